/** What a barter is worth to both sides, judged by what each means to do with its goods. */
import type { Seat } from '../../core/game.ts';
import { type Cost, CUBES, type Cube, type Goods } from '../data/goods.ts';
import { costOf, proceedsOf } from '../facts/prices.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import type { State } from '../state.ts';
import type { Needs } from './needs.ts';

/** A note that is taken over counts for this much more than its repayment, and one that is given for this much less. */
const NOTE_TROUBLE = 2;
/** A side must gain at least this much, or it is not worth the trouble. */
export const LEAST_GAIN = 1;

/** What one side gets and what it gives. */
export interface Terms {
  gets: Goods;
  gives: Goods;
}

export const turned = ({ gets, gives }: Terms): Terms => ({ gets: gives, gives: gets });

type Counts = Partial<Record<Cube, number>>;

const amounts = (of: (cube: Cube) => number): Counts => {
  const counts: Counts = {};
  for (const cube of CUBES) {
    const n = of(cube);
    if (n > 0) counts[cube] = n;
  }
  return counts;
};

/**
 * What a player gains by a barter, in money. What it lacks counts as what the market would ask for it, and what it does not
 * need as what the market would pay.
 */
export function gainOf(state: State, needs: Needs, { gets, gives }: Terms): number {
  const { missing, surplus, need } = needs;
  const held = (cube: Cube) => (surplus[cube] ?? 0) + (need[cube] ?? 0) - (missing[cube] ?? 0);
  const after = (cube: Cube) => held(cube) + (gets[cube] ?? 0) - (gives[cube] ?? 0) - (need[cube] ?? 0);
  const lacks = amounts((cube) => -after(cube));
  const spare = amounts(after);
  const saved = costOf(state, missing) - costOf(state, lacks);
  const brings = proceedsOf(state, spare) - proceedsOf(state, surplus);
  const { noteCosts } = rulesOf(state);
  const notes = (gives.notes ?? 0) * (noteCosts - NOTE_TROUBLE) - (gets.notes ?? 0) * (noteCosts + NOTE_TROUBLE);
  return saved + brings + notes + (gets.money ?? 0) - (gives.money ?? 0);
}

const shared = (lacks: Cost, spare: Cost): Goods => amounts((cube) => Math.min(lacks[cube] ?? 0, spare[cube] ?? 0));

const isEmpty = (goods: Goods): boolean => Object.values(goods).every((n) => !n);

export interface Bargain {
  terms: Terms;
  gain: number;
}

/**
 * The barter with another player that gains most for both, or null if none gains enough. Money settles it, so that this
 * player has its `share` of what both gain.
 */
export function bestBargain(
  state: State,
  seat: Seat,
  own: Needs,
  other: Seat,
  theirs: Needs,
  share: number,
): Bargain | null {
  const gets = shared(own.missing, theirs.surplus);
  const gives = shared(theirs.missing, own.surplus);
  let best: Bargain | null = null;
  for (const terms of [
    { gets, gives },
    { gets, gives: {} },
    { gets: {}, gives },
  ]) {
    if (isEmpty(terms.gets) && isEmpty(terms.gives)) continue;
    const settled = settle(state, seat, own, other, theirs, terms, share);
    if (settled && (!best || settled.gain > best.gain)) best = settled;
  }
  return best;
}

function settle(
  state: State,
  seat: Seat,
  own: Needs,
  other: Seat,
  theirs: Needs,
  terms: Terms,
  share: number,
): Bargain | null {
  const mine = gainOf(state, own, terms);
  const both = mine + gainOf(state, theirs, turned(terms));
  if (both < 2 * LEAST_GAIN) return null;
  const wanted = Math.max(LEAST_GAIN, Math.min(both - LEAST_GAIN, both * share));
  const money = Math.round(wanted - mine);
  const payer = money > 0 ? other : seat;
  if ((playerAt(state, payer).purse.money ?? 0) < Math.abs(money)) return null;
  const gain = mine + money;
  if (gain < LEAST_GAIN || both - gain < LEAST_GAIN) return null;
  if (money > 0) return { gain, terms: { ...terms, gets: { ...terms.gets, money } } };
  return { gain, terms: money < 0 ? { ...terms, gives: { ...terms.gives, money: -money } } : terms };
}
