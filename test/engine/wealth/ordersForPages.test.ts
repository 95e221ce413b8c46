/** What pages use to let a player put orders together. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { bareTargets, checkOnBareLand } from '../../../engine/wealth/facts/targets.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { orders as rules } from '../../../engine/wealth/orders/index.ts';
import type { Task } from '../../../engine/wealth/orders/tasks.ts';
import { plus } from '../../../engine/wealth/rules/acting/spend.ts';
import { rulesOf } from '../../../engine/wealth/rules/editions.ts';
import { buyPrice } from '../../../engine/wealth/rules/markets.ts';
import { stock, verdict } from './ordering.ts';
import { after, flag, give, h, PASS_TRADE, put, table } from './table.ts';

describe('an action as an order', () => {
  const state = () => stock(stock(give(table('trade'), 0, { food: 3, money: 100 }), 'food', 19), 'ore', 10);

  it('[W12.5] sells at no less than the last cube brings now', () => {
    const task = rules.fromAction(state(), 0, { type: 'sell', cubes: ['food', 'food'] });
    expect(task).toEqual({ type: 'sell', lots: [{ cube: 'food', n: 2, atLeast: 4 }] });
  });

  it('[W12.6] buys at no more than the last cube costs now', () => {
    const task = rules.fromAction(state(), 0, { type: 'buy', cubes: ['ore', 'ore'] });
    expect(task).toMatchObject({ type: 'buy', lots: [{ cube: 'ore', n: 2 }] });
    // At the price that it names, the same cubes can be bought.
    expect(verdict(state(), 0, task)).toMatchObject({ action: { type: 'buy', cubes: ['ore', 'ore'] }, orders: [] });
  });

  it('[W12.9] passes in its phase, and takes any other action as it is', () => {
    expect(rules.fromAction(state(), 0, PASS_TRADE)).toEqual({ type: 'pass', phase: 'trade' });
    expect(rules.fromAction(state(), 0, { type: 'passDevelop' })).toEqual({ type: 'pass', phase: 'develop' });
    const borrow: Action = { type: 'borrow', notes: 1 };
    expect(rules.fromAction(state(), 0, borrow)).toEqual({ type: 'act', action: borrow });
  });
});

describe('the end of a list', () => {
  it('[W12.9] is a pass of the present phase, unless something concerns the player', () => {
    expect(rules.endings(table('trade'), 0)).toEqual([
      { type: 'pass', phase: 'trade', rest: true, unless: [{ on: 'offer' }, { on: 'fuel' }] },
      { type: 'pass', phase: 'trade' },
    ]);
    expect(rules.endings(table('develop', { warClouds: true }), 0)[0]).toMatchObject({ unless: [{ on: 'enemy' }] });
    expect(rules.endings(table('produce'), 0)).toEqual([]);
  });
});

describe('orders ahead', () => {
  it('[W12.10] are to feed, once or always', () => {
    expect(rules.ahead(table('trade'), 0)).toMatchObject([{ type: 'feed' }, { type: 'feed', always: true }]);
  });

  it('[W12.14] are to buy the fuel that is missing, at what the last cube costs now', () => {
    const hungry = stock(put(table('trade'), 0, 'generator', h(0, 1)), 'food', 19);
    expect(rules.ahead(hungry, 0)[0]).toEqual({ type: 'fuel', atMost: { food: buyPrice('food', 18) } });
    expect(rules.ahead({ ...hungry, phase: 'develop' }, 0)[0]).toEqual({ type: 'feed' });
  });
});

describe('what others can do before', () => {
  const risk = (task: Task) => rules.risk(task)?.key ?? null;

  it('is said of each task that they can change', () => {
    expect(risk({ type: 'sell', lots: [{ cube: 'food', n: 1 }] })).toBe('order.risk.sell');
    expect(risk({ type: 'fuel' })).toBe('order.risk.buy');
    expect(risk({ type: 'build', tile: 'farm', hex: h(0, 1), rotation: 0 })).toBe('order.risk.build');
    expect(risk({ type: 'feed' })).toBe('order.risk.feed');
    expect(risk({ type: 'act', action: { type: 'placeFlag', hex: h(0, 1) } })).toBe('order.risk.land');
    expect(risk({ type: 'act', action: { type: 'accept', id: 1 } })).toBe('order.risk.offer');
    expect(risk({ type: 'act', action: { type: 'transport', from: h(0, 1), to: h(1, 1), settle: false } })).toBe(
      'order.risk.war',
    );
    expect(risk({ type: 'act', action: { type: 'borrow', notes: 1 } })).toBeNull();
    expect(risk({ type: 'pass' })).toBeNull();
  });
});

describe('what a step costs and brings', () => {
  it('names what is lost first, and nothing where nothing changes', () => {
    const before = give(table('trade'), 0, { food: 3 });
    const sold = after(before, 0, { type: 'sell', cubes: ['food'] });
    expect(rules.change(before, sold, 0)).toMatchObject({
      key: 'order.change',
      params: { parts: [{ key: 'order.loses' }, { key: 'order.gains' }] },
    });
    expect(rules.change(before, before, 0)).toBeNull();
  });
});

describe('a tile on bare land', () => {
  const rich = () => {
    const start = flag(table('develop'), 0, h(0, 0));
    return give(start, 0, plus(rulesOf(start).flagCost, rulesOf(start).tileCosts.farm));
  };

  it('[W12.8] can be ordered where the flag is legal and both can be paid', () => {
    const state = rich();
    const [hex] = bareTargets(state, 0, 'farm');
    expect(hex).toBeDefined();
    if (!hex) return;
    const found = verdict(state, 0, { type: 'build', tile: 'farm', hex, rotation: 0 });
    expect(found).toMatchObject({ kind: 'act', action: { type: 'placeFlag', hex } });
    expect(checkOnBareLand(state, 0, { tile: 'farm', hex, rotation: 0 }, false)).toBeNull();
  });

  it('[W12.8] is not offered where only the flag can be paid', () => {
    const start = flag(table('develop'), 0, h(0, 0));
    const poor = give(start, 0, rulesOf(start).flagCost);
    expect(wealth.choices(poor, 0).some(({ kind }) => kind === 'one')).toBe(true);
    expect(bareTargets(poor, 0, 'farm')).toEqual([]);
  });
});
