/** The end of the game: how the points were scored, the game round by round, and the seal. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CUBES, type Cube } from '../../../../engine/wealth/data/goods.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { type ScoreRow, ScoreSheet } from '../../../table/ScoreSheet.tsx';
import { Seal } from '../../../table/Seal.tsx';
import { Amount } from '../Amount.tsx';
import type { Composer } from '../composer.ts';
import { w } from '../words.ts';
import { Charts } from './Charts.tsx';
import './endSheet.css';

const some = (n: number, show: (n: number) => JSX.Element) => (n === 0 ? <span class="mut">·</span> : show(n));

export function EndSheet(props: { composer: Composer }) {
  const { table } = props.composer;
  const ending = () => table.present().ending;
  /** What each seat got for its cubes, or zero if there was no sell-off. */
  const sales = createMemo(() => {
    const sums = table.players().map(() => 0);
    for (const { event } of table.log()) {
      if (event.type !== 'cubesSoldOff') continue;
      event.sold.forEach((n, seat) => {
        sums[seat] = (sums[seat] ?? 0) + n * event.price;
      });
    }
    return sums;
  });
  const rows = createMemo((): ScoreRow[] => {
    const scores = ending()?.scores ?? [];
    const { noteCosts, tilePoints, moneyAPoint, notePoints } = rulesOf(table.present());
    const by = (show: (seat: number) => unknown) => scores.map((_, seat) => show(seat) as never);
    const of = (seat: number) => scores[seat];
    const isOut = (seat: number) => of(seat)?.points === null;
    const lines: ScoreRow[] = [];
    if (ending()?.sellOff) {
      lines.push(
        {
          label: w('sheet.held'),
          cells: by(
            (seat) => `$${(of(seat)?.money ?? 0) + (of(seat)?.repaid ?? 0) * noteCosts - (sales()[seat] ?? 0)}`,
          ),
        },
        {
          label: <Sold composer={props.composer} />,
          cells: by((seat) => <span class="up">+{sales()[seat] ?? 0}</span>),
        },
        {
          label: w('sheet.repaid', { costs: noteCosts }),
          cells: by((seat) => some(of(seat)?.repaid ?? 0, (n) => <span class="dn">−{n * noteCosts}</span>)),
        },
      );
    }
    lines.push(
      { label: w('sheet.money'), cells: by((seat) => `$${of(seat)?.money ?? 0}`), kind: 'part' },
      {
        label: w('sheet.tiles', { n: tilePoints }),
        cells: by((seat) => (
          <>
            <small class="wide">
              {of(seat)?.tiles ?? 0} × {tilePoints}
            </small>{' '}
            {(of(seat)?.tiles ?? 0) * tilePoints}
          </>
        )),
      },
      {
        label: w('sheet.tens', { n: moneyAPoint }),
        cells: by((seat) => Math.floor((of(seat)?.money ?? 0) / moneyAPoint)),
      },
      {
        label: w('sheet.notes', { n: notePoints }),
        cells: by((seat) => some(of(seat)?.notes ?? 0, (n) => <span class="dn">−{n * notePoints}</span>)),
      },
      {
        label: w('sheet.points'),
        cells: by((seat) => (isOut(seat) ? w('st.out') : of(seat)?.points)),
        kind: 'sum',
      },
    );
    return lines;
  });
  return (
    <>
      <h2 class="h sheethead">{w('sheet.head')}</h2>
      <ScoreSheet table={table} rows={rows()} />
      <Charts composer={props.composer} />
      <Seal />
    </>
  );
}

function Sold(props: { composer: Composer }) {
  const price = (cube: Cube) => props.composer.table.present().ending?.sellOff?.[cube]?.price ?? 0;
  return (
    <>
      {w('sheet.sold')}{' '}
      <Show when={props.composer.table.present().ending?.sellOff}>
        <small class="wide">
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
