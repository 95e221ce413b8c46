/** Produce (W9): what running blocs costs and yields, and how all decisions are carried out together. */
import type { Seat } from '../../core/game.ts';
import { issue, moveAll } from '../../core/ledger.ts';
import { hexAt, hexIndex } from '../data/board.ts';
import type { Cost, Goods } from '../data/goods.ts';
import { PRODUCES } from '../data/tiles.ts';
import type { Play } from '../play.ts';
import type { Bloc, Run, State } from '../state.ts';
import { endProduce } from './acting/phases.ts';
import { clockwiseFrom, isLiving, playerAt } from './acting/turns.ts';
import { blocAt, blocsOf, dotsOf, economyBloc } from './blocs.ts';
import { rulesOf } from './editions.ts';
import { keptOf, seizures } from './warClouds/occupation.ts';

/** The bloc that a run names by its first tile. */
export function blocOfRun(state: State, run: Run): Bloc | null {
  const [hex] = run.fed;
  if (!hex) return null;
  const place = hexIndex(hex);
  const bloc = blocAt(state.board, place);
  if (bloc?.industry === run.industry) return bloc;
  return run.industry === 'generator' ? economyBloc(state.board, place) : null;
}

/** W9.2, W9.3, W9.4: farms need no food, generators need no energy, an automated bloc may take one ore. */
export function runCost(run: Run): Cost {
  const cost: { food?: number; energy?: number; ore?: number } = {};
  if (run.with === 'ore') cost.ore = 1;
  else if (run.industry !== 'farm') cost.food = run.fed.length;
  if (run.industry !== 'generator') cost.energy = 1;
  return cost;
}

/** W9.2, W9.4: what a bloc can run on, the cheapest first. Only an automated bloc can take ore, and farms need no food. */
export const fuelsOf = ({ industry, automated }: Pick<Bloc, 'industry' | 'automated'>): Run['with'][] =>
  automated && industry !== 'farm' ? ['ore', 'food'] : ['food'];

/** W9.2, W9.4: farms, and blocs that run on ore, run whole or not at all. */
export const runsWhole = ({ industry }: Pick<Bloc, 'industry'>, fuel: Run['with']): boolean =>
  industry === 'farm' || fuel === 'ore';

/** W9.6, W9.7: what this many dots of a bloc yield. */
export const yieldOf = (state: State, bloc: Bloc, dots: number): Goods =>
  dots === 0 ? {} : { [PRODUCES[bloc.industry]]: bloc.industry === 'bank' ? dots * rulesOf(state).bankDot : dots };

/** Whether a player could run any bloc at all. */
export function canRun(state: State, seat: Seat): boolean {
  const { food = 0, energy = 0, ore = 0 } = playerAt(state, seat).purse;
  return blocsOf(state.board, seat).some(({ industry, automated }) => {
    const powered = industry === 'generator' || energy > 0;
    return powered && (industry === 'farm' || food > 0 || (automated && ore > 0));
  });
}

interface Running {
  seat: Seat;
  run: Run;
  bloc: Bloc;
  dots: number;
}

/** W9.1, W9.5: all players pay from what they held before, then all gain. */
export function carryOutRuns(play: Play): void {
  const { state, events } = play;
  events.push({ type: 'productionRevealed' });
  const running: Running[] = [];
  for (const seat of clockwiseFrom(state, state.first)) {
    if (!isLiving(state, seat)) continue;
    for (const run of playerAt(state, seat).runs ?? []) {
      const bloc = blocOfRun(state, run) as Bloc;
      const dots = dotsOf(state.board, bloc, run.fed.map(hexIndex), state.options.synergy);
      moveAll(playerAt(state, seat).purse, state.supply, runCost(run));
      running.push({ seat, run, bloc, dots });
    }
  }
  for (const each of running) yieldGoods(play, each);
  endProduce(play);
}

const give = ({ state }: Play, seat: Seat, goods: Goods): void => {
  for (const [good, n] of Object.entries(goods)) issue(state.supply, playerAt(state, seat).purse, good, n);
};

function yieldGoods(play: Play, { seat, run, bloc, dots }: Running): void {
  const { state, events } = play;
  const taken = seizures(state, bloc, dots);
  const kept = keptOf(state, bloc, dots);
  const tiles = bloc.tiles.map(hexAt);
  give(play, seat, yieldOf(state, bloc, kept));
  events.push({
    type: 'blocRan',
    seat,
    industry: bloc.industry,
    tiles,
    fed: run.fed.map((hex) => ({ ...hex })),
    with: run.with,
    paid: { ...runCost(run) },
    dots,
    made: yieldOf(state, bloc, dots),
    kept: yieldOf(state, bloc, kept),
  });
  for (const { seat: occupier, units } of taken) {
    const goods = yieldOf(state, bloc, units);
    give(play, occupier, goods);
    events.push({ type: 'goodsSeized', seat: occupier, from: seat, industry: bloc.industry, tiles, goods });
  }
}
