/** The tiles of a package in hand: which of its legal placements still fit the tiles already placed. */
import { createMemo } from 'solid-js';
import { type Hex, sameHex } from '../../../../../engine/core/hex.ts';
import type { ActionOf } from '../../../../../engine/wealth/actions/index.ts';
import type { Tile } from '../../../../../engine/wealth/data/goods.ts';
import type { Placement } from '../../../../../engine/wealth/state.ts';
import type { Composer } from '../../composer.ts';
import { basisOf, type Slots } from '../../move.ts';
import { distinct } from '../targets.ts';
import { createPackage, createWorth } from './packageInHand.ts';

const samePlacement = (a: Placement, b: Placement) =>
  a.tile === b.tile && (a.rotation === b.rotation || a.tile === 'farm') && sameHex(a.hex, b.hex);

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

/** The tiles that are placed, and the one in hand. */
function createSlots(composer: Composer, proposed: () => { slots: Slots; active: number }) {
  const basis = () => {
    const now = basisOf(composer.move());
    return now.name === 'package' ? now : null;
  };
  const slots = (): Slots => basis()?.slots ?? proposed().slots;
  const active = (): number => (basis()?.slots ? (basis()?.active ?? 0) : proposed().active);
  return {
    slots,
    active,
    set: (next: Slots, at: number) => composer.tell({ type: 'setTiles', slots: next, active: at }),
    withActive: (placement: Placement): Slots => slots().map((slot, i) => (i === active() ? placement : slot)),
    othersSet: () => slots().filter((slot, i): slot is Placement => slot !== null && i !== active()),
    placed: () => slots().filter((slot): slot is Placement => slot !== null),
  };
}

export function createDraftHand(composer: Composer) {
  const worth = createWorth(composer);
  const { given, tiles, placements, proposed } = createPackage(composer, worth);
  const { slots, active, set, withActive, othersSet, placed } = createSlots(composer, proposed);
  /** Where and how the tile in hand may go, given the others. */
  const open = createMemo((): Placement[] => {
    const tile = tiles()[active()];
    const others = othersSet();
    return placements().flatMap((all) => (without(all, others) ?? []).filter((one) => one.tile === tile));
  });
  const hexes = createMemo(() => distinct(open().map((one) => one.hex)));
  const rotationsAt = (hex: Hex): number[] =>
    [...new Set(open().flatMap((one) => (sameHex(one.hex, hex) ? [one.rotation] : [])))].sort((a, b) => a - b);
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
