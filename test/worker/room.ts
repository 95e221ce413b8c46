/** Into the room itself: make its record slow or fail, move its clock, throw it out of memory. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Env } from '../../worker/env.ts';
import type { GameRoom } from '../../worker/room/gameRoom.ts';

export const bindings = env as unknown as Env;

export const stubOf = (id: string): DurableObjectStub<GameRoom> =>
  bindings.GAME_ROOM.get(bindings.GAME_ROOM.idFromName(id));

export function inRoom<T>(id: string, work: (room: GameRoom, ctx: DurableObjectState) => T | Promise<T>): Promise<T> {
  return runInDurableObject(stubOf(id), work);
}

/** Thrown out of memory, as the runtime does with a room nobody asks. */
export async function evict(id: string): Promise<void> {
  await inRoom(id, (_room, ctx) => ctx.abort('evicted')).catch(() => undefined);
}

/** The next batches go through `around`, which may delay, fail before or fail after. */
export async function aroundBatch(
  id: string,
  around: (run: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  await inRoom(id, (room) => {
    const real = room.core.d1 as D1Database;
    room.core.d1 = new Proxy(real, {
      get(target, name) {
        if (name === 'batch') {
          return (statements: D1PreparedStatement[]) => around(() => target.batch(statements));
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  });
}

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
