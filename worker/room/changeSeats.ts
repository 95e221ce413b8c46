/** Stores changed seats. An open table that is now full starts in the same batch. */
import { and, eq, sql } from 'drizzle-orm';
import type { Seat } from '../../engine/core/game.ts';
import { channels, type SeatRow, seats, tables } from '../db/schema.ts';
import type { Statement } from '../db/statements.ts';
import type { Change } from '../table/change.ts';
import type { TableData } from '../table/data.ts';
import { withoutOrders } from '../table/orders.ts';
import { giveAddress } from './addresses.ts';
import { commit } from './commit.ts';
import type { RoomContext } from './context.ts';
import { startGame } from './start.ts';
import { waitingAfterAbsence } from './waiting.ts';

export interface SeatChange {
  seat: Seat;
  set: Partial<SeatRow>;
  /** The address the player gave. */
  mail?: string | undefined;
}

interface About extends Pick<Change, 'remind' | 'replaced'> {
  inviteHash?: string;
  /** What else changes, in the same batch. */
  also?: { data: Partial<TableData>; statements: readonly Statement[] };
}

export async function changeSeats(
  room: RoomContext,
  changes: readonly SeatChange[],
  { inviteHash = room.data.table.inviteHash, also, ...about }: About = {},
): Promise<TableData> {
  const { core, db, data: before } = room;
  const { id, revision } = before.table;
  const now = core.now();
  let after: TableData = { ...before, ...also?.data, table: { ...before.table, inviteHash, revision: revision + 1 } };
  const statements: Statement[] = [
    // The column may not be null: where another writer came first, the whole batch fails.
    db
      .update(tables)
      .set({ inviteHash, revision: sql`case when ${tables.revision} = ${revision} then ${revision + 1} end` })
      .where(eq(tables.id, id)),
    ...(also?.statements ?? []),
  ];
  for (const change of changes) {
    const made = await changeOne({ core, db, data: after }, change);
    statements.push(...made.statements);
    after = made.after;
  }
  if (after.table.status === 'open' && after.seats.every(({ kind }) => kind !== 'free')) {
    const start = await startGame({ db, data: after }, now);
    statements.push(...start.statements);
    after = start.after;
  }
  return commit(room, { before, after, now, ...about }, statements);
}

async function changeOne(
  room: RoomContext,
  { seat, set, mail }: SeatChange,
): Promise<{ after: TableData; statements: Statement[] }> {
  const { db, data } = room;
  const row: SeatRow = { ...(data.seats[seat] as SeatRow), ...set };
  const given = mail === undefined ? null : await giveAddress(room, row, mail);
  const changed: Partial<SeatRow> = given ? { ...set, addressHash: given.hash } : set;
  const rows = data.seats.with(seat, { ...row, ...changed });
  const statements: Statement[] = given?.statements ?? [];
  if (Object.keys(changed).length > 0) {
    const own = and(eq(seats.tableId, data.table.id), eq(seats.seat, seat));
    statements.push(db.update(seats).set(changed).where(own));
  }
  const waiting =
    set.away === undefined
      ? data.waiting
      : waitingAfterAbsence(data.waiting, data.seats[seat] as SeatRow, set.away, room.core.now());
  const after = { ...data, ...given?.changes, seats: rows, waiting };
  if (set.kind === undefined) return { after, statements };
  // The seat changes hands. Neither the orders nor the channels of its last player are those of the next.
  const left = data.channels.filter((one) => one.seat !== seat);
  if (left.length < data.channels.length) {
    statements.push(db.delete(channels).where(and(eq(channels.tableId, data.table.id), eq(channels.seat, seat))));
  }
  return { after: { ...withoutOrders(after, seat), channels: left }, statements };
}
