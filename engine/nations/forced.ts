/** What the service plays for a seat that has no choice (N21.2). */
import type { Seat } from '../core/game.ts';
import { type Action, actions } from './actions/index.ts';
import { awaitedSeats } from './awaiting.ts';
import type { State } from './state.ts';

/** The only legal action of an awaited seat; null where it has several, or none. */
export function forced(state: State, seat: Seat): Action | null {
  if (!awaitedSeats(state).includes(seat)) return null;
  const open = actions.choices(state, seat).filter((choice) => choice.kind !== 'blocked');
  const only = open.length === 1 ? open[0] : undefined;
  return only?.kind === 'one' ? only.action : null;
}
