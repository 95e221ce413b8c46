import { createMemo, type JSX, Show } from 'solid-js';
import { qr } from './qr.ts';

const QUIET = 2;

/** Always dark on white, because cameras read nothing else reliably. */
export function QrCode(props: { text: string; label: string }): JSX.Element {
  const grid = createMemo(() => qr(props.text));
  const path = () =>
    (grid() ?? []).flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1Z` : ''))).join('');
  const box = () => {
    const size = (grid()?.length ?? 0) + 2 * QUIET;
    return { size, view: `${-QUIET} ${-QUIET} ${size} ${size}` };
  };
  return (
    <Show when={grid()}>
      <svg viewBox={box().view} role="img" aria-label={props.label} shape-rendering="crispEdges">
        <rect x={-QUIET} y={-QUIET} width={box().size} height={box().size} fill="#fff" />
        <path d={path()} fill="#1e2a33" />
      </svg>
    </Show>
  );
}
