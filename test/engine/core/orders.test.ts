/** Orders in general, with the small auction game: what a list means now, and what it leads to. */
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import type { Order } from '../../../engine/core/orderRules.ts';
import { foresee, MOST_ORDERS, nextOrder, parseOrders } from '../../../engine/core/orders.ts';
import { auction, type State } from '../../support/auction/engine/index.ts';
import { orders as rules, type Task } from '../../support/auction/engine/orders.ts';

const painting = (marks: number): State => ({
  ...auction.setup({ rounds: 3, hiddenCoins: false }, 2, keyedChance(new Uint8Array(32)), {}).state,
  painter: 0,
  marks,
});
const bidding = (prize: number): State => ({ ...painting(0), painter: null, prize });

const end: Task = { type: 'act', action: { type: 'end' } };
const paintOne: Task = { type: 'act', action: { type: 'paint' } };
const order = (task: Task, otherwise: Order<Task>['else'] = 'ask'): Order<Task> => ({ task, else: otherwise });
const verdict = (view: State, ...orders: Order<Task>[]) => nextOrder(auction, rules, view, 0, orders);

describe('the next order', () => {
  it('is carried out, and the others are left', () => {
    const rest = order(end);
    expect(verdict(painting(2), order(paintOne), rest)).toEqual({
      kind: 'act',
      at: 0,
      task: paintOne,
      action: { type: 'paint' },
      orders: [rest],
    });
  });

  it('stays in the list with what is left of it', () => {
    const found = verdict(painting(2), order({ type: 'paint', marks: 2 }), order(end));
    expect(found).toMatchObject({ action: { type: 'paint' }, orders: [{ task: { type: 'paint', marks: 1 } }, {}] });
  });

  it('stops the list where it is not possible, and says why', () => {
    const orders = [order(paintOne), order(end)];
    expect(verdict(painting(0), ...orders)).toEqual({ kind: 'ask', at: 0, why: { key: 'refuse.no-marks' }, orders });
  });

  it('is skipped where it says so', () => {
    expect(verdict(painting(0), order(paintOne, 'skip'), order(end))).toMatchObject({
      kind: 'act',
      at: 1,
      action: { type: 'end' },
      orders: [],
    });
  });

  it('is replaced by the other task it names', () => {
    expect(verdict(painting(0), order(paintOne, { task: end, else: 'ask' }))).toMatchObject({
      kind: 'act',
      at: 0,
      action: { type: 'end' },
      orders: [],
    });
  });

  it('stops where the other task is not possible either', () => {
    const other = { task: paintOne, else: 'ask' } as const;
    expect(verdict(bidding(3), order(end, other))).toEqual({
      kind: 'ask',
      at: 0,
      why: { key: 'refuse.not-painting' },
      orders: [other],
    });
  });

  it('asks about what the player wants to be asked about, whatever its else', () => {
    const task: Task = { type: 'bidAlways', coins: 2, unless: 4 };
    expect(verdict(bidding(3), order(task, 'skip'))).toMatchObject({ action: { type: 'bid', coins: 2 } });
    expect(verdict(bidding(4), order(task, 'skip'))).toMatchObject({
      kind: 'ask',
      why: { key: 'order.good-prize', params: { prize: 4 } },
    });
  });

  const later = order({ type: 'bidIn', round: 2, coins: 2 });

  it('waits for its moment, and lets those after it go first', () => {
    expect(verdict(painting(2), later, order({ type: 'paint', marks: 2 }), order(end))).toMatchObject({
      kind: 'act',
      at: 1,
      action: { type: 'paint' },
      orders: [later, { task: { type: 'paint', marks: 1 } }, order(end)],
    });
  });

  it('stays where all others are done and it waits', () => {
    expect(verdict(painting(0), order(paintOne, 'skip'), later)).toEqual({ kind: 'wait', orders: [later] });
  });

  it('comes first where it stops the list, even behind one that waits', () => {
    expect(verdict(painting(0), later, order(paintOne), order(end))).toMatchObject({
      kind: 'ask',
      at: 1,
      orders: [order(paintOne), later, order(end)],
    });
  });

  it('is none where all are done', () => {
    expect(verdict(painting(2))).toEqual({ kind: 'done' });
    expect(verdict(painting(0), order(paintOne, 'skip'))).toEqual({ kind: 'done' });
  });
});

describe('a list of orders from a client', () => {
  const parse = (input: unknown) => parseOrders(rules, painting(2), 0, input);

  it('is read by the shapes of the game', () => {
    const orders = [order({ type: 'paint', marks: 2 }), order(paintOne, { task: end, else: 'skip' })];
    expect(parse(orders)).toEqual({ ok: true, value: orders });
  });

  it.each([
    ['no list', { task: end }, 'orders'],
    ['no task', [{ else: 'ask' }], 'task'],
    ['an unknown task', [{ task: { type: 'dance' }, else: 'ask' }], 'task'],
    ['no else', [{ task: end }], 'else'],
    ['an unknown else', [{ task: end, else: 'wait' }], 'else'],
    ['an else of an else', [order(end, { task: end, else: order(end) } as never)], 'else'],
    ['something more', [{ ...order(end), note: 'x' }], 'note'],
    ['too many', Array.from({ length: MOST_ORDERS + 1 }, () => order(end)), 'orders'],
  ])('is refused with %s', (_name, input, field) => {
    expect(parse(input)).toEqual({ ok: false, refusal: rules.malformed(field) });
  });

  it('is completed with what the seat sees now', () => {
    const bound = parseOrders(
      { ...rules, bind: (view, _seat, task) => (task.type === 'paint' ? { ...task, marks: view.marks } : task) },
      painting(5),
      0,
      [order({ type: 'paint', marks: 1 }), order(end, { task: { type: 'paint', marks: 1 }, else: 'ask' })],
    );
    expect(bound).toMatchObject({
      value: [{ task: { marks: 5 } }, { task: end, else: { task: { type: 'paint', marks: 5 } } }],
    });
  });
});

describe('what a list of orders leads to', () => {
  const actions = (view: State, ...orders: Order<Task>[]) => {
    const { steps, stop } = foresee(auction, rules, view, 0, orders);
    return { actions: steps.map(({ action, at }) => `${at}:${action.type}`), stop };
  };

  it('is shown action by action, with the order behind each', () => {
    expect(actions(painting(3), order({ type: 'paint', marks: 2 }), order(paintOne))).toEqual({
      actions: ['0:paint', '0:paint', '1:paint'],
      stop: null,
    });
  });

  it('ends where the list would stop, with the reason', () => {
    expect(actions(painting(1), order({ type: 'paint', marks: 2 }), order(end))).toEqual({
      actions: ['0:paint'],
      stop: { why: { key: 'refuse.no-marks' }, at: 0 },
    });
  });

  it('tells the orders apart where one waits', () => {
    const later = order({ type: 'bidIn', round: 2, coins: 2 });
    expect(actions(painting(2), later, order({ type: 'paint', marks: 2 }), order(paintOne))).toEqual({
      actions: ['1:paint', '1:paint'],
      stop: { why: { key: 'refuse.no-marks' }, at: 2 },
    });
  });

  it('ends where all that is left waits', () => {
    const later = order({ type: 'bidIn', round: 2, coins: 2 });
    expect(actions(painting(2), later, order(paintOne))).toEqual({ actions: ['1:paint'], stop: null });
  });

  it('ends where something is drawn', () => {
    expect(actions(painting(1), order(paintOne), order(end), order(paintOne))).toEqual({
      actions: ['0:paint'],
      stop: null,
    });
  });

  it('leaves the view it starts from as it is', () => {
    const view = painting(2);
    const before = structuredClone(view);
    foresee(auction, rules, view, 0, [order(paintOne)]);
    expect(view).toEqual(before);
  });
});
