/** The computer player's plan for a round: what to build, the fuel for every bloc, and what it has to buy for that. */
import type { Seat } from '../../core/game.ts';
import { type Cost, CUBES, type Cube } from '../data/goods.ts';
import { type BlocRun, bestRuns } from '../facts/feeding.ts';
import { costOf, proceedsOf } from '../facts/prices.ts';
import { plus, times } from '../rules/acting/spend.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { borrowedMoney, borrowLimit, notePays } from '../rules/notes.ts';
import type { State } from '../state.ts';
import { type Appraisal, appraise, asIfSold } from './appraise.ts';
import { type Ranked, rankBuilds, withBuild } from './builds.ts';
import { escapeOf } from './expand.ts';
import type { Mind } from './mind.ts';

/** How many of the best builds it tries if it cannot pay for the first. */
const MOST_TRIED = 8;
/** A note that pays less than this is not worth its points. */
const LEAST_LOAN = 6;
/** From this round on it places flags for their own sake, so that a game in which nobody builds ends. */
export const LONG_GAME = 14;
const FLAGS_A_ROUND = 2;

export interface Needs {
  builds: Ranked[];
  need: Cost;
  missing: Cost;
  surplus: Cost;
  /** What the missing cubes cost now. */
  price: number;
  /** The notes it takes to pay for them once the surplus is sold. */
  notes: number;
  appraisal: Appraisal;
}

/** The cubes burnt to run every bloc that pays, if products are sold and missing fuel is bought. */
function fuelFor(state: State, seat: Seat, { buy, sell }: Appraisal): Cost {
  const all = sumFuel(bestRuns(state, seat, null));
  const { purse } = playerAt(state, seat);
  const price = (cube: 'food' | 'energy' | 'ore') => ((purse[cube] ?? 0) >= (all[cube] ?? 0) ? sell[cube] : buy[cube]);
  const fuels = { food: price('food'), energy: price('energy'), ore: price('ore') };
  return sumFuel(bestRuns(state, seat, null, sell, fuels));
}

const sumFuel = (runs: readonly BlocRun[]): Cost => runs.reduce<Cost>((sum, { fuel }) => plus(sum, { ...fuel }), {});

function less(state: State, seat: Seat, cost: Cost, sign: 1 | -1): Cost {
  const { purse } = playerAt(state, seat);
  const left: Partial<Record<Cube, number>> = {};
  for (const cube of CUBES) {
    const n = sign * ((purse[cube] ?? 0) - (cost[cube] ?? 0));
    if (n > 0) left[cube] = n;
  }
  return left;
}

/** What a player holds beyond an amount. */
export const beyond = (state: State, seat: Seat, cost: Cost): Cost => less(state, seat, cost, 1);
/** What a player lacks for an amount. */
const lacking = (state: State, seat: Seat, cost: Cost): Cost => less(state, seat, cost, -1);

function credit(state: State, seat: Seat, { rounds, mind }: Appraisal): number {
  if (rounds < 2) return 0;
  const { notes = 0 } = playerAt(state, seat).purse;
  if (notePays(state, notes) < LEAST_LOAN) return 0;
  // In a long game it takes one more each round.
  const most = mind.weights.mostDebt + Math.max(0, state.round - LONG_GAME);
  return Math.max(0, Math.min(borrowLimit(state, seat), most - notes));
}

/** The fewest notes that pay this much money, or null if that is more than it would borrow. */
function notesFor(state: State, seat: Seat, short: number, most: number): number | null {
  if (short <= 0) return 0;
  const { notes = 0 } = playerAt(state, seat).purse;
  for (let n = 1; n <= most; n++) if (borrowedMoney(state, notes, n) >= short) return n;
  return null;
}

/** What notes cost in the end: repayment and interest, less the money they pay. */
function debtCost(state: State, seat: Seat, notes: number, { rounds }: Appraisal): number {
  const { notes: held = 0 } = playerAt(state, seat).purse;
  const { noteCosts, interest } = rulesOf(state);
  return notes * (noteCosts + (rounds - 1) * interest) - borrowedMoney(state, held, notes);
}

function needsFor(state: State, seat: Seat, appraisal: Appraisal, fuel: Cost, builds: readonly Ranked[]): Needs | null {
  const need = builds.reduce<Cost>((sum, build) => plus(plus(sum, build.cost), build.fuel), fuel);
  const missing = lacking(state, seat, need);
  const surplus = beyond(state, seat, need);
  const price = costOf(state, missing);
  const { money = 0, notes: held = 0 } = playerAt(state, seat).purse;
  // The interest of the next round is kept back, because borrowing for it is expensive.
  const due = appraisal.rounds > 1 ? held * rulesOf(state).interest : 0;
  const cash = money - due + proceedsOf(state, surplus);
  const notes = notesFor(state, seat, price - cash, credit(state, seat, appraisal));
  return notes === null ? null : { builds: [...builds], need, missing, surplus, price, notes, appraisal };
}

/** Adds one build after another. Each is the best that it can still pay for and that is worth its debt. */
export function planRound(state: State, seat: Seat, mind: Mind): Needs {
  const sold = asIfSold(state, seat);
  const appraisal = appraise(sold, seat, mind);
  const fuel = fuelFor(sold, seat, appraisal);
  let plan = needsFor(state, seat, appraisal, fuel, []);
  if (!plan) return makeDo(state, seat, appraisal, fuel);
  const out = escapeOf(sold, seat);
  const way = out?.cost ?? {};
  let after = out?.after ?? sold;
  while (plan.builds.length < mind.weights.mostBuilds) {
    let next: Needs | null = null;
    for (const build of rankBuilds(after, seat, appraisal).slice(0, MOST_TRIED)) {
      if (build.net <= 0) break;
      const needs = needsFor(state, seat, appraisal, plus(fuel, way), [...plan.builds, build]);
      if (!needs) continue;
      const debt = debtCost(state, seat, needs.notes, appraisal) - debtCost(state, seat, plan.notes, appraisal);
      if (needs.notes > plan.notes && debt >= build.net) continue;
      next = needs;
      after = withBuild(after, seat, build);
      break;
    }
    if (!next) break;
    plan = next;
  }
  if (plan.builds.length > 0 || state.round < LONG_GAME) return plan;
  return flagsOnly(state, seat, appraisal, plus(fuel, way)) ?? plan;
}

/** The plan when nothing is worth building any more: labor for flags. */
function flagsOnly(state: State, seat: Seat, appraisal: Appraisal, fuel: Cost): Needs | null {
  const { flags = 0 } = playerAt(state, seat).purse;
  const wanted = Math.min(flags, FLAGS_A_ROUND);
  for (let n = wanted; n > 0; n--) {
    const needs = needsFor(state, seat, appraisal, plus(fuel, times(rulesOf(state).flagCost, n)), []);
    if (needs) return needs;
  }
  return null;
}

/** The plan when it cannot pay for all the fuel: as much of it as money and credit allow. */
function makeDo(state: State, seat: Seat, appraisal: Appraisal, fuel: Cost): Needs {
  const missing = lacking(state, seat, fuel);
  const surplus = beyond(state, seat, fuel);
  const notes = credit(state, seat, appraisal);
  return { builds: [], need: fuel, missing, surplus, price: costOf(state, missing), notes, appraisal };
}
