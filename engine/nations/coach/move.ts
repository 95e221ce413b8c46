/** A move that the coach explains, and the words that its reasons share. */
import type { Seat } from '../../core/game.ts';
import type { Message, Param } from '../../core/messages.ts';
import type { Action } from '../actions/index.ts';
import { type Amounts, type CardId, type EventId, TOKENS } from '../data/cards/index.ts';
import type { State } from '../state.ts';

export interface Move {
  before: State;
  /** The state after the move, up to the next decision or the next draw. */
  after: State;
  seat: Seat;
  action: Action;
}

export const reason = (key: string, params?: Record<string, Param>): Message =>
  params ? { key: `coach.${key}`, params } : { key: `coach.${key}` };

/** A reason where a condition holds, or none. */
export const when = (holds: boolean, key: string, params?: Record<string, Param>): Message[] =>
  holds ? [reason(key, params)] : [];

export const cardNamed = (card: CardId): Param => ({ term: `card.${card}.name` });
export const eventNamed = (event: EventId): Param => ({ term: `event.${event}.title` });

/** What is above zero, or with the sign −1 what is below, in words. */
export const counted = (amounts: Amounts, sign: 1 | -1): Param[] =>
  TOKENS.flatMap((token) => {
    const n = (amounts[token] ?? 0) * sign;
    return n > 0 ? [{ term: `term.${token}`, count: n }] : [];
  });
