/** Military units on the board (W10): where they stand, and how they come and go. */
import type { Seat } from '../../../core/game.ts';
import { type Hex, hexKey, parseHexKey } from '../../../core/hex.ts';
import { issue, move } from '../../../core/ledger.ts';
import type { State } from '../../state.ts';
import { playerAt } from '../acting/turns.ts';

export const unitsAt = (state: State, seat: Seat, hex: Hex): number => playerAt(state, seat).units[hexKey(hex)] ?? 0;

/** The hexes where a player has units. */
export const unitHexes = (state: State, seat: Seat): Hex[] => Object.keys(playerAt(state, seat).units).map(parseHexKey);

/** The other players with units in a hex, clockwise. The units of eliminated players count too (W10.13). */
export function enemiesAt(state: State, seat: Seat, hex: Hex): Seat[] {
  const enemies: Seat[] = [];
  const key = hexKey(hex);
  for (let step = 1; step < state.players.length; step++) {
    const other = (seat + step) % state.players.length;
    if (playerAt(state, other).units[key]) enemies.push(other);
  }
  return enemies;
}

function change(state: State, seat: Seat, hex: Hex, by: 1 | -1): void {
  const { units } = playerAt(state, seat);
  const key = hexKey(hex);
  const count = (units[key] ?? 0) + by;
  if (count === 0) delete units[key];
  else units[key] = count;
}

export function addUnit(state: State, seat: Seat, hex: Hex): void {
  issue(state.supply, playerAt(state, seat).placed, 'units', 1);
  change(state, seat, hex, 1);
}

export function removeUnit(state: State, seat: Seat, hex: Hex): void {
  move(playerAt(state, seat).placed, state.supply, 'units', 1);
  change(state, seat, hex, -1);
}

export function moveUnit(state: State, seat: Seat, from: Hex, to: Hex): void {
  change(state, seat, from, -1);
  change(state, seat, to, 1);
}
