/** The computer player's Trade: answers offers, sells what it will not use, buys what its plan lacks, minds its notes. */
import type { Seat } from '../../core/game.ts';
import type { Action } from '../actions.ts';
import { CUBES, type Cube } from '../goods.ts';
import { buyDeals, buyPrice, sellPrice, sumOf } from '../market.ts';
import { bestRepayment } from '../scoring.ts';
import { type Cost, plus } from '../spend.ts';
import type { State } from '../state.ts';
import { cubesAnAction, NOTE_COSTS } from '../tables/finance.ts';
import { MARKETS } from '../tables/markets.ts';
import { playerAt } from '../turns.ts';
import { type Appraisal, appraise } from './appraise.ts';
import { balance, type Needs, planRound } from './needs.ts';
import { answerOffer } from './offers.ts';

/** Kept for the round to come rather than sold: a start on the next build, and its fuel. */
const KEPT: Cost = { food: 2, energy: 1, labor: 1, ore: 1, capital: 1 };
/** Below this share of its starting price a surplus cube is kept, unless money is needed. */
const CHEAPEST = 0.45;
/** Money left in hand when notes are repaid before the end. */
const WORKING_MONEY = 80;

/** The dearest cubes that can be sold in one action, price falling as they go. */
function dearest(state: State, surplus: Cost, floor: (cube: Cube) => number): Cube[] {
  const left: Partial<Record<Cube, number>> = { ...surplus };
  const stock = { ...state.market };
  const cubes: Cube[] = [];
  while (cubes.length < cubesAnAction(state.options.edition)) {
    let best: Cube | null = null;
    for (const cube of CUBES) {
      if ((left[cube] ?? 0) === 0 || sellPrice(cube, stock[cube] ?? 0) < floor(cube)) continue;
      if (!best || sellPrice(cube, stock[cube] ?? 0) > sellPrice(best, stock[best] ?? 0)) best = cube;
    }
    if (!best) break;
    cubes.push(best);
    left[best] = (left[best] ?? 0) - 1;
    stock[best] = (stock[best] ?? 0) + 1;
  }
  return cubes;
}

const noFloor = (): number => 0;

/** As many missing cubes as one action and the purse allow, fuel first: without it nothing runs. */
function affordable(state: State, seat: Seat, missing: Cost): Cube[] {
  const { money = 0 } = playerAt(state, seat).purse;
  const cubes: Cube[] = [];
  for (const cube of CUBES) {
    for (let n = 0; n < (missing[cube] ?? 0); n++) {
      if (cubes.length === cubesAnAction(state.options.edition)) return cubes;
      if (sumOf(buyDeals(state, [...cubes, cube])) > money) break;
      cubes.push(cube);
    }
  }
  return cubes;
}

function followPlan(state: State, seat: Seat, needs: Needs, appraisal: Appraisal): Action | null {
  const { money = 0 } = playerAt(state, seat).purse;
  const lacks = CUBES.some((cube) => needs.missing[cube]);
  if (lacks && money < needs.price) {
    const cubes = dearest(state, needs.surplus, noFloor);
    if (cubes.length > 0) return { type: 'sell', cubes };
    if (needs.notes > 0) return { type: 'borrow', notes: needs.notes };
  }
  if (lacks) {
    const cubes = affordable(state, seat, needs.missing);
    if (cubes.length > 0) return { type: 'buy', cubes };
  }
  const keep = appraisal.rounds > 1 ? plus(needs.need, KEPT) : needs.need;
  const floor = (cube: Cube) =>
    appraisal.rounds > 1 ? CHEAPEST * (MARKETS[cube].sell[MARKETS[cube].filledAtStart] ?? 0) : 0;
  const cubes = dearest(state, balance(state, seat, keep).surplus, floor);
  return cubes.length > 0 ? { type: 'sell', cubes } : null;
}

/** Without any plan that can be paid for: sell what is held and buy what fuel there is money for. */
function makeDo(state: State, seat: Seat): Action | null {
  const { purse } = playerAt(state, seat);
  const dear: Cost = { labor: purse.labor ?? 0, ore: purse.ore ?? 0, capital: purse.capital ?? 0 };
  if ((purse.money ?? 0) < buyPrice('energy', state.market.energy ?? 0)) {
    const cubes = dearest(state, dear, noFloor);
    if (cubes.length > 0) return { type: 'sell', cubes };
  }
  return null;
}

function repayment(state: State, seat: Seat, appraisal: Appraisal): Action | null {
  const { money = 0, notes = 0 } = playerAt(state, seat).purse;
  if (notes === 0) return null;
  const spare = appraisal.rounds > 1 ? money - WORKING_MONEY : 0;
  const n = Math.min(notes, Math.floor(spare / NOTE_COSTS));
  return n > 0 ? { type: 'repay', notes: n } : null;
}

export function decideTrade(state: State, seat: Seat): Action {
  const appraisal = appraise(state, seat);
  const needs = planRound(state, seat, appraisal);
  const answer = answerOffer(state, seat, needs, appraisal);
  if (answer) return answer;
  const step = needs ? followPlan(state, seat, needs, appraisal) : makeDo(state, seat);
  return step ?? repayment(state, seat, appraisal) ?? { type: 'passTrade' };
}

/** The last Trade of the first edition: everything is sold, and notes repaid as far as that gains points. */
export function decideFinalTrade(state: State, seat: Seat): Action {
  const { purse } = playerAt(state, seat);
  const offer = state.offers.find(({ to }) => to === seat);
  if (offer) return { type: 'decline', id: offer.id };
  const held: Partial<Record<Cube, number>> = {};
  for (const cube of CUBES) held[cube] = purse[cube] ?? 0;
  const cubes = dearest(state, held, noFloor);
  if (cubes.length > 0) return { type: 'sell', cubes };
  const notes = bestRepayment(purse.money ?? 0, purse.notes ?? 0);
  return notes > 0 ? { type: 'repay', notes } : { type: 'passTrade' };
}
