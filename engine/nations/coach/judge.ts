/** The decisions of a finished game that cost their seats most. */
import type { Decision, Judgement } from '../../core/coach.ts';
import type { Budget } from '../../core/computer.ts';
import type { Action } from '../actions/index.ts';
import { weigh } from '../bot/oneStep.ts';
import type { State } from '../state.ts';
import { forCopy } from '../view.ts';
import { adviceOf, linesFor } from './advise.ts';

const TOLD = 5;
/** The play-outs for one decision, which are one for each line. */
const PLAYOUTS = 7;
/** A decision that costs less than this, in VP, is as good as another. */
const ALIKE = 0.5;

type Decided = Decision<State, Action>;

const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * How much worse a decision looks than the best other one, as far as one step shows; below zero where it looks better.
 * Null where there was no choice.
 */
function suspicion({ view, seat, action }: Decided): number | null {
  const valued = weigh(forCopy(view, seat), seat);
  if (valued.length < 2) return null;
  const taken = valued.find((one) => isSame(one.action, action)) ?? valued.at(-1);
  const rival = valued.find((one) => one !== taken);
  return rival && taken ? rival.worth - taken.worth : null;
}

/** The decisions that look worst one step ahead, as many as the budget allows to look at closely. */
function suspects(decisions: Iterable<Decided>, most: number): Decided[] {
  let kept: { decided: Decided; doubt: number }[] = [];
  for (const decided of decisions) {
    const doubt = suspicion(decided);
    if (doubt !== null) kept.push({ decided, doubt });
    if (kept.length > 2 * most) kept = worst(kept, most);
  }
  return worst(kept, most).map(({ decided }) => decided);
}

const worst = <T extends { doubt: number }>(found: readonly T[], most: number): T[] =>
  [...found].sort((a, b) => b.doubt - a.doubt).slice(0, most);

function judgementOf({ seq, seat, view, action }: Decided, budget: Budget, clock: () => number): Judgement<Action>[] {
  const lines = linesFor(view, seat, budget, clock, action);
  const best = lines[0];
  const taken = lines.find((line) => isSame(line.action, action));
  const cost = best && taken ? best.value - taken.value : 0;
  return best && cost > ALIKE ? [{ seq, seat, cost, better: adviceOf(view, seat, best, best.value) }] : [];
}

export function judge(decisions: Iterable<Decided>, budget: Budget, clock: () => number): Judgement<Action>[] {
  const end = clock() + budget.ms;
  const found = suspects(decisions, Math.floor(budget.playouts / PLAYOUTS)).flatMap((decided) =>
    judgementOf(decided, { playouts: PLAYOUTS, ms: end - clock() }, clock),
  );
  return found.sort((a, b) => b.cost - a.cost).slice(0, TOLD);
}
