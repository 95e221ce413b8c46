/** The pieces on the tiles: flags, automation tokens, units. */
import { Show } from 'solid-js';
import type { Hex } from '../../../../engine/core/hex.ts';
import { FlagFace } from '../../../ui/Flag.tsx';
import styles from './board.module.css';
import { at, centre, fixed, type Point, SIDE } from './geometry.ts';
import { Sign } from './Sign.tsx';

const RISE = 0.66;

function Cloth(props: { seat: number; letter: string; corner: Point; width: number }) {
  const scale = () => props.width / 24;
  return (
    <g transform={at(props.corner)}>
      <path class={styles.pole} d={`M0 ${fixed(-0.06 * props.width)}V${fixed(props.width * RISE * 1.62)}`} />
      <g transform={`scale(${scale().toFixed(3)})`}>
        <FlagFace seat={props.seat} letter={props.letter} />
        <path class={styles.hem} d="M0 0h24v16H0Z" stroke-width={(1.1 / scale()).toFixed(2)} />
      </g>
    </g>
  );
}

/** A small flag on a tile, placed where it covers no dot. */
export function TileFlag(props: { hex: Hex; seat: number }) {
  const corner = () => {
    const { x, y } = centre(props.hex);
    return { x: x - SIDE * 0.52, y: y - SIDE * 0.68 };
  };
  return <Cloth seat={props.seat} letter="" corner={corner()} width={SIDE * 0.36} />;
}

/** A flag on a bare hex: in the middle with its letter, or at the upper left if a unit is there too. */
export function LoneFlag(props: { hex: Hex; seat: number; letter: string; aside: boolean }) {
  const corner = () => {
    const { x, y } = centre(props.hex);
    return props.aside ? { x: x - SIDE * 0.44, y: y - SIDE * 0.66 } : { x: x - 11, y: y - 13 };
  };
  return <Cloth seat={props.seat} letter={props.letter} corner={corner()} width={props.aside ? 22 : 25} />;
}

/** The flag of a winner, or of one of several who share the victory. */
export function CrownFlag(props: { seat: number; letter: string; of: number; index: number }) {
  const x = () => -13 + 26 * (props.index - (props.of - 1) / 2);
  return <Cloth seat={props.seat} letter={props.letter} corner={{ x: x(), y: -27 }} width={props.of > 1 ? 22 : 34} />;
}

export function AutomationToken(props: { hex: Hex }) {
  const place = () => {
    const { x, y } = centre(props.hex);
    return { x: x + SIDE * 0.36, y: y + SIDE * 0.5 };
  };
  return (
    <g transform={at(place())}>
      <circle class={styles.token} r="9" />
      <g transform="translate(-7.2 -7.2)" color="var(--dot-ink)">
        <Sign name="automation" size={14.4} />
      </g>
    </g>
  );
}

const PAWN = 'M0-14.5a5.6 5.6 0 0 1 3.8 9.7c3.6 1.7 5.5 6 5.9 12.8H-9.7C-9.3 1.2-7.4-3.1-3.8-4.8A5.6 5.6 0 0 1 0-14.5Z';

export function Pawn(props: { place: Point; seat: number; letter: string; count: number; width: number }) {
  const hue = () => (props.seat % 6) + 1;
  return (
    <g transform={`${at(props.place)} scale(${(props.width / 20).toFixed(3)})`}>
      <path class={styles.halo} d={PAWN} />
      <path class={styles.pawn} d={PAWN} fill={`var(--p${hue()})`} />
      <text class={styles.letter} y="6.2" font-size="10.5" fill={`var(--p${hue()}-c)`}>
        {props.letter.charAt(0)}
      </text>
      <Show when={props.count > 1}>
        <circle class={styles.token} cx="11.4" cy="3.2" r="6.4" />
        <text class={styles.letter} x="11.4" y="7" font-size="10.5" fill="var(--dot-ink)">
          {props.count}
        </text>
      </Show>
    </g>
  );
}
