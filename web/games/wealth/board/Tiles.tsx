/** Industry tiles: face and hatch, partial dots, medallion, full dots, outlines of blocs. */
import { createUniqueId, For, Match, Switch } from 'solid-js';
import { type Hex, neighbour, sameHex } from '../../../../engine/core/hex.ts';
import styles from './board.module.css';
import { at, centre, fixed, hexPath, pointOf, SIDE, type Spot, sidePath } from './geometry.ts';
import { INDUSTRY_HUE } from './hues.ts';
import type { BlocLook, DotLook, IndustryLook, ProductLook, TileLook } from './picture.ts';
import { Sign } from './Sign.tsx';

export const FACE = SIDE - 1.2;

/** The tile itself: its thickness at the bottom, the colour, the hatch. */
export function Face(props: { hex: Hex; industry: IndustryLook }) {
  const path = () => hexPath(props.hex, FACE);
  return (
    <>
      <path d={path()} transform="translate(0 2.2)" fill={`var(--${INDUSTRY_HUE[props.industry]}-e)`} />
      <path d={path()} fill={`var(--${INDUSTRY_HUE[props.industry]})`} />
      <path d={path()} fill={`url(#hatch-${props.industry})`} />
    </>
  );
}

/** Half and third dots, cut off at the edge of their tile. */
export function Parts(props: { tile: TileLook }) {
  const id = createUniqueId();
  const spots = (): Spot[] => [
    ...props.tile.sides.map((side) => ({ hex: props.tile.hex, side })),
    ...props.tile.corners.map((k) => ({ hex: props.tile.hex, corner: k })),
  ];
  return (
    <>
      <clipPath id={id}>
        <path d={hexPath(props.tile.hex, FACE)} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <For each={spots()}>
          {(spot) => {
            const point = pointOf(spot);
            return <circle class={styles.dotPart} cx={fixed(point.x)} cy={fixed(point.y)} r={SIDE * 0.215} />;
          }}
        </For>
      </g>
    </>
  );
}

const discSign = (size: number) => ({ size, shift: `translate(${fixed(-size / 2)} ${fixed(-size / 2)})` });

function Disc(props: { x: number; y: number; industry: IndustryLook; product: ProductLook }) {
  const sign = discSign(SIDE * 0.29);
  return (
    <g transform={at(props)}>
      <circle class={styles.dot} r={SIDE * 0.23} />
      <g transform={sign.shift} class={styles.onDot} color={`var(--${INDUSTRY_HUE[props.industry]}-e)`}>
        <Sign name={props.product} size={sign.size} />
      </g>
    </g>
  );
}

export function FullDot(props: { dot: DotLook }) {
  const point = () => pointOf(props.dot.spot);
  return (
    <Switch fallback={<circle class={styles.dot} cx={fixed(point().x)} cy={fixed(point().y)} r={SIDE * 0.23} />}>
      <Match when={props.dot.yields}>
        <Disc x={point().x} y={point().y} industry={props.dot.industry} product={props.dot.product} />
      </Match>
    </Switch>
  );
}

export function Middle(props: { tile: TileLook }) {
  const medal = discSign(SIDE * 0.5);
  const bare = discSign(SIDE * 0.56);
  const edge = () => `var(--${INDUSTRY_HUE[props.tile.industry]}-e)`;
  return (
    <g transform={at(centre(props.tile.hex))}>
      <Switch>
        <Match when={props.tile.face === 'medallion'}>
          <circle class={styles.dot} r={SIDE * 0.37} />
          <g transform={medal.shift} color={edge()}>
            <Sign name={props.tile.industry} size={medal.size} />
          </g>
        </Match>
        <Match when={props.tile.face === 'bare'}>
          <g transform={bare.shift} color="var(--dot)">
            <Sign name={props.tile.industry} size={bare.size} />
          </g>
        </Match>
        <Match when={props.tile.face === 'integrated'}>
          <Disc x={0} y={-SIDE * 0.27} industry="farm" product="food" />
          <Disc x={-SIDE * 0.27} y={SIDE * 0.2} industry="generator" product="energy" />
          <Disc x={SIDE * 0.27} y={SIDE * 0.2} industry="generator" product="energy" />
        </Match>
      </Switch>
    </g>
  );
}

/** Draws only the outer sides of a bloc, so that two touching blocs of one owner still show a seam. */
export function Outline(props: { bloc: BlocLook; hue: number }) {
  const id = createUniqueId();
  const path = () => {
    let outline = '';
    for (const hex of props.bloc.hexes) {
      for (let side = 0; side < 6; side++) {
        const beyond = neighbour(hex, side);
        if (!props.bloc.hexes.some((other) => sameHex(other, beyond))) outline += sidePath(hex, side);
      }
    }
    return outline;
  };
  return (
    <>
      <clipPath id={id}>
        <path d={props.bloc.hexes.map((hex) => hexPath(hex, SIDE - 0.4)).join('')} />
      </clipPath>
      <g clip-path={`url(#${id})`} fill="none" stroke-linecap="square">
        <path d={path()} stroke="var(--dot)" stroke-width="10" />
        <path d={path()} stroke={`var(--p${props.hue})`} stroke-width="7" />
      </g>
    </>
  );
}
