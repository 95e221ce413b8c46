import { describe, expect, it } from 'vitest';
import { keyedChance, scriptedChance } from '../../../engine/core/chance.ts';
import type { Seat } from '../../../engine/core/game.ts';
import type { Action, ActionOf } from '../../../engine/wealth/actions/index.ts';
import { HEXES as HEX } from '../../../engine/wealth/data/board.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { DEFAULTS, type Options } from '../../../engine/wealth/options.ts';
import { pickerNow } from '../../../engine/wealth/rules/setUp/draft.ts';
import type { Placement, State } from '../../../engine/wealth/state.ts';
import { seedOf } from '../../properties/randomPlay.ts';
import { act, after, eventOf, flag, h, opened, pieceOn, play, purse, put, refusal } from './table.ts';

const at = (tile: Placement['tile'], q: number, r: number, rotation = 0): Placement => ({
  tile,
  hex: h(q, r),
  rotation,
});

const industry = (index: number, ...tiles: Placement[]): Action => ({
  type: 'pickPackage',
  kind: 'industry',
  index,
  tiles,
});
const commodity = (index: number): Action => ({ type: 'pickPackage', kind: 'commodity', index, tiles: [] });

/** The player whose pick it is takes the first choice. */
function pickAny(state: State): { seat: Seat; state: State; action: Action } {
  const seat = state.active as Seat;
  const action = wealth.fallback(state, seat);
  return { seat, action, state: after(state, seat, action) };
}

/** The seats in the order they picked. */
function draftOrder(options: Partial<Options>, seats: number): { order: Seat[]; kinds: string[]; state: State } {
  let state = opened(options, seats);
  const order: Seat[] = [];
  const kinds: string[] = [];
  while (state.phase === 'draft') {
    expect(state.active).toBe(pickerNow(state));
    const picked = pickAny(state);
    order.push(picked.seat);
    kinds.push((picked.action as ActionOf<'pickPackage'>).kind);
    state = picked.state;
  }
  return { order, kinds, state };
}

describe('set-up', () => {
  it('[W3.1] draws the first player from the seed, each seat in its turn', () => {
    const seen = new Set<Seat>();
    for (let n = 1; n <= 60; n++) {
      const { state, events } = wealth.setup(DEFAULTS, 4, keyedChance(seedOf(n)), {});
      expect(eventOf(events, 'firstPlayerDrawn').seat).toBe(state.first);
      expect(state.active).toBe(state.first);
      seen.add(state.first);
    }
    expect(seen).toEqual(new Set([0, 1, 2, 3]));
  });

  it('[W3.2] stacks and flags by edition', () => {
    const stacks = (edition: Options['edition']) => opened({ edition }).stacks;
    expect(stacks('first')).toMatchObject({ farm: 15, generator: 9, bank: 9, integratedEconomy: 0 });
    expect(stacks('manual')).toEqual(stacks('first'));
    expect(stacks('second')).toMatchObject({ farm: 12, generator: 7, bank: 7, integratedEconomy: 6 });
    const flags = (edition: Options['edition'], seats: number) => purse(opened({ edition }, seats), 0).flags;
    expect([2, 3, 4, 5, 6].map((seats) => flags('second', seats))).toEqual([18, 16, 16, 15, 14]);
    expect([2, 3, 4, 5, 6].map((seats) => flags('first', seats))).toEqual([18, 18, 18, 18, 18]);
  });

  it('[W3.3] picks forth and back, the last picker twice', () => {
    expect(draftOrder({}, 3).order).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0]);
    expect(draftOrder({}, 4).order).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]);
    expect(draftOrder({ edition: 'first' }, 6).order).toEqual([0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0]);
    expect(draftOrder({ edition: 'manual' }, 4).order).toEqual([0, 1, 2, 3]);
    expect(draftOrder({ edition: 'manual' }, 2).order).toEqual([0, 1, 1, 0]);
  });

  it('[W3.3] industry in the first round, commodities in the second of five and six', () => {
    const { kinds } = draftOrder({}, 5);
    expect(kinds).toEqual([...Array(5).fill('industry'), ...Array(5).fill('commodity')]);
    const state = opened({}, 5);
    expect(refusal(state, 0, commodity(0))).toBe('W3.8 wealth/draft/other-kind');
  });

  it('[W3.4] takes tiles from the stacks, all at once with a flag each, and gives the goods', () => {
    const before = opened({});
    const { state, events } = act(before, 0, industry(1, at('generator', 1, 1), at('generator', 1, 2, 1)));
    expect(state.stacks.generator).toBe(5);
    expect(purse(state, 0)).toMatchObject({ money: 10, flags: 14 });
    expect(pieceOn(state, h(1, 2))).toEqual({ seat: 0, tile: 'generator', rotation: 1, tokens: 0 });
    expect(state.draft?.left.industry).toEqual([0, 2, 3, 4, 5]);
    expect(eventOf(events, 'packagePicked')).toMatchObject({ seat: 0, index: 1, goods: { money: 10 } });
    expect(refusal(before, 0, industry(1, at('generator', 1, 1)))).toBe('W3.4 wealth/draft/not-the-tiles');
    expect(refusal(before, 0, industry(1, at('generator', 1, 1), at('mine', 1, 2)))).toMatch('W3.4');
    expect(refusal(before, 0, industry(1))).toMatch('W3.4');
    // What nobody took is still in the stacks.
    const { state: drafted } = draftOrder({}, 4);
    const placed = drafted.players.reduce((sum, player) => sum + (player.placed.mine ?? 0), 0);
    expect(drafted.stacks.mine).toBe(7 - placed);
  });

  it('[W3.5] wants one group over all packages', () => {
    const apart = industry(1, at('generator', 1, 1), at('generator', 3, 1));
    expect(refusal(opened({}), 0, apart)).toBe('W3.5 wealth/draft/not-contiguous');
    let state = after(opened({}, 2), 0, industry(4, at('factory', 1, 1), at('factory', 1, 2)));
    state = play(state, [1, industry(3, at('mine', -2, 0), at('mine', -2, 1))], [1, commodity(0)]);
    expect(refusal(state, 0, industry(2, at('academy', 3, 0), at('academy', 4, 0)))).toMatch('W3.5');
    // Any order and any form will do, as long as the tiles form one group.
    const joined = industry(2, at('academy', 3, 1), at('academy', 2, 1));
    expect(after(state, 0, joined).phase).toBe('draft');
  });

  it('[W3.5] manual with two players: each package for itself', () => {
    let state = opened({ edition: 'manual' }, 2);
    const combined = (index: number, ...tiles: Placement[]): Action => ({
      type: 'pickPackage',
      kind: 'combined',
      index,
      tiles,
    });
    state = after(state, 0, combined(3, at('mine', 1, 1), at('mine', 1, 2)));
    state = after(state, 1, combined(1, at('generator', -1, -1), at('generator', -1, -2, 1)));
    expect(refusal(state, 1, combined(4, at('factory', 3, -3), at('factory', 3, 0)))).toMatch('W3.5');
    state = after(state, 1, combined(4, at('factory', 3, -3), at('factory', 3, -2)));
    expect(purse(state, 1)).toMatchObject({ energy: 3, capital: 2 });
  });

  it('[W3.6] lets no unlike dots meet, and offers no force', () => {
    const state = after(opened({}), 0, industry(0, at('farm', 1, 1), at('farm', 1, 2), at('farm', 2, 1)));
    const clash = industry(3, at('mine', 1, 0), at('mine', 1, -1));
    expect(refusal(state, 1, clash)).toBe('W3.6 wealth/dots-clash');
    expect(after(state, 1, industry(3, at('mine', 1, 0, 1), at('mine', 1, -1))).phase).toBe('draft');
  });

  it('[W3.7] keeps to free hexes that can be played', () => {
    const state = after(opened({ terrain: 'Land of Lakes' }), 0, industry(3, at('mine', 1, 1), at('mine', 1, 2)));
    expect(refusal(state, 1, industry(4, at('factory', 1, 1), at('factory', 2, 1)))).toBe('W3.7 wealth/hex-taken');
    expect(refusal(state, 1, industry(4, at('factory', 0, 0), at('factory', 0, 1)))).toBe('W3.7 wealth/not-playable');
    expect(refusal(state, 1, industry(4, at('factory', 2, 0), at('factory', 3, 0)))).toBe('W3.7 wealth/not-playable');
    expect(refusal(state, 1, industry(4, at('factory', 3, 0), at('factory', 3, 0)))).toBe('W3.7 wealth/hex-taken');
  });

  it('[W3.8] a package is there once; package 2 is out of a first edition of five, and of no second', () => {
    const state = after(opened({}), 0, industry(3, at('mine', 1, 1), at('mine', 1, 2)));
    expect(refusal(state, 1, industry(3, at('mine', 3, 0), at('mine', 3, -1)))).toBe('W3.8 wealth/draft/package-gone');
    expect(opened({ edition: 'first' }, 5).draft?.left.industry).toEqual([0, 2, 3, 4, 5]);
    expect(opened({ edition: 'first' }, 4).draft?.left.industry).toEqual([0, 1, 2, 3, 4, 5]);
    expect(opened({ edition: 'second' }, 5).draft?.left.industry).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('[W3.9] skips a pick only where no package has room', () => {
    const state = opened({}, 6);
    expect(refusal(state, 0, { type: 'skipPackage' })).toBe('W3.9 wealth/draft/can-pick');
    expect(wealth.forced(state, 0)).toBeNull();
    // Banks are everywhere except on two hexes that lie apart, so no package of two tiles has room.
    const full = opened({}, 6);
    const free = new Set(['4,0', '-4,0']);
    full.board.forEach((_, place) => {
      const hex = HEX[place] as { q: number; r: number };
      if ((hex.q === 0 && hex.r === 0) || free.has(`${hex.q},${hex.r}`)) return;
      full.board[place] = { seat: 1 + (place % 5), tile: 'bank', rotation: 0, tokens: 0 };
    });
    expect(wealth.choices(full, 0).filter(({ kind }) => kind === 'one')).toEqual([
      { kind: 'one', action: { type: 'skipPackage' } },
    ]);
    expect(wealth.forced(full, 0)).toEqual({ type: 'skipPackage' });
    expect(wealth.check(full, 0, { type: 'skipPackage' })).toBeNull();
  });

  it('[W3.9] [W3.6] room where every placement would clash is no room', () => {
    // Two hexes among farms: a generator always shows one of them a half, a factory none.
    const among = (index: number): State => {
      const state = opened({}, 6);
      state.board.forEach((_, place) => {
        const { q, r } = HEX[place] as { q: number; r: number };
        if ((q === 0 && r === 0) || (q === 2 && r <= 1 && r >= 0)) return;
        state.board[place] = { seat: 1 + (place % 5), tile: 'farm', rotation: 0, tokens: 0 };
      });
      return { ...state, draft: { round: 0, picks: 0, firstPicker: 0, left: { industry: [index] } } };
    };
    expect(wealth.check(among(1), 0, { type: 'skipPackage' })).toBeNull();
    expect(wealth.forced(among(1), 0)).toEqual({ type: 'skipPackage' });
    expect(refusal(among(4), 0, { type: 'skipPackage' })).toBe('W3.9 wealth/draft/can-pick');
    expect(wealth.fallback(among(4), 0).type).toBe('pickPackage');
  });

  it('[W3.10] manual cash counts from the first player, when the draft is over', () => {
    const { state } = draftOrder({ edition: 'manual' }, 5);
    expect(state.players.map((player) => player.purse.money)).toEqual([0, 5, 15, 25, 35]);
    expect(draftOrder({ edition: 'manual' }, 2).state.players.map((player) => player.purse.money)).toEqual([5, 5]);
    let moved = wealth.setup(
      { ...DEFAULTS, edition: 'manual' },
      3,
      scriptedChance(() => 1),
      {},
    ).state;
    while (moved.phase === 'draft') moved = pickAny(moved).state;
    expect(moved.players.map((player) => player.purse.money)).toEqual([15, 0, 5]);
  });

  it('[W3.11] cash-only: $360, a flag each, two upper rows filled, then Trade', () => {
    const state = opened({ cashOnlyStart: true });
    expect(state.market).toEqual({ food: 27, energy: 27, labor: 27, ore: 20, capital: 20 });
    expect(state.players.map((player) => player.purse.money)).toEqual([360, 360, 360]);
    const place = (q: number, r: number): Action => ({ type: 'placeStartFlag', hex: h(q, r) });
    expect(refusal(state, 0, place(0, 0))).toBe('W3.11 wealth/not-playable');
    expect(refusal(state, 1, place(0, 1))).toBe('W2.2 wealth/not-your-turn');
    const one = after(state, 0, place(0, 1));
    expect(refusal(one, 1, place(0, 1))).toBe('W3.11 wealth/hex-taken');
    const done = play(one, [1, place(0, 2)], [2, place(3, 0)]);
    expect(done).toMatchObject({ phase: 'trade', round: 1, active: 0 });
    expect(pieceOn(done, h(3, 0))).toMatchObject({ seat: 2, tile: null });
    // No cash by seat in manual.
    const manual = opened({ cashOnlyStart: true, edition: 'manual' });
    const manualDone = play(manual, [0, place(0, 1)], [1, place(0, 2)], [2, place(3, 0)]);
    expect(manualDone.players.map((player) => player.purse.money)).toEqual([360, 360, 360]);
  });

  it('[W3.12] a separate first picker is never the first player, who keeps the marker', () => {
    for (let n = 1; n <= 40; n++) {
      const options = { ...DEFAULTS, separateFirstPicker: true };
      const { state } = wealth.setup(options, 3, keyedChance(seedOf(n)), {});
      expect(state.draft?.firstPicker).not.toBe(state.first);
      expect(state.active).toBe(state.draft?.firstPicker);
    }
    const { order, state } = draftOrder({ separateFirstPicker: true }, 4);
    expect(order.slice(0, 5)).toEqual([1, 2, 3, 0, 0]);
    expect(state).toMatchObject({ phase: 'trade', first: 0, active: 0 });
  });

  it('[W3.13] start units go on own tiles, clockwise from the first; cash-only on the start flag', () => {
    const { state } = draftOrder({ warClouds: true, separateFirstPicker: true }, 3);
    expect(state).toMatchObject({ phase: 'startUnit', active: 0 });
    const place = (hex: { q: number; r: number }): Action => ({ type: 'placeStartUnit', hex });
    const tileOf = (seat: Seat) =>
      HEX[state.board.findIndex((piece) => piece?.seat === seat)] as { q: number; r: number };
    expect(refusal(state, 0, place(tileOf(1)))).toBe('W3.13 wealth/not-your-tile');
    const done = play(state, [0, place(tileOf(0))], [1, place(tileOf(1))], [2, place(tileOf(2))]);
    expect(done.phase).toBe('trade');
    expect(done.players.map((player) => player.placed.units)).toEqual([1, 1, 1]);

    const cash = { ...opened({ warClouds: true, cashOnlyStart: true }), phase: 'startUnit' as const };
    for (const seat of [0, 1, 2]) flag(cash, seat, h(seat, 1));
    expect(refusal(cash, 0, place(h(1, 1)))).toMatch('W3.13');
    expect(after(cash, 0, place(h(0, 1))).active).toBe(1);
    // A player without a tile places no unit.
    const bare = { ...opened({ warClouds: true }), phase: 'startUnit' as const, draft: null };
    put(bare, 0, 'farm', h(0, 1));
    put(bare, 2, 'farm', h(0, -1));
    expect(after(bare, 0, place(h(0, 1))).active).toBe(2);
  });

  it('[W3.11] [W3.12] [W3.13] set-up in the log', () => {
    const begun = (options: Partial<Options>) =>
      wealth.setup(
        { ...DEFAULTS, ...options },
        2,
        scriptedChance(() => 0),
        {},
      );
    expect(begun({ separateFirstPicker: true }).events).toEqual([
      { type: 'firstPlayerDrawn', seat: 0 },
      { type: 'firstPickerDrawn', seat: 1 },
      { type: 'phaseBegan', phase: 'draft', round: 0, first: 0 },
    ]);
    const cash = begun({ cashOnlyStart: true, warClouds: true });
    const told = [...cash.events];
    let { state } = cash;
    const moves: [Seat, Action][] = [
      [0, { type: 'placeStartFlag', hex: h(0, 1) }],
      [1, { type: 'placeStartFlag', hex: h(3, 0) }],
      [0, { type: 'placeStartUnit', hex: h(0, 1) }],
      [1, { type: 'placeStartUnit', hex: h(3, 0) }],
    ];
    for (const [seat, action] of moves) {
      const step = act(state, seat, action);
      told.push(...step.events);
      state = step.state;
    }
    expect(told).toEqual([
      { type: 'firstPlayerDrawn', seat: 0 },
      { type: 'cashDealt', seat: 0, money: 360 },
      { type: 'cashDealt', seat: 1, money: 360 },
      { type: 'phaseBegan', phase: 'startFlag', round: 0, first: 0 },
      { type: 'startFlagPlaced', seat: 0, hex: h(0, 1) },
      { type: 'startFlagPlaced', seat: 1, hex: h(3, 0) },
      { type: 'phaseBegan', phase: 'startUnit', round: 0, first: 0 },
      { type: 'startUnitPlaced', seat: 0, hex: h(0, 1) },
      { type: 'startUnitPlaced', seat: 1, hex: h(3, 0) },
      { type: 'phaseBegan', phase: 'trade', round: 1, first: 0 },
    ]);
  });

  it('[W3.10] says of nobody that it got no cash', () => {
    let state = opened({ edition: 'manual' }, 3);
    let events: readonly { type: string }[] = [];
    while (state.phase === 'draft') {
      const seat = state.active as Seat;
      ({ state, events } = act(state, seat, wealth.fallback(state, seat)));
    }
    expect(events.filter(({ type }) => type === 'cashDealt')).toEqual([
      { type: 'cashDealt', seat: 1, money: 5 },
      { type: 'cashDealt', seat: 2, money: 15 },
    ]);
  });

  it('[W3.14] two players draft as three do, with 18 flags', () => {
    const { order, state } = draftOrder({}, 2);
    expect(order).toEqual([0, 1, 1, 0, 0, 1, 1, 0]);
    expect(purse(state, 0).flags).toBe(18 - (state.players[0]?.placed.flags ?? 0));
  });
});
