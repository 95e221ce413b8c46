/** The strip above the board: who moved since my last turn; alone, what the die did. */
import { For, type JSX, Suspense } from 'solid-js';
import { Strip } from '../../../table/Strip.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { withTexts } from '../cards/wholeTexts.ts';
import type { NationsTable } from '../nationsTable.ts';

const Rolled = withTexts(async () => (await import('../solo/Rolled.tsx')).Rolled);

export function Since(props: { table: NationsTable }): JSX.Element {
  const { table } = props;
  /** Each once. On a phone there is room for their flags only. */
  const movers = () => [
    ...new Set(
      table.since().flatMap((line) => (line.about === null || line.about === table.seat() ? [] : [line.about])),
    ),
  ];
  return (
    <Strip
      table={table}
      brief={
        <For each={movers()}>
          {(seat) => (
            <li>
              <Flag seat={seat} letter={table.players()[seat]?.letter ?? ''} width={20} />
            </li>
          )}
        </For>
      }
      nothing={
        table.state().shadow
          ? (none) => (
              <Suspense fallback={none()}>
                <Rolled table={table} none={none()} />
              </Suspense>
            )
          : undefined
      }
    />
  );
}
