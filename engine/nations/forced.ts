/** What is played for a seat that has no choice (N21.8). */
import type { Seat } from '../core/game.ts';
import { type Action, actions } from './actions/index.ts';
import { awaitedSeats } from './awaiting.ts';
import type { State } from './state.ts';

/** The one legal answer of an awaited seat; null where there are more, or none. */
export function forced(state: State, seat: Seat): Action | null {
  if (!awaitedSeats(state).includes(seat)) return null;
  const open = actions.choices(state, seat).filter((choice) => choice.kind !== 'blocked');
  const only = open.length === 1 ? open[0] : undefined;
  return only?.kind === 'one' ? only.action : null;
}
