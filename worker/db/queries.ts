/** Reads, each in as few round trips as possible. Writes are built where they belong to a command (room/). */
import { and, between, count, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, max, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ChatPage } from '../domain/chatPage.ts';
import {
  actions,
  addresses,
  awaited,
  channels,
  chat,
  games,
  orders,
  outbox,
  seats,
  snapshots,
  tables,
} from './schema.ts';
import type { Database } from './shards.ts';

/** The keys of a table's outbox rows begin with its id and a slash. `0` is the character after the slash. */
const ownOutbox = (tableId: string) => and(gte(outbox.key, `${tableId}/`), lt(outbox.key, `${tableId}0`));

/** When the first pending outbox row of a table can be acted on. A row that is being sent is left alone until then. */
export function nextMailDue(db: Database, tableId: string) {
  return db
    .select({ due: sql<number | null>`min(max(${outbox.due}, ${outbox.claimedUntil}))` })
    .from(outbox)
    .where(and(ownOutbox(tableId), eq(outbox.state, 'pending')));
}

/** Everything a room keeps in memory, in one round trip. */
export async function loadRows(db: Database, tableId: string, tail: number) {
  const [table, seatRows, channelRows, play, waiting, ordersRows, tailRows, snapshot, chatRows, due] = await db.batch([
    db.select().from(tables).where(eq(tables.id, tableId)),
    db.select().from(seats).where(eq(seats.tableId, tableId)).orderBy(seats.seat),
    db.select().from(channels).where(eq(channels.tableId, tableId)).orderBy(channels.seat, channels.createdAt),
    db.select().from(games).where(eq(games.tableId, tableId)),
    db.select().from(awaited).where(eq(awaited.tableId, tableId)),
    db.select().from(orders).where(eq(orders.tableId, tableId)),
    db
      .select({
        seq: actions.seq,
        seat: actions.seat,
        undoable: actions.undoable,
        requestKey: actions.requestKey,
        requestHash: actions.requestHash,
      })
      .from(actions)
      .where(eq(actions.tableId, tableId))
      .orderBy(desc(actions.seq))
      .limit(tail),
    db
      .select({ version: max(snapshots.version) })
      .from(snapshots)
      .where(eq(snapshots.tableId, tableId)),
    db
      .select({ last: max(chat.id) })
      .from(chat)
      .where(eq(chat.tableId, tableId)),
    nextMailDue(db, tableId),
  ]);
  return {
    table: table[0],
    seats: seatRows,
    channels: channelRows,
    play: play[0],
    awaited: waiting[0],
    orders: ordersRows,
    tail: tailRows,
    snapshotAt: snapshot[0]?.version ?? 0,
    chatCount: chatRows[0]?.last ?? 0,
    mailDue: due[0]?.due ?? null,
  };
}

/** The game of a table and its players: what a mail is written from, in one round trip. */
export async function playRows(db: Database, tableId: string) {
  const { id, game, name, seed } = getTableColumns(tables);
  const [table, players, play, waiting, stops] = await db.batch([
    db.select({ id, game, name, seed }).from(tables).where(eq(tables.id, tableId)),
    db
      .select({ name: seats.name, timeZone: seats.timeZone, away: seats.away })
      .from(seats)
      .where(eq(seats.tableId, tableId))
      .orderBy(seats.seat),
    db.select().from(games).where(eq(games.tableId, tableId)),
    db.select({ seats: awaited.seats }).from(awaited).where(eq(awaited.tableId, tableId)),
    db.select({ seat: orders.seat, stopped: orders.stopped }).from(orders).where(eq(orders.tableId, tableId)),
  ]);
  return { table: table[0], seats: players, play: play[0], waiting: waiting[0]?.seats ?? [], orders: stops };
}

/**
 * What is known of some addresses. `home` keeps all of them. It is asked even for an empty list, so that reading takes
 * equally long for a table without addresses, and for one that does not exist.
 */
export async function knownAddresses(home: Database, hashes: readonly string[]) {
  const { hash, address, channel, confirmed, fails } = getTableColumns(addresses);
  return home
    .select({ hash, address, channel, confirmed, fails })
    .from(addresses)
    .where(inArray(addresses.hash, hashes));
}

/** The entry that a repeated request made the first time, however long ago. */
export async function findRequest(db: Database, tableId: string, requestKey: string) {
  const [row] = await db
    .select({ seq: actions.seq, requestHash: actions.requestHash })
    .from(actions)
    .where(and(eq(actions.tableId, tableId), eq(actions.requestKey, requestKey)))
    .limit(1);
  return row;
}

/** Entries of the log, with both ends included. */
export function logRows(db: Database, tableId: string, from: number, to: number) {
  return db
    .select()
    .from(actions)
    .where(and(eq(actions.tableId, tableId), between(actions.seq, from, to)))
    .orderBy(actions.seq);
}

/** The last snapshot at or before a version. */
export function snapshotBefore(db: Database, tableId: string, version: number) {
  return db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.tableId, tableId), lte(snapshots.version, version)))
    .orderBy(desc(snapshots.version))
    .limit(1);
}

/** The schema of each snapshot of a table. */
export function snapshotSchemas(db: Database, tableId: string) {
  return db
    .select({ from: snapshots.version, schema: sql<number>`json_extract(${snapshots.state}, '$.schema')` })
    .from(snapshots)
    .where(eq(snapshots.tableId, tableId))
    .orderBy(snapshots.version);
}

/** The snapshot and the entries after it that lead to a version, in one round trip. */
export async function rowsToVersion(db: Database, tableId: string, version: number) {
  const start = db
    .select({ version: max(snapshots.version) })
    .from(snapshots)
    .where(and(eq(snapshots.tableId, tableId), lte(snapshots.version, version)));
  const [snapshot, entries] = await db.batch([
    snapshotBefore(db, tableId, version),
    db
      .select({ seq: actions.seq, seat: actions.seat, action: actions.action, undoTo: actions.undoTo })
      .from(actions)
      .where(and(eq(actions.tableId, tableId), sql`${actions.seq} > ${start}`, lte(actions.seq, version)))
      .orderBy(actions.seq),
  ]);
  return { snapshot: snapshot[0], entries };
}

/** How many lines of the chat are read at a time. */
const CHAT_PAGE = 200;

/** One page of the chat, oldest line first. */
export async function chatRows(db: Database, tableId: string, { after, before }: ChatPage) {
  const from = db.select().from(chat);
  const own = eq(chat.tableId, tableId);
  const upTo = before === undefined ? undefined : lt(chat.id, before);
  if (after !== undefined) {
    return from
      .where(and(own, gt(chat.id, after), upTo))
      .orderBy(chat.id)
      .limit(CHAT_PAGE);
  }
  const latestFirst = await from.where(and(own, upTo)).orderBy(desc(chat.id)).limit(CHAT_PAGE);
  return latestFirst.reverse();
}

/** The line of the chat that a repeated request wrote the first time. */
export async function findLine(db: Database, tableId: string, requestKey: string) {
  const [row] = await db
    .select({ requestHash: chat.requestHash })
    .from(chat)
    .where(and(eq(chat.tableId, tableId), eq(chat.requestKey, requestKey)));
  return row;
}

/**
 * Tables whose alarm was lost: its time is long past. They are in the order of their ids, after one id or up to one.
 */
export async function overdueTables(
  db: Database,
  before: number,
  range: { after: string } | { upTo: string },
  count: number,
): Promise<string[]> {
  const within = (id: SQLiteColumn) => ('after' in range ? gt(id, range.after) : lte(id, range.upTo));
  const [waiting, mail] = await db.batch([
    db
      .select({ id: awaited.tableId })
      .from(awaited)
      .where(and(lt(awaited.wakeAt, before), within(awaited.tableId)))
      .orderBy(awaited.tableId)
      .limit(count),
    db
      .selectDistinct({ id: outbox.tableId })
      .from(outbox)
      .where(and(eq(outbox.state, 'pending'), lt(outbox.due, before), within(outbox.tableId)))
      .orderBy(outbox.tableId)
      .limit(count),
  ]);
  const ids = new Set([...waiting, ...mail].flatMap(({ id }) => (id === null ? [] : [id])));
  return [...ids].sort().slice(0, count);
}

/** How many alarms and notices are late, and how many notices wait at all. */
export async function overdueCounts(db: Database, before: number) {
  const pending = eq(outbox.state, 'pending');
  const [alarms, notices] = await db.batch([
    db.select({ count: count() }).from(awaited).where(lt(awaited.wakeAt, before)),
    db
      .select({ waiting: count(), overdue: sql<number>`coalesce(sum(${outbox.due} < ${before}), 0)` })
      .from(outbox)
      .where(pending),
  ]);
  return { alarms: alarms[0]?.count ?? 0, waiting: notices[0]?.waiting ?? 0, overdue: notices[0]?.overdue ?? 0 };
}
