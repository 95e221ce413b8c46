/** A tile in hand as the board shows it: the ghost, the dots it would complete, the dots it clashes with. */
import type { Hex } from '../../../../engine/core/hex.ts';
import { sameHex } from '../../../../engine/core/hex.ts';
import { hexIndex } from '../../../../engine/wealth/data/board.ts';
import type { Tile } from '../../../../engine/wealth/data/goods.ts';
import { type BoardDot, boardDots, clashesAt } from '../../../../engine/wealth/facts/boardDots.ts';
import type { Piece, State } from '../../../../engine/wealth/state.ts';
import type { Spot } from '../board/geometry.ts';
import type { DotLook, GhostLook } from '../board/picture.ts';
import { dotLook, tileLook } from '../picture.ts';

type Pieces = readonly (Piece | null)[];

export interface HeldTile {
  tile: Tile;
  hex: Hex;
  rotation: number;
  held: 'plan' | 'set';
}

/** The board with these tiles on it, as if they were built. */
export function withTiles(board: Pieces, seat: number, tiles: readonly Omit<HeldTile, 'held'>[]): (Piece | null)[] {
  const next = [...board];
  for (const { tile, hex, rotation } of tiles) next[hexIndex(hex)] = { seat, tile, rotation, tokens: 0 };
  return next;
}

const sameDot = (a: BoardDot, b: BoardDot) => a.place === b.place && a.side === b.side && a.corner === b.corner;

/** The dots that are full with the tiles but not without them. */
export function gainedDots(state: State, after: Pieces): DotLook[] {
  const before = boardDots(state.board);
  return boardDots(after)
    .filter((dot) => !before.some((old) => sameDot(old, dot)))
    .map((dot) => dotLook(dot, state.options.synergy));
}

export function ghostsOf(seat: number, tiles: readonly HeldTile[]): GhostLook[] {
  return tiles.map((held) => ({ ...tileLook(held.tile, held.rotation, held.hex, seat), held: held.held }));
}

/** Where this tile clashes with another industry. */
export function clashSpots(board: Pieces, { tile, hex, rotation }: Omit<HeldTile, 'held'>): Spot[] {
  return clashesAt(board, hexIndex(hex), tile, rotation).map(({ side, corner }) => {
    const spot: Spot = { hex };
    if (side !== null) spot.side = side;
    if (corner !== null) spot.corner = corner;
    return spot;
  });
}

export const isAmong = (hexes: readonly Hex[], hex: Hex): boolean => hexes.some((other) => sameHex(other, hex));
