/** A sleeping room was dropped from memory. Its own alarm starts it, and the platform does not tell it which table it is for. */
import { expect, test, vi } from 'vitest';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { noticeHooks } from '../../worker/notices/hooks.ts';
import { Access } from '../../worker/room/access.ts';
import { RoomCore } from '../../worker/room/core.ts';
import { sweep } from '../../worker/sweep.ts';
import { act, ask, fetchRaw, openTable, type Play, view } from './client.ts';
import { letters, newAddress, tableWith } from './notices/post.ts';
import { bindings, evict, inRoom, onlyWarm, ringAsleep, sleep, stubOf } from './room.ts';
import { testOffer } from './worker.ts';

/** The object as the platform starts it for an alarm. */
function withoutName(ctx: DurableObjectState): DurableObjectState {
  return new Proxy(ctx, {
    get(target, property) {
      if (property === 'id') return { equals: (other: DurableObjectId) => target.id.equals(other) };
      const value = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const lookAt = async (play: Play) => ask('GET', `/api/tables/${play.id}/view`, { token: play.tokens[0] as string });

test('a room that its alarm has started answers its players', async () => {
  const play = await openTable(2);
  await ringAsleep(play.id);
  expect((await lookAt(play)).status).toBe(200);
  expect((await act(play, 0, 0, [{ type: 'bid', coins: 1 }])).status).toBe(200);
});

test('a room that its alarm has started sends the mail that is due', async () => {
  const address = newAddress();
  const play = await tableWith([address, null]);
  const before = await letters(address);
  await bindings.DB.prepare('update outbox set due = 1 where table_id = ? and state = ?')
    .bind(play.id, 'pending')
    .run();
  await bindings.DB.prepare('update awaited set seats = json_replace(seats, ?, 1) where table_id = ?')
    .bind('$[0].since', play.id)
    .run();
  await ringAsleep(play.id);
  expect((await letters(address)).length).toBe(before.length + 1);
});

test('who asks without a socket is at the table, though the room slept since', async () => {
  const play = await openTable(2);
  await lookAt(play);
  await evict(play.id);
  const { json } = await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.watch });
  expect(json.seats.map(({ looking }) => looking)).toEqual([true, false]);
});

test('a computer whose turn it was when the room fell asleep plays on', async () => {
  const play = await openTable(2, { computers: 1, options: { rounds: 3 } });
  await ringAsleep(play.id);
  expect((await view(play, 0)).awaiting.map(({ seat }) => seat)).toEqual([0]);
});

onlyWarm(
  'a room without a name that stays in memory is what this is about; one that is dropped gets its name by the next request',
).test(
  'a room of an older release, which kept no name, never says that its table is gone, and the sweep cures it',
  async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const play = await openTable(2);
    const nameless = await inRoom(play.id, (room, ctx) => {
      ctx.storage.kv.delete('table');
      const core = new RoomCore(withoutName(ctx), bindings, testOffer, noticeHooks);
      Object.assign(room, { core, access: new Access(core) });
      return !core.isNamed;
    });
    expect(nameless).toBe(true);
    const answer = await lookAt(play);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('1');
    const live = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `commonwealth, ${play.tokens[0]}` };
    expect((await fetchRaw(`/api/tables/${play.id}/live`, { headers: live })).status).toBe(503);
    await bindings.DB.prepare('update awaited set wake_at = 1 where table_id = ?').bind(play.id).run();
    await sweep(bindings, testOffer, Date.now);
    expect((await lookAt(play)).status).toBe(200);
    expect(await inRoom(play.id, (_room, ctx) => ctx.storage.kv.get('table'))).toBe(play.id);
    quiet.mockRestore();
  },
);

test('a room that cannot know its table gives way to the next request', async () => {
  const play = await openTable(2);
  await inRoom(play.id, async (_room, ctx) => {
    await ctx.storage.setAlarm(Date.now() + 100);
    ctx.storage.kv.delete('table');
  });
  await evict(play.id);
  await sleep(1000);
  expect((await lookAt(play)).status).toBe(200);
});

test('a request for a table that does not exist leaves nothing in its room', async () => {
  const id = '0zzzzzzzzzzz';
  expect((await ask('GET', `/api/tables/${id}/view`, { token: 'x'.repeat(32) })).status).toBe(404);
  await stubOf(id).wake(id);
  expect(await inRoom(id, (_room, ctx) => ctx.storage.kv.get('table'))).toBeUndefined();
});
