/** What the service tells whoever runs it: its health, and one line of the log for each call. */
import { createExecutionContext } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import type { Health } from '../../worker/domain/wire/health.ts';
import { ask, openTable } from './client.ts';
import { newAddress, tableWith } from './notices/post.ts';
import { bindings } from './room.ts';
import worker from './worker.ts';

afterEach(() => vi.restoreAllMocks());

/** The service counts every half minute, so each look is a minute after the one before. */
let minutes = 0;
async function health(env = bindings): Promise<{ status: number; json: Health }> {
  const now = Date.now() + ++minutes * 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const answer = await worker.fetch(new Request('https://test.example/api/health'), env, createExecutionContext());
  vi.restoreAllMocks();
  return { status: answer.status, json: await answer.json() };
}

test('health tells alarms and notices that are late, and nothing about anybody', async () => {
  const before = await health();
  expect(before).toMatchObject({ status: 200, json: { ok: true, databases: [true, true] } });
  const address = newAddress();
  const { id } = await tableWith([address, null]);
  await bindings.DB.prepare('update awaited set wake_at = 1 where table_id = ?').bind(id).run();
  await bindings.DB.prepare("update outbox set due = 1 where table_id = ? and state = 'pending'").bind(id).run();
  const { json } = await health();
  expect(json.overdueAlarms).toBeGreaterThan(before.json.overdueAlarms);
  expect(json.notices.overdue).toBeGreaterThan(before.json.notices.overdue);
  expect(JSON.stringify(json)).not.toMatch(new RegExp(`${id}|${address}`));
  await bindings.DB.prepare('update awaited set wake_at = null where table_id = ?').bind(id).run();
  await bindings.DB.prepare('delete from outbox where table_id = ?').bind(id).run();
});

test('a database that does not reply is told at once, with a status that a monitor understands', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { DB1 } = bindings;
  const batch = () => Promise.reject(new Error('away'));
  const away = { ...bindings, DB1: { prepare: (text: string) => DB1?.prepare(text), batch } as unknown as D1Database };
  expect(await health(away)).toMatchObject({ status: 503, json: { ok: false, databases: [true, false] } });
  expect(await health()).toMatchObject({ status: 200, json: { ok: true } });
});

test('a call is one line of the log, and the reply names the same request', async () => {
  const play = await openTable(2);
  const [token = ''] = play.tokens;
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...words) => void said.push(words.join(' ')));
  const answers = [];
  for (const path of [`/api/tables/${play.id}/view`, '/api/tables/0aaaaaaaaaaa/view']) {
    const request = new Request(`https://test.example${path}`, { headers: { Authorization: `Bearer ${token}` } });
    answers.push(await worker.fetch(request, { ...bindings, LOG_CALLS: 'all' }, createExecutionContext()));
  }
  vi.restoreAllMocks();
  const lines = said.map((line) => JSON.parse(line));
  expect(lines.map(({ call, status }) => [call, status])).toEqual([
    ['GET /api/tables/{id}/view', 200],
    ['GET /api/tables/{id}/view', 404],
  ]);
  expect(lines.map(({ request }) => request)).toEqual(answers.map(({ headers }) => headers.get('X-Request-Id')));
  expect(Object.keys(lines[0])).toEqual(['call', 'status', 'ms', 'request']);
  expect(said.join(' ')).not.toMatch(new RegExp(`${play.id}|${token}|Anna`));
});

test('a call that fails inside is told with the id that its caller sees', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')));
  const broken = { ...bindings, GAME_ROOM: { idFromName: () => ({}), get: () => ({}) } } as unknown as typeof bindings;
  const request = new Request('https://test.example/api/tables/0aaaaaaaaaaa/view', {
    headers: { Authorization: `Bearer ${'x'.repeat(32)}` },
  });
  const answer = await worker.fetch(request, broken, createExecutionContext());
  expect(answer.status).toBe(503);
  expect(JSON.parse(said[0] ?? '{}')).toMatchObject({
    trouble: 'TypeError',
    request: answer.headers.get('X-Request-Id'),
  });
  expect((await ask('GET', '/api/games')).headers.get('X-Request-Id')).toMatch(/^[\w-]{13}$/);
});
