/** A unit on its way: where from, where to, and what it does there. */
import { createMemo, createSignal } from 'solid-js';
import type { Refusal } from '../../../../engine/core/game.ts';
import { type Hex, hexKey, parseHexKey, sameHex } from '../../../../engine/core/hex.ts';
import type { Action } from '../../../../engine/wealth/actions/index.ts';
import { HEXES } from '../../../../engine/wealth/data/board.ts';
import type { Operation } from '../../../../engine/wealth/state.ts';
import type { Composer } from '../composer.ts';

export type UnitWay = 'activate' | 'transport';

/** What a unit can do in its hex: nothing more, battle, conquer, settle. */
export interface Deed {
  name: 'move' | 'battle' | 'conquer' | 'settle';
  against: number | null;
  operation: Operation | null;
}

export function createUnitHand(composer: Composer, way: UnitWay) {
  const { table } = composer;
  const [from, setFrom] = createSignal<Hex | null>(null);
  const [to, setTo] = createSignal<Hex | null>(null);
  const [deed, setDeed] = createSignal<Deed | null>(null);

  const mine = createMemo(() =>
    Object.entries(composer.me()?.units ?? {})
      .filter(([, count]) => count > 0)
      .map(([key]) => parseHexKey(key)),
  );
  const deedsIn = (hex: Hex | null): Deed[] => {
    const plain: Deed = { name: 'move', against: null, operation: null };
    const settle: Deed = { name: 'settle', against: null, operation: { type: 'settle' } };
    if (way === 'transport') return [plain, settle];
    const enemies = table
      .state()
      .players.flatMap((player, seat) =>
        hex && seat !== table.seat() && (player.units[hexKey(hex)] ?? 0) > 0 ? [seat] : [],
      );
    const battles = enemies.map(
      (against): Deed => ({ name: 'battle', against, operation: { type: 'battle', against } }),
    );
    const nobody: Deed = { name: 'battle', against: null, operation: { type: 'battle', against: -1 } };
    const conquer: Deed = { name: 'conquer', against: null, operation: { type: 'conquer' } };
    return [conquer, ...(battles.length > 0 ? battles : [nobody]), settle, plain];
  };
  const actionOf = (start: Hex, end: Hex, done: Deed): Action =>
    way === 'activate'
      ? { type: 'activate', from: start, to: end, operation: done.operation }
      : { type: 'transport', from: start, to: end, settle: done.name === 'settle' };
  const refusalOf = (start: Hex, end: Hex, done: Deed): Refusal | null => composer.check(actionOf(start, end, done));
  const openDeeds = (start: Hex, end: Hex) => deedsIn(end).filter((one) => refusalOf(start, end, one) === null);
  const targets = createMemo(() => {
    const start = from();
    return start ? HEXES.filter((hex) => openDeeds(start, hex).length > 0) : [];
  });
  const starts = createMemo(() => mine().filter((hex) => HEXES.some((end) => openDeeds(hex, end).length > 0)));

  function aim(hex: Hex): void {
    const start = from();
    if (!start) return;
    setTo(hex);
    const open = openDeeds(start, hex);
    // Settling spends the unit, so it is never the default if there is anything else.
    setDeed(open.find((one) => one.name !== 'settle') ?? open[0] ?? null);
  }
  /** Takes up the unit on a hex. */
  function begin(hex: Hex): void {
    setFrom(hex);
    setTo(null);
    setDeed(null);
  }
  const clear = () => {
    setFrom(null);
    setTo(null);
    setDeed(null);
  };
  const action = () => {
    const [start, end, done] = [from(), to(), deed()];
    return start && end && done && refusalOf(start, end, done) === null ? actionOf(start, end, done) : null;
  };
  return {
    from,
    to,
    deed,
    setDeed,
    starts,
    targets,
    begin,
    aim,
    clear,
    action,
    /**
     * What is possible in the chosen hex, with reasons for what is not. While no hex is chosen: everything a unit can
     * do.
     */
    deeds: () => {
      const [start, end] = [from(), to()];
      if (!start || !end) return deedsIn(null).map((one) => ({ deed: one, why: null }));
      return deedsIn(end).map((one) => ({ deed: one, why: refusalOf(start, end, one) }));
    },
    /** The best action in each target, for the signs on the board. */
    bestDeed: (hex: Hex): Deed | null => {
      const start = from();
      return start ? (openDeeds(start, hex)[0] ?? null) : null;
    },
    isFrom: (hex: Hex) => from() !== null && sameHex(hex, from() as Hex),
    isTo: (hex: Hex) => to() !== null && sameHex(hex, to() as Hex),
  };
}

export type UnitHand = ReturnType<typeof createUnitHand>;

export const sameDeed = (a: Deed | null, b: Deed): boolean => a?.name === b.name && a.against === b.against;
