/** What a move would do: pills, contested dots, arrows, signs of an operation. */
import type { Hex } from '../../../../engine/core/hex.ts';
import styles from './board.module.css';
import { at, centre, fixed, type Point, pointOf, SIDE, type Spot } from './geometry.ts';
import type { ArrowLook, PillLook, SignLook } from './picture.ts';
import { Sign } from './Sign.tsx';

/** The right edge of the drawing. */
const EDGE = 290;

export function Pill(props: { pill: PillLook }) {
  const beside = () => props.pill.beside;
  const width = () =>
    beside() === undefined ? Math.max(26, props.pill.text.length * 7 + 10) : props.pill.text.length * 6.6 + 16;
  const place = (): Point => {
    const { x, y } = centre(props.pill.hex);
    const row = beside();
    if (row === undefined) return { x, y: y + SIDE * 0.62 };
    // Beside the tile, on the side that has room.
    const away = SIDE * 0.72 + width() / 2;
    return { x: x + away + width() / 2 > EDGE ? x - away : x + away, y: y + SIDE * (-0.12 + 0.54 * row) };
  };
  const tone = () =>
    props.pill.tone === 'act' ? { ground: 'act', text: 'on-act' } : { ground: 'dot-ink', text: 'dot' };
  return (
    <g transform={at(place())}>
      <rect x={-width() / 2} y="-9" width={width()} height="18" rx="9" fill={`var(--${tone().ground})`} />
      <text class={styles.letter} y="4.6" font-size="12.5" fill={`var(--${tone().text})`}>
        {props.pill.text}
      </text>
    </g>
  );
}

const JAGS = Array.from({ length: 18 }, (_, i) => {
  const angle = (i * 20 * Math.PI) / 180;
  const reach = i % 2 ? SIDE * 0.27 : SIDE * 0.37;
  return `${i ? 'L' : 'M'}${fixed(reach * Math.cos(angle))} ${fixed(reach * Math.sin(angle))}`;
}).join('');

/** Two industries clash at one dot: a jagged disc with a crack. */
export function Clash(props: { spot: Spot }) {
  return (
    <g transform={at(pointOf(props.spot))}>
      <path class={styles.jag} d={`${JAGS}Z`} />
      <path class={styles.crack} d="M1.5-7l-4.6 7.6h6.2l-4.6 7" />
    </g>
  );
}

export function Arrow(props: { arrow: ArrowLook }) {
  const shape = () => {
    const from = centre(props.arrow.from);
    const to = centre(props.arrow.to);
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const ux = (to.x - from.x) / length;
    const uy = (to.y - from.y) / length;
    const point = (base: Point, along: number, across = 0) =>
      `${fixed(base.x + ux * along - uy * across)} ${fixed(base.y + uy * along + ux * across)}`;
    const reach = SIDE * 0.4;
    return {
      shaft: `M${point(from, SIDE * 0.42)}L${point(to, -reach)}`,
      line: `M${point(from, SIDE * 0.42)}L${point(to, -reach - 4)}`,
      head: `M${point(to, -reach - 9, 7)}L${point(to, -reach)}L${point(to, -reach - 9, -7)}Z`,
    };
  };
  const hue = () => (props.arrow.mine ? 'var(--act)' : 'var(--dot-ink)');
  return (
    <g class={styles.arrow}>
      <path d={shape().shaft} stroke="var(--dot)" stroke-width="7.5" />
      <path d={shape().line} stroke={hue()} stroke-width="3.6" />
      <path d={shape().head} fill={hue()} stroke="var(--dot)" stroke-width="1.6" />
    </g>
  );
}

export function OperationSign(props: { look: SignLook; busy: (hex: Hex) => boolean }) {
  const place = (): Point => {
    const { x, y } = centre(props.look.hex);
    return props.busy(props.look.hex) ? { x: x + SIDE * 0.46, y: y - SIDE * 0.44 } : { x, y };
  };
  const chosen = () => props.look.chosen === true;
  return (
    <g transform={at(place())}>
      <circle
        r="10.5"
        fill={chosen() ? 'var(--act)' : 'var(--dot)'}
        stroke={chosen() ? 'var(--dot)' : 'var(--dot-ink)'}
        stroke-width="1.4"
      />
      <g transform="translate(-7.2 -7.2)" color={chosen() ? 'var(--on-act)' : 'var(--dot-ink)'}>
        <Sign name={props.look.sign} size={14.4} />
      </g>
    </g>
  );
}
