import type { JSX } from 'solid-js';
import { type Terrain, terrainHexes } from '../../../../engine/wealth/data/terrain.ts';
import { HEXES, hexPath, SIDE } from '../board/geometry.ts';

/** An island layout, small enough for a plate. */
export function TinyIsland(props: { value: string }): JSX.Element {
  const rough = () => terrainHexes(props.value as Terrain);
  const isRough = (q: number, r: number) => rough().some((hex) => hex.q === q && hex.r === r);
  const paths = (bare: boolean) =>
    HEXES.filter((hex) => isRough(hex.q, hex.r) !== bare)
      .map((hex) => hexPath(hex, SIDE - 1.2))
      .join('');
  return (
    <svg viewBox="-288 -328 576 656" aria-hidden="true">
      <path d={paths(true)} fill="var(--land)" stroke="var(--land-line)" stroke-width="3.2" />
      <path d={paths(false)} fill="var(--coast)" />
    </svg>
  );
}
