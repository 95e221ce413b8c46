/** Tiles outside the board: a tile in hand with its dots, or just the hex with its sign. */
import { For, Show } from 'solid-js';
import styles from './board.module.css';
import { corner, fixed, type Spot } from './geometry.ts';
import { INDUSTRY_HUE } from './hues.ts';
import { Clash } from './Marks.tsx';
import type { DotLook, IndustryLook, TileLook } from './picture.ts';
import { Sign } from './Sign.tsx';
import { Face, FullDot, Middle, Parts } from './Tiles.tsx';

const HERE = { q: 0, r: 0 };
const HEX = `M${[0, 1, 2, 3, 4, 5]
  .map((k) => {
    const point = corner(k, 20);
    return `${fixed(point.x)} ${fixed(point.y)}`;
  })
  .join('L')}Z`;

export interface HandTile extends Omit<TileLook, 'hex' | 'seat'> {
  /** The dots of this tile that would become full, and those that would clash: its sides and corners. */
  gained?: readonly DotLook[];
  clashes?: readonly Spot[];
}

export function MiniTile(props: { tile: HandTile; width: number }) {
  const tile = (): TileLook => ({ ...props.tile, hex: HERE, seat: 0 });
  return (
    <svg
      class={styles.mini}
      width={props.width}
      height={Math.round(props.width * 0.9)}
      viewBox="-44 -40 88 80"
      aria-hidden="true"
    >
      <Face hex={HERE} industry={tile().industry} />
      <Parts tile={tile()} />
      <Middle tile={tile()} />
      <For each={props.tile.gained ?? []}>
        {(dot) => <FullDot dot={{ ...dot, spot: { ...dot.spot, hex: HERE } }} />}
      </For>
      <For each={props.tile.clashes ?? []}>{(spot) => <Clash spot={{ ...spot, hex: HERE }} />}</For>
    </svg>
  );
}

/** Two faces are pale and get dark signs; the others get pale signs. */
const isPale = (industry: IndustryLook) => industry === 'farm' || industry === 'mine';

export function HexSign(props: { industry: IndustryLook; width: number }) {
  return (
    <svg width={props.width} height={Math.round(props.width * 0.9)} viewBox="-22 -20 44 40" aria-hidden="true">
      <path
        d={HEX}
        fill={`var(--${INDUSTRY_HUE[props.industry]})`}
        stroke={`var(--${INDUSTRY_HUE[props.industry]}-e)`}
        stroke-width="1.5"
      />
      <g transform="translate(-11 -11)" color={isPale(props.industry) ? 'var(--dot-ink)' : 'var(--dot)'}>
        <Sign name={props.industry} size={22} />
      </g>
    </svg>
  );
}

/** The Integrated Economy: a farm's face with three free dots. */
export function IntegratedSign(props: { width: number }) {
  return <MiniTile tile={{ industry: 'farm', face: 'integrated', sides: [], corners: [] }} width={props.width} />;
}

/** Any tile as a sign. */
export const TileSign = (props: { tile: IndustryLook | 'integratedEconomy'; width: number }) => (
  <Show when={props.tile !== 'integratedEconomy' && props.tile} fallback={<IntegratedSign width={props.width} />}>
    {(industry) => <HexSign industry={industry()} width={props.width} />}
  </Show>
);
