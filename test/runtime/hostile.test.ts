/**
 * Hostile clients over real connections. No response is 5xx, nothing changes, and other clients are served as before.
 * `HOSTILE=100000 npm test -- runtime hostile` sends that many requests.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generator } from '../properties/randomPlay.ts';
import { badRequests, routesOf, type Target } from '../support/hostile.ts';
import { bundle, type LocalRuntime, startRuntime } from '../support/runtime.ts';
import { Line, requestBytes, Wire, type WireAnswer, type WireRequest } from '../support/wire.ts';

const HOW_MANY = Number(process.env.HOSTILE ?? 4000);
const CONNECTIONS = 20;

let local: LocalRuntime;
let address: URL;
let target: Target;
let tokens: string[];

async function ask<T>(method: string, path: string, token: string, body?: object): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await fetch(new URL(path, address), init);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

beforeAll(async () => {
  local = await startRuntime(bundle());
  address = await local.runtime.ready;
  type Opened = { id: string; hostToken: string; inviteToken: string; watchToken: string };
  const opening = { game: 'test-auction', seats: 2, name: 'Besieged', options: {} };
  const opened = await ask<Opened>('POST', '/api/tables', '', opening);
  const base = `/api/tables/${opened.id}`;
  tokens = [];
  for (const name of ['Anna', 'Bruno']) {
    tokens.push((await ask<{ token: string }>('POST', `${base}/seats`, opened.inviteToken, { name })).token);
  }
  const [token = ''] = tokens;
  target = { id: opened.id, host: opened.hostToken, invite: opened.inviteToken, watch: opened.watchToken, token };
  await ask('POST', `${base}/actions`, token, { expected: 0, actions: [{ type: 'bid', coins: 1 }] });
});
afterAll(async () => {
  await local.stop();
});

/** All that is stored, in one text. */
async function record(): Promise<string> {
  const d1 = await local.database();
  const tables = [
    'tables',
    'seats',
    'games',
    'actions',
    'snapshots',
    'awaited',
    'orders',
    'chat',
    'outbox',
    'addresses',
    'channels',
    'hosts',
    'errands',
  ];
  const rows = await Promise.all(tables.map((name) => d1.prepare(`select * from ${name}`).all()));
  return JSON.stringify(rows.map(({ results }) => results));
}

const bytesOf = (request: WireRequest): Buffer => requestBytes(address, request);

const look = (token = target.token): Buffer =>
  bytesOf({ method: 'GET', path: `/api/tables/${target.id}/view`, headers: { Authorization: `Bearer ${token}` } });

test(`${HOW_MANY} bad requests over kept connections`, async () => {
  const before = await record();
  const description = await (await fetch(new URL('/api/openapi.json', address))).text();
  const next = badRequests(routesOf(description), target, generator(17));
  const statuses = new Map<number, number>();
  const bad: string[] = [];
  let left = HOW_MANY;
  const client = async () => {
    const line = new Line(address);
    while (left-- > 0 && bad.length === 0) {
      const request = next();
      const answer = await line.send(bytesOf(request), request.method);
      const { method, path, body } = request;
      if (!answer) bad.push(`no answer to ${method} ${path} ${body?.slice(0, 100)}`);
      else if (answer.status >= 500)
        bad.push(`${answer.status} ${method} ${path} ${body?.slice(0, 100)} ${answer.body}`);
      else statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
    if ((await line.send(look()))?.status !== 200) bad.push('a client is not served any more');
    line.end();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  expect(bad).toEqual([]);
  expect(await record()).toBe(before);
  for (const status of [200, 400, 404, 409, 413, 422]) {
    expect(statuses.get(status) ?? 0, `${status} was reached`).toBeGreaterThan(0);
  }
});

/** What no client that follows HTTP would send. `{host}` and `{auth}` are put in. */
const POST = `POST /api/tables/{id}/actions HTTP/1.1\r\nHost: {host}\r\n{auth}Idempotency-Key: wire\r\n`;
const GET = `GET /api/tables/{id}/view HTTP/1.1\r\nHost: {host}\r\n{auth}`;
const BROKEN: Record<string, string | Buffer> = {
  'a chunk without an end': `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\n{"exp`,
  'a chunk of another size': `${POST}Transfer-Encoding: chunked\r\n\r\n3\r\n{"expected":1}\r\n0\r\n\r\n`,
  'a chunk whose size is no number': `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'a chunk of an endless size': `${POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}`,
  'a body shorter than its length': `${POST}Content-Length: 500\r\n\r\n{"expected"`,
  'a body longer than its length': `${POST}Content-Length: 2\r\n\r\n{}{"expected":1,"actions":[]}`,
  'a length that is no number': `${POST}Content-Length: many\r\n\r\n{}`,
  'a length below nothing': `${POST}Content-Length: -5\r\n\r\n{}`,
  'two lengths': `${POST}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`,
  'a length and chunks': `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'an unknown encoding': `${POST}Transfer-Encoding: gzip\r\n\r\n{}`,
  'half a request': 'GET /api/tab',
  'half of the headers': GET,
  'a header without a colon': `${GET}nonsense\r\n\r\n`,
  'a header of 200 KB': `${GET}X-Long: ${'x'.repeat(200_000)}\r\n\r\n`,
  'five thousand headers': `${GET}${'X-Many: x\r\n'.repeat(5000)}\r\n`,
  'a nothing in a header': `${GET}X-Odd: a\u0000b\r\n\r\n`,
  'a path that is not UTF-8': Buffer.from(
    'GET /api/tables/\xff\xfe\xc3\x28/view HTTP/1.1\r\nHost: x\r\n\r\n',
    'latin1',
  ),
  'a body that is not UTF-8': Buffer.concat([
    Buffer.from('POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\n'),
    Buffer.from([0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22]),
  ]),
  'a path of 100 KB': `GET /api/${'x'.repeat(100_000)} HTTP/1.1\r\nHost: {host}\r\n\r\n`,
  'a broken escape in the path': `GET /api/tables/%zz%/view HTTP/1.1\r\nHost: {host}\r\n\r\n`,
  'an escaped nothing in the path': `GET /api/tables/%00%ff%c3%28/view HTTP/1.1\r\nHost: {host}\r\n\r\n`,
  'no path': 'GET\r\n\r\n',
  'no version': 'GET /api/games\r\n\r\n',
  'an unknown version': 'GET /api/games HTTP/9.7\r\nHost: {host}\r\n\r\n',
  'no host': 'GET /api/games HTTP/1.1\r\n\r\n',
  'a host that is none': 'GET /api/games HTTP/1.1\r\nHost: ]:%[\r\n\r\n',
  'another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a greeting of TLS': Buffer.from('1603010200010001fc0303', 'hex'),
  'a method that is none': 'FROB /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n',
  'an upgrade to nothing': `${GET}Connection: Upgrade\r\nUpgrade: nothing\r\n\r\n`,
  'a socket without a key': `GET /api/tables/{id}/live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
};

const NO_HTTP = new Set([
  'a length that is no number',
  'a length below nothing',
  'two lengths',
  'an unknown encoding',
  'no path',
  'a host that is none',
  'another protocol',
  'a method that is none',
]);

test('broken requests on the wire', async () => {
  const before = await record();
  const steady = await Wire.open(address);
  const bad: string[] = [];
  for (const [name, text] of Object.entries(BROKEN)) {
    const put = (part: string) =>
      part
        .replace('{id}', target.id)
        .replace('{host}', address.host)
        .replace('{auth}', `Authorization: Bearer ${target.token}\r\n`);
    const wire = await Wire.open(address);
    wire.write(typeof text === 'string' ? put(text) : text);
    // A client that goes silent in the middle of a request gets no response. Other clients must still get theirs.
    const silent = new Promise<null>((resolve) => setTimeout(resolve, 300, null));
    const answer: WireAnswer | null = await Promise.race([wire.answer(), silent]);
    // The runtime refuses what is not HTTP at all, sometimes with 5xx. It never reaches the service.
    const isOurs = answer?.headers.has('content-security-policy');
    if (answer && answer.status >= 500 && (isOurs || !NO_HTTP.has(name))) bad.push(`${name}: ${answer.status}`);
    if (answer && answer.status < 200) bad.push(`${name}: ${answer.status}`);
    wire.end();
    steady.write(look());
    if ((await steady.answer())?.status !== 200) bad.push(`${name}: another connection is not served`);
  }
  steady.end();
  expect(bad).toEqual([]);
  expect(await record()).toBe(before);
});

test('fifty requests at once on one connection are answered in their order', async () => {
  const wire = await Wire.open(address);
  const paths = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? '/api/games' : `/api/tables/${target.id}/at/x`));
  wire.write(Buffer.concat(paths.map((path) => bytesOf({ method: 'GET', path, headers: {} }))));
  const statuses: (number | undefined)[] = [];
  for (const _ of paths) statuses.push((await wire.answer())?.status);
  expect(statuses).toEqual(paths.map((path) => (path === '/api/games' ? 200 : 404)));
  wire.end();
});

test('a thousand sockets at one table', async () => {
  const MANY = 1000;
  const MOST_WATCHING = 200;
  const links = [target.watch, ...tokens];
  const open: { wire: Wire; link: string }[] = [];
  const turnedAway: number[] = [];
  for (let n = 0; n < MANY; n++) {
    const link = links[n % links.length] as string;
    const wire = await Wire.open(address);
    wire.write(
      bytesOf({
        method: 'GET',
        path: `/api/tables/${target.id}/live`,
        headers: {
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
          'Sec-WebSocket-Protocol': `commonwealth, ${link}`,
        },
      }),
    );
    const answer = await wire.answer();
    if (answer?.status === 101) open.push({ wire, link });
    else {
      turnedAway.push(answer?.status ?? 0);
      wire.end();
    }
  }
  // The newest watchers are turned away. If the oldest were closed instead, their pages would reconnect without end.
  expect(turnedAway).toEqual(Array.from({ length: Math.ceil(MANY / links.length) - MOST_WATCHING }, () => 429));

  // The table works as before, and clients that are still connected get the new version.
  const moved = { expected: 1, actions: [{ type: 'bid', coins: 1 }] };
  await ask('POST', `/api/tables/${target.id}/actions`, tokens[1] as string, moved);
  const { version } = await ask<{ version: number }>('GET', `/api/tables/${target.id}/view`, target.token);
  expect(version).toBeGreaterThan(1);
  const heard = new Map<string, number>();
  const codes = new Set<number>();
  for (const { wire, link } of open) {
    for (;;) {
      const frame = await wire.frame();
      if (frame && 'text' in frame && JSON.parse(frame.text).v < version) continue;
      if (frame && 'text' in frame) heard.set(link, (heard.get(link) ?? 0) + 1);
      else codes.add(frame?.code ?? 0);
      break;
    }
    wire.end();
  }
  expect(heard.get(target.watch)).toBe(MOST_WATCHING);
  for (const token of tokens) expect(heard.get(token)).toBe(20);
  expect([...codes]).toEqual([4002]);
});
