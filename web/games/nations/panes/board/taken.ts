/** Cards that left the progress board recently. Their places stay dashed, with the player who took them. */
import type { CardId } from '../../../../../engine/nations/data/cards/types.ts';
import type { NationsLine, NationsTable } from '../../nationsTable.ts';
import type { Taken } from './ProgressBoard.tsx';

const ROWS = [1, 2, 3];

/** Cards that others took since my last turn or, in a solo game, that the die and I took since the round began. */
export function takenLately(table: NationsTable): Taken[] {
  if (!table.state().shadow) return table.since().flatMap(boughtIn);
  const lines = table.log().filter((line) => line.version <= table.shownVersion());
  const began = lines.findLastIndex(({ event }) => event.type === 'roundBegan');
  const taken: Taken[] = [];
  for (const line of lines.slice(began + 1)) {
    const { event } = line;
    taken.push(...(event.type === 'columnCleared' ? clearedFrom(event.col, event.cards, taken) : boughtIn(line)));
  }
  return taken;
}

const boughtIn = ({ event }: NationsLine): Taken[] =>
  event.type === 'cardBought' ? [{ row: event.row, col: event.col, card: event.card, seat: event.seat }] : [];

/** A column is cleared from its cheapest card up. Cards that were bought from it before were not part of that. */
function clearedFrom(col: number, cards: readonly CardId[], before: readonly Taken[]): Taken[] {
  const rows = ROWS.filter((row) => !before.some((one) => one.col === col && one.row === row));
  if (rows.length !== cards.length) return [];
  return cards.map((card, i) => ({ row: rows[i] ?? 1, col, card, seat: null }));
}
