/** How a computer player thinks: its weights, and the whims that make no two games alike. */
import type { Level } from '../../core/computer.ts';
import type { Seat } from '../../core/game.ts';
import { diceOf } from '../../core/guess.ts';
import type { Tile } from '../data/goods.ts';
import type { State } from '../state.ts';
import { CHARACTERS, type Character, isCharacter, LEVEL_WEIGHTS, PLAIN, type Weights } from './weights.ts';

export interface Mind {
  weights: Weights;
  /** How much the player likes each industry; 1 where it has no taste. */
  taste: Readonly<Partial<Record<Tile, number>>>;
  /** A number from -1 to 1. It is the same for the same thing in the same round, so that the player keeps to its plan. */
  whim(state: State, about: string): number;
}

/** A mind without whims: the same position always leads to the same decision. */
export const PLAIN_MIND: Mind = { weights: PLAIN, taste: {}, whim: () => 0 };

/** Where no character is chosen, the seed chooses. */
function characterOf(seat: Seat, seed: string, chosen: string | null): Character {
  if (chosen !== null && isCharacter(chosen)) return chosen;
  const names = Object.keys(CHARACTERS) as Character[];
  return names[diceOf(`${seed}/character/${seat}`).below(names.length)] as Character;
}

export function mindOf(seat: Seat, level: Level, seed: string, chosen: string | null): Mind {
  const { taste, ...traits } = CHARACTERS[characterOf(seat, seed, chosen)];
  return {
    weights: { ...LEVEL_WEIGHTS[level], ...traits },
    taste,
    whim: ({ round }, about) => diceOf(`${seed}/${seat}/${round}/${about}`).share() * 2 - 1,
  };
}
