/** Blocs and dots (W8): which tiles are joined, what clashes, what a bloc yields. */
import type { Seat } from '../../core/game.ts';
import { across, around, FACES, hasHalf, hasThird } from '../data/geometry.ts';
import type { Industry, Tile } from '../data/goods.ts';
import { SECTIONS } from '../data/tiles.ts';
import type { Bloc, HexBoard, Piece } from '../state.ts';

const ECONOMY: Tile = 'integratedEconomy';

/** The dots that lie wholly on a tile. */
const FULL: Readonly<Record<Tile, number>> = Object.fromEntries(
  Object.entries(SECTIONS).map(([tile, [section]]) => [tile, section?.full ?? 0]),
) as Record<Tile, number>;
const ECONOMY_GENERATOR_FULL = SECTIONS[ECONOMY][1]?.full ?? 0;

/** W7.4: whether a partial dot of a tile placed here would meet one of another industry. */
export function clashes(board: HexBoard, place: number, tile: Tile, rotation: number): boolean {
  const face = FACES[tile];
  for (let k = 0; k < 6; k++) {
    if (hasHalf(tile, rotation, k)) {
      const other = board[across(place, k)];
      if (other?.tile && FACES[other.tile].industry !== face.industry && hasHalf(other.tile, other.rotation, k + 3)) {
        return true;
      }
    }
    if (hasThird(tile, rotation, k)) {
      const [a, b] = around(place, k);
      if (unlikeThird(board[a], face.industry, k + 2) || unlikeThird(board[b], face.industry, k + 4)) return true;
    }
  }
  return false;
}

const unlikeThird = (piece: Piece | null | undefined, industry: Industry, corner: number): boolean =>
  piece?.tile != null && FACES[piece.tile].industry !== industry && hasThird(piece.tile, piece.rotation, corner);

const hasLikeHalf = (piece: Piece | null | undefined, industry: Industry, side: number): piece is Piece =>
  piece?.tile != null && FACES[piece.tile].industry === industry && hasHalf(piece.tile, piece.rotation, side);

const hasLikeThird = (piece: Piece | null | undefined, industry: Industry, corner: number): piece is Piece =>
  piece?.tile != null && FACES[piece.tile].industry === industry && hasThird(piece.tile, piece.rotation, corner);

/** W8.1: the tiles joined to this one by partial dots, including itself, ascending. */
export function joined(board: HexBoard, place: number): number[] {
  const start = board[place];
  if (!start?.tile) return [];
  const { industry } = FACES[start.tile];
  const found = [place];
  // A bloc is small: looking through the list is quicker than keeping a set.
  const reach = (next: number) => {
    if (!found.includes(next)) found.push(next);
  };
  for (const at of found) {
    const piece = board[at] as Piece;
    const tile = piece.tile as Tile;
    for (let k = 0; k < 6; k++) {
      if (hasHalf(tile, piece.rotation, k)) {
        const next = across(at, k);
        const other = board[next];
        if (hasLikeHalf(other, industry, k + 3) && other.seat === start.seat) reach(next);
      }
      if (hasThird(tile, piece.rotation, k)) {
        const [a, b] = around(at, k);
        const first = board[a];
        const second = board[b];
        if (hasLikeThird(first, industry, k + 2) && first.seat === start.seat) reach(a);
        if (hasLikeThird(second, industry, k + 4) && second.seat === start.seat) reach(b);
      }
    }
  }
  return found.sort((a, b) => a - b);
}

/** The bloc to which a tile belongs by its partial dots. An Integrated Economy belongs to a farm bloc. */
export function blocAt(board: HexBoard, place: number): Bloc | null {
  const piece = board[place];
  if (!piece?.tile) return null;
  const tiles = joined(board, place);
  return {
    seat: piece.seat,
    industry: FACES[piece.tile].industry,
    tiles,
    automated: tiles.some((at) => holdsToken(board, at)),
  };
}

/** W8.5: a token on an Integrated Economy serves its generator section and not the farms. */
const holdsToken = (board: HexBoard, place: number): boolean => {
  const piece = board[place];
  return piece != null && piece.tokens > 0 && piece.tile !== ECONOMY;
};

/** W8.5: the generator section of an Integrated Economy is a bloc of its own. */
export function economyBloc(board: HexBoard, place: number): Bloc | null {
  const piece = board[place];
  if (piece?.tile !== ECONOMY) return null;
  return { seat: piece.seat, industry: 'generator', tiles: [place], automated: piece.tokens > 0 };
}

/** Every bloc on the board, or of one owner, by lowest hex. The generator of an economy comes after its farms. */
export function blocsOf(board: HexBoard, seat?: Seat): Bloc[] {
  const blocs: Bloc[] = [];
  const seen = new Set<number>();
  for (let place = 0; place < board.length; place++) {
    const piece = board[place];
    if (!piece?.tile || (seat !== undefined && piece.seat !== seat)) continue;
    if (!seen.has(place)) {
      const bloc = blocAt(board, place) as Bloc;
      for (const at of bloc.tiles) seen.add(at);
      blocs.push(bloc);
    }
    const own = economyBloc(board, place);
    if (own) blocs.push(own);
  }
  return blocs;
}

/** Whether this bloc is the generator section of an Integrated Economy. */
export function isEconomyGenerator(board: HexBoard, bloc: Bloc): boolean {
  return bloc.industry === 'generator' && board[bloc.tiles[0] as number]?.tile === ECONOMY;
}

/**
 * W8.2, W8.3, W8.4: the dots of a powered bloc that lie wholly on fed tiles. A dot on tiles of two owners yields
 * nothing. With synergy it yields one to each owner who feeds all of its own tiles on it.
 */
export function dotsOf(board: HexBoard, bloc: Bloc, fed: readonly number[], synergy: boolean): number {
  if (isEconomyGenerator(board, bloc)) return fed.includes(bloc.tiles[0] as number) ? ECONOMY_GENERATOR_FULL : 0;
  let dots = 0;
  for (const at of fed) {
    const piece = board[at] as Piece;
    const tile = piece.tile as Tile;
    dots += FULL[tile];
    for (let k = 0; k < 6; k++) {
      if (hasHalf(tile, piece.rotation, k)) {
        const next = across(at, k);
        const other = board[next];
        if (hasLikeHalf(other, bloc.industry, k + 3)) {
          if (other.seat !== piece.seat) dots += synergy ? 1 : 0;
          else if (at < next && fed.includes(next)) dots++;
        }
      }
      if (hasThird(tile, piece.rotation, k)) dots += cornerDot(board, bloc, at, k, fed, synergy);
    }
  }
  return dots;
}

/** 1 if the dot at a corner is full and yields to this owner. It is counted at the owner's lowest hex on it. */
function cornerDot(
  board: HexBoard,
  bloc: Bloc,
  at: number,
  corner: number,
  fed: readonly number[],
  synergy: boolean,
): number {
  const [a, b] = around(at, corner);
  const first = board[a];
  const second = board[b];
  if (!hasLikeThird(first, bloc.industry, corner + 2) || !hasLikeThird(second, bloc.industry, corner + 4)) return 0;
  const firstOwn = first.seat === bloc.seat;
  const secondOwn = second.seat === bloc.seat;
  if (!(firstOwn && secondOwn) && !synergy) return 0;
  if (firstOwn && (a < at || !fed.includes(a))) return 0;
  if (secondOwn && (b < at || !fed.includes(b))) return 0;
  return 1;
}
