/** A unit on its way: where from, where to, and what it does there. */
import { createMemo } from 'solid-js';
import type { Refusal } from '../../../../../engine/core/game.ts';
import { type Hex, hexKey, parseHexKey, sameHex } from '../../../../../engine/core/hex.ts';
import type { Action } from '../../../../../engine/wealth/actions/index.ts';
import { HEXES } from '../../../../../engine/wealth/data/board.ts';
import type { Composer } from '../../composer.ts';
import type { Deed } from '../../move.ts';
import { isAmong } from '../ghost.ts';

export type UnitWay = 'activate' | 'transport';

const PLAIN: Deed = { name: 'move', against: null, operation: null };
const SETTLE: Deed = { name: 'settle', against: null, operation: { type: 'settle' } };
const CONQUER: Deed = { name: 'conquer', against: null, operation: { type: 'conquer' } };
/** Shown where nobody is, with the reason. */
const BATTLE_NOBODY: Deed = { name: 'battle', against: null, operation: { type: 'battle', against: -1 } };

const actionOf = (way: UnitWay, from: Hex, to: Hex, deed: Deed): Action =>
  way === 'activate'
    ? { type: 'activate', from, to, operation: deed.operation }
    : { type: 'transport', from, to, settle: deed.name === 'settle' };

/** What a unit can do in a hex, whether it is allowed or not. */
function deedsIn({ table }: Composer, way: UnitWay, hex: Hex | null): Deed[] {
  if (way === 'transport') return [PLAIN, SETTLE];
  const { players } = table.state();
  const enemies = players.flatMap((player, seat) =>
    hex && seat !== table.seat() && (player.units[hexKey(hex)] ?? 0) > 0 ? [seat] : [],
  );
  const battles = enemies.map((against): Deed => ({ name: 'battle', against, operation: { type: 'battle', against } }));
  return [CONQUER, ...(battles.length > 0 ? battles : [BATTLE_NOBODY]), SETTLE, PLAIN];
}

/** The units that can go somewhere, and what they may do there. */
function createReach(composer: Composer, way: UnitWay) {
  const { table } = composer;
  const mine = createMemo(() =>
    Object.entries(composer.me()?.units ?? {})
      .filter(([, count]) => count > 0)
      .map(([key]) => parseHexKey(key)),
  );
  const refusalOf = (start: Hex, end: Hex, deed: Deed): Refusal | null =>
    composer.check(actionOf(way, start, end, deed));
  const openDeeds = (start: Hex, end: Hex) =>
    deedsIn(composer, way, end).filter((deed) => refusalOf(start, end, deed) === null);
  const starts = createMemo(() => mine().filter((hex) => HEXES.some((end) => openDeeds(hex, end).length > 0)));
  /** The unit that has just moved: usually it moves on. */
  const walker = createMemo(() => {
    if (table.present().activations === 0) return undefined;
    const last = table.log().findLast(({ event }) => event.type === 'unitMoved')?.event;
    return last?.type === 'unitMoved' && isAmong(starts(), last.to) ? last.to : undefined;
  });
  return { refusalOf, openDeeds, starts, walker };
}

const isAt = (hex: Hex, place: Hex | null) => place !== null && sameHex(hex, place);

/** Settling spends the unit, so it is never the default if there is anything else. */
const usual = (deeds: readonly Deed[]) => deeds.find((one) => one.name !== 'settle') ?? deeds[0] ?? null;

export function createUnitHand(composer: Composer, way: UnitWay) {
  const leg = () => composer.making(way);
  const { refusalOf, openDeeds, starts, walker } = createReach(composer, way);
  /** Until the player taps a unit, it is the only one that can go, or the one that has just moved. */
  const from = createMemo((): Hex | null => {
    const [only, other] = starts();
    return leg()?.from ?? (other ? walker() : only) ?? null;
  });
  const to = () => leg()?.to ?? null;
  const deed = () => leg()?.deed ?? null;
  const targets = createMemo(() => {
    const start = from();
    return start ? HEXES.filter((hex) => openDeeds(start, hex).length > 0) : [];
  });
  const isTo = (hex: Hex) => isAt(hex, to());

  function aim(hex: Hex): void {
    const start = from();
    if (!start) return;
    composer.tell({ type: 'aim', from: start, to: hex, deed: usual(openDeeds(start, hex)) });
  }
  return {
    way,
    from,
    to,
    deed,
    setDeed: (next: Deed) => {
      const [start, end] = [from(), to()];
      if (start && end) composer.tell({ type: 'aim', from: start, to: end, deed: next });
    },
    starts,
    targets,
    /** A tap aims at a hex or takes up a unit. If it could mean either it aims, and a second tap takes up. */
    pick: (hex: Hex) => {
      if (isAmong(targets(), hex) && !isTo(hex)) aim(hex);
      else if (isAmong(starts(), hex)) composer.tell({ type: 'takeUp', from: hex });
    },
    action: () => {
      const [start, end, done] = [from(), to(), deed()];
      return start && end && done && refusalOf(start, end, done) === null ? actionOf(way, start, end, done) : null;
    },
    /**
     * What is possible in the chosen hex, with reasons for what is not. While no hex is chosen: everything a unit can
     * do.
     */
    deeds: () => {
      const [start, end] = [from(), to()];
      if (!start || !end) return deedsIn(composer, way, null).map((one) => ({ deed: one, why: null }));
      return deedsIn(composer, way, end).map((one) => ({ deed: one, why: refusalOf(start, end, one) }));
    },
    /** The best action in each target, for the signs on the board. */
    bestDeed: (hex: Hex): Deed | null => {
      const start = from();
      return start ? (openDeeds(start, hex)[0] ?? null) : null;
    },
    isFrom: (hex: Hex) => isAt(hex, from()),
    isTo,
  };
}

export type UnitHand = ReturnType<typeof createUnitHand>;

export const sameDeed = (a: Deed | null, b: Deed): boolean => a?.name === b.name && a.against === b.against;
