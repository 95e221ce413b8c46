/** The strip above the board: what others did since my last turn or, in a solo game, what the die did. */
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../../engine/core/game.ts';
import { Strip } from '../../../table/frame/Strip.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import type { NationsLine, NationsTable } from '../nationsTable.ts';
import styles from '../Table.module.css';
import { withTexts } from '../texts.ts';
import { useWords } from '../words.tsx';

const Rolled = withTexts('solo', async () => (await import('../solo/Rolled.tsx')).Rolled);

export function Since(props: { table: NationsTable }): JSX.Element {
  const { word } = useWords();
  const { table } = props;
  /** In a word or two, because a phone has one line for everything. */
  const deed = ({ event }: NationsLine): string[] => {
    switch (event.type) {
      case 'cardBought':
      case 'workerDeployed':
      case 'architectHired':
      case 'specialUsed':
        return [word(`card.${event.card}.name`)];
      case 'passed':
        return [word('ledger.passed')];
      default:
        return [];
    }
  };
  const movers = () => {
    const others = new Map<Seat, string[]>();
    for (const line of table.since()) {
      if (line.about === null || line.about === table.seat()) continue;
      others.set(line.about, [...(others.get(line.about) ?? []), ...deed(line)]);
    }
    return [...others].map(([seat, deeds]) => ({ seat, deeds: [...new Set(deeds)].join(', ') }));
  };
  return (
    <Strip
      table={table}
      brief={
        <For each={movers()}>
          {({ seat, deeds }) => (
            <li class={styles.deed}>
              <Flag seat={seat} letter={table.players()[seat]?.letter ?? ''} width={18} /> {deeds}
            </li>
          )}
        </For>
      }
      nothing={table.state().shadow ? (none) => <Rolled table={table} none={none()} /> : undefined}
    />
  );
}
