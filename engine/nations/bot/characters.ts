/** What computer players like. A character multiplies some of the weights. */
import type { Dice } from '../../core/guess.ts';
import { TUNED, type Weights } from './tuned.ts';

/** The tastes are slight, because a player who likes one thing too much plays worse. */
const TASTES: Readonly<Record<string, Partial<Weights>>> = {
  builder: { wonders: 1.25, conquest: 0.9 },
  scholar: { books: 1.25, stability: 1.15, strength: 0.9 },
  warrior: { strength: 1.2, conquest: 1.15, books: 0.9 },
  allRounder: {},
};

export const CHARACTERS: readonly string[] = Object.keys(TASTES);

/** The weights of a character. Without one, the dice choose. */
export function weightsOf(character: string | null, dice: Dice): Weights {
  const taste = TASTES[character ?? CHARACTERS[dice.below(CHARACTERS.length)] ?? ''] ?? {};
  const weights = { ...TUNED };
  for (const key of Object.keys(taste) as (keyof Weights)[]) weights[key] *= taste[key] ?? 1;
  return weights;
}
