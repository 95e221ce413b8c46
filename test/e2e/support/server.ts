/** Serves everything once for all journeys: the built pages, the worker, its objects, an empty D1 and the mailbox. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuild, ensureMigrated, serve } from '../../../worker/dev/setup.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuild();
  const state = mkdtempSync(path.join(tmpdir(), 'commonwealth-e2e-'));
  ensureMigrated(state);
  const { child, url } = await serve({ port: await freePort(), state });
  project.provide('url', url);
  return async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    rmSync(state, { recursive: true, force: true });
  };
}
