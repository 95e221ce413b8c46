/** What computer players like: each part of the worth of a position is multiplied by the taste for it. */
import type { Dice } from '../../core/guess.ts';

export interface Taste {
  /** Strength, and the first place in it. */
  military: number;
  /** Stability, and the first place in it. */
  order: number;
  books: number;
  wonders: number;
  /** Colonies and battles within reach. */
  conquest: number;
}

export const PLAIN: Taste = { military: 1, order: 1, books: 1, wonders: 1, conquest: 1 };

/** The tastes are slight, because a player who likes one thing too much plays worse. */
const TASTES = {
  builder: { ...PLAIN, wonders: 1.25, conquest: 0.9 },
  scholar: { ...PLAIN, books: 1.25, order: 1.15, military: 0.9 },
  warrior: { ...PLAIN, military: 1.2, conquest: 1.15, books: 0.9 },
  allRounder: PLAIN,
} as const satisfies Record<string, Taste>;

export const CHARACTERS: readonly string[] = Object.keys(TASTES);

/** The taste of a character. Without one, the dice choose. */
export function tasteOf(character: string | null, dice: Dice): Taste {
  const name = character ?? CHARACTERS[dice.below(CHARACTERS.length)];
  return Object.entries(TASTES).find(([key]) => key === name)?.[1] ?? PLAIN;
}
