import { cellOf } from '../../rules/buying/progressBoard.ts';
import type { EffectAnswer, State } from '../../state.ts';
import { cannot, type Meaning, named, play } from '../meanings.ts';
import type { TaskOf } from '../task.ts';

/** Uses the special action of a card. Where its answer names cells of the progress board, it follows their cards. */
export function using(view: State, task: TaskOf<'special'>): Meaning {
  const { type, card, answer, times, cards = [] } = task;
  const cells = cards.map((wanted) => cellOf(view, wanted));
  const gone = cards[cells.indexOf(null)];
  if (gone !== undefined) return cannot('cardGone', { card: named(gone) });
  const [first, second] = cells;
  const moved: EffectAnswer = { ...answer };
  if (answer.buy && first) moved.buy = { ...answer.buy, ...first };
  if (answer.swap && first && second) {
    moved.swap = [
      [first.row, first.col],
      [second.row, second.col],
    ];
  }
  return play({ type, card, answer: moved }, times > 1 ? { ...task, times: times - 1 } : null);
}
