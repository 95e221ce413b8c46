/** Chat, which everybody at the table reads, and notes, which only their seat reads. */
import { and, eq, sql } from 'drizzle-orm';
import type { Seat } from '../../engine/core/game.ts';
import { findLine } from '../db/queries.ts';
import { chat, seats, tables } from '../db/schema.ts';
import { cannot, type Failure, keyReused } from '../domain/failure.ts';
import type { KeyedRequest } from '../domain/request.ts';
import { commit } from './commit.ts';
import type { RoomContext } from './context.ts';
import { isKeyTaken } from './trouble.ts';

/** More than any table has to say, and too little to fill a database. */
export const MOST_LINES = 5000;

export async function sayLine(
  room: RoomContext,
  seat: Seat | null,
  text: string,
  request: KeyedRequest | null,
): Promise<Failure | null> {
  const { core, db, data } = room;
  if (data.chatCount >= MOST_LINES) {
    return (await isSaid(room, request)) ? null : cannot('chat-full', 'The chat of this table is full.');
  }
  const now = core.now();
  const id = data.chatCount + 1;
  const name = seat === null ? '' : (data.seats[seat]?.name ?? '');
  const after = { ...data, chatCount: id, table: { ...data.table, revision: data.table.revision + 1 } };
  const { key = null, hash = null } = request ?? {};
  const line = { tableId: data.table.id, id, at: now, seat, name, text, requestKey: key, requestHash: hash };
  try {
    await commit(room, { before: data, after, now }, [
      db.insert(chat).values(line),
      db
        .update(tables)
        .set({ revision: sql`${tables.revision} + 1` })
        .where(eq(tables.id, data.table.id)),
    ]);
    return null;
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    return (await isSaid(room, request)) ? null : keyReused(data.version);
  }
}

/** Whether the same request has stored its line already. */
async function isSaid({ db, data }: RoomContext, request: KeyedRequest | null): Promise<boolean> {
  return request !== null && (await findLine(db, data.table.id, request.key))?.requestHash === request.hash;
}

export async function writeNotes({ core, db, data }: RoomContext, seat: Seat, text: string): Promise<void> {
  await db
    .update(seats)
    .set({ notes: text })
    .where(and(eq(seats.tableId, data.table.id), eq(seats.seat, seat)));
  core.replace({ ...data, seats: data.seats.map((row) => (row.seat === seat ? { ...row, notes: text } : row)) });
}
