/** A player's orders: given, changed, cleared, and stopped where they fail. Nobody else notices. */
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { parseOrders } from '../../engine/core/orders.ts';
import type { StoredOrder } from '../db/schema.ts';
import { cannot, type Failure, type Result, refused, stale } from '../domain/failure.ts';
import { report } from '../domain/report.ts';
import type { GiveOrders, OrdersGiven } from '../domain/wire/orders.ts';
import type { TableData } from '../table/data.ts';
import { asStored, FAULT, ordersOf, settleOrders, withOrders } from '../table/orders.ts';
import { commit } from './commit.ts';
import type { RoomContext } from './context.ts';
import { engineFault } from './trouble.ts';
import { ordersView } from './views.ts';

const noOrders = cannot('no-orders', 'This game has no orders.');

/**
 * Replaces the orders of a seat. They are refused if the player has not seen the present version. To clear them is right
 * at any version.
 */
export async function giveOrders(
  room: RoomContext,
  seat: Seat,
  { expected, orders }: GiveOrders,
): Promise<Result<OrdersGiven>> {
  const { data } = room;
  if (!data.state) return cannot('not-started', 'The game has not started.');
  if (data.table.status === 'finished') return cannot('finished', 'The game is over.');
  if (expected !== data.version && orders.length > 0) return stale(data.version);
  const read = readOrders(data, data.state, seat, orders);
  if (!Array.isArray(read)) return read;
  const { version } = data;
  const after = await storeOrders(room, seat, withOrders(data, seat, { orders: read, stopped: null, version }));
  return { ok: true, value: { version, orders: ordersView(after, seat) } };
}

/** Orders as a client sends them, completed with what the seat sees in this state. `given` as for `asStored`. */
export function readOrders(
  data: TableData,
  state: StateBase,
  seat: Seat,
  input: readonly unknown[],
  given?: number,
): StoredOrder[] | Failure {
  const { game } = data;
  if (!game.orders) return noOrders;
  try {
    const parsed = parseOrders<StateBase, Tagged, Tagged>(game.orders, game.view(state, seat), seat, input);
    if (!parsed.ok) return refused(parsed.refusal);
    return asStored(ordersOf(data, seat)?.orders ?? [], input, parsed.value, given);
  } catch (error) {
    report(error);
    return engineFault;
  }
}

/** The engine fails on an order of this seat. The list stops, so that the player is asked. */
export function stopOrders(room: RoomContext, seat: Seat): Promise<TableData> {
  return storeOrders(room, seat, withOrders(room.data, seat, { stopped: FAULT }));
}

/** Stores a table in which only the orders of one seat have changed. */
function storeOrders(room: RoomContext, seat: Seat, changed: TableData): Promise<TableData> {
  const { core, data: before } = room;
  const after = settleOrders(changed);
  if (after.orders === before.orders) return Promise.resolve(before);
  return commit(room, { before, after, now: core.now(), only: seat }, []);
}
