/** What units do on enemy tiles (W10.11 to W10.13), as a page tells it. */
import type { Seat } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import { isLiving, playerAt } from '../rules/acting/turns.ts';
import { pieceAt } from '../rules/develop/pieces.ts';
import { unitHexes } from '../rules/warClouds/units.ts';
import type { State } from '../state.ts';

/** The tile of another player who still produces, or null. */
function enemyTile(state: State, seat: Seat, hex: Hex) {
  const piece = pieceAt(state, hex);
  return piece && piece.seat !== seat && isLiving(state, piece.seat) ? piece.tile : null;
}

/** Whether a unit of this seat takes a product on this hex when the bloc there runs. */
export const takesProduct = (state: State, seat: Seat, hex: Hex): boolean =>
  playerAt(state, seat).occupy && enemyTile(state, seat, hex) !== null;

/** W10.12: whether the seat occupies an Integrated Economy, where it chooses the product. */
export const choosesProduct = (state: State, seat: Seat): boolean =>
  playerAt(state, seat).occupy &&
  unitHexes(state, seat).some((hex) => enemyTile(state, seat, hex) === 'integratedEconomy');
