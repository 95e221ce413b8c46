/** A standstill (W11.11, W11.12): how long nobody has built anything, and who agrees to end the game. */
import type { Refusal, RuleFlags, Seat } from '../../../core/game.ts';
import type { EventType } from '../../events.ts';
import type { Play } from '../../play.ts';
import type { State, Still } from '../../state.ts';
import { refuse } from '../acting/refuse.ts';
import { livingSeats } from '../acting/turns.ts';
import { roundsToEnd, roundsToOffer } from '../editions.ts';

/** What counts as building. A moved tile does not: it can be moved back and forth for ever. */
const BUILDS: readonly EventType[] = [
  'flagPlaced',
  'tileBuilt',
  'blocAutomated',
  'unitsBuilt',
  'hexSettled',
  'flagConquered',
];

const AGREEING_PHASES: readonly State['phase'][] = ['trade', 'develop', 'produce'];

export const stillAtStart = (rules: RuleFlags): { still?: Still } =>
  Number.isFinite(roundsToOffer({ rules })) ? { still: { lastBuilt: 0, agreed: [] } } : {};

/** Rounds in a row whose Develop phase is over and in which nobody built anything. */
export function stillRounds(state: State): number {
  if (!state.still) return 0;
  const developed = state.phase === 'produce' ? state.round : state.round - 1;
  return Math.max(0, developed - state.still.lastBuilt);
}

/** W11.12: whether the game ends if the Develop phase of this round closes now. */
export const hasStoodStill = (state: State): boolean =>
  state.still !== undefined && state.round - state.still.lastBuilt >= roundsToEnd(state);

/** W11.11: whether the players may agree to end the game. Once a trigger is met, the game ends anyway. */
export const isEndOpen = (state: State): boolean =>
  AGREEING_PHASES.includes(state.phase) && state.triggers.length === 0 && stillRounds(state) >= roundsToOffer(state);

export function checkEndOpen(state: State): Refusal | null {
  if (isEndOpen(state)) return null;
  const rounds = roundsToOffer(state);
  return Number.isFinite(rounds) ? refuse('end/not-open', 'W11.11', { rounds }) : refuse('end/never', 'W11.11');
}

export const hasAgreed = (state: State, seat: Seat): boolean => state.still?.agreed.includes(seat) ?? false;

/** Whether this player's agreement is the only one missing. */
export const isLastToAgree = (state: State, seat: Seat): boolean =>
  isEndOpen(state) && livingSeats(state).every((other) => hasAgreed(state, other) === (other !== seat));

/** Whether another player has agreed and so asks this one for the end. */
export const isAskedForEnd = (state: State, seat: Seat): boolean =>
  isEndOpen(state) && !hasAgreed(state, seat) && (state.still?.agreed.length ?? 0) > 0;

/** Called after every action. Whatever is built voids the agreements, and the count starts again. */
export function noteBuilt({ state, events }: Play): void {
  if (state.still && events.some(({ type }) => BUILDS.includes(type))) {
    state.still = { lastBuilt: state.round, agreed: [] };
  }
}
