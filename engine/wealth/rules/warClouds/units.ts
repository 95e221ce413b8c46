/** Military units on the board (W10): where they stand, and how they come and go. */
import type { Seat } from '../../../core/game.ts';
import { type Hex, hexKey, parseHexKey } from '../../../core/hex.ts';
import { issue, move } from '../../../core/ledger.ts';
import type { State } from '../../state.ts';
import { playerAt } from '../acting/turns.ts';

export const unitsAt = (state: State, seat: Seat, hex: Hex): number => playerAt(state, seat).units[hexKey(hex)] ?? 0;

/** The hexes where a seat has units. */
export const unitHexes = (state: State, seat: Seat): Hex[] => Object.keys(playerAt(state, seat).units).map(parseHexKey);

/** Seats other than this one with units in a hex, clockwise from it; eliminated players' units stay (W10.13). */
export function enemiesAt(state: State, seat: Seat, hex: Hex): Seat[] {
  const enemies: Seat[] = [];
  const key = hexKey(hex);
  for (let step = 1; step < state.players.length; step++) {
    const other = (seat + step) % state.players.length;
    if (playerAt(state, other).units[key]) enemies.push(other);
  }
  return enemies;
}

function change(draft: State, seat: Seat, hex: Hex, by: 1 | -1): void {
  const { units } = playerAt(draft, seat);
  const key = hexKey(hex);
  const count = (units[key] ?? 0) + by;
  if (count === 0) delete units[key];
  else units[key] = count;
}

export function addUnit(draft: State, seat: Seat, hex: Hex): void {
  issue(draft.supply, playerAt(draft, seat).placed, 'units', 1);
  change(draft, seat, hex, 1);
}

export function removeUnit(draft: State, seat: Seat, hex: Hex): void {
  move(playerAt(draft, seat).placed, draft.supply, 'units', 1);
  change(draft, seat, hex, -1);
}

export function moveUnit(draft: State, seat: Seat, from: Hex, to: Hex): void {
  change(draft, seat, from, -1);
  change(draft, seat, to, 1);
}
