/** How well a player stands: what it owns, and what its blocs will still make. In money. */

import type { Seat } from '../../core/game.ts';
import { CUBES } from '../data/goods.ts';
import { bestRuns, netOf } from '../facts/feeding.ts';
import { livingSeats, playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { bestRepayment, pointsOf, tilesOnBoard } from '../scoring.ts';
import type { State } from '../state.ts';
import { type Appraisal, appraise, sumGoods } from './appraise.ts';
import { PLAIN_MIND } from './mind.ts';

/** How much the lead of the best opponent counts against a player. */
const ENVY = 0.3;

function worthOf(state: State, seat: Seat, { made, burnt, weight, rounds }: Appraisal): number {
  const player = playerAt(state, seat);
  if (player.eliminated !== null) return 0;
  const { tilePoints, moneyAPoint, noteCosts, interest } = rulesOf(state);
  const { purse } = player;
  let worth = (purse.money ?? 0) + tilesOnBoard(player) * tilePoints * moneyAPoint;
  worth -= (purse.notes ?? 0) * (noteCosts + (rounds - 1) * interest);
  for (const cube of CUBES) worth += (purse[cube] ?? 0) * made[cube];
  const net = netOf(state, bestRuns(state, seat, null, made, burnt));
  return worth + Math.max(0, sumGoods(net, made)) * weight;
}

/** A game that is over counts by its points. */
function finalWorth(state: State, seat: Seat): number {
  const { moneyAPoint, noteCosts } = rulesOf(state);
  const player = playerAt(state, seat);
  const { money = 0, notes = 0 } = player.purse;
  const repaid = bestRepayment(state, money, notes);
  return pointsOf(state, tilesOnBoard(player), money - repaid * noteCosts, notes - repaid) * moneyAPoint;
}

export function standing(state: State, seat: Seat): number {
  const worth = (other: Seat) =>
    state.phase === 'over' ? finalWorth(state, other) : worthOf(state, other, appraise(state, other, PLAIN_MIND));
  const others = livingSeats(state).filter((other) => other !== seat);
  return worth(seat) - ENVY * Math.max(0, ...others.map(worth));
}
