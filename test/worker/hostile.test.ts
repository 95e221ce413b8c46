/** A hundred thousand bad requests: none makes the service fail, none changes anything. */
import { expect, test, vi } from 'vitest';
import { generator } from '../properties/randomPlay.ts';
import { act, ask, fetchRaw, openTable, type Play } from './client.ts';
import { bindings, times } from './room.ts';

const HOW_MANY = times(100_000, 2000);
const below = generator(20_261_116);
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

const NASTY: readonly unknown[] = [
  null,
  '',
  'x',
  '🎲'.repeat(30),
  '\u0000\u202e<script>alert(1)</script>',
  "'; drop table tables; --",
  '__proto__',
  -1,
  0.5,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { type: 'bid' },
  { type: 'bid', coins: -1 },
  { type: 'bid', coins: '1' },
  { type: '__proto__' },
  { type: 'constructor', coins: 1 },
  { __proto__: { type: 'bid', coins: 1 } },
  { type: 'x'.repeat(100) },
];
const HEADERS: readonly Record<string, string>[] = [
  {},
  { 'Idempotency-Key': 'a-key' },
  { 'Idempotency-Key': 'b-key' },
  { 'Idempotency-Key': 'c-key', 'If-None-Match': '*' },
  { 'Idempotency-Key': '' },
  { 'Idempotency-Key': 'k'.repeat(101) },
  { 'Idempotency-Key': 'with space' },
  { 'Content-Type': 'text/xml' },
  { 'If-None-Match': '"nonsense' },
  { 'Content-Length': '99999999' },
];

function nastyBody(): string {
  const way = below(8);
  if (way === 2) return JSON.stringify({ expected: pick([0, 1, 99]), to: pick([0, 1, 99]) });
  if (way === 3)
    return JSON.stringify({ expected: pick([0, 1, 99]), actions: [{ type: pick(['bid', 'paint', 'end']), coins: 1 }] });
  if (way === 0) return pick(['', '{', '[', 'null', '"', '{"expected":', '\u0000', 'NaN', '{"a":1}}', '[1,]']);
  if (way === 1) return JSON.stringify(pick(NASTY));
  const body: Record<string, unknown> = {};
  const names = [
    'expected',
    'actions',
    'to',
    'game',
    'seats',
    'options',
    'name',
    'pace',
    'me',
    'computers',
    'tool',
    'tables',
    'table',
    'from',
    'version',
    'mail',
    'language',
    'timeZone',
    'quiet',
    'computer',
  ];
  for (let n = below(5); n >= 0; n--) {
    const value = pick(NASTY);
    body[pick(names)] = below(3) === 0 ? Array.from({ length: below(4) }, () => pick(NASTY)) : value;
  }
  return JSON.stringify(body);
}

/** A request that can do nothing legal: a wrong token, or a body that is malformed or refused. */
function badRequest(play: Play): { method: string; path: string; init: RequestInit } {
  const tokens = [
    play.tokens[0],
    play.tokens[0],
    play.tokens[0],
    play.host,
    play.invite,
    play.watch,
    'x'.repeat(32),
    '',
    'a b',
    undefined,
  ];
  const token = pick(tokens);
  const id = below(4) > 0 ? play.id : pick(['0aaaaaaaaaaa', 'zzzzzzzzzzzz', '%00', '..', 'ABC', '0'.repeat(12)]);
  const ends = [
    '',
    '/view',
    '/actions',
    '/actions',
    '/actions',
    '/undo',
    '/seats',
    '/seats/1',
    '/seats/x',
    '/seats/9/host',
    '/seats/0/host',
    '/seats/1/rotate',
    '/log',
    '/log?from=-1',
    '/log?to=x',
    '/at/9999999',
    '/at/-1',
    '/at/x',
    '/export',
    '/chat',
    '/notes',
    '/live',
    '/nothing',
  ];
  const path =
    below(8) > 0
      ? `/api/tables/${id}${pick(ends)}`
      : pick([
          '/api/tables',
          '/api/import',
          '/api/mine',
          '/api/games',
          '/api/x',
          '/api/mail/links',
          '/api/mail/confirm',
          '/api/mail/unsubscribe',
          '/api/',
          '/api/tables//view',
        ]);
  const method = pick(['GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']);
  const headers = new Headers(pick(HEADERS));
  if (token !== undefined && token !== '') headers.set('Authorization', below(9) > 0 ? `Bearer ${token}` : token);
  const body = method === 'GET' || method === 'HEAD' ? undefined : nastyBody();
  return { method, path, init: { method, headers, ...(body === undefined ? {} : { body }) } };
}

test('none is answered with 5xx, none changes the table', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const play = await openTable(2);
  await act(play, 0, 0, [{ type: 'bid', coins: 1 }]);
  const record = async () => {
    const rows = await bindings.DB.batch(
      [
        'tables where id',
        'seats where table_id',
        'games where table_id',
        'actions where table_id',
        'awaited where table_id',
      ].map((from) => bindings.DB.prepare(`select * from ${from} = ?`).bind(play.id)),
    );
    return JSON.stringify(rows.map(({ results }) => results));
  };
  const before = await record();
  const statuses = new Map<number, number>();
  const bad: string[] = [];
  const legal = /"ok":true|"token"/;
  for (let sent = 0; sent < HOW_MANY; ) {
    const requests = Array.from({ length: 50 }, () => badRequest(play));
    sent += requests.length;
    const answers = await Promise.all(requests.map(({ path, init }) => fetchRaw(path, init)));
    for (const [index, answer] of answers.entries()) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const { method, path, init } = requests[index] as (typeof requests)[number];
      const text = answer.status === 200 && method !== 'POST' ? '' : await answer.text();
      if (answer.status >= 500 || /\bat .*\.ts:|SQLITE|D1_/.test(text))
        bad.push(`${answer.status} ${method} ${path} ${String(init.body)} ${text.slice(0, 200)}`);
      else if (method !== 'GET' && answer.status < 300 && legal.test(text))
        bad.push(`done: ${method} ${path} ${String(init.body)}`);
    }
    if (bad.length > 0) break;
  }
  expect(bad).toEqual([]);
  expect(await record()).toBe(before);
  expect(quiet).not.toHaveBeenCalled();
  quiet.mockRestore();
  for (const status of [200, 400, 404, 409, 413, 422])
    expect(statuses.get(status) ?? 0, `${status} was reached`).toBeGreaterThan(0);
  expect((await ask('GET', `/api/tables/${play.id}/view`, { token: play.tokens[1] as string })).status).toBe(200);
}, 1_200_000);
