/** Choices of the draft: each package with some good placements, and all others as a family. */
import type { Seat } from '../../core/game.ts';
import type { Placement } from '../actions.ts';
import { hexAt, hexIndex } from '../data/board.ts';
import { ROTATIONS } from '../data/geometry.ts';
import type { Tile } from '../data/goods.ts';
import type { Package } from '../data/start.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { blocAt, clashes, dotsOf } from '../rules/blocs.ts';
import {
  freePlaces,
  groupOf,
  kindsNow,
  packageOf,
  reachable,
  searchPlacements,
  tilesIn,
} from '../rules/setup/packages.ts';
import type { Bloc, PackageKind, Piece, State } from '../state.ts';
import { blocked, family, int, one, oneOfHexes, type WealthChoice } from './parts.ts';

/** How many placements of one package are written out. */
const MOST_SUGGESTED = 8;

/** Walks the board in strides, so that what is suggested lies spread over it. */
const STRIDE = 23;

type Board = (Piece | null)[];

/** The dots a set of tiles makes when all are fed. */
function dotsMade(board: Board, places: readonly number[]): number {
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

interface Suggestion {
  tiles: Placement[];
  dots: number;
}

/** Grows a placement from one hex, each tile where it makes most dots with those before it. */
function growFrom(state: State, seat: Seat, tiles: readonly Tile[], start: number): Suggestion | null {
  const board: Board = [...state.board];
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
        // A joined bloc is worth more than loose tiles with as many dots: one energy runs it.
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

/** Good placements, best first; at least one where there is any. */
function suggestPlacements(state: State, seat: Seat, given: Package): Suggestion[] {
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
      found.push({
        tiles: placed,
        dots: dotsMade(
          [...board],
          placed.map(({ hex }) => hexIndex(hex)),
        ),
      });
      return true;
    });
  }
  return found.sort((a, b) => b.dots - a.dots);
}

function spread(state: State): number[] {
  const free = new Set(freePlaces(state, state.board));
  return state.board.map((_, index) => (index * STRIDE) % state.board.length).filter((place) => free.has(place));
}

function pickChoices(state: State, seat: Seat, kind: PackageKind, index: number): WealthChoice[] {
  const given = packageOf(state, kind, index) as Package;
  const suggestions = suggestPlacements(state, seat, given);
  if (suggestions.length === 0) {
    return [blocked({ type: 'pickPackage', kind, index }, refuse('draft/no-room', 'W3.5'))];
  }
  const choices = suggestions.map(({ tiles, dots }) => one({ type: 'pickPackage', kind, index, tiles }, { dots }));
  const [first] = suggestions;
  if (!first || first.tiles.length === 0) return choices;
  const free = freePlaces(state, state.board).map(hexAt);
  const fields = first.tiles.flatMap((_, i) => [oneOfHexes(`tiles.${i}.hex`, free), int(`tiles.${i}.rotation`, 0, 5)]);
  return [...choices, family({ type: 'pickPackage', kind, index, tiles: first.tiles }, fields)];
}

export function draftChoices(state: State, seat: Seat): WealthChoice[] {
  const kinds = kindsNow(state);
  const choices: WealthChoice[] = [];
  for (const [kind, left] of Object.entries(state.draft?.left ?? {}) as [PackageKind, number[]][]) {
    for (const index of left) {
      if (kinds.includes(kind)) choices.push(...pickChoices(state, seat, kind, index));
      else choices.push(blocked({ type: 'pickPackage', kind, index }, refuse('draft/other-kind', 'W3.8')));
    }
  }
  if (choices.every(({ kind }) => kind === 'blocked')) return [one({ type: 'skipPackage' }), ...choices];
  return [...choices, blocked({ type: 'skipPackage' }, refuse('draft/can-pick', 'W3.9'))];
}
