/** kill -9 in the middle of a chain of orders: every order is played once, as if nothing had happened. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { canonical, stateHash } from '../../engine/core/json.ts';
import type { Order } from '../../engine/core/orderRules.ts';
import { nextOrder } from '../../engine/core/orders.ts';
import { perform } from '../../engine/core/play.ts';
import { generator } from '../properties/randomPlay.ts';
import { auction } from '../support/auction/engine/index.ts';
import { orders as rules, type Task } from '../support/auction/engine/orders.ts';
import { bundle, type LocalRuntime, startRuntime } from '../support/runtime.ts';

const OPTIONS = { rounds: 150 };
/** Orders for single rounds, which must be used up one by one, and then one that lasts. */
const SINGLE = 39;
const LISTS: Order<Task>[][] = [0, 1].map((seat) => [
  ...Array.from(
    { length: SINGLE },
    (_, n): Order<Task> => ({ task: { type: 'bidIn', round: n + 1, coins: (n + seat) % 2 }, else: 'skip' }),
  ),
  { task: { type: 'bidAlways', coins: 1 + seat, unless: 100 }, else: 'ask' },
]);
/** A fast machine finishes the game before so many kills, and a slow one would take too long over more. */
const FEWEST_KILLS = 5;
const MOST_KILLS = 15;

let local: LocalRuntime;

beforeAll(async () => {
  local = await startRuntime(bundle(), { AUTOPLAY_PER_ALARM: '1' });
});
afterAll(async () => {
  await local.stop();
});

interface Reply {
  status: number;
  json: { version: number; status: string; token: string; id: string; inviteToken: string };
}

async function ask(method: string, path: string, token: string, body?: unknown): Promise<Reply> {
  const headers = { Authorization: `Bearer ${token}` };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await local.runtime.dispatchFetch(`http://localhost${path}`, init);
  return { status: answer.status, json: (await answer.json()) as Reply['json'] };
}

/** The log of the same game without a crash. */
function expectedLog(seed: string): string[] {
  const chance = keyedChance(hexToBytes(seed));
  const lists: Order<Task>[][] = LISTS.map((list) => [...list]);
  let { state } = auction.setup({ ...OPTIONS, hiddenCoins: false }, 2, chance, auction.rules);
  const log: string[] = [];
  while (!auction.result(state)) {
    const played = auction.awaiting(state).some(({ seat }) => {
      const verdict = nextOrder(auction, rules, auction.view(state, seat), seat, lists[seat] ?? []);
      if (verdict.kind !== 'act') return false;
      lists[seat] = verdict.orders;
      const outcome = perform(auction, state, seat, verdict.action, chance);
      if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
      state = outcome.state;
      log.push(`${seat} ${canonical(verdict.action)} ${stateHash(state)}`);
      return true;
    });
    if (!played) throw new Error('nobody plays');
  }
  return log;
}

/** Gives orders for the present version, which moves while the others' orders play. */
async function give(base: string, token: string, orders: unknown): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { version } = (await ask('GET', `${base}/view`, token)).json;
    const reply = await ask('PUT', `${base}/orders`, token, { expected: version, orders });
    if (reply.status === 200) return;
    expect(reply.status).toBe(409);
  }
  throw new Error('the version never rests');
}

test('a chain of orders goes on after every kill', async () => {
  const below = generator(16);
  const open = { game: 'test-auction', seats: 2, name: 'Orders', options: OPTIONS };
  const { json: table } = await ask('POST', '/api/tables', '', open);
  const base = `/api/tables/${table.id}`;
  const tokens: string[] = [];
  for (const name of ['Anna', 'Bruno']) {
    tokens.push((await ask('POST', `${base}/seats`, table.inviteToken, { name })).json.token);
  }
  for (const [seat, list] of LISTS.entries()) await give(base, tokens[seat] as string, list);

  const look = async () => (await ask('GET', `${base}/view`, tokens[0] as string)).json;
  let kills = 0;
  let seen = await look();
  while (seen.status === 'playing') {
    await new Promise((resolve) => setTimeout(resolve, below(120)));
    if (kills < MOST_KILLS) {
      await local.kill();
      kills++;
      await local.restart();
    }
    const { version } = seen;
    seen = await look();
    expect(seen.version).toBeGreaterThanOrEqual(version);
  }
  expect(kills).toBeGreaterThanOrEqual(FEWEST_KILLS);

  const d1 = await local.database();
  const { results } = await d1
    .prepare(
      'select seat, action, actor, hash, seed from actions join tables on id = table_id where seq > 0 order by seq',
    )
    .all<{ seat: number; action: string; actor: string; hash: string; seed: string }>();
  expect(new Set(results.map(({ actor }) => actor))).toEqual(new Set(['orders']));
  const log = results.map(({ seat, action, hash }) => `${seat} ${canonical(JSON.parse(action))} ${hash}`);
  expect(log).toEqual(expectedLog(results[0]?.seed ?? ''));
});
