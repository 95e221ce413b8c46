/** Orders to build, to pass and to feed, and what their players want to be asked about. */
import { describe, expect, it } from 'vitest';
import { wealth } from '../../../engine/wealth/index.ts';
import type { Task, Watch } from '../../../engine/wealth/orders/tasks.ts';
import { buyPrice, sellPrice } from '../../../engine/wealth/rules/markets.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { followed, given, judged, outcome, stock, verdict } from './ordering.ts';
import {
  after,
  allIdle,
  allPass,
  flag,
  give,
  h,
  PASS_DEVELOP,
  PASS_TRADE,
  pieceOn,
  play,
  put,
  rich,
  table,
  unit,
} from './table.ts';

const start = (phase: State['phase'], options = {}) => put(table(phase, options), 0, 'farm', h(0, 1));

/** Seat 0 has a generator, which pays, and this much food for it. */
const generator = (phase: State['phase'], food: number) =>
  give(put(table(phase), 0, 'generator', h(0, 1)), 0, { food });

describe('an order to build', () => {
  const build = (more: Partial<Extract<Task, { type: 'build' }>> = {}): Task => ({
    type: 'build',
    tile: 'farm',
    hex: h(1, 1),
    rotation: 0,
    ...more,
  });
  const holding = (labor = 1) => give(start('develop'), 0, { labor, ore: 1, capital: 1 });

  it('[W12.8] places the flag, and the tile on the next turn', () => {
    const { actions, state } = followed(holding(), 0, given(holding(), 0, build()));
    expect(actions.map(({ type }) => type)).toEqual(['placeFlag', 'build']);
    expect(pieceOn(state, h(1, 1))).toMatchObject({ seat: 0, tile: 'farm' });
  });

  it('[W12.8] builds at once on a flag of its own', () => {
    expect(outcome(flag(holding(0), 0, h(1, 1)), 0, build())).toMatchObject({ type: 'build', tile: 'farm' });
  });

  it('[W12.8] places no flag where the tile cannot follow', () => {
    expect(outcome(holding(0), 0, build())).toBe('refuse.cannot-pay');
    expect(outcome(give(start('develop'), 0, { labor: 1, ore: 1 }), 0, build())).toBe('refuse.cannot-pay');
    const none = holding();
    none.stacks.farm = 0;
    expect(outcome(none, 0, build())).toBe('refuse.develop/stack-empty');
    expect(verdict(holding(0), 0, build())).toMatchObject({ why: { params: { missing: [{ term: 'term.labor' }] } } });
  });

  it('[W12.8] is done where the tile stands already', () => {
    expect(outcome(put(holding(), 0, 'farm', h(1, 1)), 0, build())).toBe('done');
    expect(outcome(put(holding(), 0, 'farm', h(1, 1), 1), 0, build())).toBe('refuse.develop/has-tile');
  });

  it('[W12.8] cannot be carried out where somebody else has taken the hex, or too far away', () => {
    expect(outcome(flag(holding(), 1, h(1, 1)), 0, build())).toBe('refuse.hex-taken');
    expect(outcome(holding(), 0, build({ hex: h(4, -4) }))).toBe('refuse.develop/not-next-to-own');
  });

  it('[W12.8] is forced only where it clashes and may be forced', () => {
    const rotations = [0, 1, 2, 3, 4, 5];
    const academy = (rotation = 0, force = true) => build({ tile: 'academy', rotation, force });
    const clashes = (rotation: number) => outcome(holding(), 0, academy(rotation, false)) === 'refuse.dots-clash';
    const clashing = rotations.find(clashes);
    const free = rotations.find((rotation) => !clashes(rotation));
    expect([clashing, free]).not.toContain(undefined);
    expect(outcome(holding(), 0, academy(clashing))).toBe('refuse.cannot-pay');
    const more = () => give(holding(), 0, { capital: 1 });
    expect(outcome(more(), 0, academy(clashing))).toMatchObject({ type: 'placeFlag' });
    expect(outcome(flag(more(), 0, h(1, 1)), 0, academy(clashing))).toMatchObject({ force: true });
    expect(outcome(flag(more(), 0, h(1, 1)), 0, academy(free))).toMatchObject({ force: false });
  });
});

describe('an order to pass', () => {
  it('[W12.9] passes once, in the present phase', () => {
    expect(verdict(start('trade'), 0, { type: 'pass' })).toMatchObject({ action: PASS_TRADE, orders: [] });
    expect(verdict(start('develop'), 0, { type: 'pass' })).toMatchObject({ action: PASS_DEVELOP, orders: [] });
    expect(outcome(start('trade'), 0, { type: 'pass', phase: 'develop' })).toBe('wait');
  });

  it('[W12.9] passes for the rest of the phase, and no further', () => {
    const state = rich(start('trade'));
    const list = given(state, 0, { type: 'pass', rest: true });
    const passed = judged(state, 0, list);
    expect(passed).toMatchObject({ action: PASS_TRADE, orders: list });
    const again = play(state, [0, PASS_TRADE], [1, { type: 'sell', cubes: ['food'] }], [2, PASS_TRADE]);
    expect(judged(again, 0, list)).toMatchObject({ action: PASS_TRADE });
    expect(judged(allPass(state), 0, list)).toEqual({ kind: 'done' });
    expect(judged(allIdle(allPass(allPass(state))), 0, list)).toEqual({ kind: 'done' });
  });
});

describe('what a player wants to be asked about', () => {
  /** The key of the reason if seat 0 gave the order in one state and is awaited in another; `pass` if it just passes. */
  function asked(before: State, now: State, ...unless: Watch[]): string {
    const found = judged(now, 0, given(before, 0, { type: 'pass', rest: true, unless }));
    if (found.kind === 'act') return 'pass';
    return found.kind === 'ask' ? found.why.key : found.kind;
  }
  const round = (state: State, ...moves: Parameters<typeof play>[1][]) =>
    play(
      state,
      [0, PASS_TRADE],
      ...moves,
      ...([1, 2] as const).map((seat): Parameters<typeof play>[1] => [seat, PASS_TRADE]),
    );

  it('[W12.9] an offer that was not there before', () => {
    const offer = (to: number): Parameters<typeof play>[1] => [1, { type: 'offer', to, give: { money: 5 }, want: {} }];
    const state = rich(start('trade'));
    const { orders } = verdict(state, 0, { type: 'pass', unless: [{ on: 'offer' }] }) as { orders: unknown[] };
    expect(orders).toEqual([]);
    const busy = play(state, [0, PASS_TRADE], offer(0), [1, { type: 'sell', cubes: ['food'] }], [2, PASS_TRADE]);
    expect(asked(state, busy, { on: 'offer' })).toBe('order.offer-came');
    expect(asked(busy, busy, { on: 'offer' })).toBe('pass');
    expect(asked(state, busy)).toBe('pass');
    const toOther = play(state, [0, PASS_TRADE], offer(2), [1, { type: 'sell', cubes: ['food'] }], [2, PASS_TRADE]);
    expect(asked(state, toOther, { on: 'offer' })).toBe('pass');
    const gone = after(busy, 1, { type: 'withdraw', id: busy.offers[0]?.id ?? 0 });
    expect(asked(state, gone, { on: 'offer' })).toBe('pass');
    expect(round(state).phase).toBe('develop');
  });

  it('[W12.9] a price above or below a line', () => {
    const at = (n: number) => stock(start('trade'), 'food', n);
    expect([sellPrice('food', 14), sellPrice('food', 13)]).toEqual([5, 6]);
    expect(asked(at(14), at(14), { on: 'sells', cube: 'food', above: 5 })).toBe('pass');
    expect(asked(at(14), at(13), { on: 'sells', cube: 'food', above: 5 })).toBe('order.sells');
    expect([buyPrice('food', 20), buyPrice('food', 21)]).toEqual([7, 6]);
    expect(asked(at(20), at(20), { on: 'costs', cube: 'food', below: 7 })).toBe('pass');
    expect(asked(at(20), at(21), { on: 'costs', cube: 'food', below: 7 })).toBe('order.costs');
    expect(asked(at(20), at(21), { on: 'costs', cube: 'ore', below: 7 })).toBe('pass');
  });

  it('[W12.9] a hex that somebody else takes', () => {
    const state = start('develop');
    const watch: Watch = { on: 'taken', hex: h(1, 1) };
    expect(asked(state, flag(start('develop'), 1, h(1, 1)), watch)).toBe('order.taken');
    expect(asked(state, flag(start('develop'), 0, h(1, 1)), watch)).toBe('pass');
    expect(asked(state, flag(start('develop'), 1, h(2, 1)), watch)).toBe('pass');
  });

  it('[W12.9] fuel that no longer covers what pays', () => {
    const covered = generator('develop', 1);
    const short = generator('develop', 0);
    expect(asked(covered, covered, { on: 'fuel' })).toBe('pass');
    expect(asked(covered, short, { on: 'fuel' })).toBe('order.fuel-short');
    // It was short before, so nothing has changed.
    expect(asked(short, short, { on: 'fuel' })).toBe('pass');
  });

  it('[W12.9] an enemy unit that comes within reach', () => {
    const war = () => start('develop', { warClouds: true });
    const far = () => unit(war(), 1, h(0, -4));
    const near = () => unit(war(), 1, h(0, -2));
    expect(asked(far(), far(), { on: 'enemy' })).toBe('pass');
    expect(asked(far(), near(), { on: 'enemy' })).toBe('order.enemy-near');
    expect(asked(near(), near(), { on: 'enemy' })).toBe('pass');
    expect(asked(near(), unit(near(), 2, h(0, -2)), { on: 'enemy' })).toBe('order.enemy-near');
    expect(asked(war(), unit(war(), 0, h(1, 1)), { on: 'enemy' })).toBe('pass');
    const out = near();
    const player = out.players[1];
    if (player) player.eliminated = 0;
    expect(asked(far(), out, { on: 'enemy' })).toBe('pass');
  });

  it('[W12.9] stops the list whatever the else of the order', () => {
    const state = flag(start('develop'), 1, h(1, 1));
    const task: Task = { type: 'pass', rest: true, unless: [{ on: 'taken', hex: h(1, 1) }] };
    expect(outcome(state, 0, { task, else: 'skip' }, { type: 'pass' })).toBe('order.taken');
  });
});

describe('an order to buy fuel', () => {
  const hungry = (food = 0, money = 60) => give(generator('trade', food), 0, { money });
  const FUEL: Task = { type: 'fuel' };

  it('[W12.14] buys what is missing to run all that pays, and no more', () => {
    const { actions } = followed(hungry(), 0, given(hungry(), 0, FUEL, { type: 'feed', unless: [{ on: 'fuel' }] }));
    expect(actions).toEqual([{ type: 'buy', cubes: ['food'] }]);
    expect(outcome(hungry(1), 0, FUEL)).toBe('done');
  });

  it('[W12.14] buys again what an order before it has sold', () => {
    const sell: Task = { type: 'sell', lots: [{ cube: 'food', n: 1 }] };
    const { actions } = followed(hungry(1), 0, given(hungry(1), 0, sell, FUEL));
    expect(actions.map(({ type }) => type)).toEqual(['sell', 'buy']);
  });

  it('[W12.14] takes as many actions as it needs', () => {
    const four = [h(1, 1), h(2, 1), h(-1, 1)].reduce((state, hex) => put(state, 0, 'generator', hex), hungry(0, 200));
    const { actions } = followed(four, 0, given(four, 0, FUEL));
    expect(actions.map((action) => ('cubes' in action ? action.cubes.length : 0))).toEqual([3, 1]);
  });

  it('[W12.14] cannot be carried out for more than it allows, or without money', () => {
    const price = buyPrice('food', hungry().market.food ?? 0);
    expect(outcome(hungry(), 0, { type: 'fuel', atMost: { food: price - 1 } })).toBe('order.costs-more');
    expect(outcome(hungry(), 0, { type: 'fuel', atMost: { energy: 1 } })).toMatchObject({ type: 'buy' });
    expect(outcome(hungry(0, 0), 0, FUEL)).toBe('refuse.trade/cannot-pay');
  });

  it('[W12.14] is done in the last Trade of the first edition, and waits for the next Trade after this one', () => {
    expect(outcome({ ...hungry(), phase: 'finalTrade' }, 0, FUEL)).toBe('done');
    expect(outcome({ ...hungry(), phase: 'develop' }, 0, FUEL)).toBe('wait');
  });
});

describe('an order to feed', () => {
  const fuelled = () => generator('produce', 2);

  it('[W12.10] runs all that pays with the fuel at hand', () => {
    const runs = [{ industry: 'generator', fed: [h(0, 1)], with: 'food' }];
    expect(outcome(fuelled(), 0, { type: 'feed' })).toEqual({ type: 'produce', runs });
    expect(outcome(generator('produce', 0), 0, { type: 'feed' })).toEqual({ type: 'produce', runs: [] });
    expect(outcome(stock(fuelled(), 'energy', 40), 0, { type: 'feed' })).toEqual({ type: 'produce', runs: [] });
  });

  it('[W12.10] counts what cubes sell for in the last Produce', () => {
    // The advised prices are $4.5 and $4. The energy would sell for $2, the food for $3.
    const state = stock(stock(fuelled(), 'energy', 37), 'food', 28);
    expect(outcome(state, 0, { type: 'feed' })).toMatchObject({ runs: [{ industry: 'generator' }] });
    const last: State = { ...state, triggers: ['lastFlag'] };
    expect(outcome(last, 0, { type: 'feed' })).toEqual({ type: 'produce', runs: [] });
  });

  it('[W12.10] lasts where it says so, and waits between', () => {
    const list = given(fuelled(), 0, { type: 'feed', always: true });
    expect(judged(fuelled(), 0, list)).toMatchObject({ action: { type: 'produce' }, orders: list });
    const next = allIdle(after(fuelled(), 0, { type: 'produce', runs: [] }));
    expect(next).toMatchObject({ phase: 'trade', round: 2 });
    expect(judged({ ...next, active: 0 }, 0, list)).toEqual({ kind: 'wait', orders: list });
    expect(judged({ ...next, phase: 'produce' }, 0, list)).toMatchObject({ action: { type: 'produce' } });
    expect(judged({ ...next, phase: 'produce' }, 0, given(fuelled(), 0, { type: 'feed' }))).toMatchObject({
      kind: 'ask',
      why: { key: 'order.too-late' },
    });
  });

  it('[W12.10] asks about fuel that was missing already when it was given', () => {
    const list = given(generator('produce', 0), 0, { type: 'feed', always: true, unless: [{ on: 'fuel' }] });
    expect(judged(generator('produce', 0), 0, list)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.fuel-short', params: { missing: [{ term: 'term.food', count: 1 }] } },
    });
    expect(judged(fuelled(), 0, list)).toMatchObject({ action: { type: 'produce' }, orders: list });
  });

  it('[W12.10] asks about no fuel for blocs that do not pay in the last Produce', () => {
    const state = stock(stock(generator('produce', 0), 'energy', 37), 'food', 28);
    const watched: Task = { type: 'feed', unless: [{ on: 'fuel' }] };
    expect(outcome(state, 0, watched)).toBe('order.fuel-short');
    expect(outcome({ ...state, triggers: ['lastFlag'] }, 0, watched)).toEqual({ type: 'produce', runs: [] });
  });

  it('[W12.10] asks where the fuel is short, if it says so', () => {
    const list = given(generator('trade', 1), 0, { type: 'feed', unless: [{ on: 'fuel' }] });
    expect(judged(generator('produce', 0), 0, list)).toMatchObject({ kind: 'ask', why: { key: 'order.fuel-short' } });
    expect(judged(fuelled(), 0, list)).toMatchObject({ kind: 'act' });
  });

  it('[W12.13] is asked of all players at once', () => {
    expect(wealth.awaiting(fuelled()).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});
