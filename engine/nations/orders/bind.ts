/** Ties a task to the round it is for, and to what the seat sees when it gives the order. */
import type { Seat } from '../../core/game.ts';
import { cardOf } from '../data/cards/index.ts';
import { priceFor } from '../rules/buying/price.ts';
import { cardAt } from '../rules/buying/progressBoard.ts';
import type { EffectAnswer, State } from '../state.ts';
import { roundFor } from './moment.ts';
import type { Task } from './task.ts';
import { seenBy } from './watch.ts';

/**
 * A round that the client names is kept. What is seen is always that of now: a player who sends an old order again has
 * seen what has happened since.
 */
export function bind(view: State, seat: Seat, given: Task): Task {
  const task = byCard(view, seat, given);
  const bound: Task = { ...task, round: task.round ?? roundFor(view, seat, task) };
  if (!('unless' in bound)) return bound;
  return { ...bound, seen: seenBy(view, seat, bound.unless ?? []) };
}

/** Cells of the progress board stand for the cards that the player sees there, at the price that the player sees. */
function byCard(view: State, seat: Seat, task: Task): Task {
  if (task.type === 'special') return task.cards ? task : { ...task, ...cardsIn(view, task.answer) };
  if (task.type !== 'act') return task;
  const { type: _, action, ...rest } = task;
  if (action.type === 'buy') {
    const { row, col, ...choices } = action;
    const card = cardAt(view, row, col);
    return card === null ? task : { ...rest, ...choices, card, atMost: priceFor(view, seat, row, cardOf(card)) };
  }
  if (action.type === 'special' && action.after === undefined) {
    const { card, answer } = action;
    return { ...rest, type: 'special', card, answer, times: 1, ...cardsIn(view, answer) };
  }
  return task;
}

function cardsIn(view: State, { buy, swap }: EffectAnswer): { cards?: string[] } {
  const cells = buy ? [[buy.row, buy.col] as const] : (swap ?? []);
  const cards = cells.map(([row, col]) => cardAt(view, row, col)).filter((card) => card !== null);
  return cards.length > 0 ? { cards } : {};
}
