/** Builds the kit's page and opens it in a real browser. Without a browser, the tests that need it are skipped. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium';
export const hasBrowser = existsSync(CHROMIUM);

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

function serveFolder(folder: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const asked = path.join(folder, new URL(request.url ?? '/', 'http://x').pathname);
    const file = existsSync(asked) && path.extname(asked) ? asked : path.join(folder, 'index.html');
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ server, url: `http://127.0.0.1:${port}` });
    });
  });
}

export function useKit(): { page(): Page; url(): string } {
  let browser: Browser | undefined;
  let server: Server | undefined;
  let page: Page | undefined;
  let url = '';
  const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-kit-'));
  beforeAll(async () => {
    await build({
      root: import.meta.dirname,
      base: '/',
      configFile: false,
      logLevel: 'error',
      plugins: [solid()],
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    });
    ({ server, url } = await serveFolder(folder));
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  });
  beforeEach(async () => {
    await page?.context().close();
    const context = await browser?.newContext({ locale: 'en-GB' });
    page = await context?.newPage();
    await page?.goto(url);
    await page?.getByRole('heading', { name: 'The kit' }).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    page: () => {
      if (!page) throw new Error('the page is not open');
      return page;
    },
    url: () => url,
  };
}
