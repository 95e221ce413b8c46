/** What cubes are worth to a player: on the markets now, and over the rounds to come. */
import type { Seat } from '../../../../engine/core/game.ts';
import { CUBES, type Cube, type Goods } from '../../../../engine/wealth/data/goods.ts';
import { bestRuns, guideValues, netOf, type Values } from '../../../../engine/wealth/facts/feeding.ts';
import { playerAt } from '../../../../engine/wealth/rules/acting/turns.ts';
import { buyPrice, sellPrice, wells } from '../../../../engine/wealth/rules/markets.ts';
import type { State } from '../../../../engine/wealth/state.ts';
import { forecast } from './forecast.ts';
import { roundsLeft } from './horizon.ts';

export interface Appraisal {
  rounds: number;
  /** The rounds left, where later ones count for less. */
  weight: number;
  buy: Values;
  sell: Values;
  /** What a cube is worth that is made in each round, and what one costs that is burnt in each round. */
  made: Values;
  burnt: Values;
}

/** What a round is worth, compared with the one before. */
const FADING = 0.85;
/** How far the selling price lies below the advised price, and the buying price above it. */
const MARGIN = 0.13;

const weightOf = (rounds: number): number => (1 - FADING ** rounds) / (1 - FADING);

/**
 * The state with the markets as if this player had sold all its cubes. Its own buying and selling does not change
 * that, so judgements based on it stay the same while it trades.
 */
export function asIfSold(state: State, seat: Seat): State {
  const { purse } = playerAt(state, seat);
  const market = { ...state.market };
  for (const cube of CUBES) market[cube] = Math.min(wells(cube), (market[cube] ?? 0) + (purse[cube] ?? 0));
  return { ...state, market };
}

export function appraise(state: State, seat: Seat): Appraisal {
  const rounds = roundsLeft(state);
  const guide = guideValues(state);
  const nets = state.players.map((_, other) => netOf(state, bestRuns(state, other, null, guide)));
  const coming = forecast(state, rounds, nets);
  const buy = {} as Record<Cube, number>;
  const sell = {} as Record<Cube, number>;
  const made = {} as Record<Cube, number>;
  const burnt = {} as Record<Cube, number>;
  for (const cube of CUBES) {
    const stock = state.market[cube] ?? 0;
    buy[cube] = buyPrice(cube, stock);
    sell[cube] = sellPrice(cube, stock);
    const low = coming[cube] * (1 - MARGIN);
    // A player who makes more than it burns could sell what it burns. The others have to buy it.
    const high = (nets[seat]?.[cube] ?? 0) > 0 ? low : coming[cube] * (1 + MARGIN);
    // What a player lacks is worth what it would cost.
    made[cube] = rounds === 1 ? sell[cube] : (nets[seat]?.[cube] ?? 0) < 0 ? high : low;
    burnt[cube] = rounds === 1 ? buy[cube] : high;
  }
  return { rounds, weight: weightOf(rounds), buy, sell, made, burnt };
}

/** What some cubes and cash are worth in money. */
export const sumGoods = (goods: Goods, values: Values): number =>
  CUBES.reduce((sum, cube) => sum + (goods[cube] ?? 0) * values[cube], goods.money ?? 0);
