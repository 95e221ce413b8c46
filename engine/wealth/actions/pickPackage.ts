import { blocked, type Choice, family, one } from '../../core/choices.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import { issue } from '../../core/ledger.ts';
import { int, oneOf, record, type TypeOf, withDefault } from '../../core/shape.ts';
import { hexAt, hexIndex, isPlayable } from '../data/board.ts';
import { beside } from '../data/geometry.ts';
import { type Good, type Goods, TILES } from '../data/goods.ts';
import { PACKAGE_KINDS, type Package, type PackageKind } from '../data/start.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { clashes } from '../rules/blocs.ts';
import { setFlag, setTile } from '../rules/develop/pieces.ts';
import { endPick, freePlaces, groupOf, kindsNow, packageOf, tilesIn } from '../rules/setUp/draft.ts';
import { suggestPlacements } from '../rules/setUp/suggest.ts';
import type { Draft, Placement, State } from '../state.ts';
import { defineAction } from './define.ts';
import { hexField, intField } from './fields.ts';
import { hex, listOf, rotation, tile } from './shapes.ts';

const shape = record({
  kind: oneOf(PACKAGE_KINDS),
  index: int(0, 5),
  tiles: withDefault(listOf(record({ tile, hex, rotation })), []),
});

type PickChoice = Choice<{ type: 'pickPackage' } & TypeOf<typeof shape>>;

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
  const named = TILES.flatMap((kind) => tiles.filter((placed) => placed.tile === kind).map(() => kind)).join();
  if (wanted !== named) return refuse('draft/not-the-tiles', 'W3.4');
  const board = [...state.board];
  for (const placed of tiles) {
    const place = hexIndex(placed.hex);
    if (!isPlayable(state.options, place)) return refuse('not-playable', 'W3.7');
    if (board[place]) return refuse('hex-taken', 'W3.7');
    board[place] = { seat, tile: placed.tile, rotation: placed.rotation, tokens: 0 };
  }
  for (const placed of tiles) {
    if (clashes(board, hexIndex(placed.hex), placed.tile, placed.rotation)) return refuse('dots-clash', 'W3.6');
  }
  const places = tiles.map((placed) => hexIndex(placed.hex));
  return isContiguous([...groupOf(state, seat), ...places]) ? null : refuse('draft/not-contiguous', 'W3.5');
}

/** Some good placements, and all others as a family. */
function choicesFor(state: State, seat: Seat, kind: PackageKind, index: number): PickChoice[] {
  if (!kindsNow(state).includes(kind)) {
    return [blocked({ type: 'pickPackage', kind, index }, refuse('draft/other-kind', 'W3.8'))];
  }
  const suggestions = suggestPlacements(state, seat, packageOf(state, kind, index) as Package);
  const [first] = suggestions;
  if (!first) return [blocked({ type: 'pickPackage', kind, index }, refuse('draft/no-room', 'W3.5'))];
  const choices: PickChoice[] = suggestions.map(({ tiles, dots }) =>
    one({ type: 'pickPackage', kind, index, tiles }, { dots }),
  );
  if (first.tiles.length === 0) return choices;
  const free = freePlaces(state, state.board).map(hexAt);
  const fields = first.tiles.flatMap((_, i) => [
    hexField(`tiles.${i}.hex`, free),
    intField(`tiles.${i}.rotation`, 0, 5),
  ]);
  return [...choices, family({ type: 'pickPackage', kind, index, tiles: first.tiles }, fields)];
}

export const pickPackage = defineAction({
  type: 'pickPackage',
  rules: ['W3.3', 'W3.4', 'W3.5', 'W3.6', 'W3.7', 'W3.8'],
  shape,
  when: { phases: ['draft'], turn: true },

  check(state, seat, { kind, index, tiles }) {
    if (!kindsNow(state).includes(kind)) return refuse('draft/other-kind', 'W3.8');
    const given = packageOf(state, kind, index);
    if (!given || !state.draft?.left[kind]?.includes(index)) return refuse('draft/package-gone', 'W3.8');
    return checkPlacement(state, seat, given, tiles);
  },

  apply(play, seat, { kind, index, tiles }) {
    const { state, events } = play;
    const given = packageOf(state, kind, index) as Package;
    for (const placed of tiles) {
      setFlag(state, seat, hexIndex(placed.hex));
      setTile(state, hexIndex(placed.hex), placed.tile, placed.rotation);
    }
    const goods: Goods = { ...given.goods };
    for (const [good, n] of Object.entries(goods)) issue(state.supply, playerAt(state, seat).purse, good as Good, n);
    const { left } = state.draft as Draft;
    left[kind] = left[kind]?.filter((other) => other !== index) ?? [];
    const copies = tiles.map((placed) => ({ ...placed, hex: { ...placed.hex } }));
    events.push({ type: 'packagePicked', seat, kind, index, tiles: copies, goods });
    endPick(play);
  },

  choices(state, seat) {
    const left = Object.entries(state.draft?.left ?? {}) as [PackageKind, number[]][];
    return left.flatMap(([kind, indices]) => indices.flatMap((index) => choicesFor(state, seat, kind, index)));
  },
});
