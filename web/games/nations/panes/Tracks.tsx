/** Strength, stability and books as three lines with everybody's flags, and the war on the line of strength. */
import { For, type JSX, Show } from 'solid-js';
import { RANKED, type Rank, type Ranked, ranks } from '../../../../engine/nations/facts/ranks.ts';
import type { State } from '../../../../engine/nations/state.ts';
import { FlagFace } from '../../../ui/Flag.tsx';
import { war as warSign } from '../../../ui/signs/nations.ts';
import { minus } from '../cards/figures.tsx';
import { shadow as shadowSign } from '../cards/signs.ts';
import { useWords } from '../cards/words.tsx';

const WIDTH = 420;
const LEFT = 80;
const RIGHT = 404;
const FLAG = 20;
const STEPS: Readonly<Record<Ranked, number>> = { strength: 5, stability: 3, books: 10 };

export function Tracks(props: { state: State; names: readonly string[]; letters: readonly string[] }): JSX.Element {
  return (
    <div class="tracks">
      <For each={RANKED}>{(kind) => <Track {...props} kind={kind} />}</For>
    </div>
  );
}

function Track(props: {
  state: State;
  kind: Ranked;
  names: readonly string[];
  letters: readonly string[];
}): JSX.Element {
  const { word } = useWords();
  const all = () => ranks(props.state, props.kind);
  const marker = () => (props.kind === 'strength' && props.state.war ? props.state.war.marker : null);
  const step = () => STEPS[props.kind];
  const low = () => Math.min(0, Math.floor(Math.min(...all().map((one) => one.value)) / step()) * step());
  const high = () =>
    Math.max(step() * 3, Math.ceil(Math.max(...all().map((one) => one.value), marker() ?? 0) / step()) * step());
  const x = (value: number) => LEFT + ((value - low()) / (high() - low())) * (RIGHT - LEFT);
  const ticks = () => {
    const every = step() * Math.ceil((high() - low()) / step() / 6);
    return Array.from({ length: Math.floor((high() - low()) / every) + 1 }, (_, i) => low() + i * every);
  };
  // Flags and the war are placed side by side: one that would cover another moves right, while its stem stays at the
  // value.
  const placed = () => {
    let free = Number.NEGATIVE_INFINITY;
    const war = marker();
    const marks: (Rank | { value: number; war: true })[] = [...all()];
    if (war !== null) marks.push({ value: war, war: true });
    const inRow = marks
      .sort((a, b) => a.value - b.value)
      .map((one) => {
        const left = Math.max(x(one.value) - FLAG / 2, free);
        free = left + FLAG + 1;
        return { one, left };
      });
    // They must not be pushed off the page either.
    let edge = WIDTH - FLAG;
    for (const mark of [...inRow].reverse()) {
      mark.left = Math.min(mark.left, edge);
      edge = mark.left - FLAG - 1;
    }
    return inRow;
  };
  const top = () => 24;
  const said = () =>
    [...all()]
      .sort((a, b) => a.rank - b.rank)
      .map((one) => `${nameOf(one)} ${minus(one.value)}`)
      .join(', ');
  const nameOf = (one: Rank) => (one.seat === null ? word('term.shadow') : (props.names[one.seat] ?? ''));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${top() + 22}`} role="img" aria-label={`${word(`term.${props.kind}`)}: ${said()}`}>
      <text class="trkn" x="0" y={top() + 4}>
        {word(`track.${props.kind}`)}
      </text>
      <path d={`M${LEFT} ${top()}H${RIGHT}`} stroke="var(--coast)" stroke-opacity=".6" stroke-width="1.5" />
      <For each={ticks()}>
        {(value) => (
          <>
            <path d={`M${x(value)} ${top() - 4}v8`} stroke="var(--coast)" stroke-opacity=".6" />
            <text class="trk" x={x(value)} y={top() + 17} text-anchor="middle">
              {minus(value)}
            </text>
          </>
        )}
      </For>
      <For each={placed()}>
        {({ one, left }) => (
          <g transform={`translate(${left} ${top() - 18})`}>
            <path
              d={`M${Math.max(2, Math.min(FLAG - 2, x(one.value) - left))} 13L${x(one.value) - left} 19`}
              stroke="var(--ink)"
              stroke-width="1.5"
            />
            <Show when={'seat' in one ? one : null} fallback={<WarMark />}>
              {(rank) => (
                <Show
                  when={rank().seat !== null}
                  fallback={<g transform="scale(.7)" fill="var(--ink)" innerHTML={shadowSign} />}
                >
                  <g transform="scale(.83)">
                    <FlagFace seat={rank().seat ?? 0} letter={props.letters[rank().seat ?? 0] ?? ''} />
                  </g>
                </Show>
              )}
            </Show>
          </g>
        )}
      </For>
    </svg>
  );
}

function WarMark(): JSX.Element {
  return (
    <g transform="translate(10 5)">
      <circle r="10" fill="var(--ink)" />
      <g transform="translate(-7 -7) scale(.58)" color="var(--paper)" class="ic" innerHTML={warSign} />
    </g>
  );
}
