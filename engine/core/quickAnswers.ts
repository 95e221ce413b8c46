/**
 * Quick answers: ready answers to the decision of a seat, for a player who reads of it away from the table, in a mail for
 * example. A game makes them from the seat's own view, so they tell nothing that the player may not know.
 */
import type { Game, Seat, StateBase, Tagged } from './game.ts';
import type { QuickAnswers } from './quickAnswer.ts';

/** The most quick answers to one decision. */
export const MOST_ANSWERS = 4;

type Answering<S extends StateBase, A extends Tagged> = Pick<
  Game<unknown, S, A>,
  'awaiting' | 'view' | 'check' | 'quickAnswers'
>;

/** The quick answers of a seat. None where the seat is not awaited, or where the game names none. */
export function quickAnswersOf<S extends StateBase, A extends Tagged>(
  game: Answering<S, A>,
  state: S,
  seat: Seat,
): QuickAnswers<A> {
  const isAwaited = game.awaiting(state).some((one) => one.seat === seat);
  if (!game.quickAnswers || !isAwaited) return { situation: [], answers: [] };
  const view = game.view(state, seat);
  const { situation, answers } = game.quickAnswers(view, seat);
  const legal = answers.filter(({ action }) => game.check(view, seat, action) === null);
  return { situation, answers: legal.slice(0, MOST_ANSWERS) };
}
