/** The end of the game: points by category with an explanation of each line, and the game in three charts. */
import { createResource, For, type JSX, Show } from 'solid-js';
import { nationFacts } from '../../../../engine/nations/facts/nation.ts';
import type { Score, State } from '../../../../engine/nations/state.ts';
import { LineChart, type Series } from '../../../table/end/LineChart.tsx';
import { ScoreSheet } from '../../../table/end/ScoreSheet.tsx';
import { Seal } from '../../../table/end/Seal.tsx';
import { FlagFace } from '../../../ui/Flag.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { Fame } from '../solo/Fame.tsx';
import { useWords } from '../words.tsx';
import { Bars } from './Bars.tsx';
import styles from './EndSheet.module.css';
import { explain } from './explain.ts';
import { statesByRound } from './rounds.ts';

const CATEGORIES = ['vp', 'colonies', 'wonders', 'workers', 'resources'] as const satisfies (keyof Score)[];

const CHARTS = [
  { title: 'chart.vp', value: (state: State, seat: number) => state.nations[seat]?.purse.vp ?? 0 },
  { title: 'chart.books', value: (state: State, seat: number) => state.nations[seat]?.purse.books ?? 0 },
  { title: 'chart.strength', value: (state: State, seat: number) => nationFacts(state, seat).strength },
  { title: 'chart.stability', value: (state: State, seat: number) => nationFacts(state, seat).stability },
] as const;

/** Each seat has its own dash pattern, so no line is told apart by its colour alone. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4'];

export function EndSheet(props: { table: NationsTable }): JSX.Element {
  const words = useWords();
  const { word, term } = words;
  const scores = () => props.table.state().final ?? [];
  /** Whose points the second lines explain: mine, or the winner's for a watcher. */
  const told = () => props.table.seat() ?? props.table.result()?.winners[0] ?? 0;
  const rows = () => [
    ...CATEGORIES.map((kind) => ({
      label: (
        <>
          {term(`score.${kind}`)}
          <small>{explain(words, props.table.state(), told(), kind)}</small>
        </>
      ),
      cells: scores().map((score) => <span class={isMost(score, kind) ? styles.most : ''}>{score[kind]}</span>),
    })),
    { label: term('score.total'), cells: scores().map((score) => String(score.total)), kind: 'sum' as const },
  ];
  const isMost = (score: Score, kind: (typeof CATEGORIES)[number]) =>
    scores().length > 1 && score[kind] > 0 && score[kind] === Math.max(...scores().map((one) => one[kind]));
  const [rounds] = createResource(() => statesByRound(props.table));
  return (
    <div data-part="endSheet">
      <div class={`${styles.points} ${scores().length === 1 ? styles.alone : ''}`}>
        <ScoreSheet table={props.table} rows={rows()} />
      </div>
      <Show
        when={scores().length > 1}
        fallback={
          <div class={styles.alone}>
            <Fame table={props.table} points={scores()[0]?.total ?? 0} />
          </div>
        }
      >
        <p class={styles.whose}>
          {word(props.table.seat() === null ? 'end.whose' : 'end.whose.you', {
            who: props.table.players()[told()]?.name ?? '',
          })}
        </p>
        <Bars table={props.table} scores={scores()} />
      </Show>
      <Seal />
      {/* The sheet does not wait for its charts. */}
      <Show when={rounds.state === 'ready' && rounds()}>
        {(states) => (
          <div class={styles.charts}>
            <For each={CHARTS}>
              {({ title, value }) => <Chart table={props.table} states={states()} title={word(title)} value={value} />}
            </For>
          </div>
        )}
      </Show>
    </div>
  );
}

function Chart(props: {
  table: NationsTable;
  states: readonly State[];
  title: string;
  value: (state: State, seat: number) => number;
}): JSX.Element {
  const series = (): Series[] =>
    props.table.players().map((player) => ({
      name: player.name,
      values: props.states.map((state) => props.value(state, player.seat)),
      colour: `var(--p${player.seat + 1})`,
      dash: DASHES[player.seat] ?? '',
      isOwn: player.seat === props.table.seat(),
      mark: (
        <g transform="translate(0 -7) scale(.85)">
          <FlagFace seat={player.seat} letter={player.letter} />
        </g>
      ),
    }));
  return <LineChart title={props.title} series={series()} labels={props.states.map((_, i) => String(i + 1))} />;
}
