/** What the markets ask and pay for the next cubes, and what goods are worth between players. */
import { CUBES, type Cube, type Goods } from '../data/goods.ts';
import { rulesOf } from '../rules/editions.ts';
import { barterPrice, buyDeals, buyPrice, sellDeals, sellPrice, wells } from '../rules/markets.ts';
import type { State } from '../state.ts';

/** One cube in a series of deals: its price, and the total so far. */
export interface Rung {
  price: number;
  total: number;
}

export interface MarketFacts {
  cube: Cube;
  stock: number;
  wells: number;
  buy: number;
  sell: number;
  barter: number;
}

export function marketFacts(state: State, cube: Cube): MarketFacts {
  const stock = state.market[cube] ?? 0;
  return {
    cube,
    stock,
    wells: wells(cube),
    buy: buyPrice(cube, stock),
    sell: sellPrice(cube, stock),
    barter: barterPrice(cube, stock),
  };
}

const climb = (prices: readonly number[]): Rung[] => {
  let total = 0;
  return prices.map((price) => {
    total += price;
    return { price, total };
  });
};

const repeat = (cube: Cube, n: number): Cube[] => new Array<Cube>(n).fill(cube);

/** What the next n cubes of one kind cost, one after the other. */
export const buyLadder = (state: State, cube: Cube, n: number): Rung[] =>
  climb(buyDeals(state, repeat(cube, n)).map(({ price }) => price));

/** What the next n cubes of one kind bring. */
export const sellLadder = (state: State, cube: Cube, n: number): Rung[] =>
  climb(sellDeals(state, repeat(cube, n)).map(({ price }) => price));

/** What all these cubes cost if they are bought now. */
export function costOf(state: State, cubes: Readonly<Partial<Record<Cube, number>>>): number {
  return CUBES.reduce((sum, cube) => sum + (buyLadder(state, cube, cubes[cube] ?? 0).at(-1)?.total ?? 0), 0);
}

/** What all these cubes bring if they are sold now. */
export function proceedsOf(state: State, cubes: Readonly<Partial<Record<Cube, number>>>): number {
  return CUBES.reduce((sum, cube) => sum + (sellLadder(state, cube, cubes[cube] ?? 0).at(-1)?.total ?? 0), 0);
}

/** W4.6: the advised price of some goods. A note counts as what it costs to repay it. */
export function guidePrice(state: State, goods: Goods): number {
  const cubes = CUBES.reduce((sum, cube) => sum + (goods[cube] ?? 0) * barterPrice(cube, state.market[cube] ?? 0), 0);
  return cubes + (goods.money ?? 0) - (goods.notes ?? 0) * rulesOf(state).noteCosts;
}
