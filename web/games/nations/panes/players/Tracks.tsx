/** Strength, stability and books as three lines with everybody's flags, and the war on the line of strength. */
import { For, type JSX, Show } from 'solid-js';
import { RANKED, type Rank, type Ranked, ranks } from '../../../../../engine/nations/facts/ranks.ts';
import type { State } from '../../../../../engine/nations/state.ts';
import { FlagFace } from '../../../../ui/Flag.tsx';
import icon from '../../../../ui/Icon.module.css';
import { minus } from '../../cards/figures.tsx';
import { shadow as shadowSign } from '../../cards/signs.ts';
import { war as warSign } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import styles from './Tracks.module.css';
import { FLAG, LEFT, placeMarks, RIGHT, scaleOf, WIDTH } from './trackMarks.ts';

const STEPS: Readonly<Record<Ranked, number>> = { strength: 5, stability: 3, books: 10 };
const TOP = 24;

type Mark = Rank | { value: number; war: true };

export function Tracks(props: { state: State; names: readonly string[]; letters: readonly string[] }): JSX.Element {
  return (
    <div class={styles.tracks}>
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
  const { word, term } = useWords();
  const all = () => ranks(props.state, props.kind);
  const marks = (): Mark[] => {
    const war = props.kind === 'strength' ? props.state.war : null;
    return war ? [...all(), { value: war.marker, war: true }] : all();
  };
  const scale = () => {
    const values = marks().map(({ value }) => value);
    return scaleOf(values, STEPS[props.kind]);
  };
  const said = () =>
    [...all()]
      .sort((a, b) => a.rank - b.rank)
      .map((one) => `${nameOf(one)} ${minus(one.value)}`)
      .join(', ');
  const nameOf = (one: Rank) => (one.seat === null ? term('shadow') : (props.names[one.seat] ?? ''));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${TOP + 22}`} role="img" aria-label={`${term(props.kind)}: ${said()}`}>
      <text class={styles.name} x="0" y={TOP + 4}>
        {word(`track.${props.kind}`)}
      </text>
      <path d={`M${LEFT} ${TOP}H${RIGHT}`} stroke="var(--coast)" stroke-opacity=".6" stroke-width="1.5" />
      <For each={scale().ticks}>
        {(value) => (
          <>
            <path d={`M${scale().x(value)} ${TOP - 4}v8`} stroke="var(--coast)" stroke-opacity=".6" />
            <text class={styles.tick} x={scale().x(value)} y={TOP + 17} text-anchor="middle">
              {minus(value)}
            </text>
          </>
        )}
      </For>
      <For each={placeMarks(marks(), scale().x)}>
        {({ mark, left }) => (
          <g transform={`translate(${left} ${TOP - 18})`}>
            <Stem at={scale().x(mark.value) - left} />
            <Show when={'seat' in mark ? mark : null} fallback={<WarMark />}>
              {(rank) => <Flagged rank={rank()} letters={props.letters} />}
            </Show>
          </g>
        )}
      </For>
    </svg>
  );
}

/** From a flag that was moved aside to its value. */
function Stem(props: { at: number }): JSX.Element {
  return (
    <path
      d={`M${Math.max(2, Math.min(FLAG - 2, props.at))} 13L${props.at} 19`}
      stroke="var(--ink)"
      stroke-width="1.5"
    />
  );
}

function Flagged(props: { rank: Rank; letters: readonly string[] }): JSX.Element {
  return (
    <Show
      when={props.rank.seat !== null}
      fallback={<g transform="scale(.7)" fill="var(--ink)" innerHTML={shadowSign} />}
    >
      <g transform="scale(.83)">
        <FlagFace seat={props.rank.seat ?? 0} letter={props.letters[props.rank.seat ?? 0] ?? ''} />
      </g>
    </Show>
  );
}

function WarMark(): JSX.Element {
  return (
    <g transform="translate(10 5)">
      <circle r="10" fill="var(--ink)" />
      <g transform="translate(-7 -7) scale(.58)" color="var(--paper)" class={icon.icon} innerHTML={warSign} />
    </g>
  );
}
