/** The five markets: trend, prices, stairs. On a phone the row itself is the stepper. */
import { createMemo, For, Show } from 'solid-js';
import { CUBES, type Cube } from '../../../../engine/wealth/data/goods.ts';
import { MARKETS } from '../../../../engine/wealth/data/markets.ts';
import { buyPrice, sellPrice } from '../../../../engine/wealth/rules/markets.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Composer } from '../composer.ts';
import { GOOD_SIGN, HUE } from '../looks.ts';
import { Stepper } from '../prompt/Stepper.tsx';
import { stockHistory } from '../stockHistory.ts';
import { title, w } from '../words.ts';
import { Finance } from './Finance.tsx';
import { Spark } from './Spark.tsx';
import { Stair } from './Stair.tsx';
import { TilesLeft } from './TilesLeft.tsx';
import './markets.css';

const TREND = 12;

export function Markets(props: { composer: Composer }) {
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
      <div class="mkhead">
        <h2 class="h">{w('markets')}</h2>
        <span class="eyebrow">{w('trend')}</span>
        <span class="eyebrow">{w('buy')}</span>
        <span class="eyebrow">{w('sell')}</span>
      </div>
      <For each={CUBES}>
        {(cube) => {
          const stock = () => market()[cube] ?? 0;
          const prices = createMemo(() => {
            const past = history()[cube].slice(-TREND);
            return past.map((wells) => buyPrice(cube, wells));
          });
          const ends = MARKETS[cube].buy;
          return (
            <section
              class="mk"
              classList={{ hot: movedFrom()[cube] !== undefined }}
              style={{
                '--h': `var(--${HUE[cube]})`,
                '--e': `var(--${HUE[cube]}-e)`,
                '--d': `var(--${HUE[cube]}-d)`,
              }}
              aria-label={title(cube)}
            >
              <div class="mkrow">
                <h3 class="nm" classList={{ long: title(cube).length > 8 }}>
                  <Icon of={GOOD_SIGN[cube]} size={17} />
                  {title(cube)}
                </h3>
                <Spark prices={prices()} />
                <span class="pr">
                  <span class="vh">{w('buy')}</span>
                  <small>$</small>
                  {buyPrice(cube, stock())}
                </span>
                <span class="pr sell">
                  <span class="vh">{w('sell')}</span>
                  <small>$</small>
                  {sellPrice(cube, stock())}
                </span>
                <Show when={props.composer.canTrade()}>
                  <Stepper composer={props.composer} cube={cube} class="mstep" />
                </Show>
              </div>
              <Stair cube={cube} stock={stock()} picked={props.composer.picks()[cube]} before={movedFrom()[cube]} />
              <div class="cap" aria-hidden="true">
                <span>${ends[0]}</span>
                <span>${ends.at(-1)}</span>
              </div>
            </section>
          );
        }}
      </For>
      <TilesLeft stacks={table.state().stacks} />
      <Finance composer={props.composer} />
    </>
  );
}
