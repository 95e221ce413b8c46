/**
 * The only way to store anything. The alarm is set first, then all rows of the change go in one batch. Only when the
 * batch is stored does the room replace its copy and tell others.
 */
import { eq } from 'drizzle-orm';
import { canonical } from '../../engine/core/json.ts';
import { type ActionRow, awaited, type OrdersRow, type OutboxInsert, outbox, snapshots, tables } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import {
  insertAction,
  runBatch,
  type Statement,
  sameVersion,
  updateGame,
  upsertAwaited,
  upsertOrders,
} from '../db/statements.ts';
import type { KeyedRequest } from '../domain/request.ts';
import type { Step } from '../domain/step.ts';
import { hashText } from '../domain/tokens.ts';
import type { Change } from '../table/change.ts';
import { TAIL, type TableData } from '../table/data.ts';
import { ordersAfter, settleOrders, withOrders } from '../table/orders.ts';
import type { RoomContext } from './context.ts';
import { wakeAt } from './deadlines.ts';
import { LostRace } from './trouble.ts';
import { decidedBy, waitingAfter } from './waiting.ts';

/**
 * A whole state is kept every so many entries. To open a version then takes one read of a state and of at most this
 * many entries (plus those of one request), which replay in about a millisecond. A game of 1,500 actions keeps about 47
 * states, which take about as many bytes as its log.
 */
export const SNAPSHOT_EVERY = 32;

/** The orders that a player gives together with an action. */
export type GivenOrders = Pick<OrdersRow, 'seat' | 'orders'>;

/** Stores steps of play. Throws when the database cannot be reached or is ahead; then the room's copy may be wrong. */
export async function commitSteps(
  room: RoomContext,
  steps: readonly Step[],
  request: KeyedRequest | null = null,
  orders: GivenOrders | null = null,
): Promise<TableData> {
  const { db, data: before } = room;
  const last = steps.at(-1);
  if (!last) return before;
  const now = room.core.now();
  const after = afterSteps(before, steps, { last, request, orders }, now);
  const { id: tableId, status } = after.table;
  const { version } = after;
  const state = JSON.stringify(last.state);
  const rows = await actionRows(before, after, steps, now);
  const statements: Statement[] = rows.map((row) => insertAction(db, row));
  statements.push(updateGame(db, tableId, before.version, version, state));
  if (after.snapshotAt === version) statements.push(db.insert(snapshots).values({ tableId, version, state }));
  if (status === 'finished') {
    statements.push(db.update(tables).set({ status, finishedAt: now }).where(eq(tables.id, tableId)));
  }
  return commit(room, { before, after, now, steps }, statements, rows.length);
}

/** The table as it is after these steps. */
function afterSteps(
  before: TableData,
  steps: readonly Step[],
  { last, request, orders }: { last: Step; request: KeyedRequest | null; orders: GivenOrders | null },
  now: number,
): TableData {
  const version = before.version + steps.length;
  const isOver = before.game.result(last.state) !== null;
  const entries = steps.map((step, index) => {
    const own = step === last ? request : null;
    const { seat, undoable } = step;
    const seq = before.version + index + 1;
    return { seq, seat, undoable, requestKey: own?.key ?? null, requestHash: own?.hash ?? null };
  });
  const played: TableData = {
    ...ordersAfter(before, steps),
    version,
    state: last.state,
    tail: [...before.tail, ...entries].slice(-TAIL),
    snapshotAt: needsSnapshot(before, version, last) ? version : before.snapshotAt,
    migrated: false,
    table: isOver ? { ...before.table, status: 'finished', finishedAt: now } : before.table,
  };
  const after = settleOrders(orders ? withOrders(played, orders.seat, { ...orders, version, stopped: null }) : played);
  return { ...after, waiting: waitingAfter(after, before.waiting, decidedBy(before.game, steps), now) };
}

function needsSnapshot({ snapshotAt, migrated }: TableData, version: number, { undoTo }: Step): boolean {
  // An undo past the last snapshot would leave a gap that no replay can cross.
  const isCrossed = undoTo !== null && undoTo < snapshotAt;
  // The first state in a new schema is kept, so that the snapshots tell which hashes were made from which schema.
  return isCrossed || migrated || version - snapshotAt >= SNAPSHOT_EVERY;
}

function actionRows(before: TableData, after: TableData, steps: readonly Step[], now: number): Promise<ActionRow[]> {
  const entries = after.tail.slice(-steps.length);
  return Promise.all(
    steps.map(async ({ actor, action, undoTo, events, state, seat, undoable, ordered, says }, index) => ({
      tableId: before.table.id,
      seq: before.version + index + 1,
      at: now,
      seat,
      actor,
      action,
      undoTo,
      events,
      undoable,
      reason: ordered?.reason ?? says ?? null,
      hash: await hashText(canonical(state)),
      requestKey: entries[index]?.requestKey ?? null,
      requestHash: entries[index]?.requestHash ?? null,
    })),
  );
}

/**
 * Stores a change: the statements given, who is awaited and until when, and the mail it calls for. `guard` is the
 * index of the statement that must change exactly one row.
 */
export async function commit(
  { core, db }: Pick<RoomContext, 'core' | 'db'>,
  change: Change,
  statements: readonly Statement[],
  guard?: number,
): Promise<TableData> {
  const { before, now } = change;
  const calls = core.mail.onCommit(change);
  const after = withDeadlines(change.after, calls, now);
  const batch = [...statements, ...calls.map((call) => db.insert(outbox).values(call).onConflictDoNothing())];
  for (const row of after.orders) if (!before?.orders.includes(row)) batch.push(upsertOrders(db, row));
  const waiting = awaitedStatement(db, before, after);
  if (waiting) batch.push(waiting);
  // Without a log entry, nothing else in the batch fails when another room of the table has gone on.
  const isPlaying = before?.table.status === 'playing' && after.orders !== before.orders;
  if (guard === undefined && before && (waiting || isPlaying))
    batch.push(sameVersion(db, after.table.id, before.version));

  // The process may die between the two. An extra alarm finds nothing due, but without an alarm a stored deadline would
  // wait for the next sweep.
  await core.arm(after.wakeAt);
  const results = await runBatch(db, batch);
  if (guard !== undefined && results[guard]?.meta.changes !== 1) {
    throw new LostRace(`version ${before?.version ?? 0} of ${after.table.id} is no longer the last`);
  }

  core.replace(after);
  core.sockets.broadcast(after.version, change.only);
  return after;
}

function withDeadlines(data: TableData, calls: readonly OutboxInsert[], now: number): TableData {
  const mailDue = calls.reduce<number | null>((first, { due }) => Math.min(first ?? due, due), data.mailDue);
  const after = { ...data, mailDue };
  return { ...after, wakeAt: wakeAt(after, now) };
}

function awaitedStatement(db: Database, before: TableData | null, after: TableData): Statement | null {
  const { id: tableId, status } = after.table;
  if (status !== 'playing') {
    return before?.table.status === 'playing' ? db.delete(awaited).where(eq(awaited.tableId, tableId)) : null;
  }
  if (before?.waiting === after.waiting && before.wakeAt === after.wakeAt) return null;
  return upsertAwaited(db, tableId, after.waiting, after.wakeAt);
}
