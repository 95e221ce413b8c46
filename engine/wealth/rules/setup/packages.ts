/** The draft of starting packages (W3.3 to W3.9). */
import type { Refusal, Seat } from '../../../core/game.ts';
import { issue } from '../../../core/ledger.ts';
import type { ActionOf, Placement } from '../../actions.ts';
import { hexAt, hexIndex, isPlayable } from '../../data/board.ts';
import { beside, ROTATIONS } from '../../data/geometry.ts';
import { type Good, type Goods, TILES, type Tile } from '../../data/goods.ts';
import { type DraftRound, draftRounds, PACKAGES, type Package } from '../../data/start.ts';
import type { Event } from '../../events.ts';
import { endDraft } from '../../setup.ts';
import type { Draft, PackageKind, Piece, State } from '../../state.ts';
import { refuse } from '../acting/refuse.ts';
import { playerAt } from '../acting/turns.ts';
import { clashes } from '../blocs.ts';
import { setFlag, setTile } from '../develop/pieces.ts';

type Board = readonly (Piece | null)[];

export const packageOf = (state: State, kind: PackageKind, index: number): Package | undefined =>
  PACKAGES[state.options.edition][kind]?.[index];

/** The tiles of a package one by one, in the order of the stacks. */
export const tilesIn = (given: Package): Tile[] =>
  TILES.flatMap((tile) => Array.from({ length: given.tiles[tile] ?? 0 }, () => tile));

export const kindsNow = (state: State): DraftRound =>
  draftRounds(state.options.edition, state.players.length)[(state.draft as Draft).round] as DraftRound;

/** W3.3: clockwise from the first picker, then back from the last, and so on. */
export function pickerNow(state: State): Seat {
  const { round, picks, firstPicker } = state.draft as Draft;
  const players = state.players.length;
  const step = round % 2 === 0 ? picks : players - 1 - picks;
  return (firstPicker + step) % players;
}

/** W3.5: what a finished placement must hang together with: all package tiles, or in a `manual` game of two nothing. */
export function groupOf(state: State, seat: Seat): number[] {
  if (state.options.edition === 'manual' && state.players.length === 2) return [];
  return state.board.flatMap((piece, place) => (piece?.seat === seat ? [place] : []));
}

function isContiguous(places: readonly number[]): boolean {
  if (places.length === 0) return true;
  const wanted = new Set(places);
  const reached = [places[0] as number];
  const seen = new Set(reached);
  for (const at of reached) {
    for (const next of beside(at)) {
      if (wanted.has(next) && !seen.has(next)) {
        seen.add(next);
        reached.push(next);
      }
    }
  }
  return seen.size === wanted.size;
}

function checkPlacement(state: State, seat: Seat, given: Package, tiles: readonly Placement[]): Refusal | null {
  const wanted = tilesIn(given).join();
  const named = TILES.flatMap((tile) => tiles.filter((placed) => placed.tile === tile).map(() => tile)).join();
  if (wanted !== named) return refuse('draft/not-the-tiles', 'W3.4');
  const board = [...state.board];
  for (const { tile, hex, rotation } of tiles) {
    const place = hexIndex(hex);
    if (!isPlayable(state.options, place)) return refuse('not-playable', 'W3.7');
    if (board[place]) return refuse('hex-taken', 'W3.7');
    board[place] = { seat, tile, rotation, tokens: 0 };
  }
  for (const { tile, hex, rotation } of tiles) {
    if (clashes(board, hexIndex(hex), tile, rotation)) return refuse('dots-clash', 'W3.6');
  }
  const places = tiles.map(({ hex }) => hexIndex(hex));
  return isContiguous([...groupOf(state, seat), ...places]) ? null : refuse('draft/not-contiguous', 'W3.5');
}

export function checkPickPackage(state: State, seat: Seat, action: ActionOf<'pickPackage'>): Refusal | null {
  const draft = state.draft as Draft;
  if (!kindsNow(state).includes(action.kind)) return refuse('draft/other-kind', 'W3.8');
  const given = packageOf(state, action.kind, action.index);
  if (!given || !draft.left[action.kind]?.includes(action.index)) return refuse('draft/package-gone', 'W3.8');
  return checkPlacement(state, seat, given, action.tiles);
}

/**
 * Finished placements of a package, until `take` says that is enough. A contiguous group can be grown tile
 * by tile, so growing finds each that there is (some more than once, in another order).
 */
export function searchPlacements(
  state: State,
  seat: Seat,
  given: Package,
  take: (tiles: Placement[], board: Board) => boolean,
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

/** The hexes a package tile may go on, wherever they lie (W3.7). */
export const freePlaces = (state: State, board: Board): number[] =>
  board.flatMap((piece, place) => (!piece && isPlayable(state.options, place) ? [place] : []));

/** Free hexes next to the group, or any where there is none yet. */
export function reachable(state: State, board: Board, group: readonly number[]): number[] {
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

/** The packages this seat can pick now. */
export function packagesOpen(state: State, seat: Seat): { kind: PackageKind; index: number; given: Package }[] {
  return kindsNow(state).flatMap((kind) =>
    (state.draft?.left[kind] ?? []).flatMap((index) => {
      const given = packageOf(state, kind, index) as Package;
      return canPlace(state, seat, given) ? [{ kind, index, given }] : [];
    }),
  );
}

export function checkSkipPackage(state: State, seat: Seat): Refusal | null {
  return packagesOpen(state, seat).length > 0 ? refuse('draft/can-pick', 'W3.9') : null;
}

export function applyPickPackage(draft: State, seat: Seat, action: ActionOf<'pickPackage'>, events: Event[]): void {
  const { kind, index, tiles } = action;
  const given = packageOf(draft, kind, index) as Package;
  for (const { tile, hex, rotation } of tiles) {
    setFlag(draft, seat, hexIndex(hex));
    setTile(draft, hexIndex(hex), tile, rotation);
  }
  const goods: Goods = { ...given.goods };
  for (const [good, n] of Object.entries(goods)) issue(draft.supply, playerAt(draft, seat).purse, good as Good, n);
  const { left } = draft.draft as Draft;
  left[kind] = left[kind]?.filter((other) => other !== index) ?? [];
  events.push({
    type: 'packagePicked',
    seat,
    kind,
    index,
    tiles: tiles.map((t) => ({ ...t, hex: { ...t.hex } })),
    goods,
  });
  endPick(draft, events);
}

export function applySkipPackage(draft: State, seat: Seat, events: Event[]): void {
  events.push({ type: 'packageSkipped', seat });
  endPick(draft, events);
}

function endPick(state: State, events: Event[]): void {
  const draft = state.draft as Draft;
  draft.picks++;
  if (draft.picks === state.players.length) {
    draft.picks = 0;
    draft.round++;
  }
  if (draft.round < draftRounds(state.options.edition, state.players.length).length) state.active = pickerNow(state);
  else endDraft(state, events);
}
