/** Building tiles (W7.3 to W7.5). */
import type { Refusal, Seat } from '../../../core/game.ts';
import { hexIndex } from '../../data/board.ts';
import type { Cost, Tile } from '../../data/goods.ts';
import type { HexBoard, Placement, State } from '../../state.ts';
import { refuse } from '../acting/refuse.ts';
import { checkSpend, plus } from '../acting/spend.ts';
import { clashes } from '../blocs.ts';
import { rulesOf } from '../editions.ts';

/** W7.4, W7.5: a tile that clashes must be forced, and no other tile may be. */
export function checkForce(
  board: HexBoard,
  place: number,
  tile: Tile,
  rotation: number,
  force: boolean,
): Refusal | null {
  const clash = clashes(board, place, tile, rotation);
  if (clash && !force) return refuse('dots-clash', 'W7.4');
  return !clash && force ? refuse('develop/needless-force', 'W7.5') : null;
}

export function buildCost(state: State, tile: Tile, force: boolean): Cost {
  const { tileCosts, forceCost } = rulesOf(state);
  return force ? plus(tileCosts[tile], forceCost) : tileCosts[tile];
}

/** Whether there is a tile of this kind to build. */
export function checkStack(state: State, tile: Tile): Refusal | null {
  if (rulesOf(state).stacks[tile] === 0) return refuse('develop/no-such-tile', 'W7.3');
  if ((state.stacks[tile] ?? 0) > 0) return null;
  return refuse('develop/stack-empty', 'W7.3', { tile: { term: `term.${tile}` } });
}

export function checkBuild(state: State, seat: Seat, placement: Placement, force: boolean): Refusal | null {
  const { tile, hex, rotation } = placement;
  const refusal = checkStack(state, tile);
  if (refusal) return refusal;
  const place = hexIndex(hex);
  const piece = state.board[place];
  if (piece?.seat !== seat) return refuse('develop/not-your-flag', 'W7.3');
  if (piece.tile) return refuse('develop/has-tile', 'W7.3');
  return (
    checkForce(state.board, place, tile, rotation, force) ??
    checkSpend(state, seat, buildCost(state, tile, force), 'W7.3')
  );
}
