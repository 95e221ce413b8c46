/** Hexes by the names people use: columns A to I from the left, counted from the top; E5 is the centre. */
import type { Hex } from '../../core/hex.ts';

const COLUMNS = 'ABCDEFGHI';
const RADIUS = 4;

export function hexName({ q, r }: Hex): string {
  const top = Math.max(-RADIUS, -q - RADIUS);
  return `${COLUMNS.charAt(q + RADIUS)}${r - top + 1}`;
}
