/** The part of this game in the picture of the home page: a small island, drawn with the components of the table. */
import { For, type JSX } from 'solid-js';
import { disc, type Hex } from '../../../../engine/core/hex.ts';
import board from '../board/board.module.css';
import { hexPath } from '../board/geometry.ts';
import { Hatches } from '../board/Hatches.tsx';
import { LoneFlag } from '../board/Pieces.tsx';
import type { DotLook, TileLook } from '../board/picture.ts';
import { Face, FullDot, Middle, Parts } from '../board/Tiles.tsx';

const LAND = disc(2);
const COAST = LAND.map((hex) => hexPath(hex)).join('');
const WATERLINES = [
  [75, 'sea-line'],
  [73.4, 'sea'],
  [55, 'sea-line'],
  [53, 'sea'],
  [39, 'sea-line'],
  [37, 'sea'],
  [25, 'sea-line'],
  [22.4, 'sea'],
  [13.7, 'sea-line'],
  [10.3, 'sea'],
  [5.7, 'coast'],
] as const;

const hex = (q: number, r: number): Hex => ({ q, r });
const tile = (
  industry: TileLook['industry'],
  where: Hex,
  sides: readonly number[],
  corners: readonly number[] = [],
): TileLook => ({ industry, hex: where, seat: 0, face: industry === 'bank' ? 'bare' : 'medallion', sides, corners });

const ALL = [0, 1, 2, 3, 4, 5];
const TILES: readonly TileLook[] = [
  tile('farm', hex(-2, 0), ALL),
  tile('farm', hex(-2, 1), ALL),
  tile('farm', hex(-1, 0), ALL),
  tile('mine', hex(0, -1), [2, 5]),
  tile('mine', hex(1, -1), [2, 5]),
  tile('generator', hex(-1, 2), [0, 2, 4]),
  tile('academy', hex(1, 1), [2, 5], [1, 5]),
  tile('bank', hex(2, -2), [5, 0]),
];
const dot = (where: Hex, side: number, industry: DotLook['industry'], product: DotLook['product']): DotLook => ({
  spot: { hex: where, side },
  industry,
  product,
  yields: true,
});
const DOTS: readonly DotLook[] = [
  dot(hex(-2, 0), 3, 'farm', 'food'),
  dot(hex(-2, 0), 2, 'farm', 'food'),
  dot(hex(-2, 1), 1, 'farm', 'food'),
  dot(hex(0, -1), 2, 'mine', 'ore'),
];

export function Art(): JSX.Element {
  return (
    <>
      <Hatches />
      <g transform="translate(-92 0) scale(.875)">
        <For each={WATERLINES}>
          {([width, hue]) => (
            <path d={COAST} fill="none" stroke={`var(--${hue})`} stroke-width={width} stroke-linejoin="round" />
          )}
        </For>
        <path class={board.land} d={COAST} />
        <For each={TILES}>
          {(one) => (
            <>
              <Face hex={one.hex} industry={one.industry} />
              <Parts tile={one} />
              <Middle tile={one} />
            </>
          )}
        </For>
        <For each={DOTS}>{(one) => <FullDot dot={one} />}</For>
        <LoneFlag hex={hex(0, 1)} seat={0} letter="C" aside={false} />
        <LoneFlag hex={hex(1, 0)} seat={1} letter="A" aside={false} />
      </g>
    </>
  );
}
