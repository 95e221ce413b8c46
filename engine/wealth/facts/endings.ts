/** How near the end of the game is: what each trigger still lacks. */
import { playable } from '../data/board.ts';
import { INDUSTRIES, type Industry } from '../data/goods.ts';
import { rulesOf } from '../rules/editions.ts';
import { triggersMet } from '../rules/end/end.ts';
import type { State, Trigger } from '../state.ts';

export interface EndFacts {
  /** Flags each player still has in hand. */
  flagsLeft: number[];
  lastFlagLatched: boolean;
  hexesLeft: number;
  emptyStacks: Industry[];
  /** The number of empty stacks that ends the game. */
  stacksToEnd: number;
  /** The Develop phases left, including this one; null without a round limit. */
  roundsLeft: number | null;
  /** The triggers that would be met if the Develop phase closed now. */
  met: Trigger[];
}

export function endFacts(state: State): EndFacts {
  const { roundLimit } = state.options;
  return {
    flagsLeft: state.players.map((player) => player.purse.flags ?? 0),
    lastFlagLatched: state.lastFlagLatched,
    hexesLeft: playable(state.options).filter((open, place) => open && !state.board[place]).length,
    emptyStacks: INDUSTRIES.filter((industry) => state.stacks[industry] === 0),
    stacksToEnd: rulesOf(state).stacksToEnd,
    roundsLeft: roundLimit === null ? null : Math.max(0, roundLimit - state.round + 1),
    met: triggersMet(state),
  };
}
