/** Serves everything once for all journeys: the built pages, the worker, its objects, an empty D1 and the mailbox. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureBuild, ensureMigrated, serve } from '../../../worker/dev/setup.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
    /** Where the browser that all files share is reached. */
    browser: string;
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

/** Starts the service for a kind of tests, and gives what ends it. */
export async function startService(project: TestProject): Promise<{ url: string; end: () => Promise<void> }> {
  ensureBuild();
  const state = mkdtempSync(path.join(tmpdir(), 'commonwealth-e2e-'));
  ensureMigrated(state);
  const { child, url } = await serve({ port: await freePort(), state });
  project.provide('url', url);
  const end = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    rmSync(state, { recursive: true, force: true });
  };
  return { url, end };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { end } = await startService(project);
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await end();
  };
}
