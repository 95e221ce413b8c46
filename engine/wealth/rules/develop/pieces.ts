/** Flags and tiles on the board: the ledger and the board change together, here and nowhere else. */
import type { Seat } from '../../../core/game.ts';
import { issue, move } from '../../../core/ledger.ts';
import type { Tile } from '../../data/goods.ts';
import type { Piece, State } from '../../state.ts';
import { playerAt } from '../acting/turns.ts';

/** A flag from its owner's supply onto a free hex. */
export function setFlag(draft: State, seat: Seat, place: number): void {
  const player = playerAt(draft, seat);
  move(player.purse, player.placed, 'flags', 1);
  draft.board[place] = { seat, tile: null, rotation: 0, tokens: 0 };
}

/** A flag back to its owner's supply; the hex is free. */
export function takeFlag(draft: State, place: number): void {
  const player = playerAt(draft, (draft.board[place] as Piece).seat);
  move(player.placed, player.purse, 'flags', 1);
  draft.board[place] = null;
}

/** A tile from its stack onto its owner's flag. */
export function setTile(draft: State, place: number, tile: Tile, rotation: number): void {
  const piece = draft.board[place] as Piece;
  move(draft.stacks, playerAt(draft, piece.seat).placed, tile, 1);
  piece.tile = tile;
  piece.rotation = rotation;
}

export function setToken(draft: State, place: number): void {
  const piece = draft.board[place] as Piece;
  issue(draft.supply, playerAt(draft, piece.seat).placed, 'tokens', 1);
  piece.tokens++;
}
