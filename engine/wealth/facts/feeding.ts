/** What to run with what one has: for each bloc the best tiles to feed, then the best use of food, energy and ore. */
import type { Seat } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import type { Run } from '../actions.ts';
import { blocsOf, dotsOf } from '../blocs.ts';
import { HEXES } from '../board.ts';
import { CUBES, type Cube, type Product } from '../goods.ts';
import { barterPrice } from '../market.ts';
import { seizures } from '../occupy.ts';
import { runCost } from '../produce.ts';
import type { Bloc, State } from '../state.ts';
import { BANK_DOT, PRODUCES } from '../tables/tiles.ts';
import { playerAt } from '../turns.ts';

/** What a cube counts for when uses are weighed. */
export type Values = Readonly<Record<Cube, number>>;

export interface Fuel {
  food: number;
  energy: number;
  ore: number;
}

/** One way to run a bloc. `kept` are the dots left to its owner after occupation. */
export interface BlocRun {
  bloc: Bloc;
  run: Run;
  fuel: Fuel;
  dots: number;
  kept: number;
}

/** W4.6: the advised prices as they are now. */
export function guideValues(state: State): Values {
  const values = {} as Record<Cube, number>;
  for (const cube of CUBES) values[cube] = barterPrice(cube, state.market[cube] ?? 0);
  return values;
}

export const dotValue = (product: Product, values: Values): number =>
  product === 'money' ? BANK_DOT : values[product];

const hexOf = (place: number): Hex => ({ ...(HEXES[place] as Hex) });

function ways(state: State, bloc: Bloc, fed: readonly number[], fuelled: Run['with']): BlocRun {
  const run: Run = { industry: bloc.industry, fed: fed.map(hexOf), with: fuelled };
  const { food = 0, energy = 0, ore = 0 } = runCost(run);
  const dots = dotsOf(state.board, bloc, fed, state.options.synergy);
  const seized = state.options.warClouds ? seizures(state, bloc, dots) : [];
  return {
    bloc,
    run,
    fuel: { food, energy, ore },
    dots,
    kept: dots - seized.reduce((sum, { units }) => sum + units, 0),
  };
}

/** Tiles left out one by one, always the one whose loss costs the fewest dots. */
function* shrinking(state: State, bloc: Bloc): Generator<number[]> {
  const { synergy } = state.options;
  let fed = [...bloc.tiles];
  while (fed.length > 0) {
    yield fed;
    let best: number[] = [];
    let most = -1;
    for (const out of fed) {
      const rest = fed.filter((place) => place !== out);
      const dots = dotsOf(state.board, bloc, rest, synergy);
      if (dots > most) {
        most = dots;
        best = rest;
      }
    }
    fed = best;
  }
}

/** Every sensible way to run a bloc, whole ones first. Ways that yield nothing to the owner are left out. */
export function waysToRun(state: State, bloc: Bloc): BlocRun[] {
  const found: BlocRun[] = [];
  if (bloc.industry === 'farm') found.push(ways(state, bloc, bloc.tiles, 'food'));
  else {
    if (bloc.automated) found.push(ways(state, bloc, bloc.tiles, 'ore'));
    for (const fed of shrinking(state, bloc)) found.push(ways(state, bloc, fed, 'food'));
  }
  return found.filter(({ kept }) => kept > 0);
}

/** What running a bloc this way gains over what it burns. */
export function gainOf({ bloc, fuel, kept }: BlocRun, values: Values): number {
  const burnt = fuel.food * values.food + fuel.energy * values.energy + fuel.ore * values.ore;
  return kept * dotValue(PRODUCES[bloc.industry], values) - burnt;
}

const fits = (fuel: Fuel, held: Fuel): boolean =>
  fuel.food <= held.food && fuel.energy <= held.energy && fuel.ore <= held.ore;

const sumOf = (runs: readonly BlocRun[]): Fuel =>
  runs.reduce(
    (sum, { fuel }) => ({ food: sum.food + fuel.food, energy: sum.energy + fuel.energy, ore: sum.ore + fuel.ore }),
    { food: 0, energy: 0, ore: 0 },
  );

/** The fuel a seat holds. */
export function fuelHeld(state: State, seat: Seat): Fuel {
  const { food = 0, energy = 0, ore = 0 } = playerAt(state, seat).purse;
  return { food, energy, ore };
}

/** Runs of all of a seat's blocs that gain most with this fuel; without a limit where `held` is null. */
export function bestRuns(state: State, seat: Seat, held: Fuel | null, values: Values = guideValues(state)): BlocRun[] {
  const menus = blocsOf(state.board, seat).map((bloc) =>
    waysToRun(state, bloc)
      .map((way) => ({ way, gain: gainOf(way, values) }))
      .filter(({ gain }) => gain > 0),
  );
  const free = menus.flatMap((menu) => {
    const [first, ...others] = menu;
    return first ? [others.reduce((best, next) => (next.gain > best.gain ? next : best), first).way] : [];
  });
  if (held === null || fits(sumOf(free), held)) return free;
  return packed(menus, held);
}

type Menu = readonly { way: BlocRun; gain: number }[];

/** Bloc by bloc, the best gain for every amount of fuel left. */
function packed(menus: readonly Menu[], held: Fuel): BlocRun[] {
  const least = (cap: keyof Fuel) =>
    Math.min(
      held[cap],
      menus.reduce((sum, menu) => sum + Math.max(0, ...menu.map(({ way }) => way.fuel[cap])), 0),
    );
  const food = least('food') + 1;
  const energy = least('energy') + 1;
  const ore = least('ore') + 1;
  const size = food * energy * ore;
  let gains = new Float64Array(size);
  const chosen: Int16Array[] = [];
  for (const menu of menus) {
    const next = Float64Array.from(gains);
    const picks = new Int16Array(size).fill(-1);
    menu.forEach(({ way, gain }, index) => {
      const { fuel } = way;
      const step = (fuel.food * energy + fuel.energy) * ore + fuel.ore;
      for (let f = fuel.food; f < food; f++) {
        for (let e = fuel.energy; e < energy; e++) {
          for (let o = fuel.ore; o < ore; o++) {
            const at = (f * energy + e) * ore + o;
            const total = (gains[at - step] as number) + gain;
            if (total > (next[at] as number)) {
              next[at] = total;
              picks[at] = index;
            }
          }
        }
      }
    });
    gains = next;
    chosen.push(picks);
  }
  const runs: BlocRun[] = [];
  let at = size - 1;
  for (let b = menus.length - 1; b >= 0; b--) {
    const pick = chosen[b]?.[at] ?? -1;
    const way = menus[b]?.[pick]?.way;
    if (!way) continue;
    runs.unshift(way);
    at -= (way.fuel.food * energy + way.fuel.energy) * ore + way.fuel.ore;
  }
  return runs;
}
