/** The five markets: trend, prices, stairs. On a phone the row itself is the stepper. */
import { createMemo, For, Show } from 'solid-js';
import { CUBES, type Cube } from '../../../../engine/wealth/data/goods.ts';
import { MARKETS } from '../../../../engine/wealth/data/markets.ts';
import { buyPrice, sellPrice } from '../../../../engine/wealth/rules/markets.ts';
import { Icon } from '../../../ui/Icon.tsx';
import text from '../../../ui/text.module.css';
import type { Composer } from '../composer.ts';
import { GOOD_SIGN, HUE } from '../looks.ts';
import { Stepper } from '../prompt/trade/Stepper.tsx';
import { stockHistory } from '../stockHistory.ts';
import { useWords } from '../words.ts';
import { Finance } from './Finance.tsx';
import styles from './Markets.module.css';
import { Spark } from './Spark.tsx';
import { Stair } from './Stair.tsx';
import { TilesLeft } from './TilesLeft.tsx';

const TREND = 12;

export function Markets(props: { composer: Composer }) {
  const { word } = useWords();
  const { table } = props.composer;
  const market = () => table.state().market;
  const history = createMemo(() => stockHistory(market(), table.log(), table.shownVersion()));
  /** The stock before the trade that is being played back. */
  const movedFrom = createMemo((): Partial<Record<Cube, number>> => {
    const event = table.playback.line()?.event;
    if (event?.type !== 'cubesBought' && event?.type !== 'cubesSold') return {};
    const before: Partial<Record<Cube, number>> = {};
    const step = event.type === 'cubesBought' ? 1 : -1;
    for (const { cube } of event.deals) before[cube] = (before[cube] ?? market()[cube] ?? 0) + step;
    return before;
  });
  return (
    <>
      <div class={styles.head}>
        <h2 class={text.heading}>{word('markets')}</h2>
        <span class={text.eyebrow}>{word('trend')}</span>
        <span class={text.eyebrow}>{word('buy')}</span>
        <span class={text.eyebrow}>{word('sell')}</span>
      </div>
      <For each={CUBES}>
        {(cube) => (
          <Market composer={props.composer} cube={cube} history={history()[cube]} before={movedFrom()[cube]} />
        )}
      </For>
      <TilesLeft stacks={table.state().stacks} />
      <Finance composer={props.composer} />
    </>
  );
}

function Market(props: {
  composer: Composer;
  cube: Cube;
  history: readonly number[];
  /** The stock before the trade that is being played back. */
  before: number | undefined;
}) {
  const { title } = useWords();
  const stock = () => props.composer.table.state().market[props.cube] ?? 0;
  const prices = createMemo(() => props.history.slice(-TREND).map((wells) => buyPrice(props.cube, wells)));
  const ends = () => MARKETS[props.cube].buy;
  const hue = () => HUE[props.cube];
  return (
    <section
      class={`${styles.market} ${props.before === undefined ? '' : styles.moved}`}
      style={{ '--h': `var(--${hue()})`, '--e': `var(--${hue()}-e)`, '--d': `var(--${hue()}-d)` }}
      aria-label={title(props.cube)}
    >
      <div class={`${styles.row} ${props.composer.canTrade() ? styles.traded : ''}`}>
        <h3 class={`${styles.name} ${title(props.cube).length > 8 ? styles.long : ''}`}>
          <Icon of={GOOD_SIGN[props.cube]} size={17} />
          {title(props.cube)}
        </h3>
        <Spark prices={prices()} />
        <Price of="buy" n={buyPrice(props.cube, stock())} />
        <Price of="sell" n={sellPrice(props.cube, stock())} />
        <Show when={props.composer.canTrade()}>
          <Stepper composer={props.composer} cube={props.cube} />
        </Show>
      </div>
      <Stair cube={props.cube} stock={stock()} picked={props.composer.picks()[props.cube]} before={props.before} />
      <div class={styles.ends} aria-hidden="true">
        <span>${ends()[0]}</span>
        <span>${ends().at(-1)}</span>
      </div>
    </section>
  );
}

function Price(props: { of: 'buy' | 'sell'; n: number }) {
  const { word } = useWords();
  return (
    <span class={props.of === 'buy' ? styles.price : styles.sellPrice}>
      <span class={text.hidden}>{word(props.of)}</span>
      <small>$</small>
      {props.n}
    </span>
  );
}
