/** The markets (W4): prices, buying and selling. */
import type { Refusal, Seat } from '../../core/game.ts';
import { issue, move } from '../../core/ledger.ts';
import { cubesAnAction } from '../data/finance.ts';
import type { Cube } from '../data/goods.ts';
import { MARKETS } from '../data/markets.ts';
import type { Deal, Event } from '../events.ts';
import type { State } from '../state.ts';
import { endAction } from './acting/phases.ts';
import { refuse } from './acting/refuse.ts';
import { playerAt } from './acting/turns.ts';

/** W4.2, W4.4: what the next cube costs with this many in the wells. */
export const buyPrice = (cube: Cube, stock: number): number =>
  stock > 0 ? (MARKETS[cube].buy[stock - 1] as number) : MARKETS[cube].emptyBuy;

/** W4.3, W4.4: what the next cube brings. */
export const sellPrice = (cube: Cube, stock: number): number => MARKETS[cube].sell[stock] ?? MARKETS[cube].fullSell;

/** W4.6: the advised price between players. */
export const barterPrice = (cube: Cube, stock: number): number =>
  MARKETS[cube].barter[Math.max(stock, 1) - 1] as number;

export const wells = (cube: Cube): number => MARKETS[cube].sell.length;

/** The cubes one after the other at the prices each finds. */
export function buyDeals(state: State, cubes: readonly Cube[]): Deal[] {
  const stock = { ...state.market };
  return cubes.map((cube) => {
    const held = stock[cube] as number;
    stock[cube] = Math.max(0, held - 1);
    return { cube, price: buyPrice(cube, held) };
  });
}

export function sellDeals(state: State, cubes: readonly Cube[]): Deal[] {
  const stock = { ...state.market };
  return cubes.map((cube) => {
    const held = stock[cube] as number;
    stock[cube] = Math.min(wells(cube), held + 1);
    return { cube, price: sellPrice(cube, held) };
  });
}

export const sumOf = (deals: readonly Deal[]): number => deals.reduce((sum, deal) => sum + deal.price, 0);

function checkNumber(state: State, cubes: readonly Cube[]): Refusal | null {
  if (cubes.length === 0) return refuse('trade/nothing-named', 'W4.5');
  const most = cubesAnAction(state.options.edition);
  return cubes.length > most ? refuse('trade/too-many-cubes', 'W4.5', { most }) : null;
}

export function checkBuy(state: State, seat: Seat, cubes: readonly Cube[]): Refusal | null {
  const refusal = checkNumber(state, cubes);
  if (refusal) return refusal;
  const price = sumOf(buyDeals(state, cubes));
  const money = playerAt(state, seat).purse.money ?? 0;
  return price > money ? refuse('trade/cannot-pay', 'W4.7', { price, money }) : null;
}

export function checkSell(state: State, seat: Seat, cubes: readonly Cube[]): Refusal | null {
  const refusal = checkNumber(state, cubes);
  if (refusal) return refusal;
  const { purse } = playerAt(state, seat);
  const short = cubes.find((cube) => cubes.filter((other) => other === cube).length > (purse[cube] ?? 0));
  return short ? refuse('trade/cube-not-held', 'W4.7', { cube: { term: `term.${short}` } }) : null;
}

export function applyBuy(draft: State, seat: Seat, cubes: readonly Cube[], events: Event[]): void {
  const { purse } = playerAt(draft, seat);
  const deals = buyDeals(draft, cubes);
  for (const { cube, price } of deals) {
    move(purse, draft.supply, 'money', price);
    if ((draft.market[cube] ?? 0) > 0) move(draft.market, purse, cube, 1);
    else issue(draft.supply, purse, cube, 1);
  }
  events.push({ type: 'cubesBought', seat, deals, money: sumOf(deals) });
  endAction(draft);
}

export function applySell(draft: State, seat: Seat, cubes: readonly Cube[], events: Event[]): void {
  const { purse } = playerAt(draft, seat);
  const deals = sellDeals(draft, cubes);
  for (const { cube, price } of deals) {
    const full = (draft.market[cube] ?? 0) >= wells(cube);
    move(purse, full ? draft.supply : draft.market, cube, 1);
    issue(draft.supply, purse, 'money', price);
  }
  events.push({ type: 'cubesSold', seat, deals, money: sumOf(deals) });
  endAction(draft);
}
