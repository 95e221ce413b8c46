/** The room acts by itself: each deadline that is due, by name. Everything is read again first. */

import type { Database } from '../db/shards.ts';
import { limit } from '../domain/env.ts';
import type { RoomData } from '../table/data.ts';
import { autoplay, playLate, playsItself } from './autoplay.ts';
import { commit, commitSteps } from './commit.ts';
import type { RoomCore } from './core.ts';
import { deadlines, wakeAt } from './deadlines.ts';

/** No alarm asks to be woken again sooner than this for mail that did not go out. */
const MAIL_PAUSE = 1000;

/** One that fails does not keep the others from being done; the first failure is thrown when all had their turn. */
export async function meetDeadlines(core: RoomCore, db: Database, start: RoomData): Promise<void> {
  let data = start;
  let failure: unknown;
  const order = ['late', 'autoplay'] as const;
  for (const name of order) {
    for (const deadline of deadlines(data, core.now())) {
      if (deadline.name !== name || deadline.at > core.now()) continue;
      try {
        if (deadline.name === 'late') data = await meetLate(core, db, data, deadline.seat);
        else data = await meetAutoplay(core, db, data);
      } catch (error) {
        failure ??= error;
        core.drop();
        data = (await core.load()) ?? data;
      }
    }
  }
  const next = wakeAt(data, core.now());
  if (hasMoved(data.wakeAt, next)) await commit(core, db, { before: data, after: { ...data }, now: core.now() }, []);
  // Mail is delivered next, and arms for itself.
  await core.arm(wakeAt({ ...data, mailDue: null }, core.now()));
  if (failure) throw failure;
}

/** A moment more or less is not worth a row: the stored time is for the sweep, which looks every few minutes. */
function hasMoved(stored: number | null, next: number | null): boolean {
  return stored === null || next === null ? stored !== next : Math.abs(next - stored) > 1000;
}

async function meetLate(core: RoomCore, db: Database, data: RoomData, seat: number): Promise<RoomData> {
  const waiting = data.waiting.find((one) => one.seat === seat);
  if (!waiting || waiting.due === null || waiting.due > core.now()) return data;
  if (data.table.pace.late === 'default' && !playsItself(data, seat)) {
    return commitSteps(core, db, data, playLate(data, seat));
  }
  const after = { ...data, waiting: data.waiting.map((one) => (one.seat === seat ? { ...one, late: true } : one)) };
  return commit(core, db, { before: data, after, now: core.now() }, []);
}

async function meetAutoplay(core: RoomCore, db: Database, data: RoomData): Promise<RoomData> {
  return commitSteps(core, db, data, autoplay(data, limit(core.env, 'AUTOPLAY_PER_ALARM')));
}

/**
 * Sends the mail that is due. Outside the queue: a mail server takes its time, and nobody's move waits for it. What
 * is sent is claimed in the record first. Mail changes rows of its own (which address fails), so the table is read anew.
 */
export async function deliverMail(core: RoomCore): Promise<void> {
  const db = core.db();
  const data = db && (await core.read());
  if (!db || !data || data.mailDue === null) return;
  if (data.mailDue > core.now()) return core.arm(data.mailDue);
  const { env, offer } = core;
  const isLooking = (seat: number) => core.sockets.isLooking(seat, core.now());
  await core.mail.onAlarm({ db, env, offer, data, now: () => core.now(), isLooking });
  await core.enqueue(async () => {
    core.drop();
    const before = await core.load();
    if (!before) return;
    const mailDue = before.mailDue === null ? null : Math.max(before.mailDue, core.now() + MAIL_PAUSE);
    await commit(core, db, { before, after: { ...before, mailDue }, now: core.now() }, []);
  });
}
