import { describe, expect, it } from 'vitest';
import { CUBES } from '../../../engine/wealth/data/goods.ts';
import { MARKETS } from '../../../engine/wealth/data/markets.ts';
import { barterPrice, buyPrice, sellPrice, wells } from '../../../engine/wealth/rules/markets.ts';
import { act, after, eventOf, give, purse, refusal, table } from './table.ts';

describe('the markets', () => {
  it('[W4.1] has a price for every well, never rising from the dearest on', () => {
    for (const cube of CUBES) {
      const { sell, buy, barter, rows, emptyBuy, fullSell, filledAtStart } = MARKETS[cube];
      expect(sell).toHaveLength(cube === 'ore' || cube === 'capital' ? 30 : 40);
      expect(buy).toHaveLength(sell.length);
      expect(barter).toHaveLength(sell.length);
      expect(rows[0] + rows[1] + rows[2]).toBe(sell.length);
      expect(filledAtStart).toBe(sell.length / 2);
      for (let well = 1; well < sell.length; well++) {
        expect(sell[well]).toBeLessThanOrEqual(sell[well - 1] as number);
        expect(buy[well]).toBeLessThanOrEqual(buy[well - 1] as number);
        expect(barter[well]).toBeLessThanOrEqual(barter[well - 1] as number);
      }
      expect(emptyBuy).toBe(buy[0]);
      expect(fullSell).toBe(sell.at(-1));
    }
  });

  it('[W4.1] [W3.2] food at the start: buy 7, sell 4, barter 5.5, half full as every market', () => {
    const { market } = table('trade', { edition: 'first' });
    expect(market).toEqual({ food: 20, energy: 20, labor: 20, ore: 15, capital: 15 });
    expect(buyPrice('food', 20)).toBe(7);
    expect(sellPrice('food', 20)).toBe(4);
    expect(barterPrice('food', 20)).toBe(5.5);
  });

  it('[W4.2] takes the cube of the last filled well at its price', () => {
    const { state, events } = act(give(table('trade'), 0, { money: 100 }), 0, { type: 'buy', cubes: ['labor'] });
    expect(eventOf(events, 'cubesBought')).toMatchObject({ deals: [{ cube: 'labor', price: 17 }], money: 17 });
    expect(purse(state, 0)).toMatchObject({ labor: 1, money: 83 });
    expect(state.market.labor).toBe(19);
  });

  it('[W4.3] fills the next well at its price', () => {
    const { state, events } = act(give(table('trade'), 0, { capital: 1 }), 0, { type: 'sell', cubes: ['capital'] });
    expect(eventOf(events, 'cubesSold')).toMatchObject({ deals: [{ cube: 'capital', price: 19 }], money: 19 });
    expect(purse(state, 0)).toMatchObject({ capital: 0, money: 19 });
    expect(state.market.capital).toBe(16);
  });

  it('[W4.3] moves the price with each cube of one action', () => {
    const bought = act(give(table('trade'), 0, { money: 500 }), 0, { type: 'buy', cubes: ['ore', 'ore', 'ore'] });
    expect(eventOf(bought.events, 'cubesBought').deals.map(({ price }) => price)).toEqual([20, 21, 22]);
    const sold = act(give(table('trade'), 0, { ore: 3 }), 0, { type: 'sell', cubes: ['ore', 'ore', 'ore'] });
    expect(eventOf(sold.events, 'cubesSold').deals.map(({ price }) => price)).toEqual([15, 15, 14]);
  });

  it('[W4.4] sells from an empty market at its top price and buys for a full one at its lowest', () => {
    expect(buyPrice('food', 0)).toBe(13);
    expect(sellPrice('food', 40)).toBe(1);
    const empty = give(table('trade'), 0, { money: 100 });
    empty.supply.capital = (empty.supply.capital ?? 0) + (empty.market.capital ?? 0);
    empty.market.capital = 0;
    const bought = after(empty, 0, { type: 'buy', cubes: ['capital', 'capital'] });
    expect(purse(bought, 0)).toMatchObject({ capital: 2, money: 100 - 84 });
    expect(bought.market.capital).toBe(0);
    const full = give(table('trade'), 0, { ore: 2 });
    full.supply.ore = (full.supply.ore ?? 0) + (full.market.ore ?? 0) - wells('ore');
    full.market.ore = wells('ore');
    const sold = after(full, 0, { type: 'sell', cubes: ['ore', 'ore'] });
    expect(purse(sold, 0)).toMatchObject({ ore: 0, money: 16 });
    expect(sold.market.ore).toBe(30);
  });

  it('[W4.5] one cube an action in the first edition, up to three of any kinds in the others', () => {
    const one = give(table('trade', { edition: 'first' }), 0, { money: 500, food: 9 });
    expect(refusal(one, 0, { type: 'buy', cubes: ['food', 'ore'] })).toBe('W4.5 wealth/trade/too-many-cubes');
    expect(refusal(one, 0, { type: 'sell', cubes: ['food', 'food'] })).toBe('W4.5 wealth/trade/too-many-cubes');
    for (const edition of ['second', 'manual'] as const) {
      const three = give(table('trade', { edition }), 0, { money: 500, food: 9 });
      expect(purse(after(three, 0, { type: 'buy', cubes: ['food', 'ore', 'labor'] }), 0)).toMatchObject({
        food: 10,
        ore: 1,
        labor: 1,
      });
      expect(refusal(three, 0, { type: 'buy', cubes: ['food', 'food', 'food', 'food'] })).toMatch('W4.5');
      expect(refusal(three, 0, { type: 'sell', cubes: [] })).toBe('W4.5 wealth/trade/nothing-named');
    }
  });

  it('[W4.6] shows the barter price of the last filled well, of the first when empty', () => {
    expect(barterPrice('capital', 0)).toBe(38);
    expect(barterPrice('capital', 1)).toBe(38);
    expect(barterPrice('capital', 2)).toBe(37);
    expect(barterPrice('energy', 20)).toBe(11);
  });

  it('[W4.7] neither sells what is not held nor buys what cannot be paid in full', () => {
    const state = give(table('trade'), 0, { money: 40, food: 1 });
    expect(refusal(state, 0, { type: 'sell', cubes: ['ore'] })).toBe('W4.7 wealth/trade/cube-not-held');
    expect(refusal(state, 0, { type: 'sell', cubes: ['food', 'food'] })).toBe('W4.7 wealth/trade/cube-not-held');
    expect(refusal(state, 0, { type: 'buy', cubes: ['ore', 'ore'] })).toBe('W4.7 wealth/trade/cannot-pay');
    expect(purse(after(state, 0, { type: 'buy', cubes: ['ore'] }), 0).money).toBe(20);
  });
});
