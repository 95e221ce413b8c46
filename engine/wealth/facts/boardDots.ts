/** Where the dots of a board lie, for drawing and previews. Hexes are indices in `HEXES`. */
import type { Seat } from '../../core/game.ts';
import { across, around, FACES, hasHalf, hasThird } from '../data/geometry.ts';
import type { Industry, Tile } from '../data/goods.ts';
import type { HexBoard, Piece } from '../state.ts';

export interface BoardDot {
  /** Its lowest hex, and the side or corner of that hex. */
  place: number;
  side: number | null;
  corner: number | null;
  industry: Industry;
  /** The hexes it lies on, ascending, and their owners. */
  places: number[];
  owners: Seat[];
}

export interface Clash {
  side: number | null;
  corner: number | null;
}

const shows = (piece: Piece | null | undefined, industry: Industry): piece is Piece & { tile: Tile } =>
  piece?.tile != null && FACES[piece.tile].industry === industry;

/** W8.2: every full dot on a side or corner, once. Dots that lie wholly on one tile are left out. */
export function boardDots(board: HexBoard): BoardDot[] {
  const dots: BoardDot[] = [];
  board.forEach((piece, place) => {
    if (!piece?.tile) return;
    const { industry } = FACES[piece.tile];
    for (let k = 0; k < 6; k++) {
      const next = across(place, k);
      const other = board[next];
      if (next > place && hasHalf(piece.tile, piece.rotation, k) && shows(other, industry)) {
        if (hasHalf(other.tile, other.rotation, k + 3)) {
          dots.push(dot(board, industry, [place, next], { place, side: k, corner: null }));
        }
      }
      const [a, b] = around(place, k);
      const first = board[a];
      const second = board[b];
      if (a > place && b > place && hasThird(piece.tile, piece.rotation, k)) {
        if (
          shows(first, industry) &&
          shows(second, industry) &&
          hasThird(first.tile, first.rotation, k + 2) &&
          hasThird(second.tile, second.rotation, k + 4)
        ) {
          dots.push(dot(board, industry, [place, a, b], { place, side: null, corner: k }));
        }
      }
    }
  });
  return dots;
}

function dot(
  board: HexBoard,
  industry: Industry,
  places: number[],
  spot: { place: number; side: number | null; corner: number | null },
): BoardDot {
  places.sort((a, b) => a - b);
  return { ...spot, industry, places, owners: [...new Set(places.map((at) => board[at]?.seat as Seat))] };
}

/** W7.4: the sides and corners where a tile placed here would meet a partial dot of another industry. */
export function clashesAt(board: HexBoard, place: number, tile: Tile, rotation: number): Clash[] {
  const { industry } = FACES[tile];
  const isUnlike = (piece: Piece | null | undefined): piece is Piece & { tile: Tile } =>
    piece?.tile != null && FACES[piece.tile].industry !== industry;
  const found: Clash[] = [];
  for (let k = 0; k < 6; k++) {
    const other = board[across(place, k)];
    if (hasHalf(tile, rotation, k) && isUnlike(other) && hasHalf(other.tile, other.rotation, k + 3)) {
      found.push({ side: k, corner: null });
    }
    if (!hasThird(tile, rotation, k)) continue;
    const [a, b] = around(place, k);
    const first = board[a];
    const second = board[b];
    if (
      (isUnlike(first) && hasThird(first.tile, first.rotation, k + 2)) ||
      (isUnlike(second) && hasThird(second.tile, second.rotation, k + 4))
    ) {
      found.push({ side: null, corner: k });
    }
  }
  return found;
}
