/** The command pipeline: nothing is lost, nothing is done twice, and nothing is half done. */
import { describe, expect, test, vi } from 'vitest';
import { deepFreeze } from '../../engine/core/json.ts';
import { RateLimit } from '../../worker/domain/rateLimit.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import type { TableData } from '../../worker/table/data.ts';
import { auction } from '../support/auction/engine/index.ts';
import { act, ask, fetchRaw, newKey, openTable, view } from './client.ts';
import { aroundBatch, bindings, evict, inRoom, onlyWarm, sleep, storedEntries } from './room.ts';

const bid = (coins: number) => [{ type: 'bid', coins }];

describe('repeated requests', () => {
  test('same key and body: the same answer, done once', async () => {
    const play = await openTable(3);
    const key = newKey();
    const first = await act(play, 0, 0, bid(3), key);
    expect(first.status).toBe(200);
    expect((await act(play, 0, 0, bid(3), key)).text).toBe(first.text);
    await act(play, 1, 1, bid(2));
    expect((await act(play, 0, 0, bid(3), key)).text).toBe(first.text);
    await evict(play.id);
    expect((await act(play, 0, 0, bid(3), key)).text).toBe(first.text);
    expect(await storedEntries(play.id)).toHaveLength(2);
  });

  test('a key is found however long ago it was used', async () => {
    const play = await openTable(1, { options: { rounds: 100 } });
    const key = newKey();
    const first = await act(play, 0, 0, [{ type: 'shout' }], key);
    for (let version = 1; version < 241; version += 20) {
      const many = Array.from({ length: 20 }, () => ({ type: 'shout' }));
      expect((await act(play, 0, version, many)).status).toBe(200);
    }
    await evict(play.id);
    const again = await act(play, 0, 0, [{ type: 'shout' }], key);
    expect(again.json.version).toBe(1);
    expect(again.json.view.state).toEqual(first.json.view.state);
    expect(await storedEntries(play.id)).toHaveLength(241);
  });

  test('a key that was used long ago names no other request', async () => {
    const play = await openTable(2);
    const key = newKey();
    await act(play, 0, 0, [{ type: 'shout' }], key);
    const many = Array.from({ length: 20 }, () => ({ type: 'shout' }));
    for (let version = 1; version < 241; version += 20) await act(play, 0, version, many);
    const other = await act(play, 0, 241, [{ type: 'shout' }], key);
    expect(other.status).toBe(409);
    expect(other.json.error).toMatchObject({ code: 'key-reused', version: 241 });
    await evict(play.id);
    expect((await act(play, 0, 241, [{ type: 'shout' }], key)).status).toBe(409);
    expect((await act(play, 0, 241, [{ type: 'shout' }])).status).toBe(200);
  });

  test('same key, other body: 409, and the key of another seat is another key', async () => {
    const play = await openTable(2);
    const key = newKey();
    await act(play, 0, 0, bid(3), key);
    const other = await act(play, 0, 1, [{ type: 'shout' }], key);
    expect(other.status).toBe(409);
    expect(other.json.error).toMatchObject({ code: 'key-reused' });
    expect((await act(play, 1, 1, bid(1), key)).status).toBe(200);
  });
});

describe('versions', () => {
  test('a stale version is refused with the present one', async () => {
    const play = await openTable(3);
    await act(play, 0, 0, bid(1));
    const late = await act(play, 1, 0, bid(1));
    expect(late.status).toBe(409);
    expect(late.json.error).toMatchObject({ code: 'stale', version: 1 });
    expect((await act(play, 1, 7, bid(1))).status).toBe(409);
  });

  test('several actions are all done or none', async () => {
    const play = await openTable(1);
    await act(play, 0, 0, bid(2));
    const refused = await act(play, 0, 1, [{ type: 'paint' }, { type: 'shout' }, { type: 'bid', coins: 1 }]);
    expect(refused.status).toBe(422);
    expect(refused.json.error).toMatchObject({ code: 'test-auction/not-bidding', rule: 'T2' });
    expect(await storedEntries(play.id)).toHaveLength(1);
    const done = await act(play, 0, 1, [{ type: 'paint' }, { type: 'shout' }]);
    expect(done.json.version).toBe(3);
    expect(await storedEntries(play.id)).toHaveLength(3);
  });

  test('40 forced races: of two commands on one version exactly one is done', async () => {
    for (let round = 0; round < 40; round++) {
      const play = await openTable(2);
      await view(play, 0);
      let inside = 0;
      let most = 0;
      aroundBatch(play.id, async (run) => {
        most = Math.max(most, ++inside);
        await sleep(5);
        return run().finally(() => inside--);
      });
      const answers = await Promise.all([act(play, 0, 0, bid(1)), act(play, 1, 0, bid(2))]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(most).toBe(1);
      expect(await storedEntries(play.id)).toHaveLength(1);
    }
  });

  test('another writer of the same rows: the second batch fails whole', async () => {
    const play = await openTable(2);
    await view(play, 0);
    await bindings.DB.batch([
      bindings.DB.prepare('update games set version = 1 where table_id = ?').bind(play.id),
      bindings.DB.prepare(
        "insert into actions (table_id, seq, at, seat, actor, action, events, undoable, hash) values (?, 1, 0, 1, 'player', '{\"type\":\"shout\"}', '[]', 1, '')",
      ).bind(play.id),
    ]);
    const answer = await act(play, 0, 0, bid(1));
    expect(answer.status).toBe(409);
    expect(answer.json.error?.version).toBe(1);
    expect(await storedEntries(play.id)).toHaveLength(1);
    expect((await act(play, 0, 1, bid(1))).status).toBe(200);
  });

  test('another writer of the same seats: the second change fails whole', async () => {
    const body = { game: 'test-auction', options: {}, seats: 3, name: 'A table', me: { name: 'Anna' } };
    const { json } = await ask<TableOpened>('POST', '/api/tables', { body });
    const other = () =>
      bindings.DB.batch([
        bindings.DB.prepare('update tables set revision = revision + 1 where id = ?').bind(json.id),
        bindings.DB.prepare(
          "update seats set kind = 'person', name = 'Bruno', token_hash = 'x' where table_id = ? and seat = 1",
        ).bind(json.id),
      ]);
    let isFirst = true;
    aroundBatch(json.id, async (run) => {
      if (isFirst) await other();
      isFirst = false;
      return run();
    });
    const claim = () =>
      ask<{ seat: number }>('POST', `/api/tables/${json.id}/seats`, {
        token: json.inviteToken,
        body: { name: 'Carla' },
      });
    expect((await claim()).status).toBe(409);
    const rows = await bindings.DB.prepare('select name from seats where table_id = ? order by seat')
      .bind(json.id)
      .all<{ name: string }>();
    expect(rows.results.map(({ name }) => name)).toEqual(['Anna', 'Bruno', '']);
    expect((await claim()).json).toMatchObject({ seat: 2 });
  });
});

describe('failures', () => {
  test('the record fails before the batch: nothing is done, and trying again does it', async () => {
    const play = await openTable(2);
    await view(play, 0);
    let fail = true;
    aroundBatch(play.id, async (run) => {
      if (fail) throw new Error('D1_ERROR: unreachable');
      return run();
    });
    const key = newKey();
    const failed = await act(play, 0, 0, bid(2), key);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('Retry-After')).toBe('1');
    expect(await storedEntries(play.id)).toHaveLength(0);
    fail = false;
    expect((await view(play, 0)).version).toBe(0);
    expect((await act(play, 0, 0, bid(2), key)).json.version).toBe(1);
  });

  test('the answer of the record is lost after the batch: trying again finds it done', async () => {
    const play = await openTable(2);
    await view(play, 0);
    let lose = true;
    aroundBatch(play.id, async (run) => {
      const results = await run();
      if (lose) throw new Error('D1_ERROR: connection lost');
      return results;
    });
    const key = newKey();
    expect((await act(play, 0, 0, bid(2), key)).status).toBe(503);
    lose = false;
    expect((await view(play, 0)).version).toBe(1);
    const again = await act(play, 0, 0, bid(2), key);
    expect(again.status).toBe(200);
    expect(again.json.version).toBe(1);
    expect(await storedEntries(play.id)).toHaveLength(1);
  });

  test.each(['before', 'after'])('the room is aborted %s the batch: never half, never twice', async (when) => {
    const play = await openTable(2);
    await view(play, 0);
    let isFirst = true;
    aroundBatch(play.id, async (run, ctx) => {
      if (!isFirst) return run();
      isFirst = false;
      if (when === 'before') ctx.abort('in mid-command');
      const results = await run();
      ctx.abort('in mid-command');
      return results;
    });
    const key = newKey();
    const first = await act(play, 0, 0, bid(2), key).catch(() => ({ status: 0 }));
    expect(first.status).not.toBe(200);
    expect(await storedEntries(play.id)).toHaveLength(when === 'before' ? 0 : 1);
    const again = await act(play, 0, 0, bid(2), key);
    expect(again.json.version).toBe(1);
    expect(await storedEntries(play.id)).toHaveLength(1);
  });

  test('the computer and the pages see no version that is not stored', async () => {
    const play = await openTable(2);
    await view(play, 0);
    let during = -1;
    aroundBatch(play.id, async (run) => {
      during = (await view(play, 1)).version;
      return run();
    });
    await act(play, 0, 0, bid(2));
    expect(during).toBe(0);
    expect((await view(play, 1)).version).toBe(1);
  });
});

describe('reading', () => {
  test('after an eviction the table is as it was', async () => {
    const play = await openTable(3);
    await act(play, 0, 0, bid(1));
    const before = await ask('GET', `/api/tables/${play.id}/view`, { token: play.tokens[0] as string });
    await evict(play.id);
    const after = await ask('GET', `/api/tables/${play.id}/view`, { token: play.tokens[0] as string });
    expect(after.text).toBe(before.text);
    expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
    expect((await act(play, 1, 1, bid(1))).status).toBe(200);
  });

  test('unchanged is 304 without running the engine', async () => {
    const play = await openTable(2);
    const path = `/api/tables/${play.id}/view`;
    const token = play.tokens[0] as string;
    const first = await ask('GET', path, { token });
    const tag = first.headers.get('ETag') as string;
    const spies = [vi.spyOn(auction, 'view'), vi.spyOn(auction, 'choices'), vi.spyOn(auction, 'awaiting')];
    const same = await ask('GET', path, { token, headers: { 'If-None-Match': tag } });
    expect(same.status).toBe(304);
    expect(same.text).toBe('');
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
    for (const known of [`W/${tag}`, `"older", ${tag}`]) {
      expect((await ask('GET', path, { token, headers: { 'If-None-Match': known } })).status).toBe(304);
    }
    const other = await ask('GET', path, { token: play.tokens[1] as string, headers: { 'If-None-Match': tag } });
    expect(other.status).toBe(200);
    await act(play, 0, 0, bid(1));
    expect((await ask('GET', path, { token, headers: { 'If-None-Match': tag } })).status).toBe(200);
  });
});

describe('the table', () => {
  test('is 304 while nothing at it changes, and not when a seat does', async () => {
    const play = await openTable(2);
    const path = `/api/tables/${play.id}`;
    const tag = (await ask('GET', path, { token: play.watch })).headers.get('ETag') as string;
    const again = () => ask('GET', path, { token: play.watch, headers: { 'If-None-Match': tag } });
    expect((await again()).status).toBe(304);
    await ask('PATCH', `${path}/seats/0`, { token: play.tokens[0] as string, body: { name: 'Nina' } });
    expect((await again()).status).toBe(200);
  });
});

describe('headers', () => {
  test('no answer of the API may run, be framed, be guessed at or tell where it came from', async () => {
    const play = await openTable(2);
    const token = play.tokens[0] as string;
    for (const path of [
      '/api/games',
      '/api/openapi.json',
      '/api/nothing',
      `/api/tables/${play.id}/view`,
      `/api/tables/${play.id}/at/x`,
    ]) {
      const { headers } = await ask('GET', path, { token });
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Cache-Control')).toBe('private, no-cache');
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });
});

describe('limits', () => {
  test('a bucket gives what it holds, then what has come in since', () => {
    const bucket = new RateLimit(60, 60_000);
    for (let n = 0; n < 60; n++) expect(bucket.take('a', 0)).toBe(0);
    expect(bucket.take('a', 0)).toBe(1);
    expect(bucket.take('b', 0)).toBe(0);
    expect(bucket.take('a', 1000)).toBe(0);
    expect(bucket.take('a', 1000)).toBe(1);
  });

  test('a clock that is put back locks nobody out', () => {
    const bucket = new RateLimit(60, 60_000);
    expect(bucket.take('a', 3_600_000)).toBe(0);
    expect(bucket.take('a', 0)).toBe(0);
    for (let n = 0; n < 58; n++) expect(bucket.take('a', 0)).toBe(0);
    expect(bucket.take('a', 0)).toBe(1);
  });

  test('a body over 64 KB is 413, with or without a length', async () => {
    const play = await openTable(2);
    const body = JSON.stringify({ expected: 0, actions: [{ type: 'whisper', word: 'x'.repeat(70_000) }] });
    const headers = { Authorization: `Bearer ${play.tokens[0]}`, 'Idempotency-Key': 'k' };
    const path = `/api/tables/${play.id}/actions`;
    expect((await fetchRaw(path, { method: 'POST', headers, body })).status).toBe(413);
    const stream = new Response(body).body as ReadableStream;
    expect((await fetchRaw(path, { method: 'POST', headers, body: stream })).status).toBe(413);
  });

  onlyWarm('how much was asked is known to the memory of a room, and forgotten with it: a brake, not an account').test(
    'too many requests of one token are 429 with Retry-After, and others go on',
    async () => {
      const play = await openTable(2);
      await inRoom(play.id, (room) => {
        Object.assign(room.core.rates, { perPeriod: 5 });
      });
      const look = (seat: number) => ask('GET', `/api/tables/${play.id}/view`, { token: play.tokens[seat] as string });
      const answers = [];
      for (let i = 0; i < 7; i++) answers.push(await look(0));
      const last = answers.at(-1);
      expect(last?.status).toBe(429);
      expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await look(1)).status).toBe(200);
    },
  );
});

/** Whoever changes a frozen copy throws. The game itself is shared by all tables, so it is left alone. */
function frozen(data: TableData): TableData {
  const { game: _game, ...own } = data;
  for (const part of Object.values(own)) deepFreeze(part);
  return Object.freeze(data);
}

onlyWarm('A cold room reads a new copy for every call.').test(
  'commands change nothing of the copy they were given: each makes a new one',
  async () => {
    const play = await openTable(2);
    await inRoom(play.id, async ({ core }) => {
      const replace = core.replace.bind(core);
      core.replace = (data) => replace(frozen(data));
      frozen((await core.load()) as TableData);
    });
    const token = play.tokens[0] as string;
    const call = (method: string, path: string, body: unknown) =>
      ask(method, `/api/tables/${play.id}${path}`, { token, key: newKey(), body });
    const orders = [{ task: { type: 'act', action: { type: 'shout' } }, else: 'ask' }];
    const done = [
      await act(play, 0, 0, bid(3)),
      await call('POST', '/undo', { expected: 1, to: 0 }),
      await call('PATCH', '/seats/0', { name: 'Nina', mail: 'nina@example.org', autoAnswer: true }),
      await call('POST', '/chat', { text: 'Hello' }),
      await call('PUT', '/orders', { expected: 2, orders }),
    ];
    await expect.poll(async () => (await view(play, 0)).version, { timeout: 30_000 }).toBe(3);
    done.push(await act(play, 1, 3, bid(1)));
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 201, 200, 200]);
    expect((await view(play, 0)).version).toBe(4);
  },
);
