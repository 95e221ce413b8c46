/**
 * Lines over the rounds, each named at its end, without a legend. A hidden table holds the numbers for those who cannot
 * see the chart.
 */
import { createMemo, For, type JSX } from 'solid-js';
import text from '../../ui/text.module.css';
import { H, PAD, rangeOf, spread, W } from './chartScale.ts';
import styles from './LineChart.module.css';

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

interface Drawn {
  series: readonly Series[];
  /** "1", "2", …: the rounds. */
  labels: readonly string[];
}

interface Scale {
  x: (i: number) => number;
  y: (value: number) => number;
  marks: () => number[];
  write: (n: number) => string;
}

export function LineChart(
  props: Drawn & {
    title: string;
    sub?: string;
    /** Formats a number: "$24". */
    write?: (n: number) => string;
  },
): JSX.Element {
  const write = (n: number) => props.write?.(n) ?? String(n).replace('-', '−');
  const range = createMemo(() => rangeOf(props.series.flatMap((one) => one.values)));
  const scale: Scale = {
    x: (i) => PAD.left + (i * (W - PAD.left - PAD.right)) / Math.max(1, props.labels.length - 1),
    y: (value) =>
      H - PAD.bottom - ((value - range().bottom) * (H - PAD.top - PAD.bottom)) / (range().top - range().bottom),
    marks: () => range().marks,
    write,
  };
  return (
    <figure class={styles.chart} data-part="chart">
      <h3>{props.title}</h3>
      <p>{props.sub}</p>
      <svg class={styles.plot} viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        <Axes labels={props.labels} scale={scale} />
        <Lines series={props.series} scale={scale} />
      </svg>
      {/* Firefox draws the caption of a hidden table outside of it, so the box around the table is what is hidden. */}
      <div class={text.hidden}>
        <Numbers title={props.title} series={props.series} write={write} />
      </div>
    </figure>
  );
}

function Axes(props: { labels: readonly string[]; scale: Scale }): JSX.Element {
  const { x, y, write } = props.scale;
  return (
    <>
      <For each={props.scale.marks()}>
        {(value) => (
          <>
            <line x1={PAD.left} x2={W - PAD.right} y1={y(value)} y2={y(value)} stroke="var(--rule)" />
            <text class={styles.axis} x={PAD.left - 8} y={y(value) + 3} text-anchor="end">
              {write(value)}
            </text>
          </>
        )}
      </For>
      <line x1={PAD.left} x2={W - PAD.right} y1={y(0)} y2={y(0)} stroke="var(--rule-2)" />
      <For each={props.labels}>
        {(label, i) => (
          <text class={styles.axis} x={x(i())} y={H - 5} text-anchor="middle">
            {label}
          </text>
        )}
      </For>
    </>
  );
}

function Lines(props: { series: readonly Series[]; scale: Scale }): JSX.Element {
  const { x, y, write } = props.scale;
  const ends = createMemo(() => spread(props.series.map((one) => y(one.values.at(-1) ?? 0))));
  return (
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
            <text class={styles.last} x="25" y="4">
              {write(one.values.at(-1) ?? 0)}
            </text>
          </g>
        </>
      )}
    </For>
  );
}

function Numbers(props: { title: string; series: readonly Series[]; write: (n: number) => string }): JSX.Element {
  return (
    <table>
      <caption>{props.title}</caption>
      <tbody>
        <For each={props.series}>
          {(one) => (
            <tr>
              <th scope="row">{one.name}</th>
              <For each={one.values}>{(value) => <td>{props.write(value)}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
