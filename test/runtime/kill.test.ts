/** kill -9 at a hundred random moments: no acknowledged action is lost, and none is done twice. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { canonical, stateHash } from '../../engine/core/json.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import { generator } from '../properties/randomPlay.ts';
import { auction } from '../support/auction/engine/index.ts';
import { bundle, type LocalRuntime, startRuntime } from '../support/runtime.ts';

const KILLS = 100;
let local: LocalRuntime;

beforeAll(async () => {
  local = await startRuntime(bundle());
});
afterAll(async () => {
  await local.stop();
});

interface Reply {
  status: number;
  json: { version: number; token: string; id: string; inviteToken: string };
}

async function ask(method: string, path: string, token: string, body?: unknown, key?: string): Promise<Reply> {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (key !== undefined) headers['Idempotency-Key'] = key;
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await local.runtime.dispatchFetch(`http://localhost${path}`, init);
  return { status: answer.status, json: (await answer.json()) as Reply['json'] };
}

test(`${KILLS} kills`, async () => {
  const below = generator(9);
  const open = { game: 'test-auction', seats: 2, name: 'Kill', options: { rounds: 500, hiddenCoins: true } };
  const { json: table } = await ask('POST', '/api/tables', '', open);
  const base = `/api/tables/${table.id}`;
  const tokens: string[] = [];
  for (const name of ['Anna', 'Bruno']) {
    tokens.push((await ask('POST', `${base}/seats`, table.inviteToken, { name })).json.token);
  }

  const acknowledged = new Map<string, number>();
  let version = 0;
  let keys = 0;
  let uncertain = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    let killed = false;
    const killing = new Promise<void>((resolve) => {
      setTimeout(() => {
        killed = true;
        local.kill().then(resolve);
      }, below(60));
    });
    let pending: { key: string; seat: number; body: unknown } | null = null;
    while (!killed) {
      const seat = below(2);
      pending = { key: `key-${keys++}`, seat, body: { expected: version, actions: [{ type: 'shout' }] } };
      try {
        const answer = await ask('POST', `${base}/actions`, tokens[seat] as string, pending.body, pending.key);
        if (answer.status !== 200) break;
        acknowledged.set(`${seat}/${pending.key}`, answer.json.version);
        version = answer.json.version;
        pending = null;
      } catch {
        break;
      }
    }
    await killing;
    await local.restart();
    if (!pending) continue;
    // It is unknown whether the request was carried out. Sending the same request again settles it.
    uncertain++;
    const again = await ask('POST', `${base}/actions`, tokens[pending.seat] as string, pending.body, pending.key);
    expect(again.status).toBe(200);
    acknowledged.set(`${pending.seat}/${pending.key}`, again.json.version);
    version = again.json.version;
  }

  const d1 = await local.database();
  const rows = await d1
    .prepare('select seq, seat, action, request_key, hash from actions where seq > 0 order by seq')
    .all<{ seq: number; seat: number; action: string; request_key: string; hash: string }>();
  expect(rows.results.map(({ seq }) => seq)).toEqual(rows.results.map((_, index) => index + 1));
  expect(Object.fromEntries(rows.results.map((row) => [row.request_key, row.seq]))).toEqual(
    Object.fromEntries(acknowledged),
  );
  expect(rows.results).toHaveLength(acknowledged.size);
  expect(uncertain).toBeGreaterThan(KILLS / 4);

  const { results } = await d1
    .prepare('select seed, state, version from tables join games on id = table_id')
    .all<{ seed: string; state: string; version: number }>();
  const stored = results[0];
  if (!stored) throw new Error('the table is lost');
  expect(stored.version).toBe(version);
  const chance = keyedChance(hexToBytes(stored.seed));
  let { state } = auction.setup({ rounds: 500, hiddenCoins: true }, 2, chance, auction.rules);
  const log = rows.results.map((row): LogEntry => ({ seat: row.seat, action: JSON.parse(row.action) }));
  for (const step of replay(auction, state, log, chance)) {
    state = step.state as typeof state;
    expect(stateHash(state)).toBe(rows.results[step.version - 1]?.hash);
  }
  expect(canonical(JSON.parse(stored.state))).toBe(canonical(state));
});
