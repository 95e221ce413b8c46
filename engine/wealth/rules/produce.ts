/** Produce (W9): decisions given at once, carried out together when the last is in. */
import type { Refusal, Seat } from '../../core/game.ts';
import { covers, issue, moveAll } from '../../core/ledger.ts';
import type { Run } from '../actions.ts';
import { hexAt, hexIndex } from '../data/board.ts';
import type { Goods, Product } from '../data/goods.ts';
import { BANK_DOT, PRODUCES } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import type { Bloc, State } from '../state.ts';
import { endProduce } from './acting/phases.ts';
import { refuse } from './acting/refuse.ts';
import type { Cost } from './acting/spend.ts';
import { clockwiseFrom, isLiving, livingSeats, playerAt } from './acting/turns.ts';
import { blocAt, blocsOf, dotsOf, economyBloc } from './blocs.ts';
import { keptOf, seizures } from './warClouds/occupy.ts';

/** A bloc none of whose tiles is fed does not run. */
const isRunning = (run: Run): boolean => run.fed.length > 0;

/** The bloc a run names by its first tile. */
export function blocOfRun(state: State, run: Run): Bloc | null {
  const [hex] = run.fed;
  if (!hex) return null;
  const place = hexIndex(hex);
  const bloc = blocAt(state.board, place);
  if (bloc?.industry === run.industry) return bloc;
  return run.industry === 'generator' ? economyBloc(state.board, place) : null;
}

/** W9.2, W9.3, W9.4: farms need no food, generators no energy, an automated bloc may take one ore. */
export function runCost(run: Run): Cost {
  const cost: { food?: number; energy?: number; ore?: number } = {};
  if (run.with === 'ore') cost.ore = 1;
  else if (run.industry !== 'farm') cost.food = run.fed.length;
  if (run.industry !== 'generator') cost.energy = 1;
  return cost;
}

function costOfRuns(runs: readonly Run[]): { food: number; energy: number; ore: number } {
  const sum = { food: 0, energy: 0, ore: 0 };
  for (const run of runs) {
    const cost = runCost(run);
    sum.food += cost.food ?? 0;
    sum.energy += cost.energy ?? 0;
    sum.ore += cost.ore ?? 0;
  }
  return sum;
}

const product = (bloc: Bloc): Product => PRODUCES[bloc.industry];

/** What a number of dots of a bloc are worth in goods. */
export const yieldOf = (bloc: Bloc, dots: number): Goods =>
  dots === 0 ? {} : { [product(bloc)]: bloc.industry === 'bank' ? dots * BANK_DOT : dots };

function checkRun(bloc: Bloc | null, seat: Seat, run: Run): Refusal | null {
  if (bloc?.seat !== seat) return refuse('produce/not-your-bloc', 'W9.2');
  const places = new Set(run.fed.map(hexIndex));
  if (places.size !== run.fed.length) return refuse('produce/tile-twice', 'W9.2');
  if (![...places].every((place) => bloc.tiles.includes(place))) return refuse('produce/not-one-bloc', 'W9.3');
  const whole = places.size === bloc.tiles.length;
  if (bloc.industry === 'farm' && (run.with !== 'food' || !whole)) return refuse('produce/whole-farm', 'W9.2');
  if (run.with === 'ore' && !bloc.automated) return refuse('produce/not-automated', 'W9.4');
  return run.with === 'ore' && !whole ? refuse('produce/whole-bloc', 'W9.4') : null;
}

export function checkProduce(state: State, seat: Seat, runs: readonly Run[]): Refusal | null {
  const player = playerAt(state, seat);
  if (player.runs) return refuse('produce/already-decided', 'W9.8');
  const seen = new Set<string>();
  for (const run of runs) {
    if (!isRunning(run)) continue;
    const bloc = blocOfRun(state, run);
    const refusal = checkRun(bloc, seat, run);
    if (refusal) return refusal;
    const name = `${run.industry}${bloc?.tiles[0]}`;
    if (seen.has(name)) return refuse('produce/bloc-twice', 'W9.2');
    seen.add(name);
  }
  const cost = costOfRuns(runs.filter(isRunning));
  if (covers(player.purse, cost)) return null;
  const missing = (['food', 'energy', 'ore'] as const).filter((cube) => cost[cube] > (player.purse[cube] ?? 0));
  return refuse('cannot-pay', 'W9.5', {
    missing: missing.map((cube) => ({ term: `term.${cube}`, count: cost[cube] - (player.purse[cube] ?? 0) })),
  });
}

export function applyProduce(draft: State, seat: Seat, runs: readonly Run[], events: Event[]): void {
  const copy = () => runs.filter(isRunning).map((run) => ({ ...run, fed: run.fed.map((hex) => ({ ...hex })) }));
  playerAt(draft, seat).runs = copy();
  events.push({ type: 'productionDecided', seat, runs: copy() });
  if (livingSeats(draft).every((other) => playerAt(draft, other).runs)) reveal(draft, events);
}

/** Whether any bloc could be run at all. */
export function canRun(state: State, seat: Seat): boolean {
  const { food = 0, energy = 0, ore = 0 } = playerAt(state, seat).purse;
  return blocsOf(state.board, seat).some(({ industry, automated }) => {
    const powered = industry === 'generator' || energy > 0;
    return powered && (industry === 'farm' || food > 0 || (automated && ore > 0));
  });
}

/** W9.8: who could run nothing anyway had nothing to decide. */
export function checkReconsider(state: State, seat: Seat): Refusal | null {
  const decided = playerAt(state, seat).runs !== null && canRun(state, seat);
  return decided ? null : refuse('produce/not-decided', 'W9.8');
}

export function applyReconsider(draft: State, seat: Seat, events: Event[]): void {
  playerAt(draft, seat).runs = null;
  events.push({ type: 'productionReconsidered', seat });
}

interface Running {
  seat: Seat;
  run: Run;
  bloc: Bloc;
  dots: number;
}

/** W9.1, W9.5: all pay from what they held, then all gain. */
function reveal(draft: State, events: Event[]): void {
  events.push({ type: 'productionRevealed' });
  const running: Running[] = [];
  for (const seat of clockwiseFrom(draft, draft.first)) {
    if (!isLiving(draft, seat)) continue;
    for (const run of playerAt(draft, seat).runs ?? []) {
      const bloc = blocOfRun(draft, run) as Bloc;
      const dots = dotsOf(draft.board, bloc, run.fed.map(hexIndex), draft.options.synergy);
      moveAll(playerAt(draft, seat).purse, draft.supply, runCost(run));
      running.push({ seat, run, bloc, dots });
    }
  }
  for (const each of running) yieldGoods(draft, each, events);
  endProduce(draft, events);
}

const give = (draft: State, seat: Seat, goods: Goods): void => {
  for (const [good, n] of Object.entries(goods)) issue(draft.supply, playerAt(draft, seat).purse, good, n);
};

function yieldGoods(draft: State, { seat, run, bloc, dots }: Running, events: Event[]): void {
  const taken = seizures(draft, bloc, dots);
  const kept = keptOf(draft, bloc, dots);
  const tiles = bloc.tiles.map(hexAt);
  give(draft, seat, yieldOf(bloc, kept));
  events.push({
    type: 'blocRan',
    seat,
    industry: bloc.industry,
    tiles,
    fed: run.fed.map((hex) => ({ ...hex })),
    with: run.with,
    paid: { ...runCost(run) },
    dots,
    made: yieldOf(bloc, dots),
    kept: yieldOf(bloc, kept),
  });
  for (const { seat: occupier, units } of taken) {
    const goods = yieldOf(bloc, units);
    give(draft, occupier, goods);
    events.push({ type: 'goodsSeized', seat: occupier, from: seat, industry: bloc.industry, tiles, goods });
  }
}
