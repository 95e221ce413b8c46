/**
 * Lines over the rounds, each named at its end, without a legend. A hidden table holds the numbers for those who cannot
 * see the chart.
 */
import { createMemo, For, type JSX } from 'solid-js';

export interface Series {
  name: string;
  values: readonly number[];
  colour: string;
  /** The dash pattern, so that no line is told apart by its colour alone. */
  dash?: string;
  /** The reader's own line. */
  isOwn?: boolean;
  /** Names the line at its end. It is drawn at 0,0 and has about 20 px of room. */
  mark: JSX.Element;
}

const W = 320;
const H = 140;
/** The axis figures are to the left of the lines. */
const PAD = { left: 38, right: 62, top: 10, bottom: 20 };
const APART = 16;

export function LineChart(props: {
  title: string;
  sub?: string;
  series: readonly Series[];
  /** "1", "2", …: the rounds. */
  labels: readonly string[];
  /** Formats a number: "$24". */
  write?: (n: number) => string;
}): JSX.Element {
  const write = (n: number) => props.write?.(n) ?? String(n).replace('-', '−');
  const top = createMemo(() => nice(Math.max(1, ...props.series.flatMap((one) => one.values))));
  /** Whole numbers only, and none so close to the base line that they would touch. */
  const marks = () => [
    ...(Number.isInteger(top() / 2) ? [top() / 2] : []),
    top(),
    ...(bottom() < -top() / 5 ? [bottom()] : []),
  ];
  const x = (i: number) => PAD.left + (i * (W - PAD.left - PAD.right)) / Math.max(1, props.labels.length - 1);
  const bottom = createMemo(() => Math.min(0, ...props.series.flatMap((one) => one.values)));
  const y = (value: number) => H - PAD.bottom - ((value - bottom()) * (H - PAD.top - PAD.bottom)) / (top() - bottom());
  const ends = createMemo(() => spread(props.series.map((one) => y(one.values.at(-1) ?? 0))));
  return (
    <figure class="chart">
      <h3>{props.title}</h3>
      <p>{props.sub}</p>
      <svg class="plot" viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        <For each={marks()}>
          {(value) => (
            <>
              <line x1={PAD.left} x2={W - PAD.right} y1={y(value)} y2={y(value)} stroke="var(--rule)" />
              <text class="ax" x={PAD.left - 8} y={y(value) + 3} text-anchor="end">
                {write(value)}
              </text>
            </>
          )}
        </For>
        <line x1={PAD.left} x2={W - PAD.right} y1={y(0)} y2={y(0)} stroke="var(--rule-2)" />
        <For each={props.labels}>
          {(label, i) => (
            <text class="ax" x={x(i())} y={H - 5} text-anchor="middle">
              {label}
            </text>
          )}
        </For>
        <For each={props.series}>
          {(one, i) => (
            <>
              <polyline
                points={one.values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
                fill="none"
                stroke={one.colour}
                stroke-width={one.isOwn ? 3 : 2}
                stroke-dasharray={one.dash}
                stroke-linejoin="round"
              />
              <circle cx={x(one.values.length - 1)} cy={y(one.values.at(-1) ?? 0)} r="2.6" fill={one.colour} />
              <g transform={`translate(${W - PAD.right + 8} ${ends()[i()]})`}>
                {one.mark}
                <text class="lab" x="25" y="4">
                  {write(one.values.at(-1) ?? 0)}
                </text>
              </g>
            </>
          )}
        </For>
      </svg>
      <table class="vh">
        <caption>{props.title}</caption>
        <tbody>
          <For each={props.series}>
            {(one) => (
              <tr>
                <th scope="row">{one.name}</th>
                <For each={one.values}>{(value) => <td>{write(value)}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </figure>
  );
}

/** The next round number above n. */
function nice(n: number): number {
  const step = 10 ** Math.floor(Math.log10(n));
  return (
    [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].map((k) => Math.round(k * step * 10) / 10).find((value) => value >= n) ?? n
  );
}

/** Moves labels apart so that none covers another, and keeps their order. */
export function spread(ys: readonly number[]): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k++) {
    const above = order[k - 1];
    const one = order[k];
    if (above && one && one.y - above.y < APART) one.y = above.y + APART;
  }
  const over = (order.at(-1)?.y ?? 0) - (H - 4);
  if (over > 0) for (const one of order) one.y -= over;
  return order.sort((a, b) => a.i - b.i).map((one) => one.y);
}
