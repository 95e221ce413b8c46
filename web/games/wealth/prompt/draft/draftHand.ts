/** The tiles of a package in hand: which of its legal placements still fit the tiles already placed. */
import { createMemo } from 'solid-js';
import { distance, type Hex, sameHex } from '../../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../../engine/wealth/actions/index.ts';
import type { Goods, Tile } from '../../../../../engine/wealth/data/goods.ts';
import { PACKAGES, type Package } from '../../../../../engine/wealth/data/start.ts';
import { projection } from '../../../../../engine/wealth/facts/production.ts';
import { blocsOf, dotsOf } from '../../../../../engine/wealth/rules/blocs.ts';
import { searchPlacements, tilesIn } from '../../../../../engine/wealth/rules/setUp/draft.ts';
import type { Placement } from '../../../../../engine/wealth/state.ts';
import type { Composer } from '../../composer.ts';
import { basisOf, type Slots } from '../../move.ts';
import { withTiles } from '../ghost.ts';
import { actionsOf, distinct } from '../targets.ts';

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

/** These placements in the order of the tiles. */
function inOrder(tiles: readonly Tile[], placements: readonly Placement[]): Slots {
  const rest = [...placements];
  return tiles.map((tile) => {
    const at = rest.findIndex((one) => one.tile === tile);
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
}

/** What placed tiles are worth to the seat. */
function createWorth(composer: Composer) {
  const { table } = composer;
  const seat = () => table.seat() ?? 0;
  const boardWith = (placed: readonly Placement[]) => withTiles(table.present().board, seat(), placed);
  return {
    dots: (placed: readonly Placement[]): number => {
      const board = boardWith(placed);
      const { synergy } = table.present().options;
      return blocsOf(board, seat()).reduce((sum, bloc) => sum + dotsOf(board, bloc, bloc.tiles, synergy), 0);
    },
    makes: (placed: readonly Placement[]): Goods =>
      projection({ ...table.present(), board: boardWith(placed) }, seat(), 'fed').kept,
  };
}

export function createDraftHand(composer: Composer) {
  const { table } = composer;
  const worth = createWorth(composer);
  const basis = () => {
    const now = basisOf(composer.move());
    return now.name === 'package' ? now : null;
  };
  const given = createMemo((): Package | null => {
    const pick = composer.pickedPackage();
    return pick ? (PACKAGES[table.state().options.edition][pick.kind]?.[pick.index] ?? null) : null;
  });
  const tiles = createMemo((): Tile[] => {
    const pack = given();
    return pack ? tilesIn(pack) : [];
  });
  const placements = createMemo((): Placement[][] => {
    const pack = given();
    const all: Placement[][] = [];
    if (pack && tiles().length > 0) {
      searchPlacements(table.present(), table.seat() ?? 0, pack, (found) => {
        all.push(found);
        return false;
      });
    }
    return all;
  });
  /** The best placement on offer. */
  const proposed = createMemo((): { slots: Slots; active: number } => {
    const pick = composer.pickedPackage();
    const best = actionsOf(table.choices(), 'pickPackage')
      .filter((action) => action.kind === pick?.kind && action.index === pick.index)
      .map((action) => ({ tiles: action.tiles, dots: worth.dots(action.tiles), stray: stray(action.tiles) }))
      .sort((a, b) => b.dots - a.dots || a.stray - b.stray)[0];
    if (!best) return { slots: tiles().map(() => null), active: 0 };
    return { slots: inOrder(tiles(), best.tiles), active: Math.max(0, tiles().length - 1) };
  });
  const slots = (): Slots => basis()?.slots ?? proposed().slots;
  const active = (): number => (basis()?.slots ? (basis()?.active ?? 0) : proposed().active);
  const set = (next: Slots, at: number) => composer.tell({ type: 'setTiles', slots: next, active: at });
  const withActive = (placement: Placement): Slots => slots().map((slot, i) => (i === active() ? placement : slot));

  const othersSet = () => slots().filter((slot, i): slot is Placement => slot !== null && i !== active());
  /** Where and how the tile in hand may go, given the others. */
  const open = createMemo((): Placement[] => {
    const tile = tiles()[active()];
    const others = othersSet();
    return placements().flatMap((all) => (without(all, others) ?? []).filter((one) => one.tile === tile));
  });
  const hexes = createMemo(() => distinct(open().map((one) => one.hex)));
  const rotationsAt = (hex: Hex): number[] =>
    [...new Set(open().flatMap((one) => (sameHex(one.hex, hex) ? [one.rotation] : [])))].sort((a, b) => a - b);
  const placed = () => slots().filter((slot): slot is Placement => slot !== null);
  const isComplete = () => placed().length === tiles().length;

  function place(hex: Hex): void {
    const tile = tiles()[active()] as Tile;
    const others = othersSet();
    const best = rotationsAt(hex)
      .map((rotation): Placement => ({ tile, hex, rotation }))
      .sort((a, b) => worth.dots([...others, b]) - worth.dots([...others, a]))[0];
    if (!best) return;
    const next = withActive(best);
    const free = next.indexOf(null);
    set(next, free >= 0 ? free : active());
  }

  /** The next legal rotation of the tile in hand. */
  function turn(step: 1 | -1): void {
    const here = slots()[active()];
    if (!here) return;
    const lawful = rotationsAt(here.hex);
    const rotation = lawful[(lawful.indexOf(here.rotation) + step + lawful.length) % lawful.length];
    if (rotation !== undefined) set(withActive({ ...here, rotation }), active());
  }

  return {
    given,
    tiles,
    slots,
    active,
    hold: (index: number) => set(slots(), index),
    hexes,
    place,
    turn,
    lift: () =>
      set(
        tiles().map(() => null),
        0,
      ),
    placed,
    isComplete,
    action: createMemo((): ActionOf<'pickPackage'> | null => {
      const pick = composer.pickedPackage();
      return pick && isComplete() ? { type: 'pickPackage', ...pick, tiles: placed() } : null;
    }),
    /** What the seat produces, before and with the tiles. */
    makes: () => [worth.makes([]), worth.makes(placed())] as const,
  };
}

export type DraftHand = ReturnType<typeof createDraftHand>;
