/** Paying in cubes: spent cubes go to the supply, never to the wells of a market (W2.7). */
import type { Refusal, Seat } from '../../../core/game.ts';
import { covers, moveAll } from '../../../core/ledger.ts';
import { type Cost, CUBES, type Cube, type Goods } from '../../data/goods.ts';
import type { Play } from '../../play.ts';
import type { State } from '../../state.ts';
import { refuse } from './refuse.ts';
import { playerAt } from './turns.ts';

export const plus = (a: Cost, b: Cost): Cost => {
  const sum: Partial<Record<Cube, number>> = {};
  for (const cube of CUBES) {
    const n = (a[cube] ?? 0) + (b[cube] ?? 0);
    if (n > 0) sum[cube] = n;
  }
  return sum;
};

export const times = (cost: Cost, n: number): Cost => {
  const product: Partial<Record<Cube, number>> = {};
  for (const cube of CUBES) if (cost[cube]) product[cube] = cost[cube] * n;
  return product;
};

export const canSpend = (state: State, seat: Seat, cost: Cost): boolean => covers(playerAt(state, seat).purse, cost);

export function checkSpend(state: State, seat: Seat, cost: Cost, rule: string): Refusal | null {
  const { purse } = playerAt(state, seat);
  const missing = CUBES.filter((cube) => (cost[cube] ?? 0) > (purse[cube] ?? 0));
  if (missing.length === 0) return null;
  return refuse('cannot-pay', rule, {
    missing: missing.map((cube) => ({ term: `term.${cube}`, count: (cost[cube] ?? 0) - (purse[cube] ?? 0) })),
  });
}

/** Returns what was paid, for the event. */
export function spend({ state }: Play, seat: Seat, cost: Cost): Goods {
  moveAll(playerAt(state, seat).purse, state.supply, cost);
  return { ...cost };
}

/** How often a player can pay this cost. */
export function mostPayable(state: State, seat: Seat, cost: Cost): number {
  const { purse } = playerAt(state, seat);
  return Math.min(...Object.entries(cost).map(([cube, n]) => Math.floor((purse[cube] ?? 0) / n)));
}
