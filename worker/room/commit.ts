/**
 * The one way anything is stored. All rows of a change go in one batch; only when it is in the record does the room
 * believe it, tell others and set its alarm.
 */
import { eq } from 'drizzle-orm';
import { canonical } from '../../engine/core/json.ts';
import { awaited, outbox, snapshots, tables } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import { insertAction, type Query, runBatch, sameVersion, updateGame, upsertAwaited } from '../db/statements.ts';
import { hashText } from '../domain/tokens.ts';
import { type RoomData, TAIL } from '../table/data.ts';
import type { Change } from '../table/mailHooks.ts';
import type { RoomCore } from './core.ts';
import { wakeAt } from './deadlines.ts';
import type { Step } from './steps.ts';
import { decidedBy, waitingAfter } from './waiting.ts';

export type Statement = Query | { toSQL(): Query };

/**
 * A state is kept whole every so many entries. A version then opens by one read of a state and at most this many
 * entries (plus one request's), replayed in about a millisecond, while a game of 1,500 actions keeps some 47 states:
 * about as many bytes as its log.
 */
export const SNAPSHOT_EVERY = 32;

/** The record had moved on though the room thought it knew it: another writer. Nothing of the batch is stored. */
export class LostRace extends Error {
  override name = 'LostRace';
}

export interface Request {
  key: string;
  hash: string;
}

/** Stores steps of play. Throws when the record cannot be reached or has moved on; then nothing may be believed. */
export async function commitSteps(
  core: RoomCore,
  db: Database,
  before: RoomData,
  steps: readonly Step[],
  request?: Request,
): Promise<RoomData> {
  const now = core.now();
  const tableId = core.tableId;
  const last = steps.at(-1);
  if (!last) return before;
  const version = before.version + steps.length;
  const finished = before.game.result(last.state) !== null;
  const tail = [...before.tail];
  const statements: Statement[] = [];

  for (const [index, step] of steps.entries()) {
    const seq = before.version + index + 1;
    const { seat, actor, action, undoTo, events, undoable } = step;
    const own = step === last && request ? request : null;
    const row = { seq, seat, undoable, requestKey: own?.key ?? null, requestHash: own?.hash ?? null };
    tail.push(row);
    const hash = await hashText(canonical(step.state));
    statements.push(insertAction(db, { tableId, at: now, actor, action, undoTo, events, hash, ...row }));
  }

  const state = JSON.stringify(last.state);
  const guard = statements.length;
  statements.push(updateGame(db, tableId, before.version, version, state));

  // An undo past the last snapshot would leave a gap no replay can cross.
  const crossed = last.undoTo !== null && last.undoTo < before.snapshotAt;
  // The first state in a new shape is kept: the snapshots tell which hashes were made from which shape.
  const snapshot = crossed || before.migrated || version - before.snapshotAt >= SNAPSHOT_EVERY;
  if (snapshot) statements.push(db.insert(snapshots).values({ tableId, version, state }));
  if (finished) {
    statements.push(db.update(tables).set({ status: 'finished', finishedAt: now }).where(eq(tables.id, tableId)));
  }

  const after: RoomData = {
    ...before,
    version,
    state: last.state,
    tail: tail.slice(-TAIL),
    snapshotAt: snapshot ? version : before.snapshotAt,
    migrated: false,
    table: finished ? { ...before.table, status: 'finished', finishedAt: now } : before.table,
  };
  after.waiting = waitingAfter(after, before.waiting, decidedBy(before.game, steps), now);
  return commit(core, db, { before, after, now }, statements, guard);
}

/**
 * Stores a change: the statements given, who is awaited and until when, and the mail it calls for. `guard` is the
 * place of the statement that must have changed exactly one row.
 */
export async function commit(
  core: RoomCore,
  db: Database,
  change: Change,
  statements: Statement[],
  guard?: number,
): Promise<RoomData> {
  const { before, after, now } = change;
  const calls = core.mail.onCommit(change);
  for (const call of calls) statements.push(db.insert(outbox).values(call).onConflictDoNothing());
  const dues = calls.map(({ due }) => due);
  after.mailDue = dues.reduce<number | null>((first, due) => Math.min(first ?? due, due), after.mailDue);
  after.wakeAt = wakeAt(after, now);
  const waiting = awaitedStatements(core, db, before, after);
  statements.push(...waiting);
  // Without an entry of the log, nothing else in the batch fails when another room of the table has gone on.
  if (guard === undefined && before && waiting.length > 0)
    statements.push(sameVersion(db, core.tableId, before.version));

  const results = await runBatch(core.d1 as D1Database, statements);
  if (guard !== undefined) {
    const changed = results[guard]?.meta.changes;
    if (changed !== 1) throw new LostRace(`version ${before?.version ?? 0} of ${core.tableId} is no longer the last`);
  }

  core.replace(after);
  core.sockets.broadcast(after.version);
  await core.arm(after.wakeAt);
  return after;
}

function awaitedStatements(core: RoomCore, db: Database, before: RoomData | null, after: RoomData): Statement[] {
  const tableId = core.tableId;
  if (after.table.status !== 'playing') {
    return before?.table.status === 'playing' ? [db.delete(awaited).where(eq(awaited.tableId, tableId))] : [];
  }
  if (before?.waiting === after.waiting && before.wakeAt === after.wakeAt) return [];
  return [upsertAwaited(db, tableId, after.waiting, after.wakeAt)];
}
