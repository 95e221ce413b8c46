/** What a move takes away from others: a card that they want, or the war that defeats them. */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import { weigh } from '../bot/oneStep.ts';
import { copyState } from '../copy.ts';
import { isDefeated } from '../rules/war.ts';
import { nationAt, seatsOf } from '../state.ts';
import { type Move, when } from './move.ts';

export function denies(move: Move): Message[] {
  const { before, after, seat, action } = move;
  if (action.type !== 'buy') return [];
  const others = seatsOf(before).filter((other) => other !== seat);
  const hit = before.war ? [] : others.filter((other) => isDefeated(after, other));
  const wanting = others.filter((other) => wants(move, other));
  return [
    ...when(hit.length > 0, 'deny.war', { players: hit.map((other) => ({ seat: other })) }),
    ...when(wanting.length > 0, 'deny.wanted', { players: wanting.map((other) => ({ seat: other })) }),
  ];
}

/** Whether another player would probably buy this very card next. */
function wants({ before, action }: Move, other: Seat): boolean {
  if (action.type !== 'buy' || nationAt(before, other).passed > 0) return false;
  const theirs = copyState(before);
  theirs.stack = [{ type: 'turn', seat: other, actions: 1 }];
  const [best] = weigh(theirs, other);
  return best?.action.type === 'buy' && best.action.row === action.row && best.action.col === action.col;
}
