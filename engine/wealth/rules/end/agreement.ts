/** The players agree to end a game that stands still (W11.11). */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Event } from '../../events.ts';
import type { State } from '../../state.ts';
import { refuse } from '../acting/refuse.ts';
import { livingSeats } from '../acting/turns.ts';
import { endByAgreement } from './end.ts';
import { isEndOpen, roundsToOffer } from './standstill.ts';

export const hasAgreed = (state: State, seat: Seat): boolean => state.still?.agreed.includes(seat) ?? false;

/** Whether this seat is the only one whose agreement is missing. */
export const isLastToAgree = (state: State, seat: Seat): boolean =>
  isEndOpen(state) && livingSeats(state).every((other) => hasAgreed(state, other) === (other !== seat));

/** Whether another player has asked this seat for the end, by agreeing to it. */
export const isAskedForEnd = (state: State, seat: Seat): boolean =>
  isEndOpen(state) && !hasAgreed(state, seat) && (state.still?.agreed.length ?? 0) > 0;

function checkOpen(state: State): Refusal | null {
  if (isEndOpen(state)) return null;
  const rounds = roundsToOffer(state);
  return Number.isFinite(rounds) ? refuse('end/not-open', 'W11.11', { rounds }) : refuse('end/never', 'W11.11');
}

export function checkAgreeToEnd(state: State, seat: Seat): Refusal | null {
  return checkOpen(state) ?? (hasAgreed(state, seat) ? refuse('end/agreed-already', 'W11.11') : null);
}

export function checkPlayOn(state: State, seat: Seat): Refusal | null {
  return checkOpen(state) ?? (hasAgreed(state, seat) ? null : refuse('end/not-agreed', 'W11.11'));
}

export function applyAgreeToEnd(draft: State, seat: Seat, events: Event[]): void {
  if (draft.still) draft.still.agreed = [...draft.still.agreed, seat].sort((a, b) => a - b);
  events.push({ type: 'endAgreed', seat });
  endByAgreement(draft, events);
}

export function applyPlayOn(draft: State, seat: Seat, events: Event[]): void {
  if (draft.still) draft.still.agreed = draft.still.agreed.filter((other) => other !== seat);
  events.push({ type: 'endAgreementWithdrawn', seat });
}
