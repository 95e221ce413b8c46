/** From the draft, or the start flags, to the first round (W3.10, W3.11, W3.13). */
import type { Seat } from '../../../core/game.ts';
import { issue } from '../../../core/ledger.ts';
import type { Play } from '../../play.ts';
import type { State } from '../../state.ts';
import { beginPlay } from '../acting/phases.ts';
import { clockwiseFrom, playerAt } from '../acting/turns.ts';
import { rulesOf } from '../editions.ts';

/** W3.2: the flags that each player begins with. */
export const flagsAtStart = (state: Pick<State, 'options' | 'rules' | 'players'>): number =>
  rulesOf(state).flags[state.players.length - 2] as number;

export function dealCash({ state, events }: Play, seat: Seat, money: number): void {
  if (money === 0) return;
  issue(state.supply, playerAt(state, seat).purse, 'money', money);
  events.push({ type: 'cashDealt', seat, money });
}

/** W3.10, W3.13 */
export function endDraft(play: Play): void {
  const { state } = play;
  state.draft = null;
  const cash = rulesOf(state).cashAfterDraft[state.players.length - 2] ?? [];
  const seats = clockwiseFrom(state, state.first);
  cash.forEach((money, place) => {
    dealCash(play, seats[place] as Seat, money);
  });
  beginUnits(play);
}

/** W3.13: a start unit goes on one of the player's tiles; with a cash-only start it goes on the start flag. */
export function startUnitPlaces(state: State, seat: Seat): number[] {
  const cashOnly = state.options.cashOnlyStart;
  return state.board.flatMap((piece, place) => (piece?.seat === seat && (piece.tile || cashOnly) ? [place] : []));
}

/** Start units with War Clouds, else the first round. */
export function beginUnits(play: Play): void {
  const { state, events } = play;
  const seats = state.options.warClouds ? unitsDue(state) : [];
  if (seats.length === 0) {
    beginPlay(play);
    return;
  }
  state.phase = 'startUnit';
  state.active = seats[0] as Seat;
  events.push({ type: 'phaseBegan', phase: 'startUnit', round: 0, first: state.first });
}

/** The players who still have to place a start unit, clockwise from the first. A player without a tile places none. */
export const unitsDue = (state: State): Seat[] =>
  clockwiseFrom(state, state.first).filter(
    (seat) => playerAt(state, seat).placed.units === 0 && startUnitPlaces(state, seat).length > 0,
  );
