import type { Seat } from '../../../core/game.ts';
import { cardOf } from '../../data/cards/index.ts';
import { priceFor } from '../../rules/buying/price.ts';
import { cellOf } from '../../rules/buying/progressBoard.ts';
import type { State } from '../../state.ts';
import { cannot, type Meaning, named, play } from '../meanings.ts';
import type { TaskOf } from '../task.ts';

/** Buys the card where it lies now, if it does not cost too much. */
export function buying(view: State, seat: Seat, task: TaskOf<'buy'>): Meaning {
  const { type, card, atMost, round: _round, unless: _unless, seen: _seen, ...choices } = task;
  const cell = cellOf(view, card);
  if (!cell) return cannot('cardGone', { card: named(card) });
  const price = priceFor(view, seat, cell.row, cardOf(card));
  if (atMost !== undefined && price > atMost) return cannot('cardDear', { card: named(card), price, atMost });
  return play({ type, ...cell, ...choices });
}
