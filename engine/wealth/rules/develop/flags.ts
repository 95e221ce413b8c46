/** Where a flag may go (W7.2), and what happens when the last one is placed (W11.2). */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Hex } from '../../../core/hex.ts';
import { HEXES, isPlayable } from '../../data/board.ts';
import { beside } from '../../data/geometry.ts';
import type { Play } from '../../play.ts';
import type { State } from '../../state.ts';
import { refuse } from '../acting/refuse.ts';
import { playerAt } from '../acting/turns.ts';
import { rulesOf } from '../editions.ts';
import { enemiesAt } from '../warClouds/units.ts';

export const hasFlagLeft = (state: State, seat: Seat): boolean => (playerAt(state, seat).purse.flags ?? 0) > 0;

/** W7.2: the hex alone, without the payment. */
export function checkFlagHex(state: State, seat: Seat, place: number): Refusal | null {
  if (!isPlayable(state.options, place)) return refuse('not-playable', 'W7.2');
  if (state.board[place]) return refuse('hex-taken', 'W7.2');
  const nextToOwn = beside(place).some((next) => state.board[next]?.seat === seat);
  if (!nextToOwn) return refuse('develop/not-next-to-own', 'W7.2');
  const [enemy] = state.options.warClouds ? enemiesAt(state, seat, HEXES[place] as Hex) : [];
  return enemy === undefined ? null : refuse('develop/enemy-unit', 'W7.2', { seat: { seat: enemy } });
}

/** Whether a player may place a flag anywhere. It looks only around the player's own flags, so it is quick. */
export const hasFlagPlace = (state: State, seat: Seat): boolean =>
  state.board.some(
    (piece, place) =>
      piece?.seat === seat &&
      beside(place).some(
        (next) => next < state.board.length && !state.board[next] && checkFlagHex(state, seat, next) === null,
      ),
  );

/** W11.2: called whenever a player has placed a flag. */
export function noteLastFlag({ state, events }: Play, seat: Seat): void {
  if (hasFlagLeft(state, seat)) return;
  if (rulesOf(state).lastFlagLatches) state.lastFlagLatched = true;
  events.push({ type: 'lastFlagPlaced', seat });
}
