/**
 * A flood at one table, and how long another table waits during the flood. Quiet and flooded periods alternate, so that
 * both run under the same conditions. The limits are those of wrangler.toml.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../worker/dev/setup.mjs';
import type { View } from '../../worker/domain/wire/play.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { bundle, startRuntime } from '../support/runtime.ts';
import { Line, requestBytes } from '../support/wire.ts';
import { median, report } from './report.ts';

const limits = [...readFileSync(path.join(root, 'wrangler.toml'), 'utf8').matchAll(/^(LIMIT_\w+) = "(\d+)"/gm)];
const local = await startRuntime(
  bundle(),
  Object.fromEntries(limits.map(([, name = '', value = '']) => [name, value])),
);
const address = await local.runtime.ready;

/** Each speaks from an address of its own. */
const FLOODER = '192.0.2.1';
const VICTIM = '192.0.2.2';
/** A hundred times what a token may ask for. */
const A_SECOND = 400;
const FLOODERS = 40;
const SPELLS = 8;
const SPELL = 1500;

type Call = [method: string, where: string, token: string, body?: object];

/** One client with a connection of its own. */
class Client {
  readonly #line = new Line(address);

  constructor(readonly source: string) {}

  async ask(...[method, where, token, body]: Call) {
    const headers = {
      'CF-Connecting-IP': this.source,
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': crypto.randomUUID(),
    };
    const request = { method, path: where, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const start = performance.now();
    const answer = await this.#line.send(requestBytes(address, request));
    if (!answer) throw new Error(`no answer to ${method} ${where}`);
    return { ms: performance.now() - start, status: answer.status, text: answer.body };
  }
}

async function openTable(client: Client) {
  const opening = { game: 'test-auction', seats: 2, options: { rounds: 500 }, name: 'Flood' };
  const opened = JSON.parse((await client.ask('POST', '/api/tables', '', opening)).text) as TableOpened;
  const base = `/api/tables/${opened.id}`;
  const claim = async (name: string) =>
    JSON.parse((await client.ask('POST', `${base}/seats`, opened.inviteToken, { name })).text).token as string;
  return { base, tokens: [await claim('Anna'), await claim('Bruno')] };
}

/** Many clients who send at a steady rate until they are told to stop. */
function flood(call: Call): { stop(): Promise<Map<number, number>> } {
  const statuses = new Map<number, number>();
  let isOver = false;
  const flooder = async () => {
    const client = new Client(FLOODER);
    while (!isOver) {
      const { status, ms } = await client.ask(...call);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(Math.max(0, (1000 * FLOODERS) / A_SECOND - ms));
    }
  };
  const all = Promise.all(Array.from({ length: FLOODERS }, flooder));
  return {
    async stop() {
      isOver = true;
      await all;
      return statuses;
    },
  };
}

const besieged = await openTable(new Client(FLOODER));
const victim = new Client(VICTIM);
const other = await openTable(victim);
let version = 0;

/** What a player at the other table feels: a look and a move. */
async function feel(ms: number): Promise<number[]> {
  const felt: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end; ) {
    const token = other.tokens[0] as string;
    const seen = await victim.ask('GET', `${other.base}/view`, token);
    version = (JSON.parse(seen.text) as View).version;
    const move = { expected: version, actions: [{ type: 'shout' }] };
    const moved = await victim.ask('POST', `${other.base}/actions`, token, move);
    if (seen.status !== 200 || moved.status !== 200) throw new Error(`${seen.status} ${moved.status}`);
    felt.push(seen.ms + moved.ms);
    await sleep(400);
  }
  return felt;
}

const [token = ''] = besieged.tokens;
const action = { expected: 0, actions: [{ type: 'bid', coins: -1 }] };
const floods: Record<string, Call> = {
  // The least that any request costs. The other requests are compared with this.
  'requests for no call at all': ['GET', '/api/nothing', token],
  'views with a link of the table': ['GET', `${besieged.base}/view`, token],
  'actions with a link of the table': ['POST', `${besieged.base}/actions`, token, action],
  'views with a wrong link': ['GET', `${besieged.base}/view`, 'x'.repeat(32)],
};
await feel(2000);
for (const [name, call] of Object.entries(floods)) {
  const quiet: number[] = [];
  const flooded: number[] = [];
  const statuses = new Map<number, number>();
  for (let spell = 0; spell < SPELLS; spell++) {
    quiet.push(...(await feel(SPELL)));
    const running = flood(call);
    await sleep(200);
    flooded.push(...(await feel(SPELL)));
    for (const [status, count] of await running.stop()) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  const note = [...statuses].map(([status, count]) => `${count} answered ${status}`).join(', ');
  const bench = `service: a look and a move at another table during a flood of ${name} (${A_SECOND} a second) / without`;
  report({
    bench,
    value: median(flooded) / median(quiet),
    unit: 'ratio',
    ...(call[1] === '/api/nothing' ? {} : { goal: 1.5 }),
    note,
  });
}
await local.stop();
process.exit(0);
