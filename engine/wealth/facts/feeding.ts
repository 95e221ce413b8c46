/** Which blocs to run with the fuel at hand: the best tiles of each bloc, then the best use of food, energy and ore. */
import type { Seat } from '../../core/game.ts';
import { hexAt } from '../data/board.ts';
import { CUBES, type Cube, type Goods, type Product } from '../data/goods.ts';
import { PRODUCES } from '../data/tiles.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { blocsOf, dotsOf } from '../rules/blocs.ts';
import { rulesOf } from '../rules/editions.ts';
import { barterPrice, sellPrice, wells } from '../rules/markets.ts';
import { fuelsOf, runCost } from '../rules/produce.ts';
import { keptOf } from '../rules/warClouds/occupation.ts';
import type { Bloc, Run, State } from '../state.ts';

/** What each cube is worth when uses are compared. */
export type Values = Readonly<Record<Cube, number>>;

const FUEL = ['food', 'energy', 'ore'] as const;

export interface Fuel {
  food: number;
  energy: number;
  ore: number;
}

/** One way to run a bloc. `kept`: the dots that its owner keeps after occupation. */
export interface BlocRun {
  bloc: Bloc;
  run: Run;
  fuel: Fuel;
  dots: number;
  kept: number;
}

/** W4.6: the advised prices now. */
export function guideValues(state: State): Values {
  const values = {} as Record<Cube, number>;
  for (const cube of CUBES) values[cube] = barterPrice(cube, state.market[cube] ?? 0);
  return values;
}

/** The values for the Produce decision. In the last Produce, cubes only bring what they sell for. */
export function feedingValues(state: State): Values {
  if (state.triggers.length === 0) return guideValues(state);
  const values = {} as Record<Cube, number>;
  for (const cube of CUBES) values[cube] = sellPrice(cube, Math.min(wells(cube), (state.market[cube] ?? 0) + 2));
  return values;
}

export const dotValue = (state: State, product: Product, values: Values): number =>
  product === 'money' ? rulesOf(state).bankDot : values[product];

function way(state: State, bloc: Bloc, fed: readonly number[], fuelled: Run['with']): BlocRun {
  const run: Run = { industry: bloc.industry, fed: fed.map(hexAt), with: fuelled };
  const { food = 0, energy = 0, ore = 0 } = runCost(run);
  const dots = dotsOf(state.board, bloc, fed, state.options.synergy);
  return {
    bloc,
    run,
    fuel: { food, energy, ore },
    dots,
    kept: keptOf(state, bloc, dots),
  };
}

/** Sets of tiles to feed. Each leaves out one tile more, always the one whose loss costs the fewest dots. */
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

/** The ways to feed every tile: with food, and with ore if the bloc is automated. */
function waysToRunWhole(state: State, bloc: Bloc): BlocRun[] {
  return fuelsOf(bloc)
    .map((fuel) => way(state, bloc, bloc.tiles, fuel))
    .filter(({ kept }) => kept > 0);
}

/** Every sensible way to run a bloc; ways that feed it whole come first. Ways that yield the owner nothing are left out. */
export function waysToRun(state: State, bloc: Bloc): BlocRun[] {
  const found = waysToRunWhole(state, bloc);
  if (bloc.industry === 'farm') return found;
  for (const fed of shrinking(state, bloc)) {
    if (fed.length === bloc.tiles.length) continue;
    const part = way(state, bloc, fed, 'food');
    if (part.kept > 0) found.push(part);
  }
  return found;
}

/** What running a bloc this way gains, less what it burns. Fuel may have values of its own. */
export function gainOf(
  state: State,
  { bloc, fuel, kept }: BlocRun,
  values: Values,
  fuels: Readonly<Fuel> = values,
): number {
  const burnt = fuel.food * fuels.food + fuel.energy * fuels.energy + fuel.ore * fuels.ore;
  return kept * dotValue(state, PRODUCES[bloc.industry], values) - burnt;
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

/** The fuel that a seat lacks to run all that pays. */
export function fuelLacking(state: State, seat: Seat): Fuel {
  const needed = sumOf(bestRuns(state, seat, null, feedingValues(state)));
  const held = fuelHeld(state, seat);
  const lacking = (cube: keyof Fuel) => Math.max(0, needed[cube] - held[cube]);
  return { food: lacking('food'), energy: lacking('energy'), ore: lacking('ore') };
}

/** What runs make for their owner, less what they burn. */
export function netOf(state: State, runs: readonly BlocRun[]): Goods {
  const { bankDot } = rulesOf(state);
  const net: Goods = {};
  for (const { bloc, fuel, kept } of runs) {
    const product = PRODUCES[bloc.industry];
    net[product] = (net[product] ?? 0) + (product === 'money' ? kept * bankDot : kept);
    for (const cube of FUEL) net[cube] = (net[cube] ?? 0) - fuel[cube];
  }
  return net;
}

type Menu = readonly { way: BlocRun; gain: number }[];

const best = (menu: Menu): Menu =>
  menu.length > 0 ? [menu.reduce((most, next) => (next.gain > most.gain ? next : most))] : [];

/**
 * The runs of a player's blocs that gain most with this fuel. If `held` is null, there is enough fuel for every bloc
 * that pays to run whole.
 */
export function bestRuns(
  state: State,
  seat: Seat,
  held: Fuel | null,
  values: Values = guideValues(state),
  fuels: Readonly<Fuel> = values,
): BlocRun[] {
  const blocs = blocsOf(state.board, seat);
  const menuOf = (found: readonly BlocRun[]): Menu =>
    found.map((each) => ({ way: each, gain: gainOf(state, each, values, fuels) })).filter(({ gain }) => gain > 0);
  const whole = blocs.flatMap((bloc) => best(menuOf(waysToRunWhole(state, bloc))).map((each) => each.way));
  if (held === null || fits(sumOf(whole), held)) return whole;
  return packed(
    blocs.map((bloc) => menuOf(waysToRun(state, bloc))),
    held,
  );
}

/** A knapsack: bloc by bloc, the best gain for every amount of fuel. */
function packed(menus: readonly Menu[], held: Fuel): BlocRun[] {
  const least = (cap: keyof Fuel) =>
    Math.min(
      held[cap],
      menus.reduce((sum, menu) => sum + Math.max(0, ...menu.map((each) => each.way.fuel[cap])), 0),
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
    menu.forEach(({ way: { fuel }, gain }, index) => {
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
    const taken = menus[b]?.[pick]?.way;
    if (!taken) continue;
    runs.unshift(taken);
    at -= (taken.fuel.food * energy + taken.fuel.energy) * ore + taken.fuel.ore;
  }
  return runs;
}
