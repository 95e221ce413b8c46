/** Makers of meanings, and the names in their messages. */
import type { Refusal } from '../../core/game.ts';
import type { Param } from '../../core/messages.ts';
import type { Meaning as MeaningOf } from '../../core/orderRules.ts';
import { refusalMessage } from '../../core/orders.ts';
import type { Action } from '../actions/index.ts';
import type { CardId } from '../data/cards/index.ts';
import type { Task } from './task.ts';

export type Meaning = MeaningOf<Action, Task>;

export const named = (card: CardId): Param => ({ term: `card.${card}.name` });

/** `left` is what is left of the task afterwards. An action that the rules refuse counts as not possible. */
export const play = (action: Action, left: Task | null = null): Meaning => ({ kind: 'act', action, left });

/** The task is not possible, for a reason of the order itself. */
export const cannot = (reason: string, params: Record<string, Param>): Meaning => ({
  kind: 'cannot',
  why: { key: `order.why.${reason}`, params },
});

/** The task is not possible, for a reason of the rules. */
export const refused = (refusal: Refusal): Meaning => ({ kind: 'cannot', why: refusalMessage(refusal) });
