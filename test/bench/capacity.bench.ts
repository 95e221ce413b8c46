/**
 * How far the service goes: actions a second with more and more tables on this machine, many open sockets, what a game
 * needs, and what this costs on Cloudflare (capacityCosts.ts). worker/CAPACITY.md explains the numbers.
 */
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tagged } from '../../engine/core/game.ts';
import { games } from '../../engine/index.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { bundle, startRuntime } from '../support/runtime.ts';
import { type GameCost, monthCost, mostGames } from './capacityCosts.ts';
import { median, quantile, report } from './report.ts';

const TABLES = [10, 50, 200];
const SPELL_MS = 15_000;
const SOCKETS = 1000;
/** Longer than this counts as no answer. The request is then sent again with the same key, as a page would do. */
const PATIENCE_MS = 60_000;

const local = await startRuntime(bundle('test/worker/benchWorker.ts'));
const address = await local.runtime.ready;
let requests = 0;
let repeated = 0;

async function ask<T>(method: string, path: string, token = '', body?: unknown): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  for (let tries = 0; ; tries++) {
    requests++;
    try {
      const answer = await fetch(new URL(path, address), { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await answer.text();
      // The room has answered for the seat meanwhile, where only one answer was legal.
      if (answer.status === 409 || answer.status === 422) return null as T;
      if (answer.status < 400) return JSON.parse(text) as T;
      throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      if (tries === 5) throw error;
      repeated++;
      // The runtime closes connections when too many are opened at one instant. A page waits a little, too.
      await sleep(200 * 2 ** tries);
    }
  }
}

interface Play {
  id: string;
  base: string;
  tokens: string[];
}

async function openTable(game: string, seats: number): Promise<Play> {
  const { id, inviteToken } = await ask<TableOpened>('POST', '/api/tables', '', { game, seats, name: 'Load' });
  const base = `/api/tables/${id}`;
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++)
    tokens.push((await ask<{ token: string }>('POST', `${base}/seats`, inviteToken, { name: `P${seat}` })).token);
  return { id, base, tokens };
}

const act = (play: Play, seat: number, expected: number, action: unknown) =>
  ask<{ version: number; view: View } | null>('POST', `${play.base}/actions`, play.tokens[seat], {
    expected,
    actions: [action],
  });

/** Players of a table who do at once whatever the service offers. It costs the bench no thinking. */
async function playFor(play: Play, end: number, times: number[]): Promise<void> {
  while (Date.now() < end) {
    const { awaiting, status } = await ask<View>('GET', `${play.base}/view`, play.tokens[0]);
    const seat = awaiting[0]?.seat;
    if (status === 'finished' || seat === undefined) return;
    const { choices, version } = await ask<View>('GET', `${play.base}/view`, play.tokens[seat]);
    const sure = choices.filter(({ kind }) => kind === 'one') as { action: unknown }[];
    const choice = sure[times.length % sure.length];
    if (!choice) continue;
    const start = performance.now();
    if (await act(play, seat, version, choice.action)) times.push(performance.now() - start);
  }
}

async function load(count: number): Promise<void> {
  const from = performance.now();
  const before = repeated;
  // All at one instant, as it once hung.
  const plays = await Promise.all(Array.from({ length: count }, () => openTable('nations', 2)));
  report({
    bench: `capacity: ${count} tables opened at one instant`,
    value: (performance.now() - from) / 1000,
    unit: 's',
    note: `${repeated - before} requests were sent again`,
  });
  const times: number[] = [];
  const end = Date.now() + SPELL_MS;
  await Promise.all(plays.map((play) => playFor(play, end, times)));
  const bench = `capacity: ${count} tables that play as fast as they can`;
  report({ bench: `${bench}, actions a second`, value: (times.length * 1000) / SPELL_MS, unit: 'actions/s' });
  report({ bench: `${bench}, an action: median`, value: median(times), unit: 'ms' });
  report({ bench: `${bench}, an action: 99 %`, value: quantile(times, 0.99), unit: 'ms' });
}

function openSocket(play: Play, seat: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
      'Sec-WebSocket-Protocol': `commonwealth, ${play.tokens[seat]}`,
    };
    const asking = request(new URL(`${play.base}/live`, address), { headers });
    asking.once('upgrade', (_answer, socket) => resolve(socket as Socket));
    asking.once('response', ({ statusCode }) => reject(new Error(`no socket: ${statusCode}`)));
    asking.once('error', reject);
    asking.end();
  });
}

/** A thousand pages look on. How much longer does an action take? */
async function sockets(): Promise<void> {
  const plays = await Promise.all(Array.from({ length: 50 }, () => openTable('nations', 2)));
  const timed = async (some: readonly Play[]) => {
    const times: number[] = [];
    const end = Date.now() + SPELL_MS;
    await Promise.all(some.map((play) => playFor(play, end, times)));
    return median(times);
  };
  const without = await timed(plays.slice(0, 5));
  const open: Socket[] = [];
  for (let n = 0; n < SOCKETS; n += 50)
    open.push(...(await Promise.all(plays.map((play, index) => openSocket(play, (n / 50 + index) % 2)))));
  const gone = open.filter((socket) => socket.destroyed).length;
  report({ bench: 'capacity: sockets open at fifty tables', value: open.length - gone, unit: 'sockets' });
  report({
    bench: 'capacity: an action with these sockets / without',
    value: (await timed(plays.slice(5, 10))) / without,
    unit: 'ratio',
  });
  for (const socket of open) socket.destroy();
}

const costOf = (id: string) =>
  ask<{ rowsRead: number; rowsWritten: number; stored: number }>('GET', `/bench/cost?id=${id}`);

/** A whole game for three. After each action, the other players look. */
async function wholeGame(id: string): Promise<GameCost> {
  const before = await costOf('');
  const from = requests;
  const play = await openTable(id, 3);
  let view = await ask<View>('GET', `${play.base}/view`, play.tokens[0]);
  while (view.status !== 'finished') {
    const seat = view.awaiting[0]?.seat ?? 0;
    const own = await ask<View>('GET', `${play.base}/view`, play.tokens[seat]);
    const action = games.get(id)?.bot(own.state, seat) as Tagged;
    await act(play, seat, own.version, action);
    view = await ask<View>('GET', `${play.base}/view`, play.tokens[0]);
  }
  const { rowsRead, rowsWritten, stored } = await costOf(play.id);
  return {
    actions: view.version,
    requests: requests - from,
    rowsRead: rowsRead - before.rowsRead,
    rowsWritten: rowsWritten - before.rowsWritten,
    stored,
  };
}

const both = [await wholeGame('wealth-of-nations'), await wholeGame('nations')] as const;
const mean = (of: keyof GameCost) => (both[0][of] + both[1][of]) / 2;
const game: GameCost = {
  actions: mean('actions'),
  requests: mean('requests'),
  rowsRead: mean('rowsRead'),
  rowsWritten: mean('rowsWritten'),
  stored: mean('stored'),
};
for (const [kind, value] of Object.entries(game))
  report({ bench: `capacity: a game for three, mean of both games, ${kind}`, value, unit: kind });
for (const tables of [1000, 100_000, 1_000_000]) {
  const { dollars, parts, gamesADatabase, databasesAYear, actionsASecond } = monthCost(tables, game);
  const bench = `capacity: ${tables} running tables`;
  report({ bench: `${bench}, a month`, value: dollars, unit: 'dollars', note: parts });
  report({ bench: `${bench}, actions a second on average`, value: actionsASecond, unit: 'actions/s' });
  report({ bench: `${bench}, databases filled a year`, value: databasesAYear, unit: `of ${gamesADatabase} games` });
}
report({ bench: 'capacity: games until the letters for databases are used up', value: mostGames(game), unit: 'games' });
for (const count of TABLES) await load(count);
await sockets();
await local.stop();
process.exit(0);
