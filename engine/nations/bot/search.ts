/** The search of the hard player: the likeliest actions, each followed to the end of the round in play-outs. */
import type { Budget } from '../../core/computer.ts';
import type { Seat } from '../../core/game.ts';
import type { Action } from '../actions/index.ts';
import type { State } from '../state.ts';
import { forCopy } from '../view.ts';
import { evaluate, productionsLeft } from './evaluate.ts';
import { type Valued, weigh } from './oneStep.ts';
import { playOut } from './playOut.ts';
import { survey } from './survey.ts';
import { TUNED, type Weights } from './tuned.ts';

/** How many actions are followed, besides passing. */
const FOLLOWED = 5;
/** How many ways to take the same action are followed. */
const VARIANTS = 2;
/** An action that looks this much worse than the best one is not followed. */
const HOPELESS = 3;

export interface Line {
  action: Action;
  /** The expected VP at the end of the game. */
  value: number;
}

export interface Search {
  /** What the guesses about draws depend on. */
  guess: string;
  weights?: Weights;
  /** An action that is followed in any case. */
  also?: Action;
  budget: Budget;
  clock(): number;
}

/** How good a position at the end of a round is for a seat. */
const worthAfter = (state: State, seat: Seat, weights: Weights): number =>
  evaluate(state, seat, survey(state, seat, productionsLeft(state), weights));

/** Actions with the same name differ only in a space, a payment or what is taken. */
export function nameOf(action: Action): string {
  switch (action.type) {
    case 'buy':
      return `buy ${action.row} ${action.col}`;
    case 'hire':
      return 'hire';
    case 'special':
      return `special ${action.card}`;
    default:
      return JSON.stringify(action);
  }
}

/** The best actions, but few of the same name, so that different ideas are followed. */
function likeliest(valued: readonly Valued[]): Action[] {
  const most = valued[0]?.worth ?? 0;
  const names = valued.map(({ action }) => nameOf(action));
  return valued
    .filter(({ worth }, place) => {
      const alike = names.slice(0, place).filter((name) => name === names[place]).length;
      return worth > most - HOPELESS && alike < VARIANTS;
    })
    .filter(({ action }, place) => place < FOLLOWED || action.type === 'pass')
    .map(({ action }) => action);
}

/**
 * The lines, best first. Each pass follows every line once, with the same guesses for all. A pass that time cuts short
 * counts only if it is the first one; then the lines that it did not reach are left out.
 */
export function* search(view: State, seat: Seat, { guess, weights = TUNED, also, budget, clock }: Search) {
  const end = clock() + budget.ms;
  const start = forCopy(view, seat);
  const candidates = likeliest(weigh(start, seat, weights));
  if (also && !candidates.some((action) => JSON.stringify(action) === JSON.stringify(also))) candidates.push(also);
  let lines: Line[] = candidates.slice(0, 1).map((action) => ({ action, value: 0 }));
  if (candidates.length < 2) return lines;
  const sums = candidates.map(() => 0);
  let left = budget.playouts;
  for (let pass = 0; left >= candidates.length || (pass === 0 && left > 0); pass++) {
    const values: number[] = [];
    for (const action of candidates) {
      const after = left-- > 0 ? yield* within(playOut(start, seat, action, `${guess}/${pass}`), clock, end) : null;
      if (!after) break;
      values.push(worthAfter(after, seat, weights));
    }
    if (values.length === candidates.length || pass === 0) {
      lines = values.map((value, place) => {
        sums[place] = (sums[place] ?? 0) + value;
        return { action: candidates[place] as Action, value: (sums[place] ?? 0) / (pass + 1) };
      });
    }
    if (values.length < candidates.length) break;
  }
  return lines.sort((a, b) => b.value - a.value);
}

/** Runs a play-out until the time is over. Null where it did not come to its end. */
function* within(steps: Generator<void, State, void>, clock: () => number, end: number): Generator<void, State | null> {
  for (;;) {
    if (clock() >= end) return null;
    const step = steps.next();
    if (step.done) return step.value;
    yield;
  }
}
