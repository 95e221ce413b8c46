/**
 * A player's commands: act and undo. The room checks in this order whether the request is a repetition, whether it is
 * stale, whether the log is full, and whether the rules allow it. Then it stores the steps, and only then it replies.
 */
import type { Seat } from '../../engine/core/game.ts';
import { findRequest } from '../db/queries.ts';
import type { StoredOrder } from '../db/schema.ts';
import { cannot, type Failure, keyReused, type Result, stale } from '../domain/failure.ts';
import type { KeyedRequest } from '../domain/request.ts';
import type { Step } from '../domain/step.ts';
import type { Act, Acted, Undo } from '../domain/wire/play.ts';
import { type TableData, undoTo } from '../table/data.ts';
import { isFull, isStopped } from '../table/fullLog.ts';
import { stateAt } from '../table/stateAt.ts';
import { commitSteps } from './commit.ts';
import type { RoomContext } from './context.ts';
import { readOrders } from './orders.ts';
import { playerSteps } from './steps.ts';
import { isKeyTaken } from './trouble.ts';
import { playView } from './views.ts';

const logFull = cannot('too-long', 'The log of this game is full. The service plays the game to its end.');
const stopped = cannot('stopped', 'This game has stopped: its log is full, and the game did not end.');

export function act(room: RoomContext, seat: Seat, body: Act, request: KeyedRequest): Promise<Result<Acted>> {
  return command(room, seat, body.expected, request, async () => {
    const steps = playerSteps(room.data, seat, body.actions);
    const last = Array.isArray(steps) ? steps.at(-1) : undefined;
    if (!Array.isArray(steps) || !last || !body.orders) return steps;
    const orders = readOrders(room.data, last.state, seat, body.orders, room.data.version + steps.length);
    return Array.isArray(orders) ? { steps, orders } : orders;
  });
}

export function undo(room: RoomContext, seat: Seat, body: Undo, request: KeyedRequest): Promise<Result<Acted>> {
  const { db, data } = room;
  return command(room, seat, body.expected, request, async () => {
    const lowest = undoTo(data, seat);
    if (lowest === null || body.to < lowest || body.to >= data.version) {
      return cannot('cannot-undo', 'Something random or hidden, or a move of another player, came after it.');
    }
    const state = await stateAt(db, data, body.to);
    return [{ seat, actor: 'player', action: null, undoTo: body.to, state, events: [], undoable: true }];
  });
}

async function command(
  room: RoomContext,
  seat: Seat,
  expected: number,
  request: KeyedRequest,
  makeSteps: () => Promise<Step[] | { steps: Step[]; orders: StoredOrder[] } | Failure>,
): Promise<Result<Acted>> {
  const { core, data } = room;
  const done = await repeated(room, seat, expected, request);
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
  const made = await makeSteps();
  if ('ok' in made) return made;
  const { steps, orders } = Array.isArray(made) ? { steps: made, orders: null } : made;
  try {
    const after = await commitSteps(room, steps, request, orders && { seat, orders });
    return acted(after, after.version, seat, after.state);
  } catch (error) {
    // The request claims to be new, but its key was used long ago.
    if (isKeyTaken(error)) return keyReused(data.version);
    throw error;
  }
}

/**
 * The result of a request that was already carried out. The key is looked for in memory first, and in the database
 * when the request is stale. A request that expects the present version costs no read: it cannot have been carried out
 * before. If its key is in use, another request used it, and the database refuses the batch.
 */
async function repeated(
  { db, data }: RoomContext,
  seat: Seat,
  expected: number,
  request: KeyedRequest,
): Promise<Result<Acted> | null> {
  const recent = data.tail.find(({ requestKey }) => requestKey === request.key);
  const found = recent ?? (expected < data.version ? await findRequest(db, data.table.id, request.key) : undefined);
  if (!found) return null;
  if (found.requestHash !== request.hash) return keyReused(data.version);
  const state = found.seq === data.version ? data.state : await stateAt(db, data, found.seq);
  return acted(data, found.seq, seat, state);
}

function acted(data: TableData, version: number, seat: Seat, state: TableData['state']): Result<Acted> {
  return { ok: true, value: { version, view: playView(data, state, version, seat) } };
}
