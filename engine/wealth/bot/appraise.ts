/** What cubes are worth to a seat: now on the markets, and over the rounds to come. */
import type { Seat } from '../../core/game.ts';
import { CUBES, type Cube, type Goods } from '../data/goods.ts';
import { bestRuns, guideValues, netOf, type Values } from '../facts/feeding.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { buyPrice, sellPrice, wells } from '../rules/markets.ts';
import type { State } from '../state.ts';
import { forecast } from './forecast.ts';
import { roundsLeft } from './horizon.ts';

export interface Appraisal {
  rounds: number;
  /** Rounds weighed: what comes later counts for less. */
  weight: number;
  buy: Values;
  sell: Values;
  /** What a cube made each round is worth, and what one burnt each round costs. */
  made: Values;
  burnt: Values;
}

/** A round later is worth this much less. */
const FADING = 0.85;
/** From the guide price down to selling, up to buying. */
const MARGIN = 0.13;

const weightOf = (rounds: number): number => (1 - FADING ** rounds) / (1 - FADING);

/**
 * The state with the markets as they would be had this seat sold all its cubes. Buying and selling do not
 * change that, so that what is judged by it holds still while one trades.
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
    // Who makes more than it burns burns what it could sell; the others have to buy.
    const high = (nets[seat]?.[cube] ?? 0) > 0 ? low : coming[cube] * (1 + MARGIN);
    // What one lacks is worth what it would cost.
    made[cube] = rounds === 1 ? sell[cube] : (nets[seat]?.[cube] ?? 0) < 0 ? high : low;
    burnt[cube] = rounds === 1 ? buy[cube] : high;
  }
  return { rounds, weight: weightOf(rounds), buy, sell, made, burnt };
}

/** Values to feed by: in the last Produce what is left over only brings its selling price. */
export function feedingValues(state: State): Values {
  if (state.triggers.length === 0) return guideValues(state);
  const values = {} as Record<Cube, number>;
  for (const cube of CUBES) values[cube] = sellPrice(cube, Math.min(wells(cube), (state.market[cube] ?? 0) + 2));
  return values;
}

/** Money a bundle of cubes and cash stands for. */
export const sumGoods = (goods: Goods, values: Values): number =>
  CUBES.reduce((sum, cube) => sum + (goods[cube] ?? 0) * values[cube], goods.money ?? 0);
