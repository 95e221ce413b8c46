/** The best lines of the hard player, with reasons. */
import type { Advice } from '../../core/coach.ts';
import type { Budget } from '../../core/computer.ts';
import type { Seat } from '../../core/game.ts';
import type { Action } from '../actions/index.ts';
import { type Line, nameOf, search } from '../bot/search.ts';
import type { State } from '../state.ts';
import { forCopy } from '../view.ts';
import { reasonsFor } from './reasons.ts';

const LINES = 3;

/** What the hard player finds without a break. `also` is followed in any case. */
export function linesFor(view: State, seat: Seat, budget: Budget, clock: () => number, also?: Action): Line[] {
  const steps = search(view, seat, { guess: 'coach', budget, clock, ...(also ? { also } : {}) });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A line as advice. `best` is the value of the best line. */
export const adviceOf = (view: State, seat: Seat, { action, value }: Line, best: number): Advice<Action> => ({
  actions: [action],
  value: value - best,
  reasons: reasonsFor(forCopy(view, seat), seat, action),
});

export function advise(view: State, seat: Seat, budget: Budget, clock: () => number): Advice<Action>[] {
  const lines = linesFor(view, seat, budget, clock);
  // Of two lines with the same name, one is enough.
  const names = lines.map(({ action }) => nameOf(action));
  const told = lines.filter((_, place) => names.indexOf(names[place] ?? '') === place).slice(0, LINES);
  return told.map((line) => adviceOf(view, seat, line, lines[0]?.value ?? 0));
}
