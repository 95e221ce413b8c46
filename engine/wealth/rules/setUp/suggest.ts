/** Good placements of a package, so that a player has some to choose from without searching. */
import type { Seat } from '../../../core/game.ts';
import { hexAt, hexIndex } from '../../data/board.ts';
import { ROTATIONS } from '../../data/geometry.ts';
import type { Tile } from '../../data/goods.ts';
import type { Package } from '../../data/start.ts';
import type { Bloc, HexBoard, Placement, State } from '../../state.ts';
import { blocAt, clashes, dotsOf } from '../blocs.ts';
import { freePlaces, groupOf, reachable, searchPlacements, tilesIn } from './draft.ts';

/** How many placements of one package are suggested. */
const MOST_SUGGESTED = 8;

/** The search walks the board in strides, so that the suggestions are spread over it. */
const STRIDE = 23;

/** The dots that a set of tiles makes when all are fed. */
function dotsMade(board: HexBoard, places: readonly number[]): number {
  const counted = new Set<number>();
  let dots = 0;
  for (const place of places) {
    if (counted.has(place)) continue;
    const bloc = blocAt(board, place) as Bloc;
    for (const at of bloc.tiles) counted.add(at);
    dots += dotsOf(board, bloc, bloc.tiles, false);
  }
  return dots;
}

export interface Suggestion {
  tiles: Placement[];
  dots: number;
}

/** Grows a placement from one hex: each tile goes where it makes most dots with those before it. */
function growFrom(state: State, seat: Seat, tiles: readonly Tile[], start: number): Suggestion | null {
  const board = [...state.board];
  const places: number[] = [];
  const placed: Placement[] = [];
  for (const tile of tiles) {
    const near = places.length === 0 ? [start] : reachable(state, board, places);
    let best: { place: number; rotation: number; dots: number } | null = null;
    for (const place of near) {
      for (const rotation of ROTATIONS[tile]) {
        if (clashes(board, place, tile, rotation)) continue;
        board[place] = { seat, tile, rotation, tokens: 0 };
        const bloc = blocAt(board, place) as Bloc;
        // A joined bloc is worth more than loose tiles with as many dots, because one energy runs all of it.
        const dots = dotsOf(board, bloc, bloc.tiles, false) + bloc.tiles.length / 8;
        board[place] = null;
        if (!best || dots > best.dots) best = { place, rotation, dots };
      }
    }
    if (!best) return null;
    board[best.place] = { seat, tile, rotation: best.rotation, tokens: 0 };
    places.push(best.place);
    placed.push({ tile, hex: hexAt(best.place), rotation: best.rotation });
  }
  return { tiles: placed, dots: dotsMade(board, places) };
}

/** Good placements, best first. There is at least one if the package can be placed at all. */
export function suggestPlacements(state: State, seat: Seat, given: Package): Suggestion[] {
  const tiles = tilesIn(given);
  if (tiles.length === 0) return [{ tiles: [], dots: 0 }];
  const group = groupOf(state, seat);
  const starts = group.length === 0 ? spread(state) : reachable(state, state.board, group);
  const found: Suggestion[] = [];
  for (const start of starts) {
    if (found.length >= MOST_SUGGESTED) break;
    const grown = growFrom(state, seat, tiles, start);
    if (grown) found.push(grown);
  }
  if (found.length === 0) {
    searchPlacements(state, seat, given, (placed, board) => {
      const places = placed.map(({ hex }) => hexIndex(hex));
      found.push({ tiles: placed, dots: dotsMade([...board], places) });
      return true;
    });
  }
  return found.sort((a, b) => b.dots - a.dots);
}

function spread(state: State): number[] {
  const free = new Set(freePlaces(state, state.board));
  return state.board.map((_, index) => (index * STRIDE) % state.board.length).filter((place) => free.has(place));
}
