/** Where prices are going, judged by what all players make, burn and build with in a round. */

import { CUBES, type Cube, type Goods } from '../../../../engine/wealth/data/goods.ts';
import type { Values } from '../../../../engine/wealth/facts/feeding.ts';
import { livingSeats } from '../../../../engine/wealth/rules/acting/turns.ts';
import { barterPrice, wells } from '../../../../engine/wealth/rules/markets.ts';
import type { State } from '../../../../engine/wealth/state.ts';

/** The cubes that a player spends on building in a usual round. */
const BUILDING: Readonly<Record<Cube, number>> = { food: 0, energy: 0.4, labor: 1.6, ore: 1.3, capital: 1.2 };
/** How many more cubes a player burns in each round than in the round before, because its blocs grow. */
const GROWTH: Readonly<Record<Cube, number>> = { food: 0.6, energy: 0.25, labor: 0, ore: 0, capital: 0 };
const FARTHEST = 4;

/** The advised price of each cube, averaged over the rounds to come. `nets`: what each seat makes, less what it burns. */
export function forecast(state: State, rounds: number, nets: readonly Goods[]): Values {
  const seats = livingSeats(state);
  const flow = {} as Record<Cube, number>;
  for (const cube of CUBES) flow[cube] = -BUILDING[cube] * seats.length;
  for (const seat of seats) {
    for (const cube of CUBES) flow[cube] += nets[seat]?.[cube] ?? 0;
  }
  const far = Math.max(1, Math.min(rounds, FARTHEST));
  const values = {} as Record<Cube, number>;
  for (const cube of CUBES) {
    let stock = state.market[cube] ?? 0;
    let sum = 0;
    for (let round = 1; round <= far; round++) {
      stock += flow[cube] - GROWTH[cube] * seats.length * (round - 1);
      stock = Math.max(0, Math.min(wells(cube), stock));
      sum += barterPrice(cube, Math.round(stock));
    }
    values[cube] = sum / far;
  }
  return values;
}
