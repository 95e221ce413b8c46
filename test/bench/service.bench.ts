/**
 * The service: ratios within one run of the local runtime, and what a game costs. Each side of a ratio sends one HTTP
 * request after the other. The players of the whole games are people who choose as the computer would. After each action
 * all other players look at the table.
 *
 * A commit is compared with the least work of any room that takes one command after the other: the same request arrives,
 * goes to the same Durable Object, and from there one batch with the same statements, rows and bytes goes to D1. The rest
 * is the commit's own work: key and version, the rules, the hash of the state, the response with its view. To show what
 * the room itself costs, the worker also sends the same batch without a room.
 */
import type { Tagged } from '../../engine/core/game.ts';
import { games } from '../../engine/index.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { bundle, startRuntime } from '../support/runtime.ts';
import { median, report } from './report.ts';

const local = await startRuntime(bundle('test/worker/benchWorker.ts'));
const address = await local.runtime.ready;

interface Call {
  token?: string | undefined;
  key?: string;
  tag?: string;
  body?: unknown;
}

const totals = { requests: 0, bytes: 0 };
const commits: number[] = [];
const bares: number[] = [];
const roomless: number[] = [];

async function ask<T>(method: string, path: string, { token, key, tag, body }: Call = {}) {
  const headers: Record<string, string> = { 'Accept-Encoding': 'identity' };
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  if (key !== undefined) headers['Idempotency-Key'] = key;
  if (tag !== undefined) headers['If-None-Match'] = tag;
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const start = performance.now();
  const answer = await fetch(new URL(path, address), init);
  const text = await answer.text();
  const ms = performance.now() - start;
  totals.requests++;
  totals.bytes += text.length;
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  return { ms, tag: answer.headers.get('ETag') ?? '', json: (text === '' ? null : JSON.parse(text)) as T };
}

interface Play {
  id: string;
  base: string;
  watch: string;
  tokens: string[];
}

async function openTable(game: string, seats: number, options: object): Promise<Play> {
  const body = { game, seats, options, name: 'Bench' };
  const { json } = await ask<TableOpened>('POST', '/api/tables', { body });
  const base = `/api/tables/${json.id}`;
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const claim = { token: json.inviteToken, body: { name: `Player ${seat}` } };
    const { token } = (await ask<{ token: string }>('POST', `${base}/seats`, claim)).json;
    await ask('PATCH', `${base}/seats/${seat}`, { token, body: { autoAnswer: false } });
    tokens.push(token);
  }
  return { id: json.id, base, watch: json.watchToken, tokens };
}

let keys = 0;
const command = (play: Play, seat: number, expected: number, actions: Tagged[]): Call => ({
  token: play.tokens[seat],
  key: `k${++keys}`,
  body: { expected, actions },
});
const act = (play: Play, seat: number, expected: number, actions: Tagged[]) =>
  ask<{ view: View }>('POST', `${play.base}/actions`, command(play, seat, expected, actions));

type Send = (play: Play, call: Call) => Promise<View>;
const send: Send = async (play, call) => (await ask<{ view: View }>('POST', `${play.base}/actions`, call)).json.view;

/** Plays to the end. */
async function playGame(id: string, seats: number, sent: Send): Promise<{ play: Play; actions: number }> {
  const game = games.get(id);
  if (!game) throw new Error(`no game ${id}`);
  const play = await openTable(id, seats, {});
  const views: View[] = [];
  const look = async (seat: number) => {
    views[seat] = (await ask<View>('GET', `${play.base}/view`, { token: play.tokens[seat] })).json;
  };
  for (let seat = 0; seat < seats; seat++) await look(seat);
  for (;;) {
    const seat = views[0]?.awaiting[0]?.seat;
    const view = seat === undefined ? undefined : views[seat];
    if (seat === undefined || !view) return { play, actions: views[0]?.version ?? 0 };
    const action = game.bot(view.state, seat) as Tagged;
    views[seat] = await sent(play, command(play, seat, view.version, [action]));
    for (let other = 0; other < seats; other++) if (other !== seat) await look(other);
  }
}

/** Not a part of the game: it counts for nothing. */
async function beside<T>(work: () => Promise<T>): Promise<T> {
  const counted = { ...totals };
  const done = await work();
  Object.assign(totals, counted);
  return done;
}

/**
 * A commit, and what it is compared with: the batch of the action before, sent twice more. Each of the three comes first,
 * second and last equally often. The connection is warmed up before each, because the computer has just thought for long.
 */
async function compared(play: Play, call: Call): Promise<View> {
  const settle = () => beside(() => ask('GET', '/bench/query'));
  let view: View | undefined;
  const sides = [
    async () => {
      const done = await ask<{ view: View }>('POST', `${play.base}/actions`, call);
      view = done.json.view;
      commits.push(done.ms);
    },
    () => beside(async () => bares.push((await ask('POST', `/bench/bare?id=${play.id}&as=bare-${play.id}`, call)).ms)),
    () =>
      beside(async () => roomless.push((await ask('POST', `/bench/bareWithoutRoom?as=roomless-${play.id}`, call)).ms)),
  ];
  const turn = commits.length % sides.length;
  for (const side of [...sides.slice(turn), ...sides.slice(0, turn)]) {
    await settle();
    await side();
  }
  return view as View;
}

/** The first action has none before it. */
function comparing(): Send {
  let isFirst = true;
  return async (play, call) => {
    const view = isFirst ? await send(play, call) : await compared(play, call);
    isFirst = false;
    for (const as of ['bare', 'roomless'])
      await beside(() => ask('POST', `/bench/prepare?id=${play.id}&as=${as}-${play.id}`));
    return view;
  };
}

const cost = async (id: string) =>
  (await ask<{ rowsRead: number; rowsWritten: number; stored: number }>('GET', `/bench/cost?id=${id}`)).json;
const ratio = (bench: string, of: number[], to: number[], goal?: number) =>
  report({
    bench: `service: ${bench}`,
    value: median(of) / median(to),
    unit: 'ratio',
    ...(goal === undefined ? {} : { goal }),
  });

/** One table is far on, the other begins; their actions are taken in turns. It comes first, to warm up the service. */
const SAMPLES = 120;
const shouts = (n: number) => Array.from({ length: n }, () => ({ type: 'shout' }));
const old = await openTable('test-auction', 2, { rounds: 500 });
let far = 0;
for (; far < 1000 - SAMPLES; far += 20) await act(old, 0, far, shouts(20));
const young = await openTable('test-auction', 2, { rounds: 500 });
const first: number[] = [];
const last: number[] = [];
for (let n = 0; n < SAMPLES; n++) {
  first.push((await act(young, 0, n, shouts(1))).ms);
  last.push((await act(old, 0, far + n, shouts(1))).ms);
}
ratio('1,000th action / 10th action', last, first, 1.1);
for (let version = 1000; version < 1500; version += 20) await act(old, 0, version, shouts(20));
const opened: number[] = [];
const queries: number[] = [];
for (let n = 0; n < 100; n++) {
  opened.push((await ask('GET', `${old.base}/at/${n * 15}`, { token: old.watch })).ms);
  queries.push((await ask('GET', '/bench/query')).ms);
}
ratio('history: any version of 1,500 opened / smallest D1 query', opened, queries);

const costs: (() => void)[] = [];
for (const [id, seats] of [
  ['wealth-of-nations', 3],
  ['nations', 3],
] as const) {
  // The first game warms up the rules. The bare batch needs no rules, so it is warm already.
  await playGame(id, seats, send);
  const before = await cost('');
  const start = { ...totals };
  const { play, actions } = await playGame(id, seats, comparing());
  const after = await cost(play.id);
  const name = `service: a game of ${id} for ${seats}`;
  const lines = [
    [`${name}, actions`, actions, 'actions'],
    [`${name}, requests`, totals.requests - start.requests - 1, 'requests'],
    [`${name}, D1 rows written`, after.rowsWritten - before.rowsWritten, 'rows'],
    [`${name}, D1 rows written an action`, (after.rowsWritten - before.rowsWritten) / actions, 'rows'],
    [`${name}, D1 rows read`, after.rowsRead - before.rowsRead, 'rows'],
    [`${name}, bytes stored`, after.stored, 'bytes'],
    [`${name}, bytes sent before compression`, totals.bytes - start.bytes, 'bytes'],
  ] as const;
  costs.push(() => {
    for (const [bench, value, unit] of lines) {
      report({ bench, value, unit, ...(bench.endsWith('an action') ? { goal: 6 } : {}) });
    }
  });
  const opened: number[] = [];
  const queries: number[] = [];
  for (let n = 0; n < 60; n++) {
    const version = Math.floor((n / 60) * actions);
    opened.push((await ask('GET', `${play.base}/at/${version}`, { token: play.watch })).ms);
    queries.push((await ask('GET', '/bench/query')).ms);
  }
  costs.push(() =>
    ratio(`a game of ${id} for ${seats}, history: any version opened / smallest D1 query`, opened, queries),
  );
}
ratio('commit of an action / bare D1 batch of the same rows, from the same room', commits, bares, 1.2);
ratio('commit of an action / the same batch sent without a Durable Object', commits, roomless);
report({ bench: 'service: commit of an action, median', value: median(commits), unit: 'ms' });

const found = { empty: [] as number[], view: [] as number[], unchanged: [] as number[] };
const looked = await openTable('wealth-of-nations', 3, {});
const token = looked.tokens[0];
const { tag } = await ask('GET', `${looked.base}/view`, { token });
for (let n = 0; n < 400; n++) {
  found.empty.push((await ask('GET', `/bench/empty?id=${looked.id}`)).ms);
  found.view.push((await ask('GET', `${looked.base}/view`, { token })).ms);
  found.unchanged.push((await ask('GET', `${looked.base}/view`, { token, tag })).ms);
}
ratio('warm view / empty Durable Object call', found.view, found.empty, 1.5);
ratio('unchanged view (304) / empty Durable Object call', found.unchanged, found.empty, 1.5);

for (const print of costs) print();
await local.stop();
process.exit(0);
