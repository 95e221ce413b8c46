/** The orders of a table's seats: what they mean now, and what becomes of them when the game goes on. */
import type { AnyGame, Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { canonical } from '../../engine/core/json.ts';
import type { Message } from '../../engine/core/messages.ts';
import type { Order, OrderRules } from '../../engine/core/orderRules.ts';
import { nextOrder, refusalMessage, type Verdict } from '../../engine/core/orders.ts';
import type { OrdersRow, StoredOrder } from '../db/schema.ts';
import { report } from '../domain/report.ts';
import type { Step } from '../domain/step.ts';
import type { TableData } from './data.ts';

/** Why a list stops on which the engine fails. The words are the service's own, as are those of `UNDONE`. */
export const FAULT: Message = { key: 'order.fault' };
/** Why a list stops that would act at once after an undo. */
export const UNDONE: Message = { key: 'order.undone' };

export const ordersOf = (data: TableData, seat: Seat): OrdersRow | undefined =>
  data.orders.find((row) => row.seat === seat);

/**
 * What the orders of an awaited seat mean now. It is decided from the seat's own view. Null where the seat has no
 * orders, or they have stopped. A list on which the engine fails stops: this is asked in every command of everybody at
 * the table, and none of them may fail for it.
 */
export function orderVerdict(data: TableData, state: StateBase, seat: Seat): Verdict<Tagged, Tagged> | null {
  const row = ordersOf(data, seat);
  if (!data.game.orders || !row || row.orders.length === 0 || row.stopped !== null) return null;
  try {
    return verdictOn(row, data.game, data.game.orders, state);
  } catch (error) {
    report(error);
    return { kind: 'ask', at: 0, why: FAULT, orders: row.orders };
  }
}

function verdictOn(
  { seat, orders }: OrdersRow,
  game: AnyGame,
  rules: OrderRules<StateBase, Tagged, Tagged>,
  state: StateBase,
): Verdict<Tagged, Tagged> {
  const verdict = nextOrder(game, rules, game.view(state, seat), seat, orders);
  // The rules may refuse what looks legal to the player, because something is hidden. The list then stops, as it would
  // if the player had sent the action.
  if (verdict.kind !== 'act') return verdict;
  const refusal = game.check(state, seat, verdict.action);
  return refusal ? { kind: 'ask', at: verdict.at, why: refusalMessage(refusal), orders } : verdict;
}

/** Whether the room carries out orders of this seat now. */
export const playsOrders = (data: TableData, seat: Seat): boolean =>
  data.state !== null && orderVerdict(data, data.state, seat)?.kind === 'act';

/** The table after a seat's list has changed. Where another list is given, it has not stopped. */
export function withOrders(
  data: TableData,
  seat: Seat,
  change: Partial<Pick<OrdersRow, 'orders' | 'stopped' | 'version'>>,
): TableData {
  const before = ordersOf(data, seat);
  if (!before && !change.orders?.length) return data;
  const row: OrdersRow = {
    tableId: data.table.id,
    seat,
    orders: [],
    stopped: null,
    version: data.version,
    ...before,
    ...change,
  };
  return { ...data, orders: before ? data.orders.map((one) => (one === before ? row : one)) : [...data.orders, row] };
}

/** Nothing of a seat's orders stays. */
export const withoutOrders = (data: TableData, seat: Seat): TableData =>
  ordersOf(data, seat)?.orders.length ? withOrders(data, seat, { orders: [], stopped: null }) : data;

/** What is left of all orders after these steps. */
export function ordersAfter(data: TableData, steps: readonly Step[]): TableData {
  return steps.reduce((after, { seat, state, undoTo, ordered }) => {
    if (undoTo !== null) return takeBack(after, state, seat, undoTo);
    return ordered ? withOrders(after, seat, { orders: [...ordered.left] }) : after;
  }, data);
}

/**
 * An undo withdraws the orders that were given with the actions it takes back, and no others. Who undoes something wants
 * to decide again: a list that would act at once stops instead.
 */
function takeBack(data: TableData, state: StateBase, seat: Seat, undoTo: number): TableData {
  const row = ordersOf(data, seat);
  if (!row || row.orders.length === 0) return data;
  const orders = row.orders.filter((order) => (order.with ?? 0) <= undoTo);
  const stopped = orders[0] === row.orders[0] ? row.stopped : null;
  const after = withOrders(data, seat, { orders, stopped });
  const isAwaited = data.game.awaiting(state).some((one) => one.seat === seat);
  return isAwaited && orderVerdict(after, state, seat)?.kind === 'act'
    ? withOrders(after, seat, { stopped: UNDONE })
    : after;
}

/**
 * Orders that a player gives, as they are stored. `input` is what the client sent. An order that was in the list before
 * comes back as it was stored, and remains what it was. The others belong to the version `given`, if an action came with
 * them.
 */
export function asStored(
  before: readonly StoredOrder[],
  input: readonly unknown[],
  orders: readonly Order<Tagged>[],
  given?: number,
): StoredOrder[] {
  const older = before.map(({ with: version, ...order }) => ({ text: canonical(order), version }));
  return orders.map((order, at) => {
    const text = canonical(input[at]);
    const place = older.findIndex((one) => one.text === text);
    const version = place < 0 ? given : older.splice(place, 1)[0]?.version;
    return version === undefined ? order : { ...order, with: version };
  });
}

/**
 * Looks at the orders of all awaited seats. A list that cannot go on stops and stays stopped, even if it could go on
 * later: by then the player may want something else. Orders that are done leave the list.
 */
export function settleOrders(data: TableData): TableData {
  const { state } = data;
  if (!state) return data;
  return data.game.awaiting(state).reduce((settled, { seat }) => {
    const verdict = orderVerdict(settled, state, seat);
    if (verdict?.kind === 'ask') return withOrders(settled, seat, { orders: verdict.orders, stopped: verdict.why });
    if (verdict?.kind === 'wait' && verdict.orders.length < (ordersOf(settled, seat)?.orders.length ?? 0)) {
      return withOrders(settled, seat, { orders: verdict.orders });
    }
    return verdict?.kind === 'done' ? withoutOrders(settled, seat) : settled;
  }, data);
}
