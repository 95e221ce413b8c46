import { describe, expect, it } from 'vitest';
import type { Event } from '../../../engine/wealth/events.ts';
import { stockHistory } from '../../../web/games/wealth/stockHistory.ts';
import type { WealthLine } from '../../../web/games/wealth/wealthTable.ts';

const line = (version: number, event: Event): WealthLine => ({
  seq: version,
  version,
  at: 0,
  seat: 0,
  about: 0,
  event,
  text: '',
  automatic: false,
  actor: 'player',
  reason: '',
});

const NOW = { food: 17, energy: 20, labor: 20, ore: 15, capital: 15 };

describe('how full a market was', () => {
  it('works back through what was bought and sold', () => {
    const lines = [
      line(1, { type: 'cubesBought', seat: 0, deals: [{ cube: 'food', price: 7 }], money: 7 }),
      line(2, { type: 'passed', seat: 1, phase: 'trade', out: false }),
      line(3, {
        type: 'cubesBought',
        seat: 1,
        deals: [
          { cube: 'food', price: 7 },
          { cube: 'food', price: 7 },
        ],
        money: 14,
      }),
    ];
    expect(stockHistory(NOW, lines, 3).food).toEqual([20, 19, 17]);
  });
  it('leaves out what came after the moment that is looked at', () => {
    const lines = [
      line(1, { type: 'cubesSold', seat: 0, deals: [{ cube: 'food', price: 4 }], money: 4 }),
      line(2, { type: 'cubesSold', seat: 0, deals: [{ cube: 'food', price: 4 }], money: 4 }),
    ];
    expect(stockHistory(NOW, lines, 1).food).toEqual([16, 17]);
  });
  it('is flat where nothing was traded', () => {
    expect(stockHistory(NOW, [], 0).ore).toEqual([15, 15]);
  });
});
