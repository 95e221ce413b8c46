/** The planning mat: what wishes cost, what of it is missing, and what that costs at today's prices. */
import type { Seat } from '../../core/game.ts';
import { cubesAnAction } from '../data/finance.ts';
import { CUBES, type Cube, TILES, type Tile } from '../data/goods.ts';
import { ACTIVATE_COST, AUTOMATE_COST, FLAG_COST, TRANSPORT_COST, UNIT_COST } from '../data/tiles.ts';
import { type Cost, plus, times } from '../rules/acting/spend.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { buildCost, FORCE_COST } from '../rules/develop/develop.ts';
import type { State } from '../state.ts';
import { bestRuns } from './feeding.ts';
import { costOf } from './prices.ts';

/** How often each thing is wished for. */
export interface Plan {
  tiles?: Partial<Record<Tile, number>>;
  flags?: number;
  forced?: number;
  automations?: number;
  units?: number;
  activations?: number;
  transports?: number;
  /** Fuel for everything that pays to run now. */
  runAll?: boolean;
}

export interface Shortfall {
  cost: Cost;
  missing: Cost;
  /** What the missing cubes cost now, bought from the markets one after the other. */
  price: number;
  /** Money short of that price, before any borrowing. */
  short: number;
  /** Buying actions it takes. */
  actions: number;
}

export function costOfPlan(state: State, seat: Seat, plan: Plan): Cost {
  let cost: Cost = {};
  for (const tile of TILES) cost = plus(cost, times(buildCost(tile, false), plan.tiles?.[tile] ?? 0));
  cost = plus(cost, times(FLAG_COST, plan.flags ?? 0));
  cost = plus(cost, times(FORCE_COST, plan.forced ?? 0));
  cost = plus(cost, times(AUTOMATE_COST, plan.automations ?? 0));
  cost = plus(cost, times(UNIT_COST, plan.units ?? 0));
  cost = plus(cost, times(ACTIVATE_COST, plan.activations ?? 0));
  cost = plus(cost, times(TRANSPORT_COST, plan.transports ?? 0));
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
    actions: Math.ceil(cubes / cubesAnAction(state.options.edition)),
  };
}

export const planFor = (state: State, seat: Seat, plan: Plan): Shortfall =>
  shortfall(state, seat, costOfPlan(state, seat, plan));
