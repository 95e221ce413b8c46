/** When an action may be taken at all: a seat may answer only the question it is asked (N21.1). */
import type { Refusal, Seat } from '../../../core/game.ts';
import { type Question, questionFor } from '../../awaiting.ts';
import type { State } from '../../state.ts';
import { refuse } from './refuse.ts';

/** The kind of question that an action answers; `anytime` needs no question. */
export type When = Question['kind'] | 'anytime';

export function gate(state: State, seat: Seat): (when: When) => Refusal | null {
  if (!state.nations[seat]) return () => refuse('no-such-seat', 'N21.1');
  if (state.final) return () => refuse('game-over', 'N19.1');
  const asked = questionFor(state, seat)?.kind;
  const refusal = asked ? refuse('not-now', 'N21.1') : refuse('not-asked', 'N21.1');
  return (when) => (when === asked || when === 'anytime' ? null : refusal);
}
