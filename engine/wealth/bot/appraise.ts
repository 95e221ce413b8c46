/** What cubes are worth to a player: on the markets now, and over the rounds to come. */
import type { Seat } from '../../core/game.ts';
import { CUBES, type Cube, type Goods } from '../data/goods.ts';
import { bestRuns, guideValues, netOf, type Values } from '../facts/feeding.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { buyPrice, sellPrice, wells } from '../rules/markets.ts';
import type { State } from '../state.ts';
import { forecast } from './forecast.ts';
import { roundsLeft } from './horizon.ts';
import type { Mind } from './mind.ts';

export interface Appraisal {
  mind: Mind;
  rounds: number;
  /** The rounds left, where later ones count for less. */
  weight: number;
  buy: Values;
  sell: Values;
  /** What a cube is worth that is made in each round, and what one costs that is burnt in each round. */
  made: Values;
  burnt: Values;
}

const weightOf = (rounds: number, fading: number): number => (1 - fading ** rounds) / (1 - fading);

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

export function appraise(state: State, seat: Seat, mind: Mind): Appraisal {
  const { margin, fading } = mind.weights;
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
    const low = coming[cube] * (1 - margin);
    // A player who makes more than it burns could sell what it burns. The others have to buy it.
    const high = (nets[seat]?.[cube] ?? 0) > 0 ? low : coming[cube] * (1 + margin);
    // What a player lacks is worth what it would cost.
    made[cube] = rounds === 1 ? sell[cube] : (nets[seat]?.[cube] ?? 0) < 0 ? high : low;
    burnt[cube] = rounds === 1 ? buy[cube] : high;
  }
  return { mind, rounds, weight: weightOf(rounds, fading), buy, sell, made, burnt };
}

/** What some cubes and cash are worth in money. */
export const sumGoods = (goods: Goods, values: Values): number =>
  CUBES.reduce((sum, cube) => sum + (goods[cube] ?? 0) * values[cube], goods.money ?? 0);
