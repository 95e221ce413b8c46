/** The plan of a round: how many builds one can pay for, with fuel for all that runs, and what that takes. */
import type { Seat } from '../../core/game.ts';
import { bestRuns } from '../facts/feeding.ts';
import { costOf, proceedsOf } from '../facts/prices.ts';
import { borrowedMoney, borrowLimit } from '../finance.ts';
import { CUBES, type Cube } from '../goods.ts';
import { type Cost, plus } from '../spend.ts';
import type { State } from '../state.ts';
import { hasInterest, NOTE_COSTS } from '../tables/finance.ts';
import { playerAt } from '../turns.ts';
import { type Appraisal, feedingValues } from './appraise.ts';
import { type Build, rankBuilds, withBuild } from './builds.ts';

/** Builds thought ahead in one round. */
const MOST_BUILDS = 3;
/** More debt than this is not taken on. */
const MOST_DEBT = 8;

export interface Needs {
  builds: Build[];
  need: Cost;
  missing: Cost;
  surplus: Cost;
  /** Money the missing cubes cost now. */
  price: number;
  /** Notes that must be borrowed for it once the surplus is sold. */
  notes: number;
}

/** Cubes burnt to run everything that pays, with these builds on the board. */
function fuelFor(state: State, seat: Seat): Cost {
  let fuel: Cost = {};
  for (const way of bestRuns(state, seat, null, feedingValues(state))) fuel = plus(fuel, { ...way.fuel });
  return fuel;
}

export function balance(state: State, seat: Seat, need: Cost): { missing: Cost; surplus: Cost } {
  const { purse } = playerAt(state, seat);
  const missing: Partial<Record<Cube, number>> = {};
  const surplus: Partial<Record<Cube, number>> = {};
  for (const cube of CUBES) {
    const left = (purse[cube] ?? 0) - (need[cube] ?? 0);
    if (left < 0) missing[cube] = -left;
    if (left > 0) surplus[cube] = left;
  }
  return { missing, surplus };
}

/** Notes needed for this much money, or null where that is too much debt. */
function notesFor(state: State, seat: Seat, short: number): number | null {
  if (short <= 0) return 0;
  const { notes: held = 0 } = playerAt(state, seat).purse;
  const most = Math.min(borrowLimit(state, seat), MOST_DEBT - held);
  for (let n = 1; n <= most; n++) if (borrowedMoney(state.options.edition, held, n) >= short) return n;
  return null;
}

/** What that debt costs in the end: repayment and interest, less the money it brings. */
export function debtCost(state: State, seat: Seat, notes: number, rounds: number): number {
  const { notes: held = 0 } = playerAt(state, seat).purse;
  const interest = hasInterest(state.options.edition) ? rounds - 1 : 0;
  return notes * (NOTE_COSTS + interest) - borrowedMoney(state.options.edition, held, notes);
}

function needsFor(state: State, seat: Seat, after: State, builds: readonly Build[]): Needs | null {
  let need = fuelFor(after, seat);
  for (const { cost } of builds) need = plus(need, cost);
  const { missing, surplus } = balance(state, seat, need);
  const price = costOf(state, missing);
  const cash = (playerAt(state, seat).purse.money ?? 0) + proceedsOf(state, surplus);
  const notes = notesFor(state, seat, price - cash);
  return notes === null ? null : { builds: [...builds], need, missing, surplus, price, notes };
}

/** The plan worth most that can be paid for, debt reckoned in; null where not even the fuel can be had. */
export function planRound(state: State, seat: Seat, appraisal: Appraisal): Needs | null {
  let best = needsFor(state, seat, state, []);
  let bestWorth = best ? -debtCost(state, seat, best.notes, appraisal.rounds) : Number.NEGATIVE_INFINITY;
  let after = state;
  let worth = 0;
  const builds: Build[] = [];
  while (builds.length < MOST_BUILDS) {
    const [next] = rankBuilds(after, seat, appraisal);
    if (!next || next.net <= 0) break;
    builds.push(next);
    worth += next.net;
    after = withBuild(after, seat, next);
    const needs = needsFor(state, seat, after, builds);
    if (!needs) break;
    const net = worth - debtCost(state, seat, needs.notes, appraisal.rounds);
    if (net > bestWorth) {
      best = needs;
      bestWorth = net;
    }
  }
  return best;
}
