/** Orders at a table of the tests: given as a client sends them, and played as the room plays them. */
import type { Seat } from '../../../engine/core/game.ts';
import type { Else, Order } from '../../../engine/core/orderRules.ts';
import { nextOrder, parseOrders, type Verdict } from '../../../engine/core/orders.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { awaitedSeats } from '../../../engine/nations/awaiting.ts';
import { nations } from '../../../engine/nations/index.ts';
import { orders as rules, type Task } from '../../../engine/nations/orders/index.ts';
import type { Table } from './table.ts';

/** A task as a client may write it: what has a default may be missing. */
type Written<T> = T extends { type: string }
  ? Omit<T, 'workers' | 'times' | 'architects'> & { workers?: number; times?: number; architects?: number }
  : never;
export type GivenTask = Written<Task>;
export interface GivenOrder {
  task: GivenTask;
  else: Else<GivenTask>;
}

export const order = (task: GivenTask, otherwise: Else<GivenTask> = 'ask'): GivenOrder => ({ task, else: otherwise });

/** The list as it is stored. */
export function give(table: Table, seat: Seat, ...given: GivenOrder[]): Order<Task>[] {
  const parsed = parseOrders(rules, nations.view(table.state, seat), seat, JSON.parse(JSON.stringify(given)));
  if (!parsed.ok) throw new Error(`orders refused: ${JSON.stringify(parsed.refusal)}`);
  return parsed.value;
}

export const verdictOf = (table: Table, seat: Seat, list: readonly Order<Task>[]): Verdict<Action, Task> =>
  nextOrder(nations, rules, nations.view(table.state, seat), seat, list);

/** What orders given now mean now. */
export const meaningOf = (table: Table, seat: Seat, ...given: GivenOrder[]): Verdict<Action, Task> =>
  verdictOf(table, seat, give(table, seat, ...given));

/** Plays one list as long as its seat is awaited and it yields actions. Returns them with what is left of the list. */
export function playList(table: Table, seat: Seat, list: readonly Order<Task>[]) {
  const played: Action[] = [];
  let left = list;
  while (awaitedSeats(table.state).includes(seat)) {
    const verdict = verdictOf(table, seat, left);
    if (verdict.kind !== 'act') return { played, verdict };
    played.push(verdict.action);
    left = verdict.orders;
    table.do(seat, verdict.action);
  }
  return { played, verdict: null, left };
}
