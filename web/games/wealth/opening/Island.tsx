/** The empty island as chosen, with one flag per taken seat. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Hex } from '../../../../engine/core/hex.ts';
import { type Terrain as Layout, terrainHexes } from '../../../../engine/wealth/data/terrain.ts';
import { isPhone } from '../../../ui/phone.ts';
import type { CoverProps } from '../../contract.ts';
import { Chart, Terrain, Tufts } from '../board/Chart.tsx';
import { centre, VIEW_BOX } from '../board/geometry.ts';
import { LoneFlag } from '../board/Pieces.tsx';

/** Around the compass rose, where all flags are visible even in the narrow band on a phone. */
const PLACES: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: -1 },
  { q: 0, r: 1 },
  { q: 1, r: -1 },
  { q: -1, r: 0 },
];

const MOUNTAINS = ['Mountains and Valleys', 'Through the Pass'];

export function Island(props: CoverProps): JSX.Element {
  const narrow = isPhone();
  const terrain = () => String(props.options.terrain ?? 'none');
  const rough = createMemo(() => terrainHexes(terrain() as Layout));
  const kind = () => (MOUNTAINS.includes(terrain()) ? 'mountain' : 'lake');
  const isBare = (hex: Hex) => !rough().some((other) => other.q === hex.q && other.r === hex.r);
  return (
    <svg
      viewBox={narrow ? '-292 -100 584 200' : VIEW_BOX}
      preserveAspectRatio={narrow ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <Chart />
      <Show when={terrain()} keyed>
        {(_) => <Tufts bare={isBare} />}
      </Show>
      <For each={rough()}>{(hex) => <Terrain hex={hex} kind={kind()} />}</For>
      <For each={props.seats}>
        {(one) => {
          const hex = PLACES[one.seat] ?? { q: 0, r: 2 };
          return (
            <Show when={one.taken} fallback={<FreePole hex={hex} />}>
              <LoneFlag hex={hex} seat={one.seat} letter={one.letter} aside={false} />
            </Show>
          );
        }}
      </For>
    </svg>
  );
}

function FreePole(props: { hex: Hex }): JSX.Element {
  const { x, y } = centre(props.hex);
  return (
    <g transform={`translate(${x - 11} ${y - 13})`} fill="none" stroke="var(--ink-3)" stroke-width="1.6">
      <path d="M0 0h25v16.5H0Z" stroke-dasharray="4 3" />
      <path d="M0-2v32" stroke-linecap="round" />
    </g>
  );
}
