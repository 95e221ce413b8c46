/** The orders of a table's seats: what they mean now, and what becomes of them when the game goes on. */
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Message } from '../../engine/core/messages.ts';
import { nextOrder, refusalMessage, type Verdict } from '../../engine/core/orders.ts';
import type { OrdersRow } from '../db/schema.ts';
import type { Step } from '../domain/step.ts';
import type { TableData } from './data.ts';

/** Why a list stops on which the engine fails. The words are the service's own. */
export const FAULT: Message = { key: 'order.fault' };

export const ordersOf = (data: TableData, seat: Seat): OrdersRow | undefined =>
  data.orders.find((row) => row.seat === seat);

/**
 * What the orders of an awaited seat mean now. It is decided from the seat's own view. Null where the seat has no
 * orders, or they have stopped.
 */
export function orderVerdict(data: TableData, state: StateBase, seat: Seat): Verdict<Tagged, Tagged> | null {
  const { game } = data;
  const row = ordersOf(data, seat);
  if (!game.orders || !row || row.orders.length === 0 || row.stopped !== null) return null;
  const verdict = nextOrder<StateBase, Tagged, Tagged>(game, game.orders, game.view(state, seat), seat, row.orders);
  // The rules may refuse what looks legal to the player, because something is hidden. The list then stops, as it would
  // if the player had sent the action.
  if (verdict.kind !== 'act') return verdict;
  const refusal = game.check(state, seat, verdict.action);
  return refusal ? { kind: 'ask', at: verdict.at, why: refusalMessage(refusal), orders: row.orders } : verdict;
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

/** What is left of all orders after these steps. Who undoes something wants to decide again, so nothing is left. */
export function ordersAfter(data: TableData, steps: readonly Step[]): TableData {
  return steps.reduce((after, { seat, undoTo, ordered }) => {
    if (undoTo !== null) return withoutOrders(after, seat);
    return ordered ? withOrders(after, seat, { orders: [...ordered.left] }) : after;
  }, data);
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
