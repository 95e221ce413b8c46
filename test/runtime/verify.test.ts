/** `npm run verify` accepts the file of a finished table and rejects a forged one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../worker/dev/setup.mjs';
import { generator } from '../properties/randomPlay.ts';
import { type Ask, playWholeGame } from '../support/genericClient.ts';
import { bundle, type LocalRuntime, startRuntime } from '../support/runtime.ts';

let local: LocalRuntime;
beforeAll(async () => {
  local = await startRuntime(bundle());
});
afterAll(async () => {
  await local.stop();
});

const ask: Ask = async (method, address, { token, key, body }) => {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  if (key !== undefined) headers['Idempotency-Key'] = key;
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await local.runtime.dispatchFetch(`http://localhost${address}`, init);
  return { status: answer.status, text: await answer.text() };
};

function verify(file: object): { status: number | null; said: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-verify-'));
  const name = path.join(folder, 'table.json');
  writeFileSync(name, JSON.stringify(file));
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'worker/dev/verify.ts', name], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status: done.status, said: done.stdout + done.stderr };
}

test('a real game’s file', async () => {
  const played = await playWholeGame(ask, { game: 'nations', seats: 1, below: generator(4) });
  const { text } = await ask('GET', `/api/tables/${played.id}/export`, { token: played.watch });
  const file = JSON.parse(text) as { log: object[]; hashes: string[]; seed?: string };
  expect(verify(file)).toMatchObject({ status: 0, said: expect.stringContaining('verified:') });
  const forged = { ...file, hashes: file.hashes.toSpliced(5, 1, '0'.repeat(64)) };
  expect(verify(forged)).toMatchObject({ status: 1, said: expect.stringContaining('version 5') });
  expect(verify({ ...file, seed: '0'.repeat(64) })).toMatchObject({
    status: 1,
    said: expect.stringContaining('promised'),
  });
  const { seed: _seed, ...running } = file;
  expect(verify(running)).toMatchObject({ status: 1, said: expect.stringContaining('secret') });
  expect(verify({ ...file, log: file.log.slice(1) }).status).toBe(1);
});
