/** Orders for Trade: sell, buy, repay. */
import { describe, expect, it } from 'vitest';
import type { BuyLot, SellLot, Task } from '../../../engine/wealth/orders/tasks.ts';
import { buyPrice, sellPrice } from '../../../engine/wealth/rules/markets.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { followed, given, outcome, stock, verdict } from './ordering.ts';
import { after, give, PASS_TRADE, purse, table } from './table.ts';

const sell = (...lots: SellLot[]): Task => ({ type: 'sell', lots });
const buy = (lots: BuyLot[], borrow = 0): Task => ({ type: 'buy', lots, borrow });
const actionsOf = (state: State, ...tasks: Task[]) => {
  const { actions, end } = followed(state, 0, given(state, 0, ...tasks));
  return [...actions.map((action) => ('cubes' in action ? `${action.type} ${action.cubes}` : action)), end];
};

describe('an order to sell', () => {
  const nine = () => give(table('trade'), 0, { food: 9, ore: 2 });

  it('[W12.5] sells as many cubes in an action as the rules allow, until all are sold', () => {
    const three = 'sell food,food,food';
    expect(actionsOf(nine(), sell({ cube: 'food', n: 9 }))).toEqual([three, three, three, 'done']);
    const first = give(table('trade', { edition: 'first' }), 0, { food: 2 });
    expect(actionsOf(first, sell({ cube: 'food', n: 2 }))).toEqual(['sell food', 'sell food', 'done']);
  });

  it('[W12.5] fills an action with cubes of the next kind', () => {
    expect(actionsOf(nine(), sell({ cube: 'food', n: 4 }, { cube: 'ore', n: 1 }))).toEqual([
      'sell food,food,food',
      'sell food,ore',
      'done',
    ]);
  });

  it('[W12.5] sells down to a number', () => {
    expect(actionsOf(nine(), sell({ cube: 'food', downTo: 5 }))).toEqual(['sell food,food,food', 'sell food', 'done']);
    expect(outcome(nine(), 0, sell({ cube: 'food', downTo: 9 }))).toBe('done');
  });

  it('[W12.5] sells no cube for less than its price, and only a part of an action for that price', () => {
    const state = stock(nine(), 'food', 19);
    expect([sellPrice('food', 19), sellPrice('food', 20)]).toEqual([5, 4]);
    const found = verdict(state, 0, sell({ cube: 'food', n: 9, atLeast: 5 }));
    expect(found).toMatchObject({
      action: { type: 'sell', cubes: ['food'] },
      orders: [{ task: { lots: [{ cube: 'food', n: 8, atLeast: 5 }] } }],
    });
    expect(actionsOf(state, sell({ cube: 'food', n: 9, atLeast: 5 }))).toEqual(['sell food', 'order.sells-for-less']);
  });

  it('[W12.5] goes on with another kind while one is too cheap', () => {
    const state = stock(nine(), 'food', 30);
    const task = sell({ cube: 'food', n: 2, atLeast: 5 }, { cube: 'ore', n: 2 });
    expect(verdict(state, 0, task)).toMatchObject({
      action: { type: 'sell', cubes: ['ore', 'ore'] },
      orders: [{ task: { lots: [{ cube: 'food', n: 2 }] } }],
    });
  });

  it('[W12.5] stops where a cube is not held any more', () => {
    expect(actionsOf(nine(), sell({ cube: 'ore', n: 3 }))).toEqual(['sell ore,ore', 'refuse.trade/cube-not-held']);
  });

  it('[W12.5] says what the cube brings now', () => {
    const state = stock(nine(), 'food', 30);
    expect(verdict(state, 0, sell({ cube: 'food', n: 2, atLeast: 5 }))).toMatchObject({
      why: { key: 'order.sells-for-less', params: { price: '$3', least: '$5' } },
    });
  });
});

describe('an order to buy', () => {
  const rich = () => give(table('trade'), 0, { money: 400 });

  it('[W12.6] buys as many cubes in an action as the rules allow, of several kinds', () => {
    expect(
      actionsOf(
        rich(),
        buy([
          { cube: 'ore', n: 2 },
          { cube: 'capital', n: 2 },
        ]),
      ),
    ).toEqual(['buy ore,ore,capital', 'buy capital', 'done']);
  });

  it('[W12.6] buys up to a number', () => {
    const state = give(rich(), 0, { food: 2 });
    expect(actionsOf(state, buy([{ cube: 'food', upTo: 6 }]))).toEqual(['buy food,food,food', 'buy food', 'done']);
    expect(outcome(state, 0, buy([{ cube: 'food', upTo: 2 }]))).toBe('done');
  });

  it('[W12.6] pays no more than its price, and buys a part of an action for that price', () => {
    const state = stock(rich(), 'food', 21);
    expect([buyPrice('food', 21), buyPrice('food', 20)]).toEqual([6, 7]);
    const task = buy([{ cube: 'food', n: 3, atMost: 6 }]);
    expect(actionsOf(state, task)).toEqual(['buy food', 'order.costs-more']);
    expect(verdict(after(state, 0, { type: 'buy', cubes: ['food', 'food', 'food'] }), 1, task)).toMatchObject({
      why: { key: 'order.costs-more', params: { price: '$7', most: '$6' } },
    });
  });

  it('[W12.6] buys what there is money for', () => {
    const state = give(table('trade'), 0, { money: 60 });
    expect([15, 14, 13].map((wells) => buyPrice('capital', wells))).toEqual([25, 26, 27]);
    expect(actionsOf(state, buy([{ cube: 'capital', n: 3 }]))).toEqual([
      'buy capital,capital',
      'refuse.trade/cannot-pay',
    ]);
  });

  it('[W12.6] borrows the fewest notes that are enough, and no more than it names', () => {
    const state = give(table('trade'), 0, { money: 30 });
    expect(actionsOf(state, buy([{ cube: 'capital', n: 2 }], 5))).toEqual([
      { type: 'borrow', notes: 2 },
      'buy capital,capital',
      'done',
    ]);
    // One note pays $20, which is not enough for both.
    expect(actionsOf(state, buy([{ cube: 'capital', n: 2 }], 1))).toEqual(['buy capital', 'refuse.trade/cannot-pay']);
  });

  it('[W12.6] borrows no more than the rules allow', () => {
    const state = give(table('trade'), 0, { money: 5, notes: 20 });
    expect(outcome(state, 0, buy([{ cube: 'capital', n: 1 }], 5))).toBe('refuse.trade/cannot-pay');
  });

  it('[W12.6] remembers how many notes are left', () => {
    const state = give(table('trade'), 0, { money: 10 });
    expect(verdict(state, 0, buy([{ cube: 'ore', n: 1 }], 3))).toMatchObject({
      action: { type: 'borrow', notes: 1 },
      orders: [{ task: { lots: [{ cube: 'ore', n: 1 }], borrow: 2 } }],
    });
  });
});

describe('an order to repay', () => {
  const repay = (notes: number, keep = 0): Task => ({ type: 'repay', notes, keep });

  it('[W12.7] repays what it can beyond the money that is kept, and no more than it names', () => {
    const state = give(table('trade'), 0, { money: 130, notes: 4 });
    expect(actionsOf(state, repay(4))).toEqual([{ type: 'repay', notes: 4 }, 'done']);
    expect(actionsOf(state, repay(2))).toEqual([{ type: 'repay', notes: 2 }, 'done']);
    expect(actionsOf(state, repay(9, 50))).toEqual([{ type: 'repay', notes: 3 }, 'done']);
    expect(outcome(state, 0, repay(1, 110))).toBe('refuse.notes/cannot-repay');
  });

  it('[W12.7] is done where no note is held', () => {
    expect(outcome(give(table('trade'), 0, { money: 99 }), 0, repay(1))).toBe('done');
  });

  it('[W12.7] leaves the turn to the next order', () => {
    const state = give(table('trade'), 0, { money: 60, notes: 1 });
    const { actions, state: end } = followed(state, 0, given(state, 0, repay(1), { type: 'act', action: PASS_TRADE }));
    expect(actions).toEqual([{ type: 'repay', notes: 1 }, PASS_TRADE]);
    expect(purse(end, 0)).toMatchObject({ money: 35, notes: 0 });
  });
});
