/** The cells of the progress board. Rows count from 1, which is their price; columns count from 0 (N9.1). */
import type { CardId } from '../../data/cards/index.ts';
import type { State } from '../../state.ts';

export const cardAt = (state: State, row: number, col: number): CardId | null => state.board[row - 1]?.[col] ?? null;

export const filledCells = (state: State): [number, number][] =>
  state.board.flatMap((cards, row) =>
    cards.flatMap((card, col): [number, number][] => (card === null ? [] : [[row + 1, col]])),
  );
