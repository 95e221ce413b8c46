/**
 * Orders: what a player wants to do on the next turns. The service plays them one action at a time, as soon as the
 * rules allow it, so nobody waits for a player who has already decided. A list of orders is kept outside the state: a
 * replay does not need it.
 *
 * What an order means is decided from the seat's own view, never from the state. So orders cannot use what the player
 * may not know, and a page computes the same result as the service.
 */
import { unknownChance } from './draws.ts';
import type { Parsed, PlayableGame, Refusal, Seat, StateBase, Tagged } from './game.ts';
import type { Message } from './messages.ts';
import type { Meaning, Order, OrderRules } from './orderRules.ts';
import { perform } from './play.ts';
import { either, list, oneOf, parseWith, record, type Shape } from './shape.ts';

/** The most orders in one list. */
export const MOST_ORDERS = 40;

/** `at` is the place of the order behind it in the list, from 0. */
export type Verdict<A, T extends Tagged> =
  /** Take this action because of this task. `orders` are those that are left after it. */
  | { kind: 'act'; at: number; task: T; action: A; orders: Order<T>[] }
  /** The list stops, and the player is asked. `orders` begins with the order that stopped it. */
  | { kind: 'ask'; at: number; why: Message; orders: Order<T>[] }
  /** No order is for now, so the player is asked. `orders` are those that wait for a later moment. */
  | { kind: 'wait'; orders: Order<T>[] }
  /** No order is left. */
  | { kind: 'done' };

type Checked<S, A> = { check(state: S, seat: Seat, action: A): Refusal | null };

/** The message of a refusal: games keep its words under this key. */
export const refusalMessage = ({ code, params }: Refusal): Message => {
  const key = `refuse.${code.slice(code.indexOf('/') + 1)}`;
  return params ? { key, params } : { key };
};

/**
 * What a list of orders means for a seat that is awaited now. Orders that are done or skipped are dropped. Orders that
 * wait for a later moment stay, and do not keep those after them from being carried out.
 */
export function nextOrder<S extends StateBase, A extends Tagged, T extends Tagged>(
  game: Checked<S, A>,
  rules: OrderRules<S, A, T>,
  view: S,
  seat: Seat,
  orders: readonly Order<T>[],
): Verdict<A, T> {
  const verdict = judge(game, rules, view, seat, placesOf(orders));
  if (verdict.kind === 'done') return verdict;
  const { left, ...rest } = verdict;
  return { ...rest, orders: left.map(({ order }) => order) };
}

/** An order with its place in the list that was given. */
interface Placed<T> {
  order: Order<T>;
  at: number;
}

const placesOf = <T>(orders: readonly Order<T>[]): Placed<T>[] => orders.map((order, at) => ({ order, at }));

type Left<V, T> = V extends { orders: unknown } ? Omit<V, 'orders'> & { left: Placed<T>[] } : V;

function judge<S extends StateBase, A extends Tagged, T extends Tagged>(
  game: Checked<S, A>,
  rules: OrderRules<S, A, T>,
  view: S,
  seat: Seat,
  list: readonly Placed<T>[],
): Left<Verdict<A, T>, T> {
  const waiting: Placed<T>[] = [];
  const rest = [...list];
  for (let next = rest.shift(); next; next = rest.shift()) {
    const { order, at } = next;
    const { task, else: otherwise } = order;
    const meaning = meaningOf(game, rules, view, seat, task);
    if (meaning.kind === 'act') {
      const same = meaning.left === null ? [] : [{ order: { ...order, task: meaning.left }, at }];
      return { kind: 'act', at, task, action: meaning.action, left: [...waiting, ...same, ...rest] };
    }
    if (meaning.kind === 'wait') waiting.push(next);
    if (meaning.kind === 'wait' || meaning.kind === 'done') continue;
    if (meaning.kind === 'ask' || otherwise === 'ask') {
      return { kind: 'ask', at, why: meaning.why, left: [next, ...waiting, ...rest] };
    }
    if (otherwise !== 'skip') rest.unshift({ order: { ...order, ...otherwise }, at });
  }
  return waiting.length > 0 ? { kind: 'wait', left: waiting } : { kind: 'done' };
}

function meaningOf<S extends StateBase, A extends Tagged, T extends Tagged>(
  game: Checked<S, A>,
  rules: OrderRules<S, A, T>,
  view: S,
  seat: Seat,
  task: T,
): Meaning<A, T> {
  const meaning = rules.meaning(view, seat, task);
  const refusal = meaning.kind === 'act' ? game.check(view, seat, meaning.action) : null;
  return refusal ? { kind: 'cannot', why: refusalMessage(refusal) } : meaning;
}

/** Reads a list of orders as a client sends it, and completes it with what the seat sees now. */
export function parseOrders<S extends StateBase, A extends Tagged, T extends Tagged>(
  rules: OrderRules<S, A, T>,
  view: S,
  seat: Seat,
  input: unknown,
): Parsed<Order<T>[]> {
  const parsed = parseWith(ordersShape(rules.task), input, 'orders');
  if ('malformed' in parsed) return { ok: false, refusal: rules.malformed(parsed.malformed) };
  return { ok: true, value: parsed.value.map((order) => bindOrder(rules, view, seat, order)) };
}

/** Completes an order with what the seat sees in a view. */
export function bindOrder<S, A, T>(rules: OrderRules<S, A, T>, view: S, seat: Seat, order: Order<T>): Order<T> {
  const bind = (task: T): T => rules.bind?.(view, seat, task) ?? task;
  return {
    task: bind(order.task),
    else: typeof order.else === 'string' ? order.else : { ...order.else, task: bind(order.else.task) },
  };
}

function ordersShape<T extends Tagged>(task: Shape<T>): Shape<Order<T>[]> {
  const simple = oneOf(['ask', 'skip']);
  return list(record({ task, else: either(simple, record({ task, else: simple })) }), MOST_ORDERS);
}

/** One action that a list of orders leads to, with the views before and after it. */
export interface Foreseen<S, A> {
  action: A;
  /** The place of the order behind it in the list, from 0. */
  at: number;
  before: S;
  after: S;
}

export interface Foresight<S, A> {
  steps: Foreseen<S, A>[];
  /** Why the list stops, and the place of the order that stops it; null where the list does not stop. */
  stop: { why: Message; at: number } | null;
  /** The view at the first decision that the list does not make. Null where it cannot be foreseen. */
  next: S | null;
}

/** A list in which an order can be carried out for ever is not followed any further. */
const MOST_FORESEEN = 100;

/**
 * What a list of orders leads to if nobody else does anything. It is followed up to where it ends or stops, or where
 * something is drawn or revealed.
 */
export function foresee<S extends StateBase, A extends Tagged, E extends Tagged, T extends Tagged>(
  game: Pick<PlayableGame<S, A, E>, 'id' | 'check' | 'copy' | 'apply' | 'reveals'>,
  rules: OrderRules<S, A, T>,
  start: S,
  seat: Seat,
  orders: readonly Order<T>[],
): Foresight<S, A> {
  const steps: Foreseen<S, A>[] = [];
  let list = placesOf(orders);
  let before = rules.nextTurn(start, seat);
  while (before && steps.length < MOST_FORESEEN) {
    const verdict: Left<Verdict<A, T>, T> = judge(game, rules, before, seat, list);
    if (verdict.kind === 'ask') return { steps, stop: { why: verdict.why, at: verdict.at }, next: before };
    if (verdict.kind !== 'act') break;
    const { action, at, left } = verdict;
    const outcome = perform(game, before, seat, action, unknownChance());
    if (!outcome.ok) return { steps, stop: null, next: null };
    steps.push({ action, at, before, after: outcome.state });
    list = left;
    before = outcome.undoable ? rules.nextTurn(outcome.state, seat) : null;
  }
  return { steps, stop: null, next: before };
}
