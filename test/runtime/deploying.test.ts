/**
 * Deploying does no harm: while a release serves, the next one is prepared from a copy of the project. A migration that
 * fails and an engine that would change stored games stop it, and the old release plays on.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuild, ensureMigrated, serve } from '../../worker/dev/setup.mjs';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { playOn } from '../support/playedTable.ts';
import { edit, type ScratchCopy, scratchCopy } from '../support/scratchCopy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-deploying-'));
const state = path.join(folder, 'state');
let copy: ScratchCopy;
let service: Awaited<ReturnType<typeof serve>>;
let player: { id: string; token: string };
let seen = 0;

/** The old release serves: the game goes on. */
async function playsOn(): Promise<void> {
  const from = seen;
  const view = await playOn(service.url, player, 'nations', ({ version }) => version > from + 4);
  expect(view.version).toBeGreaterThan(from);
  seen = view.version;
}

async function deploy(...words: string[]): Promise<{ status: number; said: string }> {
  const child = spawn(process.execPath, ['worker/dev/deploy.mjs', '--data', state, ...words], { cwd: copy.folder });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [status] = await once(child, 'close');
  return { status, said };
}

beforeAll(async () => {
  ensureBuild();
  ensureMigrated(state);
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  service = await serve({ port, state });
  const opened = await fetch(`${service.url}/api/tables`, {
    method: 'POST',
    body: JSON.stringify({ game: 'nations', seats: 2, computers: 1, name: 'Ours', me: { name: 'Cleo' } }),
  });
  const { id, token = '' } = (await opened.json()) as TableOpened;
  player = { id, token };
  await playOn(service.url, player, 'nations', ({ version }) => version > 12);
  copy = scratchCopy();
}, 600_000);
afterAll(async () => {
  const gone = once(service.child, 'exit');
  service.child.kill('SIGTERM');
  await gone;
  copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a release that plays the stored games as they are is prepared', async () => {
  expect(await deploy()).toMatchObject({
    status: 0,
    said: expect.stringMatching(/verified: 1 tables[\s\S]*ready: restart/),
  });
  await playsOn();
});

test('a migration that fails leaves nothing behind, and the old release plays on', async () => {
  const broken = path.join(copy.folder, 'migrations', '9999_broken.sql');
  writeFileSync(
    broken,
    'CREATE TABLE `half` (`id` text);\n--> statement-breakpoint\nALTER TABLE `nowhere` ADD `x` text;\n',
  );
  const { status, said } = await deploy();
  expect(status).toBe(1);
  expect(said).toContain('the migration failed. Nothing was deployed');
  await playsOn();
  // The same migration can be tried again once it is mended, so no half of it is there.
  writeFileSync(broken, 'CREATE TABLE `half` (`id` text);\n');
  expect(await deploy()).toMatchObject({ status: 0 });
  await playsOn();
});

test('an engine that would change a stored game is told with the game, and is not deployed', async () => {
  const values = path.join(copy.folder, 'engine/nations/data/values.ts');
  edit(values, (text) => text.replace(/growth: \{ .*/, 'growth: { chieftain: 9, prince: 8, king: 7, emperor: 6 },'));
  const { status, said } = await deploy();
  expect(status).toBe(1);
  expect(said).toMatch(new RegExp(`${player.id} \\(nations\\): version \\d+: `));
  expect(said).toContain('would change stored games');
  expect(await deploy('--anyway')).toMatchObject({ status: 0 });
  await playsOn();
});
