/** The markets (W4): prices, and what cubes cost or bring one after the other. */
import type { Refusal } from '../../core/game.ts';
import type { Cube } from '../data/goods.ts';
import { MARKETS } from '../data/markets.ts';
import type { Deal } from '../events.ts';
import type { State } from '../state.ts';
import { refuse } from './acting/refuse.ts';
import { rulesOf } from './editions.ts';

/** W4.2, W4.4: what the next cube costs with this many in the wells. */
export const buyPrice = (cube: Cube, stock: number): number =>
  stock > 0 ? (MARKETS[cube].buy[stock - 1] as number) : MARKETS[cube].emptyBuy;

/** W4.3, W4.4: what the next cube brings. */
export const sellPrice = (cube: Cube, stock: number): number => MARKETS[cube].sell[stock] ?? MARKETS[cube].fullSell;

/** W4.6: the price advised between players. */
export const barterPrice = (cube: Cube, stock: number): number =>
  MARKETS[cube].barter[Math.max(stock, 1) - 1] as number;

export const wells = (cube: Cube): number => MARKETS[cube].sell.length;

/** The price of each cube when they are bought one after the other. */
export function buyDeals(state: State, cubes: readonly Cube[]): Deal[] {
  const stock = { ...state.market };
  return cubes.map((cube) => {
    const held = stock[cube] as number;
    stock[cube] = Math.max(0, held - 1);
    return { cube, price: buyPrice(cube, held) };
  });
}

/** The price of each cube when they are sold one after the other. */
export function sellDeals(state: State, cubes: readonly Cube[]): Deal[] {
  const stock = { ...state.market };
  return cubes.map((cube) => {
    const held = stock[cube] as number;
    stock[cube] = Math.min(wells(cube), held + 1);
    return { cube, price: sellPrice(cube, held) };
  });
}

export const sumOf = (deals: readonly Deal[]): number => deals.reduce((sum, deal) => sum + deal.price, 0);

/** W4.5 */
export function checkCubeCount(state: State, cubes: readonly Cube[]): Refusal | null {
  if (cubes.length === 0) return refuse('trade/nothing-named', 'W4.5');
  const most = rulesOf(state).cubesAnAction;
  return cubes.length > most ? refuse('trade/too-many-cubes', 'W4.5', { most }) : null;
}
