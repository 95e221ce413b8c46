/** The cells of the progress board. Rows count from 1, which is their price; columns count from 0 (N9.1). */
import type { CardId } from '../../data/cards/index.ts';
import type { State } from '../../state.ts';

export const cardAt = (state: State, row: number, col: number): CardId | null => state.board[row - 1]?.[col] ?? null;

/** Row and column of every cell with a card. */
export function filledCells(state: State): [number, number][] {
  const cells: [number, number][] = [];
  state.board.forEach((cards, index) => {
    cards.forEach((card, col) => {
      if (card !== null) cells.push([index + 1, col]);
    });
  });
  return cells;
}

/** Where a card lies; null where it is not on the board. */
export function cellOf(state: State, card: CardId): { row: number; col: number } | null {
  const index = state.board.findIndex((cards) => cards.includes(card));
  return index < 0 ? null : { row: index + 1, col: (state.board[index] as (CardId | null)[]).indexOf(card) };
}
