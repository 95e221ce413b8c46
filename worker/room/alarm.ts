/** What the room does by itself: each deadline that is due, by name. It reads everything again first. */
import { limit } from '../domain/env.ts';
import { playsItself } from '../table/autoActor.ts';
import type { TableData } from '../table/data.ts';
import { autoplay, playLate } from './autoplay.ts';
import { commit, commitSteps } from './commit.ts';
import { contextOf, type RoomContext } from './context.ts';
import type { RoomCore } from './core.ts';
import { type Deadline, deadlines, wakeAt } from './deadlines.ts';
import { stopOrders } from './orders.ts';
import { ponder, thinkingTime } from './ponder.ts';

/** Mail that did not go out asks for an alarm no sooner than this. */
const MAIL_PAUSE = 1000;

/** The alarm has come. */
export async function wake(core: RoomCore): Promise<void> {
  core.forgetAlarm();
  try {
    await core.enqueue(async () => {
      const room = await contextOf(core);
      if (room) await meetDeadlines(room);
    });
  } finally {
    await deliverMail(core);
  }
  await ponder(core);
}

/** A deadline that fails does not stop the others. The first failure is thrown when all are done. */
async function meetDeadlines(start: RoomContext): Promise<void> {
  const { core } = start;
  let room = start;
  let failure: unknown;
  for (const name of ['late', 'autoplay'] as const) {
    for (const deadline of deadlines(room.data, core.now())) {
      if (deadline.name !== name || deadline.at > core.now()) continue;
      try {
        room = { ...room, data: await meet(room, deadline) };
      } catch (error) {
        failure ??= error;
        core.doubt();
        room = (await contextOf(core)) ?? room;
      }
    }
  }
  const { data } = room;
  const next = wakeAt(data, core.now());
  if (hasMoved(data.wakeAt, next)) await commit(room, { before: data, after: data, now: core.now() }, []);
  // Mail that is due now is delivered next, and sets the alarm for itself.
  const mailDue = data.mailDue !== null && data.mailDue > core.now() ? data.mailDue : null;
  await core.arm(wakeAt({ ...data, mailDue }, core.now()));
  if (failure) throw failure;
}

/** A second more or less is not worth a row: the stored time is for the sweep, which comes every few minutes. */
function hasMoved(stored: number | null, next: number | null): boolean {
  return stored === null || next === null ? stored !== next : Math.abs(next - stored) > 1000;
}

function meet(room: RoomContext, deadline: Deadline): Promise<TableData> {
  return deadline.name === 'late' ? meetLate(room, deadline.seat) : meetAutoplay(room);
}

async function meetAutoplay(room: RoomContext): Promise<TableData> {
  const { env } = room.core;
  const { steps, faulty } = autoplay(room.data, limit(env, 'AUTOPLAY_PER_ALARM'), thinkingTime(env));
  const data = await commitSteps(room, steps);
  return faulty === null ? data : stopOrders({ ...room, data }, faulty);
}

async function meetLate(room: RoomContext, seat: number): Promise<TableData> {
  const { core, data } = room;
  const now = core.now();
  const waiting = data.waiting.find((one) => one.seat === seat);
  if (!waiting || waiting.due === null || waiting.due > now) return data;
  if (data.table.pace.late === 'default' && !playsItself(data, seat)) return commitSteps(room, playLate(data, seat));
  const after = { ...data, waiting: data.waiting.map((one) => (one.seat === seat ? { ...one, late: true } : one)) };
  return commit(room, { before: data, after, now }, []);
}

/**
 * Sends the mail that is due, outside the queue: a mail server takes its time, and nobody's move waits for it. The mail
 * is claimed in the database first. Mail changes rows of its own (which address fails), so the table is read again.
 */
export async function deliverMail(core: RoomCore): Promise<void> {
  const db = core.db();
  const data = db && (await core.read());
  if (!db || !data || data.mailDue === null) return;
  if (data.mailDue > core.now()) return core.arm(data.mailDue);
  const { env, offer, tableId } = core;
  const isLooking = (seat: number) => core.sockets.isLooking(seat, core.now());
  await core.mail.onAlarm({ db, env, offer, tableId, now: () => core.now(), isLooking });
  await core.enqueue(async () => {
    core.drop();
    const room = await contextOf(core);
    if (!room) return;
    const { data: before } = room;
    const mailDue = before.mailDue === null ? null : Math.max(before.mailDue, core.now() + MAIL_PAUSE);
    await commit(room, { before, after: { ...before, mailDue }, now: core.now() }, []);
  });
}
