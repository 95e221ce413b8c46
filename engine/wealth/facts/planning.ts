/** The planning mat: what a plan costs, what is missing, and what the missing cubes cost at present prices. */
import type { Seat } from '../../core/game.ts';
import { type Cost, CUBES, type Cube, TILES, type Tile } from '../data/goods.ts';
import { plus, times } from '../rules/acting/spend.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { buildCost } from '../rules/develop/building.ts';
import { rulesOf } from '../rules/editions.ts';
import type { State } from '../state.ts';
import { bestRuns } from './feeding.ts';
import { costOf } from './prices.ts';

/** How many of each thing a player plans. */
export interface Plan {
  tiles?: Partial<Record<Tile, number>>;
  flags?: number;
  forced?: number;
  automations?: number;
  units?: number;
  activations?: number;
  transports?: number;
  /** Whether to count the fuel for every bloc that pays to run now. */
  runAll?: boolean;
}

export interface Shortfall {
  cost: Cost;
  missing: Cost;
  /** What the missing cubes cost now, bought one after the other. */
  price: number;
  /** How much money is missing for that price, before borrowing. */
  short: number;
  /** How many actions it takes to buy them. */
  actions: number;
}

export function costOfPlan(state: State, seat: Seat, plan: Plan): Cost {
  const rules = rulesOf(state);
  let cost: Cost = {};
  for (const tile of TILES) cost = plus(cost, times(buildCost(state, tile, false), plan.tiles?.[tile] ?? 0));
  cost = plus(cost, times(rules.flagCost, plan.flags ?? 0));
  cost = plus(cost, times(rules.forceCost, plan.forced ?? 0));
  cost = plus(cost, times(rules.automateCost, plan.automations ?? 0));
  cost = plus(cost, times(rules.unitCost, plan.units ?? 0));
  cost = plus(cost, times(rules.activateCost, plan.activations ?? 0));
  cost = plus(cost, times(rules.transportCost, plan.transports ?? 0));
  if (plan.runAll) for (const { fuel } of bestRuns(state, seat, null)) cost = plus(cost, { ...fuel });
  return cost;
}

function shortfall(state: State, seat: Seat, cost: Cost): Shortfall {
  const { purse } = playerAt(state, seat);
  const missing: Partial<Record<Cube, number>> = {};
  let cubes = 0;
  for (const cube of CUBES) {
    const lacks = Math.max(0, (cost[cube] ?? 0) - (purse[cube] ?? 0));
    if (lacks > 0) missing[cube] = lacks;
    cubes += lacks;
  }
  const price = costOf(state, missing);
  return {
    cost,
    missing,
    price,
    short: Math.max(0, price - (purse.money ?? 0)),
    actions: Math.ceil(cubes / rulesOf(state).cubesAnAction),
  };
}

export const planFor = (state: State, seat: Seat, plan: Plan): Shortfall =>
  shortfall(state, seat, costOfPlan(state, seat, plan));
