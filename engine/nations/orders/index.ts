/**
 * Orders in Nations: what each task means, and when.
 *
 * **When.** A task is for one round, and in it for one kind of question: growth, a turn, or the choices of one event or
 * wonder. `bind` fills in the round: the present one if the seat can still be asked this in it, otherwise the next.
 * - While the seat is asked something else, or an earlier round is under way, the task waits. It stays in the list, later
 *   orders may go first, and the player decides the other question as without orders.
 * - When the seat is asked this question in this round, the task is carried out. If a watch of the task (`unless`) holds,
 *   the list stops instead and the player is asked, whatever the order's `else`. If the task is not possible, the `else`
 *   decides.
 * - When the seat can no longer be asked this question in this round, because it has passed or the phase is over, the
 *   task is dropped. So no order is left over for a round that the player did not mean.
 *
 * A pass is final for the round (N8.1). So "pass unless" means: pass now, or ask now. And a turn must be used, so no
 * order can hold a turn back until something happens.
 *
 * **Why chains of orders end.** A list has at most 40 orders, and each `else` adds one task. Each action of a task uses
 * the task up, or lowers one of its counts: workers and cards to take them from, architects, uses. None of these counts
 * is above 20, and nothing raises them. So a list yields at most 40 × 2 × 40 actions, and the lists of all seats together
 * at most as many times the number of seats, before a person must give a new order.
 *
 * Pages load this file late.
 */
import type { OrderRules } from '../../core/orderRules.ts';
import type { Action } from '../actions/index.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import type { State } from '../state.ts';
import { bind } from './bind.ts';
import { describeTask } from './describe.ts';
import { ahead, change, endings, fromAction } from './forPages.ts';
import { meaning } from './meaning.ts';
import { nextTurn } from './nextTurn.ts';
import { risk } from './risk.ts';
import { type Task, task } from './task.ts';

export type { Task, Watch } from './task.ts';

export const orders: OrderRules<State, Action, Task> = {
  task,
  malformed: (field) => refuse('orders/malformed', 'N22.1', { field }),
  bind,
  describe: describeTask,
  meaning,
  nextTurn,
  fromAction,
  endings,
  ahead,
  risk,
  change,
};
