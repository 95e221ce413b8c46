/** Trade: buy or sell cubes, with barter, notes and passing beside it. */
import { createMemo, For, Show } from 'solid-js';
import { CUBES, type Cube, type Goods } from '../../../../engine/wealth/data/goods.ts';
import { planFor } from '../../../../engine/wealth/facts/planning.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { list } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Composer } from '../composer.ts';
import { GOOD_SIGN, HUE } from '../looks.ts';
import { goodsInWords, signed, term, title, w } from '../words.ts';
import { Prompt } from './Prompt.tsx';
import { useStepper } from './Stepper.tsx';
import './trade.css';

export function TradePrompt(props: { composer: Composer }) {
  const { composer } = props;
  const { table } = composer;
  const most = () => rulesOf(table.state()).cubesAnAction;
  const deal = createMemo(() => {
    const action = composer.trade();
    if (!action) return null;
    const outcome = table.preview(action);
    if (!outcome.ok) return null;
    const event = outcome.events.find((made) => made.type === 'cubesBought' || made.type === 'cubesSold');
    return event && (event.type === 'cubesBought' || event.type === 'cubesSold') ? { action, event } : null;
  });
  const money = () => composer.me()?.purse.money ?? 0;
  const then = () => {
    const made = deal();
    if (!made) return money();
    return made.event.type === 'cubesBought' ? money() - made.event.money : money() + made.event.money;
  };
  const offersToMe = () => table.state().offers.filter((offer) => offer.to === table.seat()).length;
  const canBarter = () => table.state().players.length > 2;
  const isFinal = () => table.state().phase === 'finalTrade';
  const named = () => {
    const counts = CUBES.filter((cube) => composer.picks()[cube] !== 0);
    return list(counts.map((cube) => term(cube, Math.abs(composer.picks()[cube]))));
  };
  /** The fuel that the next Produce needs for every bloc that pays, beyond what is held and picked. */
  const fuel = createMemo((): Goods => {
    if (isFinal()) return {};
    const { missing } = planFor(table.state(), table.seat() ?? 0, { runAll: true });
    const lacking: Goods = {};
    for (const cube of CUBES) {
      const n = (missing[cube] ?? 0) - Math.max(0, composer.picks()[cube]);
      if (n > 0) lacking[cube] = n;
    }
    return lacking;
  });
  const canBuyFuel = () =>
    CUBES.some((cube) => fuel()[cube] && composer.check({ type: 'buy', cubes: [cube] }) === null);
  const total = () => CUBES.reduce((sum, cube) => sum + Math.abs(composer.picks()[cube]), 0);

  return (
    <Prompt
      composer={composer}
      title={isFinal() ? w('finalTradeUpTo', { n: most() }) : w('tradeUpTo', { n: most() })}
      small={
        <>
          {canBarter() ? w('orBarter') : w('orPass')} {w('moneyHeld', { n: money() })}
          <Show when={deal()}>
            {' '}
            <span class="arr">→</span> <b>${then()}</b>
          </Show>
        </>
      }
      asideNarrow={deal() ? `$${money()}→${then()}` : `$${money()}`}
      more={
        <Show when={CUBES.some((cube) => fuel()[cube])}>
          <span class="lackfuel">
            {w('fuelLacks', { goods: goodsInWords(fuel()) })}{' '}
            <Show when={total() === 0 && canBuyFuel()}>
              <button type="button" class="link" onClick={() => composer.pickMissing(fuel())}>
                {w('fuelPick')}
              </button>
            </Show>
          </span>
        </Show>
      }
      acts={
        <>
          <Show
            when={deal()}
            fallback={
              <Button kind="pri" disabled>
                {w('pickCubes')}
              </Button>
            }
          >
            {(made) => (
              <Button kind="pri" onClick={() => composer.act(made().action)}>
                <span class="wide">
                  {w(made().event.type === 'cubesBought' ? 'buyCubes' : 'sellCubes', {
                    cubes: named(),
                    money: made().event.money,
                  })}
                </span>
                <span class="only-s">
                  {w(made().event.type === 'cubesBought' ? 'buyShort' : 'sellShort', {
                    n: total(),
                    money: made().event.money,
                  })}
                </span>
              </Button>
            )}
          </Show>
          <Show when={canBarter()}>
            <Button onClick={() => composer.open({ name: 'barter', to: null, counter: null })}>
              {w('barter')}
              <Show when={offersToMe() > 0}>
                {' '}
                <span class="badge">{offersToMe()}</span>
              </Show>
            </Button>
          </Show>
          <Button onClick={() => composer.open({ name: 'notes' })}>{w('notes')}</Button>
          <Show
            when={total() > 0}
            fallback={<Button onClick={() => composer.act({ type: 'passTrade' })}>{w('pass')}</Button>}
          >
            <Button onClick={() => composer.clearPicks()}>{w('clear')}</Button>
          </Show>
        </>
      }
    >
      <div class="cells">
        <For each={CUBES}>{(cube) => <Cell composer={composer} cube={cube} />}</For>
      </div>
    </Prompt>
  );
}

function Cell(props: { composer: Composer; cube: Cube }) {
  const stepper = useStepper(props.composer, () => props.cube);
  const held = () => props.composer.me()?.purse[props.cube] ?? 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but the cell already has a name
    <div
      class="cell"
      classList={{ set: stepper.picked() !== 0 }}
      style={{ '--d': `var(--${HUE[props.cube]}-d)` }}
      role="group"
      aria-label={term(props.cube)}
    >
      <div class="n">
        <Icon of={GOOD_SIGN[props.cube]} size={15} />
        <span>{title(props.cube)}</span>
        <em>
          {held()}
          <Show when={stepper.picked() !== 0}>
            →<b>{held() + stepper.picked()}</b>
          </Show>
        </em>
      </div>
      <button
        type="button"
        class="bs"
        disabled={!stepper.canSell()}
        aria-label={w('sellOne', { good: term(props.cube), price: stepper.sells() })}
        onClick={() => props.composer.step(props.cube, -1)}
      >
        <small>{w('sell')}</small> {stepper.sells()}
      </button>
      <div class="v" aria-live="polite">
        {stepper.picked() === 0 ? 0 : signed(stepper.picked())}
      </div>
      <button
        type="button"
        class="bb"
        disabled={!stepper.canBuy()}
        aria-label={w('buyOne', { good: term(props.cube), price: stepper.buys() })}
        onClick={() => props.composer.step(props.cube, 1)}
      >
        <small>{w('buy')}</small> {stepper.buys()}
      </button>
    </div>
  );
}
