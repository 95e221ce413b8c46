/** Orders for rule tests. They are given and judged from the seat's own view, as the service does it. */
import type { Seat } from '../../../engine/core/game.ts';
import type { Else, Order } from '../../../engine/core/orderRules.ts';
import { nextOrder, parseOrders, type Verdict } from '../../../engine/core/orders.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import type { Cube } from '../../../engine/wealth/data/goods.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { orders as rules } from '../../../engine/wealth/orders/index.ts';
import type { Task } from '../../../engine/wealth/orders/tasks.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { after } from './table.ts';

/** Puts this many cubes into a market. */
export function stock(state: State, cube: Cube, n: number): State {
  state.supply[cube] = (state.supply[cube] ?? 0) + (state.market[cube] ?? 0) - n;
  state.market[cube] = n;
  return state;
}

export const order = (task: Task, otherwise: Else<Task> = 'ask'): Order<Task> => ({ task, else: otherwise });
export const doing = (action: Action): Task => ({ type: 'act', action });

/** The orders as they are stored: read from JSON and completed with what the seat sees. */
export function given(state: State, seat: Seat, ...list: readonly (Task | Order<Task>)[]): Order<Task>[] {
  const wire: unknown = JSON.parse(JSON.stringify(list.map((each) => ('task' in each ? each : order(each)))));
  const parsed = parseOrders(rules, wealth.view(state, seat), seat, wire);
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.refusal)}`);
  return parsed.value;
}

/** What stored orders mean now. */
export const judged = (state: State, seat: Seat, list: readonly Order<Task>[]): Verdict<Action, Task> =>
  nextOrder(wealth, rules, wealth.view(state, seat), seat, list);

/** What orders that are given now mean now. */
export const verdict = (state: State, seat: Seat, ...list: readonly (Task | Order<Task>)[]): Verdict<Action, Task> =>
  judged(state, seat, given(state, seat, ...list));

/** The action that is taken, or the key of the reason for asking, or `wait` or `done`. */
export function outcome(state: State, seat: Seat, ...list: readonly (Task | Order<Task>)[]): Action | string {
  const found = verdict(state, seat, ...list);
  if (found.kind === 'act') return found.action;
  return found.kind === 'ask' ? found.why.key : found.kind;
}

/** Plays a seat's orders while it is awaited and they lead to an action. Whenever others are awaited, they pass. */
export function followed(start: State, seat: Seat, list: readonly Order<Task>[]) {
  let state = start;
  let left = list;
  const actions: Action[] = [];
  while (true) {
    const awaited = wealth.awaiting(state).map((each) => each.seat);
    if (!awaited.includes(seat)) {
      const [other] = awaited;
      if (other === undefined || state.phase === 'produce') return { state, actions, left, end: 'others' };
      state = after(state, other, wealth.fallback(state, other));
      continue;
    }
    const found = judged(state, seat, left);
    if (found.kind !== 'act') return { state, actions, left, end: found.kind === 'ask' ? found.why.key : found.kind };
    actions.push(found.action);
    state = after(state, seat, found.action);
    left = found.orders;
  }
}
