/** The plan of a round: what to build, with fuel for all that runs, and what that takes. */
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

/** Builds thought ahead in one round, and how many of the best are tried where the first cannot be paid for. */
const MOST_BUILDS = 3;
const MOST_TRIED = 8;
/** More debt than this is not taken on, but a note more each round of a game that drags on. */
const MOST_DEBT = 6;
/** A note that brings less than this is not worth its points. */
const LEAST_LOAN = 6;
/** From this round on flags are placed for their own sake, so that a game in which nobody builds comes to an end. */
export const LONG_GAME = 14;
const FLAGS_A_ROUND = 2;

export interface Needs {
  builds: Ranked[];
  need: Cost;
  missing: Cost;
  surplus: Cost;
  /** Money the missing cubes cost now. */
  price: number;
  /** Notes it takes to pay for them once the surplus is sold. */
  notes: number;
  appraisal: Appraisal;
}

/** Cubes burnt to run everything that pays: what it makes will be sold, and fuel that is not held must be bought. */
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

/** What is held beyond an amount, and what lacks to it. */
export const beyond = (state: State, seat: Seat, cost: Cost): Cost => less(state, seat, cost, 1);
const lacking = (state: State, seat: Seat, cost: Cost): Cost => less(state, seat, cost, -1);

function credit(state: State, seat: Seat, { rounds }: Appraisal): number {
  if (rounds < 2) return 0;
  const { notes = 0 } = playerAt(state, seat).purse;
  if (notePays(state, notes) < LEAST_LOAN) return 0;
  return Math.max(0, Math.min(borrowLimit(state, seat), MOST_DEBT + Math.max(0, state.round - LONG_GAME) - notes));
}

/** The fewest notes that bring this much money, or null where that is more than it would borrow. */
function notesFor(state: State, seat: Seat, short: number, most: number): number | null {
  if (short <= 0) return 0;
  const { notes = 0 } = playerAt(state, seat).purse;
  for (let n = 1; n <= most; n++) if (borrowedMoney(state, notes, n) >= short) return n;
  return null;
}

/** What debt costs in the end: repayment and interest, less the money it brings. */
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
  // The interest of the next round is kept back: borrowing for it is dear.
  const due = appraisal.rounds > 1 ? held * rulesOf(state).interest : 0;
  const cash = money - due + proceedsOf(state, surplus);
  const notes = notesFor(state, seat, price - cash, credit(state, seat, appraisal));
  return notes === null ? null : { builds: [...builds], need, missing, surplus, price, notes, appraisal };
}

/** One build after the other, each the best that can still be paid for and is worth its debt. */
export function planRound(state: State, seat: Seat): Needs {
  const sold = asIfSold(state, seat);
  const appraisal = appraise(sold, seat);
  const fuel = fuelFor(sold, seat, appraisal);
  let plan = needsFor(state, seat, appraisal, fuel, []);
  if (!plan) return makeDo(state, seat, appraisal, fuel);
  const out = escapeOf(sold, seat);
  const way = out?.cost ?? {};
  let after = out?.after ?? sold;
  while (plan.builds.length < MOST_BUILDS) {
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

/** Where nothing is worth building any more: labor for flags. */
function flagsOnly(state: State, seat: Seat, appraisal: Appraisal, fuel: Cost): Needs | null {
  const { flags = 0 } = playerAt(state, seat).purse;
  const wanted = Math.min(flags, FLAGS_A_ROUND);
  for (let n = wanted; n > 0; n--) {
    const needs = needsFor(state, seat, appraisal, plus(fuel, times(rulesOf(state).flagCost, n)), []);
    if (needs) return needs;
  }
  return null;
}

/** Where not even all the fuel can be paid for: as much of it as there is money and credit for. */
function makeDo(state: State, seat: Seat, appraisal: Appraisal, fuel: Cost): Needs {
  const missing = lacking(state, seat, fuel);
  const surplus = beyond(state, seat, fuel);
  const notes = credit(state, seat, appraisal);
  return { builds: [], need: fuel, missing, surplus, price: costOf(state, missing), notes, appraisal };
}
