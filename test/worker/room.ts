/** Access to the room itself: slow down or break its database, move its clock, ring its alarm, drop it from memory. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { test } from 'vitest';
import type { Env } from '../../worker/domain/env.ts';
import type { RoomCalls } from '../../worker/domain/roomCalls.ts';
import type { GameRoom } from '../../worker/room/gameRoom.ts';
import { type Bed, bedOf, bindings, drop, HEAD_START, isCold, visit } from './bed.ts';

export { bindings };

const objectId = (id: string): DurableObjectId => bindings.GAME_ROOM.idFromName(id);

export const stubOf = (id: string): DurableObjectStub<RoomCalls> => bindings.GAME_ROOM.get(objectId(id));

/** What is set for a room, whoever starts it. */
export const bedFor = (id: string): Bed => bedOf(objectId(id));

export function inRoom<T>(id: string, work: (room: GameRoom, ctx: DurableObjectState) => T | Promise<T>): Promise<T> {
  return visit(objectId(id), (stub) =>
    runInDurableObject(stub as unknown as DurableObjectStub<GameRoom>, work),
  ) as Promise<T>;
}

/** Thrown out of memory, as the runtime does with a room nobody asks. */
export async function evict(id: string): Promise<void> {
  const { GAME_ROOM } = env as unknown as Env;
  await runInDurableObject(GAME_ROOM.get(objectId(id)), (_room, ctx) => ctx.abort('evicted')).catch(() => undefined);
}

/** From now on it is this time in the room. */
export function setClock(id: string, now: () => number): void {
  bedFor(id).now = now;
}

/** What is due is done. In the cold the alarm does it. */
export const ring = (id: string): Promise<void> => (isCold ? ringAsleep(id) : stubOf(id).wake());

/**
 * The alarm rings for a room that is not in memory, and the platform starts the room without a name. Another alarm of the
 * room may come first and find it in memory. Then the room is put to sleep again.
 */
export async function ringAsleep(id: string): Promise<void> {
  let wait = HEAD_START;
  do {
    await ringOnce(id, wait);
    wait *= 2;
  } while (bedFor(id).hadName);
}

async function ringOnce(id: string, wait: number): Promise<void> {
  const bed = bedFor(id);
  let before: number | null = null;
  while (before === null) {
    before = await inRoom(id, async (_room, ctx) => {
      if (bed.calls + bed.ringing > 1) return null;
      bed.alarmAt = Date.now() + wait;
      await ctx.storage.setAlarm(bed.alarmAt);
      return bed.alarms;
    });
  }
  await drop(objectId(id), true);
  const patience = Date.now() + 30_000;
  while (bed.alarms === before) {
    if (Date.now() > patience) throw new Error('the alarm did not ring');
    await sleep(2);
  }
}

/** The batches that write go through `around`, which may delay, fail before or fail after. */
export function aroundBatch(
  id: string,
  around: (run: () => Promise<unknown>, ctx: DurableObjectState) => Promise<unknown>,
): void {
  bedFor(id).record = (run, what, ctx) => (what.isBatch && what.isWrite ? around(run, ctx) : run());
}

/** How often the room has read something from the database since. */
export function readsOf(id: string): () => number {
  let reads = 0;
  bedFor(id).record = (run, what) => {
    if (!what.isWrite) reads++;
    return run();
  };
  return () => reads;
}

/** Only where rooms stay in memory; the reason says why the cold has nothing to test. */
export const onlyWarm = (_reason: string) => ({
  test(title: string, work: () => Promise<void>): void {
    if (!isCold) test(title, work);
  },
});

/** How much is tested: in the cold, where each call starts a room, a part of it. */
export const times = <T>(warm: T, cold: T): T => (isCold ? cold : warm);

export async function storedEntries(
  id: string,
): Promise<{ seq: number; seat: number | null; action: string | null }[]> {
  const { results } = await bindings.DB.prepare(
    'select seq, seat, action from actions where table_id = ? and seq > 0 order by seq',
  )
    .bind(id)
    .all<{ seq: number; seat: number | null; action: string | null }>();
  return results;
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** All alarms are lost. */
export async function loseAlarm(id: string): Promise<void> {
  await inRoom(id, (_room, ctx) => ctx.storage.deleteAlarm());
  await evict(id);
  await inRoom(id, (_room, ctx) => ctx.storage.deleteAlarm());
}
