/** The computer players of Wealth of Nations as contenders, and the player of before as the reference. */
import { type Budget, type Level, thinkThrough } from '../../../engine/core/computer.ts';
import { computer } from '../../../engine/wealth/bot/think.ts';
import { bot as reference } from '../reference/wealth/index.ts';
import type { Contender } from './wealthArena.ts';

/** Counted in play-outs alone, so that a game is the same on any machine. */
const COUNTED: Budget = { playouts: 8, ms: Number.POSITIVE_INFINITY };

export function computerPlayer(level: Level, seed: string, budget = COUNTED): Contender {
  return {
    name: level,
    decide: (view, seat, version) =>
      thinkThrough(computer, view, seat, { level, seed, version, character: null, budget, clock: () => 0 }).actions,
    isAddressed: (view, seat) => (computer.declining?.(view, seat) ?? null) !== null,
  };
}

/** It answers offers on its own turn only, and makes none. */
export const referencePlayer: Contender = { name: 'reference', decide: (view, seat) => [reference(view, seat)] };
