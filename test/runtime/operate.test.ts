/**
 * The operator's commands against a real local service: backup, wipe, restore, play on; erase a person; and input that is
 * wrong, after which nothing has changed. OPERATE=50 plays fifty tables.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutPeople } from '../../worker/dev/operate/report.ts';
import { ensureBuild, ensureMigrated, root, serve } from '../../worker/dev/setup.mjs';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { playOn } from '../support/playedTable.ts';

const TABLES = Number(process.env.OPERATE ?? 3);
const ADDRESS = 'Wilhelmina@mail.example';
const HASH = createHash('sha256').update(ADDRESS.toLowerCase()).digest('hex');

const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-operate-'));
const state = path.join(folder, 'state');
let service: Awaited<ReturnType<typeof serve>> | null = null;
const said: string[] = [];

const port = await new Promise<number>((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
});

async function start(): Promise<string> {
  ensureMigrated(state);
  service = await serve({ port, state, onLine: (line) => said.push(line) });
  return service.url;
}

async function stop(): Promise<void> {
  if (!service) return;
  const gone = once(service.child, 'exit');
  service.child.kill('SIGTERM');
  await gone;
  service = null;
}

/** What the operator types. */
async function operate(...words: string[]): Promise<{ status: number; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'worker/dev/operate/run.ts', ...words], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [status] = await once(child, 'close');
  return { status, said: output };
}
const here = (...words: string[]) => operate(...words, '--data', state);

async function call<T>(method: string, where: string, token: string, body: unknown): Promise<T> {
  const answer = await fetch(`http://localhost:${port}/api${where}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, Connection: 'close' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

interface Player {
  game: string;
  id: string;
  token: string;
}

const played: Player[] = [];

/** Tables of both games. Every second one is played to its end, the others for a while. */
async function play(url: string): Promise<void> {
  for (let index = 0; index < TABLES; index++) {
    const game = index % 2 === 0 ? 'nations' : 'wealth-of-nations';
    const seats = game === 'nations' ? 2 : 3;
    const { id, token = '' } = await call<TableOpened>('POST', '/tables', '', {
      game,
      seats,
      options: {},
      name: `Table ${index}`,
      computers: seats - 1,
      me: { name: index === 0 ? 'Wilhelmina' : 'Cleo', mail: index < 2 ? ADDRESS : `player${index}@mail.example` },
    });
    const isWhole = index % 4 === 1;
    await playOn(url, { id, token }, game, ({ version }) => !isWhole && version > 20);
    played.push({ game, id, token });
  }
  const [first] = played as [Player, ...Player[]];
  await call('POST', `/tables/${first.id}/chat`, first.token, { text: 'It is me, Wilhelmina' });
}

const fileOf = (backup: string) => path.join(backup, 'DB.sql');
const isSame = (one: string, other: string) => readFileSync(fileOf(one)).equals(readFileSync(fileOf(other)));
/** Whether a backup has a text in it, in letters of any size. */
const has = (backup: string, text: string) =>
  readFileSync(fileOf(backup), 'utf8').toLowerCase().includes(text.toLowerCase());

beforeAll(async () => {
  ensureBuild();
  await play(await start());
}, 3_600_000);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const backup = path.join(folder, 'backup');

test('a running service is looked at and backed up', async () => {
  const [first] = played as [Player, ...Player[]];
  const listed = await here('list');
  expect(listed).toMatchObject({ status: 0, said: expect.stringContaining(`${TABLES} tables`) });
  expect((await here('list', 'WILHELM')).said).toContain(first.id);
  expect((await here('list', 'WILHELM')).said).toContain('1 tables');
  const shown = await here('show', first.id);
  expect(shown).toMatchObject({ status: 0, said: expect.stringContaining('version: ') });
  expect(shown.said).not.toMatch(/[0-9a-f]{64}|mail\.example/);
  const file = path.join(folder, 'table.json');
  expect(await here('export', first.id, file)).toMatchObject({ status: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8')).log.length).toBeGreaterThan(20);
  const report = await here('report');
  expect(report).toMatchObject({ status: 0, said: expect.stringMatching(/tables: \d+ playing, nations/) });
  expect(report.said).toMatch(/waiting for a player: \d+ tables/);
  expect(report.said).not.toMatch(/@|[0-9a-f]{64}|wilhelmina/i);
  expect(withoutPeople('550 5.1.1 <wilhelmina@mail.example>: no such user')).toBe('550 5.1.1 … no such user');
  const watched = execFileSync(process.execPath, ['--import', 'tsx', 'worker/dev/operate/run.ts', 'watch'], {
    cwd: root,
    input: said.join('\n'),
    encoding: 'utf8',
  });
  expect(watched).toMatch(/calls: [1-9]\d*; errors: 0\nstatus 200: \d+/);
  expect(watched).toMatch(/POST \/api\/tables\/\{id\}\/actions: \d+ calls, median \d+ ms/);
  expect(await here('verify')).toMatchObject({ status: 0, said: expect.stringContaining(`${TABLES} tables`) });
  expect(await here('backup', backup)).toMatchObject({ status: 0, said: expect.stringContaining(`${TABLES} tables`) });
});

test('after a wipe, a restored backup has every row and every game, and they are played on', async () => {
  await stop();
  await here('backup', path.join(folder, 'last'));
  rmSync(state, { recursive: true });
  expect(await here('restore', path.join(folder, 'last'))).toMatchObject({
    status: 0,
    said: expect.stringMatching(new RegExp(`${TABLES} tables[\\s\\S]*verified: `)),
  });
  await here('backup', path.join(folder, 'again'));
  expect(isSame(path.join(folder, 'again'), path.join(folder, 'last'))).toBe(true);
  const url = await start();
  const running = played.find((_, index) => index % 4 !== 1) as Player;
  const view = await playOn(url, running, running.game, ({ version }) => version > 30);
  expect(view.status === 'finished' || view.version > 30).toBe(true);
  expect((await here('verify')).status).toBe(0);
});

test('a person who asks for it is erased: no trace in any table, log or backup made after', async () => {
  const [first] = played as [Player, ...Player[]];
  for (const text of [ADDRESS, HASH, 'It is me, Wilhelmina']) expect(has(path.join(folder, 'last'), text)).toBe(true);
  expect(await here('erase-address', ADDRESS)).toMatchObject({ status: 0 });
  expect(await here('erase-seat', first.id, '0')).toMatchObject({ status: 0 });
  // The sweep runs when the service starts.
  await stop();
  await start();
  const after = path.join(folder, 'after');
  for (let tries = 0; tries < 20; tries++) {
    rmSync(after, { recursive: true, force: true });
    expect((await here('backup', after)).status).toBe(0);
    if (!has(after, HASH)) break;
  }
  for (const text of ['wilhelmina', HASH]) expect(has(after, text)).toBe(false);
  expect(said.join('\n').toLowerCase()).not.toContain('wilhelmina');
  expect((await here('verify')).status).toBe(0);
  expect(await here('erase-address', ADDRESS)).toMatchObject({ status: 1 });
});

test('a removed table is gone, and the others stay', async () => {
  const last = played.at(-1) as Player;
  expect((await here('remove', last.id)).status).toBe(0);
  const after = path.join(folder, 'removed');
  await stop();
  await start();
  for (let tries = 0; tries < 20; tries++) {
    rmSync(after, { recursive: true, force: true });
    await here('backup', after);
    if (!has(after, last.id)) break;
  }
  expect(has(after, last.id)).toBe(false);
  expect((await here('list')).said).toContain(`${TABLES - 1} tables`);
});

test('wrong input is refused with its reason, and changes nothing', async () => {
  const [first] = played as [Player, ...Player[]];
  await stop();
  const before = path.join(folder, 'before');
  await here('backup', before);
  const wrong: [string[], RegExp][] = [
    [['show', 'nonsense'], /is not the id of a table/],
    [['show', '0zzzzzzzzzzz'], /there is no table/],
    [['remove', '0zzzzzzzzzzz'], /there is no table/],
    [['remove', 'zzzzzzzzzzzz'], /there is no table/],
    [['remove', `${first.id}' or '1`], /is not the id of a table/],
    [['erase-seat', first.id, '7'], /there is no seat/],
    [['erase-seat', first.id, 'x'], /there is no seat/],
    [['erase-address', 'nobody@mail.example'], /no database holds/],
    [['erase-address', 'nobody'], /is not an e-mail address/],
    [['backup', before], /is not empty/],
    [['restore', backup], /DB is not empty/],
    [['restore', folder], /no backup, or only a part/],
    [['remove'], /usage/],
    [['destroy', 'all'], /usage/],
  ];
  for (const [words, why] of wrong) {
    const found = await here(...words);
    expect(found.said, words.join(' ')).toMatch(why);
    expect(found.status, words.join(' ')).not.toBe(0);
  }
  const after = path.join(folder, 'unchanged');
  await here('backup', after);
  expect(isSame(after, before)).toBe(true);
});

test('half a backup, a damaged one and one of another release are not restored', async () => {
  const empty = path.join(folder, 'empty');
  const damage = async (change: (copy: string) => void): Promise<string> => {
    const copy = path.join(folder, 'damaged');
    rmSync(copy, { recursive: true, force: true });
    cpSync(backup, copy, { recursive: true });
    change(copy);
    const { status, said: words } = await operate('restore', copy, '--data', empty);
    expect(status).toBe(1);
    return words;
  };
  const half = (copy: string) => {
    const file = path.join(copy, 'DB.sql');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, whole.length / 2));
  };
  const manifest = (edit: (text: string) => string) => (copy: string) => {
    const file = path.join(copy, 'backup.json');
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  };
  expect(await damage(half)).toContain('not as it was written');
  expect(await damage((copy) => rmSync(path.join(copy, 'DB.sql')))).toContain('DB.sql is missing');
  expect(await damage((copy) => rmSync(path.join(copy, 'backup.json')))).toContain('only a part');
  expect(await damage(manifest((text) => text.slice(0, 100)))).toContain('cannot be read');
  const newer = manifest((text) => text.replace('"0000_first.sql"', '"0000_first.sql", "9999_later.sql"'));
  expect(await damage(newer)).toContain('other migrations');
  expect(existsSync(path.join(empty, 'v3'))).toBe(false);
});
