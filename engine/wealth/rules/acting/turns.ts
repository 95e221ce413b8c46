/** Seats, and whose turn comes next (W2.2, W2.4). */
import type { Seat } from '../../../core/game.ts';
import type { Play } from '../../play.ts';
import type { Player, State } from '../../state.ts';

export const playerAt = (state: State, seat: Seat): Player => state.players[seat] as Player;

export const isLiving = (state: State, seat: Seat): boolean => state.players[seat]?.eliminated === null;

export const livingSeats = (state: State): Seat[] => clockwiseFrom(state, 0).filter((seat) => isLiving(state, seat));

/** All seats in clockwise order, this one first. */
export const clockwiseFrom = (state: State, seat: Seat): Seat[] =>
  state.players.map((_, step) => (seat + step) % state.players.length);

/** The next living seat to the left. */
export function nextLiving(state: State, seat: Seat): Seat {
  const count = state.players.length;
  for (let step = 1; step <= count; step++) {
    const next = (seat + step) % count;
    if (isLiving(state, next)) return next;
  }
  return seat;
}

/** The next seat to the left that has not left the phase. */
export function nextActive(state: State, seat: Seat): Seat {
  let next = seat;
  do next = nextLiving(state, next);
  while (playerAt(state, next).out && next !== seat);
  return next;
}

/** The active player has acted: the turn goes on, and the run of passes is broken. */
export function endAction({ state }: Play): void {
  state.passes = 0;
  state.activations = 0;
  state.active = nextActive(state, state.active as Seat);
}

export const isTradePhase = (state: State): boolean => state.phase === 'trade' || state.phase === 'finalTrade';
