/** What a player will make and burn in the next Produce phase, bloc by bloc and in total. */
import type { Seat } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import { hexAt, hexIndex } from '../data/board.ts';
import { GOODS, type Goods, type Industry } from '../data/goods.ts';
import { blocsOf, dotsOf } from '../rules/blocs.ts';
import { blocOfRun, fuelsOf, runCost, yieldOf } from '../rules/produce.ts';
import { keptOf, occupiersOf } from '../rules/warClouds/occupation.ts';
import type { Bloc, Run, State } from '../state.ts';
import { bestRuns, fuelHeld } from './feeding.ts';

export interface BlocProjection {
  industry: Industry;
  tiles: Hex[];
  automated: boolean;
  /** What it can run on, the cheapest first. */
  fuels: readonly Run['with'][];
  /** Whose units take its products first, and how many units. */
  occupiers: { seat: Seat; units: number }[];
  /** Null for a bloc that does not run. */
  run: Run | null;
  dots: number;
  paid: Goods;
  made: Goods;
  /** What the owner keeps after occupation. */
  kept: Goods;
}

export interface Projection {
  runs: Run[];
  blocs: BlocProjection[];
  paid: Goods;
  kept: Goods;
  /** `kept` less `paid`, without the kinds that come to zero. */
  net: Goods;
}

/** `held`: with the fuel in hand. `fed`: with enough fuel for every bloc that pays. */
export type Feeding = 'held' | 'fed';

/** The default decision in Produce: what gains most at the advised prices with the fuel in hand. */
export const defaultRuns = (state: State, seat: Seat): Run[] =>
  bestRuns(state, seat, fuelHeld(state, seat)).map(({ run }) => run);

export function projection(state: State, seat: Seat, feeding: Feeding): Projection {
  const held = feeding === 'held' ? fuelHeld(state, seat) : null;
  return projectionOf(
    state,
    seat,
    bestRuns(state, seat, held).map(({ run }) => run),
  );
}

const add = (sum: Goods, goods: Goods, sign: 1 | -1): void => {
  for (const good of GOODS) if (goods[good]) sum[good] = (sum[good] ?? 0) + sign * goods[good];
};

/** The projection of given runs. */
export function projectionOf(state: State, seat: Seat, runs: readonly Run[]): Projection {
  const byBloc = new Map(
    runs.map((run) => {
      const bloc = blocOfRun(state, run);
      return [`${run.industry}${bloc?.tiles[0]}`, run];
    }),
  );
  const blocs = blocsOf(state.board, seat).map((bloc) =>
    projectBloc(state, bloc, byBloc.get(`${bloc.industry}${bloc.tiles[0]}`) ?? null),
  );
  const paid: Goods = {};
  const kept: Goods = {};
  const balance: Goods = {};
  for (const bloc of blocs) {
    add(paid, bloc.paid, 1);
    add(kept, bloc.kept, 1);
    add(balance, bloc.kept, 1);
    add(balance, bloc.paid, -1);
  }
  const net: Goods = {};
  for (const good of GOODS) if (balance[good]) net[good] = balance[good];
  return { runs: [...runs], blocs, paid, kept, net };
}

function projectBloc(state: State, bloc: Bloc, run: Run | null): BlocProjection {
  const tiles = bloc.tiles.map(hexAt);
  const { industry, automated } = bloc;
  const about = { industry, tiles, automated, fuels: fuelsOf(bloc), occupiers: occupiersOf(state, bloc), run };
  if (!run) return { ...about, dots: 0, paid: {}, made: {}, kept: {} };
  const dots = dotsOf(state.board, bloc, run.fed.map(hexIndex), state.options.synergy);
  return {
    ...about,
    dots,
    paid: { ...runCost(run) },
    made: yieldOf(state, bloc, dots),
    kept: yieldOf(state, bloc, keptOf(state, bloc, dots)),
  };
}
