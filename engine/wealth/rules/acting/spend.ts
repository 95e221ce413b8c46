/** Paying in cubes: what is spent goes to the supply, never to the rows of a market (W2.7). */
import type { Refusal, Seat } from '../../../core/game.ts';
import { covers, moveAll } from '../../../core/ledger.ts';
import { CUBES, type Cube, type Goods } from '../../data/goods.ts';
import type { State } from '../../state.ts';
import { refuse } from './refuse.ts';
import { playerAt } from './turns.ts';

export type Cost = Readonly<Partial<Record<Cube, number>>>;

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

export function applySpend(draft: State, seat: Seat, cost: Cost): Goods {
  moveAll(playerAt(draft, seat).purse, draft.supply, cost);
  return { ...cost };
}
