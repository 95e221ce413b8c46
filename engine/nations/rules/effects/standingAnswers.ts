/** Standing answers to effects (N21.5). An answer that is not legal when it is needed counts as "ask". */
import type { Seat } from '../../../core/game.ts';
import type { Step } from '../../data/cards/index.ts';
import { type EffectAnswer, nationAt, type State } from '../../state.ts';
import { answersTo } from './answers.ts';
import { compile } from './compile.ts';

export function standingAnswer(state: State, seat: Seat, source: string, steps: readonly Step[]): EffectAnswer | null {
  const { standing } = nationAt(state, seat);
  const named = source === 'titanic' ? titanicAnswer(standing.titanic) : standing.events[source];
  if (named && compile(state, seat, steps, named).ok) return named;
  return bySection(state, seat, steps);
}

function titanicAnswer(wish: 'gold' | 'advisors' | 'ask'): EffectAnswer | undefined {
  return wish === 'ask' ? undefined : { option: wish === 'gold' ? 0 : 1 };
}

/** The standing answer for sections, where the section is the only choice. */
function bySection(state: State, seat: Seat, steps: readonly Step[]): EffectAnswer | null {
  const { standing } = nationAt(state, seat);
  const step = steps.find(({ op }) => op === 'takeWorkers' || op === 'returnWorkers');
  const wish = step?.op === 'takeWorkers' ? standing.take : standing.return;
  if (!step || wish === 'ask') return null;
  const fitting = answersTo(state, seat, steps).filter(({ sections }) => sections?.every((place) => place === wish));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
