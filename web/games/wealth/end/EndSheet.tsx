/** The end of the game: how the points were scored, the game round by round, and the seal. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CUBES, type Cube } from '../../../../engine/wealth/data/goods.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { type ScoreRow, ScoreSheet } from '../../../table/end/ScoreSheet.tsx';
import { Seal } from '../../../table/end/Seal.tsx';
import text from '../../../ui/text.module.css';
import { Amount } from '../Amount.tsx';
import type { Composer } from '../composer.ts';
import type { WealthTable } from '../wealthTable.ts';
import { useWords } from '../words.ts';
import { Charts } from './Charts.tsx';
import styles from './EndSheet.module.css';

const some = (n: number, show: (n: number) => JSX.Element) => (n === 0 ? <span class={text.muted}>·</span> : show(n));
const lost = (n: number) => <span class={text.loss}>−{n}</span>;

/** What each seat got for its cubes, or zero if there was no sell-off. */
function salesOf(table: WealthTable): number[] {
  const sums = table.players().map(() => 0);
  for (const { event } of table.log()) {
    if (event.type !== 'cubesSoldOff') continue;
    event.sold.forEach((n, seat) => {
      sums[seat] = (sums[seat] ?? 0) + n * event.price;
    });
  }
  return sums;
}

export function EndSheet(props: { composer: Composer }) {
  const { word } = useWords();
  const { table } = props.composer;
  const soldOff = useSoldOff(props.composer);
  const points = usePoints(props.composer);
  return (
    <>
      <h2 class={styles.head}>{word('sheet.head')}</h2>
      <ScoreSheet table={table} rows={[...soldOff(), ...points()]} />
      <Charts composer={props.composer} />
      <Seal />
    </>
  );
}

/** Where the money comes from, if the cubes were sold off. */
function useSoldOff(composer: Composer): () => ScoreRow[] {
  const { word } = useWords();
  const { table } = composer;
  const sales = createMemo(() => salesOf(table));
  return createMemo((): ScoreRow[] => {
    const { sellOff, scores = [] } = table.present().ending ?? {};
    if (!sellOff) return [];
    const { noteCosts } = rulesOf(table.present());
    const sold = (seat: number) => sales()[seat] ?? 0;
    return [
      {
        label: word('sheet.held'),
        cells: scores.map(({ money, repaid }, seat) => `$${money + repaid * noteCosts - sold(seat)}`),
      },
      {
        label: <Sold composer={composer} />,
        cells: scores.map((_, seat) => <span class={text.gain}>+{sold(seat)}</span>),
      },
      {
        label: word('sheet.repaid', { costs: noteCosts }),
        cells: scores.map(({ repaid }) => some(repaid, (n) => lost(n * noteCosts))),
      },
    ];
  });
}

function usePoints(composer: Composer): () => ScoreRow[] {
  const { word } = useWords();
  const { table } = composer;
  return createMemo((): ScoreRow[] => {
    const scores = table.present().ending?.scores ?? [];
    const { tilePoints, moneyAPoint, notePoints } = rulesOf(table.present());
    return [
      { label: word('sheet.money'), cells: scores.map(({ money }) => `$${money}`), kind: 'part' },
      {
        label: word('sheet.tiles', { n: tilePoints }),
        cells: scores.map(({ tiles }) => (
          <>
            <small class={text.notOnPhone}>
              {tiles} × {tilePoints}
            </small>{' '}
            {tiles * tilePoints}
          </>
        )),
      },
      {
        label: word('sheet.tens', { n: moneyAPoint }),
        cells: scores.map(({ money }) => Math.floor(money / moneyAPoint)),
      },
      {
        label: word('sheet.notes', { n: notePoints }),
        cells: scores.map(({ notes }) => some(notes, (n) => lost(n * notePoints))),
      },
      { label: word('sheet.points'), cells: scores.map(({ points }) => points ?? word('st.out')), kind: 'sum' },
    ];
  });
}

function Sold(props: { composer: Composer }) {
  const { word } = useWords();
  const sellOff = () => props.composer.table.present().ending?.sellOff;
  const price = (cube: Cube) => sellOff()?.[cube]?.price ?? 0;
  return (
    <>
      {word('sheet.sold')}{' '}
      <Show when={sellOff()}>
        <small class={text.notOnPhone}>
          <For each={CUBES}>
            {(cube) => (
              <>
                <Amount good={cube} size={11}>
                  ${price(cube)}
                </Amount>{' '}
              </>
            )}
          </For>
        </small>
      </Show>
    </>
  );
}
