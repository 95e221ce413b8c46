/** The tiles of a package in hand: which of its legal placements still fit the tiles already placed. */
import { createMemo, createSignal } from 'solid-js';
import { distance, type Hex, sameHex } from '../../../../engine/core/hex.ts';
import type { Goods, Tile } from '../../../../engine/wealth/data/goods.ts';
import { PACKAGES, type Package, type PackageKind } from '../../../../engine/wealth/data/start.ts';
import { projection } from '../../../../engine/wealth/facts/production.ts';
import { blocsOf, dotsOf } from '../../../../engine/wealth/rules/blocs.ts';
import { searchPlacements, tilesIn } from '../../../../engine/wealth/rules/setUp/draft.ts';
import type { Placement } from '../../../../engine/wealth/state.ts';
import type { Composer } from '../composer.ts';
import { withTiles } from './ghost.ts';
import { actionsOf, distinct } from './targets.ts';

export interface Pick {
  kind: PackageKind;
  index: number;
}

const samePlacement = (a: Placement, b: Placement) =>
  a.tile === b.tile && (a.rotation === b.rotation || a.tile === 'farm') && sameHex(a.hex, b.hex);

/** The distance from the second ring, which has room to grow and neighbours to share dots with. */
const stray = (tiles: readonly Placement[]): number =>
  tiles.reduce((sum, { hex }) => sum + Math.abs(distance(hex, { q: 0, r: 0 }) - 2), 0);

/** The placement without these tiles, or null if one of them is not in it. */
function without(all: readonly Placement[], set: readonly Placement[]): Placement[] | null {
  const rest = [...all];
  for (const one of set) {
    const at = rest.findIndex((other) => samePlacement(other, one));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function createDraftHand(composer: Composer, pick: () => Pick | null) {
  const { table } = composer;
  const seat = () => table.seat() ?? 0;
  const given = createMemo((): Package | null => {
    const chosen = pick();
    return chosen ? (PACKAGES[table.state().options.edition][chosen.kind]?.[chosen.index] ?? null) : null;
  });
  const tiles = createMemo((): Tile[] => {
    const pack = given();
    return pack ? tilesIn(pack) : [];
  });
  const placements = createMemo((): Placement[][] => {
    const pack = given();
    const all: Placement[][] = [];
    if (pack && tiles().length > 0) {
      searchPlacements(table.present(), seat(), pack, (found) => {
        all.push(found);
        return false;
      });
    }
    return all;
  });
  const [slots, setSlots] = createSignal<(Placement | null)[]>([]);
  const [active, setActive] = createSignal(0);

  const othersSet = () => slots().filter((slot, i): slot is Placement => slot !== null && i !== active());
  /** Where and how the tile in hand may go, given the others. */
  const open = createMemo((): Placement[] => {
    const tile = tiles()[active()];
    const set = othersSet();
    return placements().flatMap((all) => (without(all, set) ?? []).filter((one) => one.tile === tile));
  });
  const hexes = createMemo(() => distinct(open().map((one) => one.hex)));
  const rotationsAt = (hex: Hex): number[] =>
    [...new Set(open().flatMap((one) => (sameHex(one.hex, hex) ? [one.rotation] : [])))].sort((a, b) => a - b);

  const boardWith = (placed: readonly Placement[]) => withTiles(table.present().board, seat(), placed);
  const worth = (placed: readonly Placement[]): number => {
    const board = boardWith(placed);
    const { synergy } = table.present().options;
    return blocsOf(board, seat()).reduce((sum, bloc) => sum + dotsOf(board, bloc, bloc.tiles, synergy), 0);
  };
  const makes = (placed: readonly Placement[]): Goods =>
    projection({ ...table.present(), board: boardWith(placed) }, seat(), 'fed').kept;

  const put = (i: number, placement: Placement | null) =>
    setSlots((before) => before.map((slot, at) => (at === i ? placement : slot)));

  function place(hex: Hex): void {
    const tile = tiles()[active()];
    const set = othersSet();
    const best = rotationsAt(hex)
      .map((rotation): Placement => ({ tile: tile as Tile, hex, rotation }))
      .sort((a, b) => worth([...set, b]) - worth([...set, a]))[0];
    if (!best) return;
    put(active(), best);
    const next = slots().indexOf(null);
    if (next >= 0) setActive(next);
  }

  /** The next legal rotation of the tile in hand. */
  function turn(step: 1 | -1): void {
    const here = slots()[active()];
    if (!here) return;
    const lawful = rotationsAt(here.hex);
    const at = lawful.indexOf(here.rotation);
    const rotation = lawful[(at + step + lawful.length) % lawful.length];
    if (rotation !== undefined) put(active(), { ...here, rotation });
  }

  /** First propose the best placement on offer. */
  function propose(): void {
    const chosen = pick();
    const offered = actionsOf(table.choices(), 'pickPackage')
      .filter((action) => action.kind === chosen?.kind && action.index === chosen.index)
      .map((action) => ({ ...action, worth: worth(action.tiles), stray: stray(action.tiles) }))
      .sort((a, b) => b.worth - a.worth || a.stray - b.stray)[0];
    if (!offered) {
      lift();
      return;
    }
    const rest = [...offered.tiles];
    const take = (tile: Tile) =>
      rest.splice(
        rest.findIndex((one) => one.tile === tile),
        1,
      )[0] ?? null;
    setSlots(tiles().map(take));
    setActive(Math.max(0, tiles().length - 1));
  }

  function lift(): void {
    setSlots(tiles().map(() => null));
    setActive(0);
  }

  const placed = () => slots().filter((slot): slot is Placement => slot !== null);
  return {
    given,
    tiles,
    slots,
    active,
    setActive,
    hexes,
    place,
    turn,
    propose,
    lift,
    placed,
    isComplete: () => placed().length === tiles().length,
    /** What the seat produces, before and with the tiles. */
    makes: () => [makes([]), makes(placed())] as const,
  };
}

export type DraftHand = ReturnType<typeof createDraftHand>;
