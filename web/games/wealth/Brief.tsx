/** What has changed since my turn, for a phone: price changes, otherwise the last action with its player's flag. */
import { createMemo, For, Show } from 'solid-js';
import { CUBES } from '../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import { buyPrice } from '../../../engine/wealth/rules/markets.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Composer } from './composer.ts';
import { deep, GOOD_SIGN } from './looks.ts';
import { stockHistory } from './stockHistory.ts';
import type { WealthLine } from './wealthTable.ts';
import { useWords, type Words } from './words.ts';

const SHOWN = 2;

function inShort({ word, term }: Words, { event }: WealthLine): string {
  switch (event.type) {
    case 'tileBuilt':
      return `${term(event.tile)} ${hexName(event.hex)}`;
    case 'flagPlaced':
    case 'startFlagPlaced':
    case 'hexSettled':
    case 'flagConquered':
      return `${word('flag').toLowerCase()} ${hexName(event.hex)}`;
    case 'unitMoved':
    case 'unitTransported':
      return `${hexName(event.from)} → ${hexName(event.to)}`;
    case 'unitsBuilt':
      return term('units', event.hexes.length);
    case 'battleFought':
      return `${word('battle')} ${hexName(event.hex)}`;
    case 'passed':
      return word('st.passed');
    case 'productionDecided':
      return word('st.done');
    case 'packagePicked':
      return event.tiles[0] ? term(event.tiles[0].tile, event.tiles.length) : '';
    default:
      return '';
  }
}

export function Brief(props: { composer: Composer }) {
  const words = useWords();
  const { table } = props.composer;
  const prices = createMemo(() => {
    const traded = table.since().filter(({ event }) => event.type === 'cubesBought' || event.type === 'cubesSold');
    const histories = stockHistory(table.present().market, traded, table.version());
    return CUBES.map((cube) => ({
      cube,
      before: buyPrice(cube, histories[cube][0] ?? 0),
      after: buyPrice(cube, table.present().market[cube] ?? 0),
    })).filter((one) => one.before !== one.after);
  });
  const last = () => table.since().findLast((line) => line.about !== null && inShort(words, line) !== '');
  return (
    <Show
      when={prices().length > 0}
      fallback={
        <Show when={last()}>
          {(line) => (
            <li>
              <Flag seat={line().about ?? 0} letter={table.players()[line().about ?? 0]?.letter ?? ''} width={16} />{' '}
              {inShort(words, line())}
            </li>
          )}
        </Show>
      }
    >
      <For each={prices().slice(0, SHOWN)}>
        {(one) => (
          <li style={{ color: deep(one.cube) }}>
            <Icon of={GOOD_SIGN[one.cube]} size={13} label={words.term(one.cube)} /> {one.before}→{one.after}
          </li>
        )}
      </For>
    </Show>
  );
}
