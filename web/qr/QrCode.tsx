import { createMemo, type JSX } from 'solid-js';
import { qr } from './qr.ts';

const MARGIN = 2;

/** Dark on white in every colour scheme, because cameras expect it. */
export function QrCode(props: { text: string; label: string }): JSX.Element {
  const grid = createMemo(() => qr(props.text));
  const path = () => grid().flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1Z` : '')));
  const size = () => grid().length + 2 * MARGIN;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${size()} ${size()}`}
      role="img"
      aria-label={props.label}
      shape-rendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={size()} height={size()} fill="#fff" />
      <path d={path().join('')} fill="#1e2a33" />
    </svg>
  );
}
