/** A player's commands: act and undo. In this order: repeated? stale? log full? legal? then stored, and only then answered. */
import type { Seat } from '../../engine/core/game.ts';
import { findRequest } from '../db/queries.ts';
import type { Database } from '../db/shards.ts';
import { cannot, type Failure, keyReused, stale } from '../domain/failure.ts';
import type { Act, Acted, Undo } from '../domain/wire/play.ts';
import { type RoomData, undoTo } from '../table/data.ts';
import { isFull, isStopped } from '../table/fullLog.ts';
import { stateAt } from '../table/history.ts';
import { commitSteps, type Request } from './commit.ts';
import type { RoomCore } from './core.ts';
import { playerSteps, type Step } from './steps.ts';
import { isKeyTaken } from './trouble.ts';
import { playView } from './views.ts';

type Outcome = { ok: true; value: Acted } | Failure;

const logFull = cannot('too-long', 'The log of this game is full: the service plays it to its end.');
const stopped = cannot('stopped', 'This game stands still: its log is full and it did not come to an end.');

export function act(core: RoomCore, db: Database, data: RoomData, seat: Seat, body: Act, request: Request) {
  return command(core, db, data, seat, body.expected, request, async () => playerSteps(data, seat, body.actions));
}

export function undo(core: RoomCore, db: Database, data: RoomData, seat: Seat, body: Undo, request: Request) {
  return command(core, db, data, seat, body.expected, request, async () => {
    const lowest = undoTo(data, seat);
    if (lowest === null || body.to < lowest || body.to >= data.version) {
      return cannot('cannot-undo', 'Something random, hidden or of another player came after.');
    }
    const state = await stateAt(db, data, body.to);
    return [{ seat, actor: 'player', action: null, undoTo: body.to, state, events: [], undoable: true } as Step];
  });
}

async function command(
  core: RoomCore,
  db: Database,
  data: RoomData,
  seat: Seat,
  expected: number,
  request: Request,
  steps: () => Promise<Step[] | Failure>,
): Promise<Outcome> {
  const done = await repeated(db, data, seat, expected, request);
  if (done) return done;
  if (expected !== data.version) return stale(data.version);
  if (!data.state) return cannot('not-started', 'The game has not started.');
  if (data.table.status === 'finished') return cannot('finished', 'The game is over.');
  if (isStopped(data)) return stopped;
  if (isFull(data.version)) {
    // A log that was full before rooms closed games by themselves has no alarm yet.
    await core.arm(core.now());
    return logFull;
  }
  const made = await steps();
  if (!Array.isArray(made)) return made;
  try {
    const after = await commitSteps(core, db, data, made, request);
    return { ok: true, value: answer(after, after.version, seat, after.state) };
  } catch (error) {
    // A key that was used long ago, by a request that says it is new.
    if (isKeyTaken(error)) return keyReused(data.version);
    throw error;
  }
}

/**
 * The answer of a request that was already done. Keys are looked for in memory first, and in the record when the request
 * is stale. One that expects the present version costs no read: it cannot have been done before, so if its key is in
 * use, it was another request's, and the record refuses it.
 */
async function repeated(
  db: Database,
  data: RoomData,
  seat: Seat,
  expected: number,
  request: Request,
): Promise<Outcome | null> {
  const recent = data.tail.find(({ requestKey }) => requestKey === request.key);
  const found = recent ?? (expected < data.version ? await findRequest(db, data.table.id, request.key) : undefined);
  if (!found) return null;
  if (found.requestHash !== request.hash) return keyReused(data.version);
  const state = found.seq === data.version ? data.state : await stateAt(db, data, found.seq);
  return { ok: true, value: answer(data, found.seq, seat, state) };
}

function answer(data: RoomData, version: number, seat: Seat, state: RoomData['state']): Acted {
  return { version, view: playView(data, state, version, seat) };
}
