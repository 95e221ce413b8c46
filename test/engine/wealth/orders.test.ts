/** Orders as a list: how they are read, when they wait, when it is too late for them, and what they lead to. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../engine/core/game.ts';
import { foresee, parseOrders } from '../../../engine/core/orders.ts';
import { awaiting } from '../../../engine/wealth/awaiting.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { orders as rules } from '../../../engine/wealth/orders/index.ts';
import type { Task } from '../../../engine/wealth/orders/tasks.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { doing, followed, given, judged, order, outcome, verdict } from './ordering.ts';
import { after, allPass, give, h, IDLE, opened, PASS_DEVELOP, PASS_TRADE, put, rich, table, unit } from './table.ts';

const SELL: Task = { type: 'sell', lots: [{ cube: 'food', n: 3 }] };
const BUILD: Task = { type: 'build', tile: 'farm', hex: h(0, 2), rotation: 0 };
const FEED: Task = { type: 'feed' };
const ALWAYS: Task = { type: 'feed', always: true };
const REST: Task = { type: 'pass', rest: true };

/** Seat 0 can sell, build and produce. */
const busy = (phase: State['phase'], options = {}) => rich(put(table(phase, options), 0, 'farm', h(0, 1)));

describe('a list of orders', () => {
  it('[W12.1] is read with all its tasks', () => {
    const tasks: Task[] = [
      doing({ type: 'placeFlag', hex: h(0, 2) }),
      { type: 'sell', lots: [{ cube: 'food', downTo: 2, atLeast: 5 }] },
      { type: 'buy', lots: [{ cube: 'ore', upTo: 2, atMost: 20 }], borrow: 2 },
      { type: 'repay', notes: 2, keep: 50 },
      { type: 'build', tile: 'bank', hex: h(0, 2), rotation: 5, force: true },
      { type: 'fuel', atMost: { food: 5, energy: 0 } },
      { type: 'feed', always: true, unless: [{ on: 'fuel' }] },
      {
        type: 'pass',
        phase: 'develop',
        rest: true,
        unless: [
          { on: 'offer' },
          { on: 'sells', cube: 'food', above: 6 },
          { on: 'costs', cube: 'food', below: 3 },
          { on: 'taken', hex: h(0, 2) },
          { on: 'enemy' },
        ],
      },
    ];
    expect(given(busy('trade'), 0, ...tasks).map(({ task }) => task)).toMatchObject(tasks);
  });

  it.each([
    ['an action that makes no sense', doing({ type: 'placeFlag', hex: { q: 9, r: 9 } })],
    ['an action with something more', { type: 'act', action: { type: 'passTrade', note: 1 } }],
    ['no lots', { type: 'sell', lots: [] }],
    ['a lot that says twice how much', { type: 'sell', lots: [{ cube: 'food', n: 1, downTo: 1 }] }],
    ['half a cube', { type: 'sell', lots: [{ cube: 'food', n: 0.5 }] }],
    ['a price for fuel that nothing burns', { type: 'fuel', atMost: { labor: 5 } }],
    ['an unknown watch', { type: 'pass', unless: [{ on: 'rain' }] }],
    ['a pass in Produce', { type: 'pass', phase: 'produce' }],
    ['a round before the first', { type: 'feed', round: 0 }],
    ['an unknown task', { type: 'win' }],
  ])('[W12.1] is refused with %s', (_name, task) => {
    expect(parseOrders(rules, busy('trade'), 0, [{ task, else: 'ask' }])).toEqual({
      ok: false,
      refusal: { code: 'wealth/malformed', rule: 'W12.1', params: { field: 'task' } },
    });
  });

  it('[W12.2] is judged by what its player sees', () => {
    const state = busy('trade', { money: 'hidden' });
    const one = given(state, 0, SELL, REST);
    const other = give(structuredClone(state), 1, { money: 40 });
    expect(wealth.view(other, 0)).toEqual(wealth.view(state, 0));
    expect(judged(other, 0, one)).toEqual(judged(state, 0, one));
  });

  it('[W12.2] keeps the round that a client names, and what it reads back', () => {
    const state = busy('trade');
    const [first] = given(state, 0, { ...SELL, round: 4 });
    expect(first?.task.round).toBe(4);
    const list = given(state, 0, SELL, { ...REST, unless: [{ on: 'offer' }] }, ALWAYS);
    expect(given(state, 0, ...list)).toEqual(list);
  });

  it('[W12.2] is refused by nobody but the rules', () => {
    expect(outcome(busy('trade'), 0, doing({ type: 'sell', cubes: [] }))).toBe('refuse.trade/nothing-named');
  });
});

describe('when an order is carried out', () => {
  it('[W12.3] is the present phase or the next one of its kind', () => {
    const roundOf = (state: State, task: Task) => given(state, 0, task)[0]?.task.round;
    expect([SELL, BUILD, FEED].map((task) => roundOf(busy('trade'), task))).toEqual([1, 1, 1]);
    expect([SELL, BUILD, FEED].map((task) => roundOf(busy('develop'), task))).toEqual([2, 1, 1]);
    expect([SELL, BUILD, FEED].map((task) => roundOf(busy('produce'), task))).toEqual([2, 2, 1]);
    expect([SELL, BUILD, FEED].map((task) => roundOf(opened(), task))).toEqual([1, 1, 1]);
    expect(roundOf(busy('finalTrade', { edition: 'first' }), SELL)).toBe(1);
    expect(roundOf(busy('trade'), ALWAYS)).toBeUndefined();
    expect(roundOf(opened(), doing({ type: 'skipPackage' }))).toBeUndefined();
  });

  it('[W12.3] waits for its phase, and lets orders for now go first', () => {
    const found = verdict(busy('trade'), 0, BUILD, FEED, SELL);
    expect(found).toMatchObject({
      at: 2,
      action: { type: 'sell', cubes: ['food', 'food', 'food'] },
      orders: [{ task: BUILD }, { task: FEED }],
    });
  });

  it('[W12.3] asks the player where all that is left waits', () => {
    expect(verdict(busy('trade'), 0, BUILD, FEED)).toMatchObject({ kind: 'wait', orders: [{}, {}] });
  });

  it('[W12.3] lets one list serve all phases of a round', () => {
    const state = busy('trade');
    const list = given(state, 0, SELL, REST, BUILD, { ...REST, phase: 'develop' }, FEED);
    const { actions, left, end } = followed(state, 0, list);
    expect(actions.map(({ type }) => type)).toEqual([
      'sell',
      'passTrade',
      'placeFlag',
      'build',
      'passDevelop',
      'produce',
    ]);
    expect({ left, end }).toEqual({ left: [], end: 'others' });
  });

  it('[W12.3] is never once its phase is over', () => {
    const list = given(busy('trade'), 0, SELL);
    const found = judged(busy('develop'), 0, list);
    expect(found).toMatchObject({
      kind: 'ask',
      why: { key: 'order.too-late', params: { phase: { term: 'term.phase.trade' }, round: 1 } },
    });
    expect(judged(busy('develop'), 0, [{ ...list[0], else: 'skip' } as (typeof list)[number]])).toEqual({
      kind: 'done',
    });
    expect(judged(busy('develop'), 0, given(busy('trade'), 0, REST))).toEqual({ kind: 'done' });
  });

  it('[W12.3] is in set-up as well, where phases have no rounds', () => {
    const skip = given(opened(), 0, doing({ type: 'skipPackage' }));
    expect(judged(opened(), 0, skip)).toMatchObject({ why: { key: 'refuse.draft/can-pick' } });
    expect(judged(busy('trade'), 0, skip)).toMatchObject({
      why: { key: 'order.set-up', params: { phase: { term: 'term.phase.draft' } } },
    });
  });

  it('[W12.3] is the final trade as well', () => {
    const state = busy('finalTrade', { edition: 'first' });
    expect(outcome(state, 0, SELL)).toMatchObject({ type: 'sell' });
    expect(outcome(state, 0, REST)).toEqual(PASS_TRADE);
  });

  it('[W12.3] is at once for what belongs to no phase', () => {
    const state = busy('trade', { warClouds: true });
    expect(outcome(state, 0, doing({ type: 'setStand', answer: 'never' }))).toMatchObject({ type: 'setStand' });
  });
});

describe('orders and War Clouds', () => {
  const activate = doing({ type: 'activate', from: h(0, 1), to: h(1, 0), operation: null });
  const war = () => unit(busy('develop', { warClouds: true }), 0, h(0, 1));

  it('[W12.4] go on within an activation', () => {
    const state = war();
    const back = doing({ type: 'activate', from: h(1, 0), to: h(0, 1), operation: null });
    const { actions } = followed(state, 0, given(state, 0, activate, back, BUILD));
    expect(actions.map(({ type }) => type)).toEqual(['activate', 'activate', 'endActivation', 'placeFlag', 'build']);
  });

  it('[W12.4] end the activations before something else', () => {
    const state = after(war(), 0, { type: 'activate', from: h(0, 1), to: h(1, 0), operation: null });
    expect(verdict(state, 0, REST)).toMatchObject({ action: { type: 'endActivation' }, orders: [{ task: REST }] });
    expect(outcome(state, 0, doing({ type: 'setStand', answer: 'never' }))).toMatchObject({ type: 'setStand' });
    expect(outcome(state, 0, doing({ type: 'endActivation' }))).toEqual({ type: 'endActivation' });
  });

  it('[W12.4] wait while their player is asked to make a stand, except for the answer', () => {
    const state = unit(put(war(), 1, 'farm', h(1, 0)), 1, h(1, 0));
    const list = given(state, 1, BUILD, REST, FEED);
    const stood = after(state, 0, { type: 'activate', from: h(0, 1), to: h(1, 0), operation: null });
    expect(awaiting(stood)).toMatchObject([{ seat: 1 }]);
    expect(judged(stood, 1, list)).toEqual({ kind: 'wait', orders: list });
    const fight = doing({ type: 'stand', fight: true });
    expect(judged(stood, 1, given(state, 1, REST, fight))).toMatchObject({ at: 1, action: { type: 'stand' } });
    expect(outcome(stood, 1, doing({ type: 'setStand', answer: 'never' }))).toMatchObject({ type: 'setStand' });
  });

  it('[W12.4] have nothing to answer where nobody comes', () => {
    const state = war();
    const fight = given(state, 0, doing({ type: 'stand', fight: true }));
    expect(judged(state, 0, fight)).toEqual({ kind: 'wait', orders: fight });
    expect(judged(allPass(state), 0, fight)).toEqual({ kind: 'done' });
  });
});

describe('an order that cannot be carried out', () => {
  const taken = () => put(busy('develop'), 1, 'farm', h(0, 2));
  const instead: Task = { ...BUILD, hex: h(1, 1) } as Task;

  it('[W12.11] stops the list, is skipped, or is replaced', () => {
    expect(outcome(taken(), 0, BUILD, REST)).toBe('refuse.hex-taken');
    expect(outcome(taken(), 0, order(BUILD, 'skip'), REST)).toEqual(PASS_DEVELOP);
    expect(outcome(taken(), 0, order(BUILD, { task: instead, else: 'ask' }))).toEqual({
      type: 'placeFlag',
      hex: h(1, 1),
    });
  });

  it('[W12.11] is bound with what replaces it', () => {
    const [first] = given(busy('trade'), 0, order(BUILD, { task: REST, else: 'skip' }));
    expect(first).toMatchObject({ task: { round: 1 }, else: { task: { phase: 'trade', round: 1 } } });
  });
});

describe('what orders lead to', () => {
  const foreseen = (state: State, seat: Seat, ...tasks: Task[]) => {
    const { steps, stop } = foresee(wealth, rules, wealth.view(state, seat), seat, given(state, seat, ...tasks));
    return { steps: steps.map(({ action, at }) => `${at} ${action.type}`), stop: stop?.why.key ?? null };
  };

  it('[W12.12] is told as if all others passed', () => {
    const nine: Task = { type: 'sell', lots: [{ cube: 'food', n: 9 }] };
    expect(foreseen(busy('trade'), 0, nine)).toEqual({ steps: ['0 sell', '0 sell', '0 sell'], stop: null });
    expect(foreseen(busy('trade'), 1, nine)).toEqual({ steps: ['0 sell', '0 sell', '0 sell'], stop: null });
  });

  it('[W12.12] is followed into the next phases, up to Produce', () => {
    const tasks = [SELL, REST, BUILD, { ...REST, phase: 'develop' } as Task, ALWAYS];
    expect(foreseen(busy('trade'), 0, ...tasks)).toEqual({
      steps: ['0 sell', '1 passTrade', '2 placeFlag', '2 build', '3 passDevelop', '4 produce'],
      stop: null,
    });
  });

  it('[W12.12] tells where the list will stop, and why', () => {
    const poor = give(put(table('trade'), 0, 'farm', h(0, 1)), 0, { food: 3 });
    expect(foreseen(poor, 0, SELL, REST, BUILD)).toEqual({
      steps: ['0 sell', '1 passTrade'],
      stop: 'refuse.cannot-pay',
    });
  });

  it('[W12.12] is not told beyond what others decide first', () => {
    expect(rules.nextTurn(opened(), 1)).toBeNull();
    expect(rules.nextTurn(after(busy('produce'), 0, IDLE), 0)).toBeNull();
    expect(rules.nextTurn(busy('produce'), 0)).not.toBeNull();
    expect(rules.nextTurn({ ...busy('trade'), phase: 'over' }, 0)).toBeNull();
  });

  it('[W12.12] takes it that others end their activations and make no stand', () => {
    const state = unit(put(unit(busy('develop', { warClouds: true }), 0, h(0, 1)), 1, 'farm', h(1, 0)), 1, h(1, 0));
    const stood = after(state, 0, { type: 'activate', from: h(0, 1), to: h(1, 0), operation: null });
    expect(rules.nextTurn(stood, 2)).toMatchObject({ active: 2, stand: null, activations: 0 });
  });
});
