/** The shape of orders, and what a game adds to have them. orders.ts explains and uses it. */
import type { Message } from './messages.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { Shape } from './shape.ts';

/** What happens to an order that cannot be carried out: the player is asked, it is skipped, or another one replaces it. */
export type Else<T> = 'ask' | 'skip' | { task: T; else: 'ask' | 'skip' };

export interface Order<T> {
  task: T;
  else: Else<T>;
}

/** What a task means for a seat that is awaited now. */
export type Meaning<A, T> =
  /** Take this action. `left` is what is then left of the task; null where nothing is. */
  | { kind: 'act'; action: A; left: T | null }
  /** There is nothing to do (any more). The next order is looked at. */
  | { kind: 'done' }
  /** It is for a later moment, such as another phase. It stays in the list, and the next order is looked at. */
  | { kind: 'wait' }
  /** It is not possible now. The order's `else` says what happens. */
  | { kind: 'cannot'; why: Message }
  /** Something has happened that the player wanted to be asked about. */
  | { kind: 'ask'; why: Message };

/** What a game adds to have orders. `T` is the union of its tasks. */
export interface OrderRules<S, A, T> {
  task: Shape<T>;
  malformed(field: string): Refusal;
  /**
   * Completes a task with what the seat sees when it gives the order, such as the present phase or the offers that are
   * already known. Where absent, tasks are kept as they come.
   */
  bind?(view: S, seat: Seat, task: T): T;
  /** The task in words: "Sell 6 food at $5 or more each". */
  describe(task: T): Message;
  /** Called only for a seat that is awaited. An action that `check` refuses counts as `cannot`. */
  meaning(view: S, seat: Seat, task: T): Meaning<A, T>;
  /**
   * The view as it would be at this seat's next turn, if nobody else did anything. Null where that cannot be said, for
   * example because something is drawn before. Pages use it to show what a list of orders leads to.
   */
  nextTurn(view: S, seat: Seat): S | null;
  /** The action as an order, with the limits that the player sees: a purchase costs no more than it would now. */
  fromAction(view: S, seat: Seat, action: A): T;
  /** How a list can end now, apart from asking the player: to pass, for example. The most common one comes first. */
  endings(view: S, seat: Seat): T[];
  /** Answers that can be ordered before the question has come: growth, for example. */
  ahead(view: S, seat: Seat): T[];
  /** What others can do before the task is carried out, so that it turns out otherwise. Null where nothing can. */
  risk(task: T): Message | null;
  /** What a step costs the seat, and what it brings: "−$12, +3 food". Null where neither. */
  change(before: S, after: S, seat: Seat): Message | null;
}
