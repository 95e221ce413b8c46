/** Trade: buy or sell cubes, with barter, notes and passing beside it. */
import { For, Show } from 'solid-js';
import { CUBES, type Cube } from '../../../../../engine/wealth/data/goods.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import { checkBarterAllowed } from '../../../../../engine/wealth/rules/trade.ts';
import { list } from '../../../../i18n/i18n.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import text from '../../../../ui/text.module.css';
import { Arrow } from '../../Amount.tsx';
import type { Composer } from '../../composer.ts';
import { NO_CUBES } from '../../move.ts';
import type { LongTrade } from '../../trading.ts';
import { useWords } from '../../words.ts';
import { Commit, Prompt } from '../Prompt.tsx';
import { Cell } from './Cell.tsx';
import { LaterOptions } from './LaterOptions.tsx';
import styles from './Trade.module.css';
import { createTradeHand, type TradeHand } from './tradeHand.ts';

interface Props {
  composer: Composer;
  hand: TradeHand;
}

const canBarter = (composer: Composer) => checkBarterAllowed(composer.table.state()) === null;

export function TradePrompt(props: { composer: Composer }) {
  const { word } = useWords();
  const hand = createTradeHand(props.composer);
  const most = () => rulesOf(props.composer.table.state()).cubesAnAction;
  return (
    <Prompt
      composer={props.composer}
      title={word(hand.isFinal() ? 'finalTradeUpTo' : 'tradeUpTo', { n: most() })}
      small={
        <>
          {word(canBarter(props.composer) ? 'orBarter' : 'orPass')} {word('moneyHeld', { n: hand.money() })}
          <Show when={hand.deal() || props.composer.long()}>
            {' '}
            <Arrow /> <b>${hand.moneyAfter()}</b>
          </Show>
        </>
      }
      asideNarrow={hand.deal() || props.composer.long() ? `$${hand.money()}→${hand.moneyAfter()}` : `$${hand.money()}`}
      more={
        <>
          <LackOfFuel composer={props.composer} hand={hand} />
          <Amounts composer={props.composer} />
        </>
      }
      acts={<Acts composer={props.composer} hand={hand} />}
    >
      <div class={styles.cells} data-part="cubes">
        <For each={CUBES}>{(cube) => <Cell composer={props.composer} cube={cube} />}</For>
      </div>
      <Show when={props.composer.long()}>{(long) => <LaterOptions composer={props.composer} long={long()} />}</Show>
    </Prompt>
  );
}

/** More of a cube that I have begun to buy or to sell, with one tap: three, six, nine, or all that I hold. */
function Amounts(props: { composer: Composer }) {
  const { composer } = props;
  const cubes = () => CUBES.filter((cube) => composer.picks()[cube] !== 0 && composer.amounts(cube).length > 0);
  return <For each={cubes()}>{(cube) => <AmountsOf composer={composer} cube={cube} />}</For>;
}

function AmountsOf(props: { composer: Composer; cube: Cube }) {
  const { word, term } = useWords();
  const { composer } = props;
  const isBuying = () => composer.picks()[props.cube] > 0;
  const isAll = (n: number) => !isBuying() && n === composer.me()?.purse[props.cube];
  const named = (n: number) => {
    const cubes = term(props.cube, n);
    if (isAll(n)) return word('sellAll', { cubes });
    return word(isBuying() ? 'buyAmount' : 'sellAmount', { cubes });
  };
  const pick = (n: number) =>
    composer.tell({ type: 'pick', picks: { ...composer.picks(), [props.cube]: isBuying() ? n : -n } });
  return (
    <span class={`${styles.fuel} ${styles.amounts}`} data-part="amounts">
      {word(isBuying() ? 'buy' : 'sell')} {term(props.cube)}:
      <For each={composer.amounts(props.cube)}>
        {(n) => (
          <button type="button" class={styles.amount} aria-label={named(n)} onClick={() => pick(n)}>
            {isAll(n) ? word('allOf', { n }) : n}
          </button>
        )}
      </For>
    </span>
  );
}

function LackOfFuel(props: Props) {
  const { word, goods } = useWords();
  return (
    <Show when={props.hand.lacksFuel()}>
      <span class={styles.fuel}>
        {word('fuelLacks', { goods: goods(props.hand.fuel()) })}{' '}
        <Show when={props.hand.total() === 0 && props.hand.canBuyFuel()}>
          <button type="button" class={styles.addFuel} onClick={() => props.composer.pickMissing(props.hand.fuel())}>
            {word('fuelPick')}
          </button>
        </Show>
      </span>
    </Show>
  );
}

function Acts(props: Props) {
  const { word } = useWords();
  const { composer, hand } = props;
  const offersToMe = () => composer.screen.offersToMe().length;
  return (
    <>
      <DealButton composer={composer} hand={hand} />
      <Show when={canBarter(composer)}>
        <Button onClick={() => composer.openOffer()}>
          {word('barter')}
          <Show when={offersToMe() > 0}>
            {' '}
            <Badge n={offersToMe()} />
          </Show>
        </Button>
      </Show>
      <Button onClick={() => composer.open({ name: 'notes' })}>{word('notes')}</Button>
      <Show
        when={hand.total() > 0}
        fallback={<Button onClick={() => composer.act({ type: 'passTrade' })}>{word('pass')}</Button>}
      >
        <Button onClick={() => composer.tell({ type: 'pick', picks: NO_CUBES })}>{word('clear')}</Button>
      </Show>
    </>
  );
}

/** More than one action trades: what is traded now, and what later. */
function DealButton(props: Props) {
  const { word } = useWords();
  const figures = ({ now, moneyNow, later, money }: LongTrade) => ({
    n: now,
    money: moneyNow,
    later,
    rest: money - moneyNow,
  });
  return (
    <Show when={props.composer.long()} fallback={<OneDeal {...props} />}>
      {(long) => (
        <Button kind="pri" onClick={() => void props.composer.order((desk) => props.composer.longOrders(desk))}>
          <span class={text.notOnPhone}>{word(long().isBuying ? 'buyLong' : 'sellLong', figures(long()))}</span>
          <span class={text.onPhone}>{word(long().isBuying ? 'buyLongShort' : 'sellLongShort', figures(long()))}</span>
        </Button>
      )}
    </Show>
  );
}

function OneDeal(props: Props) {
  const { word, term } = useWords();
  const named = () => {
    const picks = props.composer.picks();
    return list(CUBES.filter((cube) => picks[cube] !== 0).map((cube) => term(cube, Math.abs(picks[cube]))));
  };
  return (
    <Commit
      move={props.hand.deal()}
      missing={word('pickCubes')}
      composer={props.composer}
      onSend={(deal) => props.composer.act(deal.action)}
    >
      {(deal) => (
        <>
          <span class={text.notOnPhone}>
            {word(deal.isBuying ? 'buyCubes' : 'sellCubes', { cubes: named(), money: deal.money })}
          </span>
          <span class={text.onPhone}>
            {word(deal.isBuying ? 'buyShort' : 'sellShort', { n: props.hand.total(), money: deal.money })}
          </span>
        </>
      )}
    </Commit>
  );
}
