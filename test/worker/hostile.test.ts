/**
 * Thousands of bad requests. None makes the service fail, and none changes anything. `HOSTILE=100000 npm test -- worker
 * hostile` sends that many.
 */
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { generator } from '../properties/randomPlay.ts';
import { badRequests, routesOf } from '../support/hostile.ts';
import { act, ask, fetchRaw, openTable } from './client.ts';
import { bindings } from './room.ts';

const HOW_MANY = Number((env as unknown as { HOSTILE: string }).HOSTILE);
const below = generator(20_261_116);

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
  const routes = routesOf((await ask('GET', '/api/openapi.json')).text);
  const target = {
    id: play.id,
    host: play.host,
    invite: play.invite,
    watch: play.watch,
    token: play.tokens[0] as string,
  };
  const badRequest = badRequests(routes, target, below);
  const statuses = new Map<number, number>();
  const bad: string[] = [];
  const legal = /"ok":true|"token"/;
  for (let sent = 0; sent < HOW_MANY; ) {
    const requests = Array.from({ length: 50 }, badRequest);
    sent += requests.length;
    const answers = await Promise.all(requests.map(({ path, ...init }) => fetchRaw(path, init)));
    for (const [index, answer] of answers.entries()) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const { method, path, body } = requests[index] as (typeof requests)[number];
      const text = answer.status === 200 && method !== 'POST' ? '' : await answer.text();
      if (answer.status >= 500 || /\bat .*\.ts:|SQLITE|D1_/.test(text))
        bad.push(`${answer.status} ${method} ${path} ${body} ${text.slice(0, 200)}`);
      else if (method !== 'GET' && answer.status < 300 && legal.test(text)) bad.push(`done: ${method} ${path} ${body}`);
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
