/** What strangers and hostile players may try, if no other test covers it. worker/SECURITY.md has the list. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test, vi } from 'vitest';
import { RateLimit, sourceOf } from '../../worker/domain/rateLimit.ts';
import { newTableId } from '../../worker/domain/tokens.ts';
import type { Exported } from '../../worker/domain/wire/history.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { addressLimit } from '../../worker/http/call.ts';
import { MOST_LINES } from '../../worker/room/talk.ts';
import { act, ask, fetchRaw, openTable, view } from './client.ts';
import { newAddress, tableWith } from './notices/post.ts';
import { aroundBatch, bindings, evict, inRoom, onlyWarm, readsOf } from './room.ts';

interface Info {
  name: string;
  seats: { name: string | null }[];
}

const claimAs = async (name: string) => {
  const opened = await ask<{ id: string; inviteToken: string }>('POST', '/api/tables', {
    body: { game: 'test-auction', options: {}, seats: 2, name: 'A table' },
  });
  const { id, inviteToken } = opened.json;
  const claimed = await ask('POST', `/api/tables/${id}/seats`, { token: inviteToken, body: { name } });
  const info = await ask<Info>('GET', `/api/tables/${id}`, { token: inviteToken });
  return { status: claimed.status, shown: info.json.seats[0]?.name };
};

test.each([
  ['turned around', 'Ada\u202e gnp.exe', 'Ada gnp.exe'],
  ['isolated', '\u2067Ada\u2069', 'Ada'],
  ['several lines', 'Ada\r\nBcc: all', 'Ada Bcc: all'],
  ['control letters', 'A\u0000d\u0007a', 'Ada'],
  ['unseen letters', '\ufeffA\u200bda\u00ad', 'Ada'],
  ['HTML, which is only text', '<b>Ada</b>', '<b>Ada</b>'],
  ['letters and joiners of other scripts', 'می‌خواهم', 'می‌خواهم'],
  ['joined pictures', '👩‍🚀', '👩‍🚀'],
  ['decomposed letters', 'Zoe\u0308', 'Zoë'],
])('a name with %s is shown plainly', async (_what, name, shown) => {
  expect(await claimAs(name)).toEqual({ status: 201, shown });
});

test.each(['\u200b', ' \u2060 ', '\u200d', '\u202e\u202c'])('a name nobody can see is none', async (name) => {
  expect((await claimAs(name)).status).toBe(400);
});

test('chat keeps its lines and loses what cannot be seen', async () => {
  const play = await openTable(2);
  const text = 'one\u202e two\r\nthree\u0000\u200b';
  await ask('POST', `/api/tables/${play.id}/chat`, { token: play.tokens[0] as string, body: { text } });
  const { json } = await ask<{ lines: { text: string }[] }>('GET', `/api/tables/${play.id}/chat`, {
    token: play.watch,
  });
  expect(json.lines.map((line) => line.text)).toEqual(['one two\nthree']);
});

test('a body that never ends holds up nobody', async () => {
  const play = await openTable(2);
  const slow = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"expected":0,')),
  });
  const hanging = fetchRaw(`/api/tables/${play.id}/actions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${play.tokens[0]}`, 'Idempotency-Key': 'slow' },
    body: slow,
  });
  const state = await Promise.race([hanging.then(() => 'answered'), act(play, 0, 0, [{ type: 'shout' }])]);
  expect(state).toMatchObject({ status: 200 });
});

test('a body that breaks off is malformed, not a failure of the service', async () => {
  const play = await openTable(2);
  for (const path of [`/api/tables/${play.id}/actions`, '/api/tables', '/api/mail/unsubscribe']) {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"expected":0,')),
      pull: (controller) => controller.error(new Error('broken')),
    });
    const answer = await fetchRaw(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${play.tokens[0]}`, 'Idempotency-Key': 'broken' },
      body: broken,
    });
    expect([path, answer.status]).toEqual([path, path.includes('mail') ? 404 : 400]);
  }
});

test('an unknown table takes as many reads of the record as a wrong token: nobody can time which tables exist', async () => {
  const play = await openTable(2);
  const wrong = 'x'.repeat(32);
  const readsFor = async (id: string) => {
    const reads = readsOf(id);
    for (const path of ['', '/view', '/chat', '/export']) {
      expect((await ask('GET', `/api/tables/${id}${path}`, { token: wrong })).status).toBe(404);
    }
    const body = { expected: 0, actions: [{ type: 'shout' }] };
    expect((await ask('POST', `/api/tables/${id}/actions`, { token: wrong, key: 'k', body })).status).toBe(404);
    const live = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `commonwealth, ${wrong}` };
    expect((await fetchRaw(`/api/tables/${id}/live`, { headers: live })).status).toBe(404);
    return reads();
  };
  await view(play, 0);
  const awake = await readsFor(play.id);
  // Each of the six requests reads the table, and the addresses of its players.
  expect(awake).toBe(12);
  expect(await readsFor('0aaaaaaaaaab')).toBe(awake);
  await evict(play.id);
  expect(await readsFor(play.id)).toBe(awake);
  expect(await readsFor((await tableWith([newAddress(), null])).id)).toBe(awake);
});

test('another site can neither read an answer nor send with a token: other origins get no permission', async () => {
  const play = await openTable(2);
  const asked = await fetchRaw(`/api/tables/${play.id}/actions`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect(asked.status).toBe(404);
  expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  const posted = await fetchRaw(`/api/tables/${play.id}/actions`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example', 'Content-Type': 'text/plain', 'Idempotency-Key': 'form' },
    body: JSON.stringify({ expected: 0, actions: [{ type: 'shout' }] }),
  });
  expect(posted.status).toBe(404);
});

test('no cookie is ever set', async () => {
  const opened = await fetchRaw('/api/tables', {
    method: 'POST',
    body: JSON.stringify({ game: 'test-auction', options: {}, seats: 2, name: 'A table' }),
  });
  expect(opened.status).toBe(201);
  expect(opened.headers.get('Set-Cookie')).toBeNull();
});

test('there is no list of tables, and ids tell nothing of one another', async () => {
  expect((await ask('GET', '/api/tables')).status).toBe(404);
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await openTable(2)).id));
  expect(new Set(ids.map((id) => id.slice(1, 5))).size).toBe(5);
});

test('a body nested without end is malformed, wherever it is sent', async () => {
  const play = await openTable(2);
  const token = play.tokens[0] as string;
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const deep = `${open.repeat(5000)}0${close.repeat(5000)}`;
    for (const [path, body] of [
      [`/api/tables/${play.id}/actions`, `{"expected":0,"actions":[{"type":"bid","coins":${deep}}]}`],
      ['/api/tables', `{"game":"test-auction","seats":2,"name":"x","options":{"rounds":${deep}}}`],
      ['/api/import', `{"table":${deep}}`],
    ] as const) {
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'deep' };
      expect((await fetchRaw(path, { method: 'POST', headers, body })).status, path).toBe(400);
    }
  }
  // Brackets inside strings are not nesting.
  const text = '[{"\\'.repeat(100);
  expect((await ask('POST', `/api/tables/${play.id}/chat`, { token, body: { text } })).status).toBe(201);
});

/** A finished game of one player, as a file. */
async function finishedFile(): Promise<Exported> {
  const play = await openTable(1, { options: { rounds: 1 } });
  for (const [version, action] of [{ type: 'bid', coins: 1 }, { type: 'end' }].entries()) {
    expect((await act(play, 0, version, [action])).status).toBe(200);
  }
  return (await ask<Exported>('GET', `/api/tables/${play.id}/export`, { token: play.watch })).json;
}

test('a file of nothing but moves taken back opens as what stands at its end', async () => {
  const file = await finishedFile();
  const whisper = (word: string) => ({ seat: 0, action: { type: 'whisper', word } });
  const undo = (to: number) => ({ seat: 0, undo: to });
  const log = [whisper('a'), whisper('b'), undo(1), whisper('c'), undo(3), whisper('d'), undo(5)];
  const copy = await ask<{ id: string; tokens: string[] }>('POST', '/api/import', {
    body: { table: { ...file, log, hashes: [] } },
  });
  const { json } = await ask<{ state: { players: { secret: string }[] } }>('GET', `/api/tables/${copy.json.id}/view`, {
    token: copy.json.tokens[0] as string,
  });
  expect(json.state.players[0]?.secret).toBe('a');
  const shouts = Array.from({ length: 5000 }, () => ({ seat: 0, action: { type: 'shout' } }));
  const undos = Array.from({ length: 4999 }, (_, n) => ({ seat: 0, undo: 5000 - (n % 4000) }));
  const bomb = { ...file, log: [...shouts, ...undos, { seat: 0, action: { type: 'shout' } }], hashes: [] };
  const opened = await ask<{ id: string; tokens: string[] }>('POST', '/api/import', { body: { table: bomb } });
  expect(opened.status).toBe(201);
  const forward = { ...file, log: [{ seat: 0, undo: 1 }], hashes: [] };
  expect((await ask('POST', '/api/import', { body: { table: forward } })).status).toBe(422);
  const long = { ...file, log: [...shouts, ...shouts, ...shouts], hashes: [] };
  expect((await ask('POST', '/api/import', { body: { table: long } })).status).toBe(400);
});

test('names in a file are shown plainly too', async () => {
  const file = { ...(await finishedFile()), names: ['\u202eevil\u0000 \u200bname'] };
  const opened = await ask<{ id: string; watchToken: string }>('POST', '/api/import', {
    body: { table: file, version: 0 },
  });
  const { json } = await ask<Table>('GET', `/api/tables/${opened.json.id}`, { token: opened.json.watchToken });
  expect(json.seats[0]?.name).toBe('evil name');
});

test('what went wrong inside is written down without tokens, names or what was sent', async () => {
  const play = await openTable(2);
  aroundBatch(play.id, () => {
    const inner = new Error('D1_ERROR: the database is away');
    throw new Error(`Failed query: update seats; params: Anna,${play.tokens[0]}`, { cause: inner });
  });
  const said: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')));
  const answer = await act(play, 0, 0, [{ type: 'whisper', word: 'swordfish' }]);
  spy.mockRestore();
  expect(answer.status).toBe(503);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('the database is away');
  for (const text of [said.join(' '), answer.text]) {
    expect(text).not.toMatch(/Anna|swordfish|params|update seats/);
    expect(text).not.toContain(play.tokens[0] as string);
  }
});

test('no answer leads away from the service', async () => {
  for (const path of [
    '//evil.example/',
    '/api//evil.example',
    '/api/mail/confirm?t=//evil.example',
    '/api/mail/unsubscribe?t=https://evil.example/&next=https://evil.example/',
    '/api/tables/..%2f..%2fevil.example/view',
    '/dev/mail?next=//evil.example',
  ]) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetchRaw(path, { method, headers: { Accept: 'text/html' }, redirect: 'manual' });
      expect(answer.status < 300 || answer.status >= 400, `${method} ${path}`).toBe(true);
      expect(answer.headers.get('Location')).toBeNull();
      expect(answer.headers.get('Refresh')).toBeNull();
      expect(await answer.text()).not.toMatch(/(?:href|action|src)="?(?:https?:)?\/\/evil/);
    }
  }
});

test('SQL in any value is a value', async () => {
  const nasty = "x'); drop table seats; --";
  const play = await openTable(2, { name: nasty });
  const token = play.tokens[0] as string;
  expect((await ask('PATCH', `/api/tables/${play.id}/seats/0`, { token, body: { name: nasty } })).status).toBe(200);
  expect((await ask('POST', `/api/tables/${play.id}/chat`, { token, body: { text: nasty } })).status).toBe(201);
  expect((await act(play, 0, 0, [{ type: 'whisper', word: nasty }], nasty.replaceAll(' ', ''))).status).toBe(200);
  await evict(play.id);
  const { json } = await ask<Table>('GET', `/api/tables/${play.id}`, { token });
  expect([json.name, json.seats[0]?.name]).toEqual([nasty, nasty]);
  expect((await view(play, 0)).version).toBe(1);
});

test('a seed is 256 bits of the runtime’s own chance, and no two tables share one', async () => {
  await Promise.all(Array.from({ length: 5 }, () => openTable(1)));
  const { results } = await bindings.DB.prepare('select seed, seed_hash as hash from tables').all<{
    seed: string;
    hash: string;
  }>();
  expect(results.length).toBeGreaterThanOrEqual(5);
  expect(new Set(results.map(({ seed }) => seed)).size).toBe(results.length);
  for (const { seed, hash } of results) {
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(bytesToHex(sha256(hexToBytes(seed)))).toBe(hash);
  }
});

test('one household of addresses is one source', () => {
  expect(sourceOf('203.0.113.7')).toBe('203.0.113.7');
  expect(sourceOf(undefined)).toBe('');
  expect(sourceOf('2001:db8:1:2:3:4:5:6')).toBe(sourceOf('2001:db8:1:2:ffff::1'));
  expect(sourceOf('2001:db8::1')).toBe(sourceOf('2001:db8::2:0:0:1'));
  expect(sourceOf('2001:db8:1:2::1')).not.toBe(sourceOf('2001:db8:1:3::1'));
  expect(sourceOf('::1')).toBe('0:0:0:0');
});

test('asking for many tables at once costs as much as asking for each', () => {
  const bucket = new RateLimit(100, 60_000);
  expect(bucket.take('a', 0, 60)).toBe(0);
  expect(bucket.take('a', 0, 60)).toBe(12);
  expect(bucket.take('a', 12_000, 60)).toBe(0);
  // A full bucket lets more than its size pass.
  expect(bucket.take('b', 0, 500)).toBe(0);
  expect(bucket.take('b', 0)).toBe(1);
});

test('every call, page and socket counts for the address it comes from', async () => {
  const play = await openTable(2);
  const from = { 'CF-Connecting-IP': '198.51.100.9' };
  const all = Number(bindings.LIMIT_ADDRESS_PER_MINUTE);
  const visitor = { env: bindings, req: { header: () => from['CF-Connecting-IP'] } };
  // The clock is stopped, because the bucket refills every millisecond.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  addressLimit(visitor as unknown as Parameters<typeof addressLimit>[0], all);
  const socket = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `commonwealth, ${play.watch}` };
  for (const [method, path, headers] of [
    ['GET', '/api/games', {}],
    ['GET', '/api/openapi.json', {}],
    ['GET', `/api/tables/${play.id}/live`, socket],
    ['POST', `/api/mail/unsubscribe?t=${play.id}.0.${'A'.repeat(43)}`, {}],
    ['POST', '/api/mail/confirm', {}],
  ] as const) {
    const answer = await fetchRaw(path, { method, headers: { ...from, ...headers } });
    expect([path, answer.status]).toEqual([path, 429]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect((await ask('GET', '/api/games')).status).toBe(200);
  clock.mockRestore();
});

test('nobody fills the database: talk has an end', async () => {
  const play = await openTable(1);
  await bindings.DB.prepare("insert into chat (table_id, id, at, name, text) values (?, ?, 0, '', '')")
    .bind(play.id, MOST_LINES - 1)
    .run();
  await evict(play.id);
  const say = (text: string, key: string) =>
    ask<{ error: { code: string } }>('POST', `/api/tables/${play.id}/chat`, {
      token: play.tokens[0] as string,
      key,
      body: { text },
    });
  expect((await say('the last line', 'last')).status).toBe(201);
  const said = await say('one more', 'more');
  expect([said.status, said.json.error.code]).toEqual([422, 'service/chat-full']);
  // Whoever got no answer for the last line asks again, and hears that it is said.
  expect((await say('the last line', 'last')).status).toBe(201);
});

test('no refusal, tag or error tells what another hides', async () => {
  const play = await openTable(2, { options: { hiddenCoins: true } });
  const secret = { type: 'bid', coins: 7 };
  expect((await act(play, 0, 0, [secret])).status).toBe(200);
  const seen: string[] = [];
  const look = async (method: string, path: string, token: string, body?: unknown) => {
    const answer = await ask(method, `/api/tables/${play.id}${path}`, {
      token,
      key: `k${seen.length}`,
      ...(body === undefined ? {} : { body }),
    });
    seen.push(answer.text, ...[...answer.headers].flat());
  };
  for (const token of [play.tokens[1] as string, play.watch, play.invite, play.host]) {
    for (const path of ['', '/view', '/log', '/export', '/at/1', '/at/99', '/chat']) await look('GET', path, token);
    await look('POST', '/actions', token, { expected: 1, actions: [{ type: 'bid', coins: 99 }] });
    await look('POST', '/actions', token, { expected: 0, actions: [secret] });
    await look('POST', '/undo', token, { expected: 1, to: 0 });
  }
  expect(seen.join(' ')).not.toMatch(/"(?:coins|bid)":7\b/);
  const seed = await bindings.DB.prepare('select seed from tables where id = ?').bind(play.id).first<string>('seed');
  expect(seen.join(' ')).not.toContain(seed);
});

onlyWarm('the count is a brake in memory, lost with the room by design').test(
  'guessed links are refused without a look into the record after too many, the same at a table and at none',
  async () => {
    const play = await openTable(2);
    const guesses = async (id: string) => {
      await inRoom(id, (room) => Object.assign(room.core.misses, { perPeriod: 3 }));
      const reads = readsOf(id);
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) {
        const guess = { token: String(n).repeat(32) };
        statuses.push((await ask('GET', `/api/tables/${id}/view`, guess)).status);
      }
      return { statuses, reads: reads() };
    };
    const refused = { statuses: [404, 404, 404, 429, 429, 429], reads: 6 };
    expect(await guesses(play.id)).toEqual(refused);
    expect(await guesses(newTableId(0))).toEqual(refused);
    expect((await ask('GET', `/api/tables/${play.id}/view`, { token: play.tokens[0] as string })).status).toBe(200);
  },
);
