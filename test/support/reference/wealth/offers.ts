/** Offers made to the computer player. It accepts the best one that gains it something and declines the others. */
import type { Seat } from '../../../../engine/core/game.ts';
import { accept } from '../../../../engine/wealth/actions/accept.ts';
import type { Action } from '../../../../engine/wealth/actions/index.ts';
import { CUBES, type Cube, type Goods } from '../../../../engine/wealth/data/goods.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import type { Offer, State } from '../../../../engine/wealth/state.ts';
import { type Appraisal, appraise } from './appraise.ts';
import type { Needs } from './needs.ts';

/** A note that is taken over counts for this much more than its repayment, and one that is given for this much less. */
const NOTE_TROUBLE = 2;
/** An offer must gain at least this much. */
const LEAST_GAIN = 1;

/** What goods are worth to a player who gets them: what it lacks at the buying price, the rest at the selling price. */
function worthGetting(
  goods: Goods,
  lacks: (cube: Cube) => number,
  { buy, sell }: Appraisal,
  noteCosts: number,
): number {
  return CUBES.reduce(
    (sum, cube) => {
      const n = goods[cube] ?? 0;
      const used = Math.min(n, lacks(cube));
      return sum + used * buy[cube] + (n - used) * sell[cube];
    },
    (goods.money ?? 0) - (goods.notes ?? 0) * (noteCosts + NOTE_TROUBLE),
  );
}

/** What goods are worth to a player who gives them: its surplus at the selling price, the rest at the buying price. */
function worthGiving(goods: Goods, spare: (cube: Cube) => number, { buy, sell }: Appraisal, noteCosts: number): number {
  return CUBES.reduce(
    (sum, cube) => {
      const n = goods[cube] ?? 0;
      const idle = Math.min(n, spare(cube));
      return sum + idle * sell[cube] + (n - idle) * buy[cube];
    },
    (goods.money ?? 0) - (goods.notes ?? 0) * (noteCosts - NOTE_TROUBLE),
  );
}

function gainOfOffer(state: State, offer: Offer, needs: Needs, appraisal: Appraisal): number {
  const { noteCosts } = rulesOf(state);
  const lacks = (cube: Cube) => needs.missing[cube] ?? 0;
  const spare = (cube: Cube) => needs.surplus[cube] ?? 0;
  const gets = worthGetting(offer.give, lacks, appraisal, noteCosts);
  return gets - worthGiving(offer.want, spare, appraisal, noteCosts);
}

/** Accepts the best offer or declines one. Null if no offer is open. */
export function answerOffer(state: State, seat: Seat, needs: Needs): Action | null {
  const mine = state.offers.filter(({ to }) => to === seat);
  if (mine.length === 0) return null;
  const appraisal = appraise(state, seat);
  const good = mine
    .filter(({ id }) => accept.check(state, seat, { type: 'accept', id }) === null)
    .map((offer) => ({ offer, gain: gainOfOffer(state, offer, needs, appraisal) }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain || a.offer.id - b.offer.id)[0];
  if (good) return { type: 'accept', id: good.offer.id };
  return { type: 'decline', id: (mine[0] as Offer).id };
}
