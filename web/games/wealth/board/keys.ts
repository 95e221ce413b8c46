/** Moving over the hexes with the keyboard. */
import { type Hex, neighbour, sameHex } from '../../../../engine/core/hex.ts';
import { HEXES, isOnBoard } from './geometry.ts';

/** Up and down stay in the column. Left and right go to the next column, to the nearer hex that is on the board. */
const WAYS: Record<string, readonly number[]> = {
  ArrowUp: [0],
  ArrowDown: [3],
  ArrowLeft: [5, 4],
  ArrowRight: [1, 2],
};

export function hexBeyond(hex: Hex, key: string): Hex | null {
  for (const side of WAYS[key] ?? []) {
    const next = neighbour(hex, side);
    if (isOnBoard(next)) return next;
  }
  return null;
}

/** The next hex that fits, column by column, starting over at the end. */
export function hexInRow(from: Hex, step: 1 | -1, fits: (hex: Hex) => boolean): Hex | null {
  const start = HEXES.findIndex((hex) => sameHex(hex, from));
  for (let i = 1; i <= HEXES.length; i++) {
    const hex = HEXES[(start + step * i + HEXES.length * 2) % HEXES.length];
    if (hex && fits(hex)) return hex;
  }
  return null;
}
