/** The figures of a game round by round, for the charts. They are gathered from the steps of a replay. */

import { CUBES, type Cube, GOODS, type Goods } from '../data/goods.ts';
import type { Event } from '../events.ts';
import { barterPrice } from '../rules/markets.ts';
import type { State } from '../state.ts';
import { netWorth, scoreSoFar } from './worth.ts';

export interface RoundFigures {
  /** 0 for the end of set-up. The last entry holds the final state. */
  round: number;
  /** By seat. */
  worth: number[];
  points: number[];
  tiles: number[];
  notes: number[];
  /** The advised prices and the stocks when the round ended. */
  prices: Record<Cube, number>;
  stocks: Record<Cube, number>;
  /** What each seat made in the round before occupation. Money comes from banks only. */
  made: Goods[];
}

function figuresOf(state: State, round: number, made: readonly Goods[]): RoundFigures {
  const seats = state.players.map((_, seat) => seat);
  const prices = {} as Record<Cube, number>;
  const stocks = {} as Record<Cube, number>;
  for (const cube of CUBES) {
    stocks[cube] = state.market[cube] ?? 0;
    prices[cube] = barterPrice(cube, stocks[cube]);
  }
  return {
    round,
    worth: seats.map((seat) => netWorth(state, seat).total),
    points: seats.map((seat) => state.ending?.scores[seat]?.points ?? scoreSoFar(state, seat).points),
    tiles: seats.map((seat) => scoreSoFar(state, seat).tiles.count),
    notes: state.players.map((player) => player.purse.notes ?? 0),
    prices,
    stocks,
    made: made.map((goods) => ({ ...goods })),
  };
}

export interface Step {
  state: State;
  events: readonly Event[];
}

/** One entry for each round, taken after its last event. Every step is read before the next one is requested. */
export function figuresByRound(start: State, steps: Iterable<Step>): RoundFigures[] {
  const figures: RoundFigures[] = [];
  let made: Goods[] = start.players.map(() => ({}));
  let { round } = start;
  let last = start;
  for (const { state, events } of steps) {
    for (const event of events) if (event.type === 'blocRan') addUp(made[event.seat], event.made);
    if (state.round > round || state.phase === 'over') {
      figures.push(figuresOf(state, round, made));
      made = state.players.map(() => ({}));
      round = state.round;
    }
    last = state;
  }
  if (last.phase !== 'over') figures.push(figuresOf(last, round, made));
  return figures;
}

function addUp(sum: Goods | undefined, goods: Goods): void {
  if (!sum) return;
  for (const good of GOODS) if (goods[good]) sum[good] = (sum[good] ?? 0) + goods[good];
}
