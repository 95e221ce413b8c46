/**
 * One's own machine for real: `npm start -- --production` with a mail server. It is stopped, started and killed, and its
 * players play on.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuild, root } from '../../worker/dev/setup.mjs';
import type { ChannelKinds } from '../../worker/domain/wire/channels.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { startServer } from '../notices/wire.ts';
import { playOn } from '../support/playedTable.ts';

const ORIGIN = 'https://play.example.org';
const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-production-'));
const data = path.join(folder, 'data');
const port = await new Promise<number>((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
});
const url = `http://127.0.0.1:${port}`;

let server: Awaited<ReturnType<typeof startServer>>;
let child: ChildProcess | null = null;
let said = '';

function run(env: Record<string, string>, ...words: string[]): ChildProcess {
  const script = path.join(root, 'worker/dev/start.mjs');
  const started = spawn(process.execPath, [script, '--production', '--port', `${port}`, '--data', data, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  return started;
}

const mailOf = (): Record<string, string> => ({
  SMTP_HOST: 'localhost',
  SMTP_PORT: String(server.port),
  SMTP_SECURITY: 'none',
  MAIL_FROM: 'table@play.example.org',
});

async function until<T>(what: string, find: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + 180_000; Date.now() < end; ) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${what} did not come:\n${said.slice(-4000)}`);
}

async function start(): Promise<void> {
  said = '';
  child = run(mailOf(), '--origin', ORIGIN);
  await until('the service', () => said.includes('ready.'));
}

async function stop(): Promise<void> {
  if (!child) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  child = null;
}

const ask = (method: string, where: string, token = '', body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${where}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, Connection: 'close', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** What matches in the newest letter that has it. */
const linkIn = (what: RegExp) =>
  until(`a letter with ${what}`, () =>
    server.received.flatMap(({ parsed }) => what.exec(parsed.text ?? '')?.[1] ?? []).at(-1),
  );
const local = (link: string) => link.replace(ORIGIN, '');

beforeAll(async () => {
  ensureBuild();
  server = await startServer();
}, 600_000);
afterAll(async () => {
  await stop();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['no origin', {}, [], /needs --origin/],
  ['an origin without encryption', {}, ['--origin', 'http://play.example.org'], /https/],
  ['an origin with a path', {}, ['--origin', `${ORIGIN}/games`], /no path/],
  ['half of the mail', { SMTP_HOST: 'localhost' }, ['--origin', ORIGIN], /MAIL_FROM is not set/],
])('with %s it does not start and says why', async (_what, env, words, why) => {
  said = '';
  const [status] = await once(run(env as Record<string, string>, ...words), 'exit');
  expect(status).not.toBe(0);
  expect(said).toMatch(why);
});

const people: { id: string; token: string } = { id: '', token: '' };
let mailed = '';

test('it serves pages and tables, and sends mail whose links lead to the origin', async () => {
  await start();
  expect((await ask('GET', '/')).headers.get('Content-Type')).toContain('text/html');
  expect((await ask('GET', '/dev/mail')).status).toBe(404);
  expect(await (await ask('GET', '/api/health')).json()).toMatchObject({ ok: true });
  const opening = {
    game: 'nations',
    seats: 2,
    computers: 1,
    name: 'Ours',
    me: { name: 'Cleo', mail: 'cleo@mail.example' },
  };
  const { id, token = '' } = (await (await ask('POST', '/api/tables', '', opening)).json()) as TableOpened;
  Object.assign(people, { id, token });
  const confirm = await linkIn(new RegExp(`(${ORIGIN}/api/mail/confirm\\?t=\\S+)`));
  expect((await ask('POST', local(confirm))).status).toBe(200);
  await playOn(url, people, 'nations', ({ version }) => version > 10);
  await ask('POST', '/api/mail/links', '', { mail: 'cleo@mail.example' });
  mailed = await linkIn(/(https:\S+\/t\/\S+#[\w-]+)/);
  expect(mailed).toContain(`${ORIGIN}/t/${id}#`);
});

test('everything is in one folder, and nobody else reads the keys', async () => {
  expect(statSync(data).mode & 0o077).toBe(0);
  for (const key of ['link-key', 'push.key']) expect(statSync(path.join(data, key)).mode & 0o077).toBe(0);
  const channels = (await (await ask('GET', '/api/channels')).json()) as ChannelKinds;
  expect(channels.pushKey).toMatch(/^[\w-]{80,}$/);
});

test('its log has calls and no tokens, names or addresses', () => {
  expect(said).toContain('"call":"POST /api/tables/{id}/actions"');
  expect(said).not.toMatch(/Cleo|cleo@|Bearer/);
  expect(said).not.toContain(people.token);
});

test('stopped and started, the same players play on, and links in older mail still open', async () => {
  await stop();
  await expect(ask('GET', '/api/games')).rejects.toThrow();
  await start();
  const view = await playOn(url, people, 'nations', ({ version }) => version > 20);
  expect(view.version).toBeGreaterThan(10);
  const mailToken = mailed.slice(mailed.indexOf('#') + 1);
  expect((await ask('GET', `/api/tables/${people.id}/view`, mailToken)).status).toBe(200);
});

test('the limits of an address count by what the proxy says', async () => {
  const opening = { game: 'nations', seats: 2, name: 'Many' };
  const open = (address: string) => ask('POST', '/api/tables', '', opening, { 'CF-Connecting-IP': address });
  const statuses: number[] = [];
  for (let tables = 0; tables < 62; tables++) statuses.push((await open('192.0.2.7')).status);
  expect(statuses.at(0)).toBe(201);
  expect(statuses.at(-1)).toBe(429);
  expect((await open('192.0.2.8')).status).toBe(201);
});

test('if the runtime dies, the whole service ends, so that systemd starts it again', async () => {
  const running = child as ChildProcess;
  const gone = once(running, 'exit');
  const below = (pid: number): number[] =>
    execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .map(Number)
      .filter((found) => found > 0);
  const [runtime = 0] = below(running.pid ?? 0);
  for (const workerd of below(runtime)) process.kill(workerd, 'SIGKILL');
  const [status] = await gone;
  child = null;
  expect(status).not.toBe(0);
});
