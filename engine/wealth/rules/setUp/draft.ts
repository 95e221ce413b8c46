/** The draft of starting packages (W3.3 to W3.9). */
import type { Seat } from '../../../core/game.ts';
import { hexAt, isPlayable } from '../../data/board.ts';
import { beside, ROTATIONS } from '../../data/geometry.ts';
import { TILES, type Tile } from '../../data/goods.ts';
import { DRAFT_ROUNDS, type DraftRound, PACKAGES, type Package, type PackageKind } from '../../data/start.ts';
import type { Play } from '../../play.ts';
import type { Draft, HexBoard, Placement, State } from '../../state.ts';
import { clashes } from '../blocs.ts';
import { endDraft } from './start.ts';

export const packageOf = (state: State, kind: PackageKind, index: number): Package | undefined =>
  PACKAGES[state.options.edition][kind]?.[index];

/** The tiles of a package one by one, in the order of the stacks. */
export const tilesIn = (given: Package): Tile[] =>
  TILES.flatMap((tile) => Array.from({ length: given.tiles[tile] ?? 0 }, () => tile));

/** W3.3: the rounds of picks of this game. */
export const draftRounds = (state: State): readonly DraftRound[] =>
  DRAFT_ROUNDS[state.options.edition][state.players.length - 2] as readonly DraftRound[];

/** The kinds of package that may be picked now. */
export const kindsNow = (state: State): DraftRound => draftRounds(state)[(state.draft as Draft).round] as DraftRound;

/** W3.3: clockwise from the first picker, then back from the last, and so on. */
export function pickerNow(state: State): Seat {
  const { round, picks, firstPicker } = state.draft as Draft;
  const players = state.players.length;
  const step = round % 2 === 0 ? picks : players - 1 - picks;
  return (firstPicker + step) % players;
}

/** W3.5: whether each package forms a group of its own; otherwise all packages of a player form one. */
export const packagesApart = (state: State): boolean =>
  state.options.edition === 'manual' && state.players.length === 2;

/** W3.5: the hexes with which a new placement must form one group. */
export function groupOf(state: State, seat: Seat): number[] {
  if (packagesApart(state)) return [];
  return state.board.flatMap((piece, place) => (piece?.seat === seat ? [place] : []));
}

/**
 * Calls `take` with every complete placement of a package until it returns true. Any group of touching hexes can be
 * grown tile by tile, so this finds every placement; it finds some more than once, in another order.
 */
export function searchPlacements(
  state: State,
  seat: Seat,
  given: Package,
  take: (tiles: Placement[], board: HexBoard) => boolean,
): void {
  const tiles = tilesIn(given);
  const board = [...state.board];
  const placed: Placement[] = [];
  const grow = (group: readonly number[], left: readonly Tile[]): boolean => {
    const [tile] = left;
    if (!tile) return take([...placed], board);
    for (const next of new Set(left)) {
      const rest = [...left];
      rest.splice(rest.indexOf(next), 1);
      for (const place of reachable(state, board, group)) {
        for (const rotation of ROTATIONS[next]) {
          if (clashes(board, place, next, rotation)) continue;
          board[place] = { seat, tile: next, rotation, tokens: 0 };
          placed.push({ tile: next, hex: hexAt(place), rotation });
          const enough = grow([...group, place], rest);
          placed.pop();
          board[place] = null;
          if (enough) return true;
        }
      }
    }
    return false;
  };
  grow(groupOf(state, seat), tiles);
}

/** W3.7: the hexes that a package tile may go on, wherever they lie. */
export const freePlaces = (state: State, board: HexBoard): number[] =>
  board.flatMap((piece, place) => (!piece && isPlayable(state.options, place) ? [place] : []));

/** The free hexes next to a group; every free hex where the group is empty. */
export function reachable(state: State, board: HexBoard, group: readonly number[]): number[] {
  if (group.length === 0) return freePlaces(state, board);
  const found = new Set<number>();
  for (const at of group) {
    for (const next of beside(at)) if (isPlayable(state.options, next) && !board[next]) found.add(next);
  }
  return [...found];
}

function canPlace(state: State, seat: Seat, given: Package): boolean {
  let found = false;
  searchPlacements(state, seat, given, () => {
    found = true;
    return true;
  });
  return found;
}

export interface OpenPackage {
  kind: PackageKind;
  index: number;
  given: Package;
}

/** The packages of the round that nobody has taken. */
const packagesLeft = (state: State): OpenPackage[] =>
  kindsNow(state).flatMap((kind) =>
    (state.draft?.left[kind] ?? []).map((index) => ({
      kind,
      index,
      given: packageOf(state, kind, index) as Package,
    })),
  );

/** The packages that this player can pick now. */
export const packagesOpen = (state: State, seat: Seat): OpenPackage[] =>
  packagesLeft(state).filter(({ given }) => canPlace(state, seat, given));

/** W3.9: whether there is any package that this player can pick now. */
export const canPick = (state: State, seat: Seat): boolean =>
  packagesLeft(state).some(({ given }) => canPlace(state, seat, given));

/** A pick is made or skipped: the next player picks, or the draft is over. */
export function endPick(play: Play): void {
  const { state } = play;
  const draft = state.draft as Draft;
  draft.picks++;
  if (draft.picks === state.players.length) {
    draft.picks = 0;
    draft.round++;
  }
  if (draft.round < draftRounds(state).length) state.active = pickerNow(state);
  else endDraft(play);
}
