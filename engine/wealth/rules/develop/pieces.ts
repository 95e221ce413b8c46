/** Flags, tiles and tokens on the board. The ledger and the board change together, here and nowhere else. */
import type { Seat } from '../../../core/game.ts';
import type { Hex } from '../../../core/hex.ts';
import { issue, move } from '../../../core/ledger.ts';
import { hexIndex } from '../../data/board.ts';
import type { Tile } from '../../data/goods.ts';
import type { Piece, State } from '../../state.ts';
import { playerAt } from '../acting/turns.ts';

/** What lies on a hex, or null. */
export const pieceAt = (state: State, hex: Hex): Piece | null => state.board[hexIndex(hex)] ?? null;

/** The hexes of a player's tiles, as indices in `HEXES`. */
export function ownTiles(state: State, seat: Seat): number[] {
  const places: number[] = [];
  for (let place = 0; place < state.board.length; place++) {
    const piece = state.board[place];
    if (piece?.tile && piece.seat === seat) places.push(place);
  }
  return places;
}

/** A flag goes from its owner's supply onto a free hex. */
export function setFlag(state: State, seat: Seat, place: number): void {
  const player = playerAt(state, seat);
  move(player.purse, player.placed, 'flags', 1);
  state.board[place] = { seat, tile: null, rotation: 0, tokens: 0 };
}

/** A flag goes back to its owner's supply, and the hex is free. */
export function takeFlag(state: State, place: number): void {
  const player = playerAt(state, (state.board[place] as Piece).seat);
  move(player.placed, player.purse, 'flags', 1);
  state.board[place] = null;
}

/** A tile goes from its stack onto its owner's flag. */
export function setTile(state: State, place: number, tile: Tile, rotation: number): void {
  const piece = state.board[place] as Piece;
  move(state.stacks, playerAt(state, piece.seat).placed, tile, 1);
  piece.tile = tile;
  piece.rotation = rotation;
}

/** An automation token goes from the supply onto a tile. */
export function setToken(state: State, place: number): void {
  const piece = state.board[place] as Piece;
  issue(state.supply, playerAt(state, piece.seat).placed, 'tokens', 1);
  piece.tokens++;
}
