/** More than one database: the id of a table names its shard, and everything about the table is in that database only. */
import { expect, test } from 'vitest';
import { allShards, openShard, shardBinding } from '../../worker/db/shards.ts';
import { shardOf } from '../../worker/domain/tokens.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { sweep } from '../../worker/sweep.ts';
import { act, ask, openTable, type Play, view } from './client.ts';
import { bindings, evict } from './room.ts';
import { testOffer } from './worker.ts';

const count = async (d1: D1Database, table: string, id: string) =>
  (
    await d1
      .prepare(`select count(*) as n from ${table} where ${table === 'tables' ? 'id' : 'table_id'} = ?`)
      .bind(id)
      .first<{ n: number }>()
  )?.n;

async function openIn(shards: string): Promise<Play> {
  const before = bindings.OPEN_SHARDS;
  bindings.OPEN_SHARDS = shards;
  const play = await openTable(2);
  bindings.OPEN_SHARDS = before;
  return play;
}

test('tables of two shards live side by side, each in its own database', async () => {
  const plays = [await openIn('0'), await openIn('1')];
  const databases = [bindings.DB, bindings.DB1 as D1Database];
  for (const [shard, play] of plays.entries()) {
    expect(shardOf(play.id)).toBe(shard);
    await act(play, 0, 0, [{ type: 'bid', coins: 2 }]);
    await evict(play.id);
    expect((await view(play, 0)).version).toBe(1);
    for (const table of ['tables', 'seats', 'games', 'actions', 'snapshots', 'awaited']) {
      expect(await count(databases[shard] as D1Database, table, play.id)).toBeGreaterThan(0);
      expect(await count(databases[1 - shard] as D1Database, table, play.id)).toBe(0);
    }
  }
  const { json } = await ask<{ tables: { table: { id: string } | null }[] }>('POST', '/api/mine', {
    body: { tables: plays.map(({ id, tokens }) => ({ id, token: tokens[0] })) },
  });
  expect(json.tables.map(({ table }) => table?.id)).toEqual(plays.map(({ id }) => id));
});

test('new tables are spread over the shards that are open, old ones stay', async () => {
  const ids: string[] = [];
  bindings.OPEN_SHARDS = '0,1';
  for (let i = 0; i < 24; i++) {
    const { json } = await ask<TableOpened>('POST', '/api/tables', {
      body: { game: 'test-auction', seats: 2, name: 'Spread' },
    });
    ids.push(json.id);
  }
  bindings.OPEN_SHARDS = '0';
  expect(new Set(ids.map(shardOf))).toEqual(new Set([0, 1]));
  expect(openShard(bindings)).toBe(0);
});

test('the sweep looks into every database', async () => {
  const play = await openIn('1');
  const d1 = bindings.DB1 as D1Database;
  await d1.prepare('update awaited set wake_at = 1 where table_id = ?').bind(play.id).run();
  await evict(play.id);
  await sweep(bindings, testOffer, Date.now);
  expect(
    (await d1.prepare('select wake_at from awaited where table_id = ?').bind(play.id).first())?.wake_at,
  ).toBeNull();
});

test('a shard without a database is an error of the operator, told as such; a table of one is not found', async () => {
  expect(allShards(bindings).map(({ shard }) => shard)).toEqual([0, 1]);
  expect(shardBinding(bindings, 2)).toBeUndefined();
  expect(() => openShard({ ...bindings, OPEN_SHARDS: '0,5' })).toThrow('shard 5');
  expect((await ask('GET', '/api/tables/9aaaaaaaaaaa/view', { token: 'x'.repeat(32) })).status).toBe(404);
});
