/** How long the game may still last, judged by the trigger that comes first at the pace so far. */

import { INDUSTRIES } from '../../../../engine/wealth/data/goods.ts';
import { endFacts } from '../../../../engine/wealth/facts/endings.ts';
import { livingSeats } from '../../../../engine/wealth/rules/acting/turns.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { flagsAtStart } from '../../../../engine/wealth/rules/setUp/start.ts';
import type { State } from '../../../../engine/wealth/state.ts';

/** The flags that a player places in a round, before anything is known about this game. */
const USUAL_PACE = 1.6;
const LONGEST = 8;

/** The Produce phases left, including the one of this round: at least 1. */
export function roundsLeft(state: State): number {
  const facts = endFacts(state);
  if (facts.met.length > 0 || state.triggers.length > 0) return 1;
  const players = livingSeats(state).length;
  const played = Math.max(0, state.round - 1);
  const atStart = flagsAtStart(state);
  const placed = facts.flagsLeft.map((left) => atStart - left);
  const pace = (made: number, usual: number) => (made + usual * 2) / (played + 2);

  const byFlags = Math.min(
    ...facts.flagsLeft.map((left, seat) => left / pace(Math.max(0, (placed[seat] as number) - 4), USUAL_PACE)),
  );
  const used = placed.reduce((sum, n) => sum + n, 0);
  const byBoard = facts.hexesLeft / pace(Math.max(0, used - 4 * players), USUAL_PACE * players);
  const stacks = INDUSTRIES.map((industry) => state.stacks[industry] ?? 0).sort((a, b) => a - b);
  const toEnd = stacks.slice(0, facts.stacksToEnd).reduce((sum, n) => sum + n, 0);
  const all = rulesOf(state).stacks;
  const atAll = INDUSTRIES.reduce((sum, industry) => sum + all[industry], 0);
  const built = atAll - stacks.reduce((sum, n) => sum + n, 0);
  const byStacks = toEnd / pace(Math.max(0, built - 3 * players), USUAL_PACE * players);
  const shortest = Math.min(byFlags, byBoard, byStacks, facts.roundsLeft ?? LONGEST, LONGEST);
  return Math.max(1, Math.ceil(shortest));
}
