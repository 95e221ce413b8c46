/** The computer player in Trade: it answers offers, sells its surplus, buys what its plan lacks, and repays notes. */
import type { Seat } from '../../core/game.ts';
import type { Action } from '../actions/index.ts';
import { type Cost, CUBES, type Cube } from '../data/goods.ts';
import { MARKETS } from '../data/markets.ts';
import { plus } from '../rules/acting/spend.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { buyDeals, sellPrice, sumOf } from '../rules/markets.ts';
import { bestRepayment } from '../scoring.ts';
import type { State } from '../state.ts';
import type { Appraisal } from './appraise.ts';
import type { Mind } from './mind.ts';
import { beyond, type Needs, planRound } from './needs.ts';
import { answerOffer, makeOffer, withdrawal } from './offers.ts';

/** What it keeps for the next round instead of selling it. */
const KEPT: Cost = { food: 2, energy: 1, labor: 1, ore: 1, capital: 1 };
/** It keeps a surplus cube below this share of its starting price, unless it needs money. */
const CHEAPEST = 0.4;
/** The money it keeps when it repays notes before the end. */
const WORKING_MONEY = 100;

/** The most valuable cubes for one action of selling, with prices that fall from cube to cube. */
function dearest(state: State, surplus: Cost, floor: (cube: Cube) => number): Cube[] {
  const left: Partial<Record<Cube, number>> = { ...surplus };
  const stock = { ...state.market };
  const cubes: Cube[] = [];
  while (cubes.length < rulesOf(state).cubesAnAction) {
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

const usualFloor = (cube: Cube): number => CHEAPEST * (MARKETS[cube].sell[MARKETS[cube].filledAtStart] ?? 0);

/** As many missing cubes as one action and the money allow. Fuel comes first, because nothing runs without it. */
function affordable(state: State, seat: Seat, missing: Cost): Cube[] {
  const { money = 0 } = playerAt(state, seat).purse;
  const cubes: Cube[] = [];
  for (const cube of CUBES) {
    for (let n = 0; n < (missing[cube] ?? 0); n++) {
      if (cubes.length === rulesOf(state).cubesAnAction) return cubes;
      if (sumOf(buyDeals(state, [...cubes, cube])) > money) break;
      cubes.push(cube);
    }
  }
  return cubes;
}

function followPlan(state: State, seat: Seat, needs: Needs): Action | null {
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
  const late = needs.appraisal.rounds === 1;
  const spare = late ? needs.surplus : beyond(state, seat, plus(needs.need, KEPT));
  const cubes = dearest(state, spare, late ? noFloor : usualFloor);
  return cubes.length > 0 ? { type: 'sell', cubes } : null;
}

function repayment(state: State, seat: Seat, appraisal: Appraisal): Action | null {
  const { money = 0, notes = 0 } = playerAt(state, seat).purse;
  if (notes === 0 || appraisal.rounds === 1) return null;
  const n = Math.min(notes, Math.floor((money - WORKING_MONEY) / rulesOf(state).noteCosts));
  return n > 0 ? { type: 'repay', notes: n } : null;
}

export function decideTrade(state: State, seat: Seat, mind: Mind): Action {
  const needs = planRound(state, seat, mind);
  return (
    answerOffer(state, seat, needs) ??
    withdrawal(state, seat, needs) ??
    makeOffer(state, seat, needs) ??
    followPlan(state, seat, needs) ??
    repayment(state, seat, needs.appraisal) ?? { type: 'passTrade' }
  );
}

/** The last Trade of the first edition: it sells everything and repays the notes whose repayment gains points. */
export function decideFinalTrade(state: State, seat: Seat): Action {
  const { purse } = playerAt(state, seat);
  const offer = state.offers.find(({ to }) => to === seat);
  if (offer) return { type: 'decline', id: offer.id };
  const held: Partial<Record<Cube, number>> = {};
  for (const cube of CUBES) held[cube] = purse[cube] ?? 0;
  const cubes = dearest(state, held, noFloor);
  if (cubes.length > 0) return { type: 'sell', cubes };
  const notes = bestRepayment(state, purse.money ?? 0, purse.notes ?? 0);
  return notes > 0 ? { type: 'repay', notes } : { type: 'passTrade' };
}
