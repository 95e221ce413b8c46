/** The names of hexes: columns A to I from the left, numbered from the top. E5 is the centre. */
import type { Hex } from '../../core/hex.ts';
import { RADIUS } from './board.ts';

const COLUMNS = 'ABCDEFGHI';

const topOf = (q: number): number => Math.max(-RADIUS, -q - RADIUS);

export const columnName = (q: number): string => COLUMNS.charAt(q + RADIUS);

export const hexName = ({ q, r }: Hex): string => `${columnName(q)}${r - topOf(q) + 1}`;

export function parseHexName(name: string): Hex | null {
  const column = COLUMNS.indexOf(name.charAt(0).toUpperCase());
  const count = Number(name.slice(1));
  if (column < 0 || !Number.isInteger(count) || count < 1) return null;
  const q = column - RADIUS;
  const r = topOf(q) + count - 1;
  return r <= RADIUS && q + r <= RADIUS ? { q, r } : null;
}
