/**
 * What a browser loads with an empty cache until the page is ready and nothing more comes: every script including words,
 * whether it is requested at once, by another script, or in an idle moment afterwards. Nobody touches the page, so code
 * that loads when somebody opens something is not part of the first load. The service worker is off, because what it
 * stores is for the next visit without a connection.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';

/** The page counts as loaded when nothing comes for this long. By then a page has started what it does when idle. */
const QUIET_MS = 2500;

interface Script {
  name: string;
  code: string;
  /** In bytes, compressed separately, as it is sent. */
  gzip: number;
}

export interface FirstLoad {
  scripts: Script[];
  /** All scripts together, in KB. */
  gzip: number;
  /** Everything that was requested, including the page itself. */
  requests: number;
}

/** Where a player sees the question, or whom the table waits for. */
export const TABLE_READY = '[data-part="ask"] p';

export async function firstLoad(
  browser: Browser,
  url: string,
  stands: string,
  device: BrowserContextOptions = {},
): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...device,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const scripts: Promise<Script>[] = [];
    let requests = 0;
    let pending = 0;
    let last = Date.now();
    const settled = () => {
      pending--;
      last = Date.now();
    };
    page.on('request', () => {
      requests++;
      pending++;
    });
    page.on('requestfailed', settled);
    page.on('requestfinished', settled);
    page.on('response', (response) => {
      if (!response.headers()['content-type']?.includes('javascript')) return;
      scripts.push(
        response.body().then((body) => ({
          name: new URL(response.url()).pathname.split('/').at(-1) ?? '',
          code: body.toString(),
          gzip: gzipSync(body).length,
        })),
      );
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(stands).first().waitFor();
    while (pending > 0 || Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
    const all = await Promise.all(scripts);
    return { scripts: all, gzip: all.reduce((sum, { gzip }) => sum + gzip, 0) / 1024, requests };
  } finally {
    await context.close();
  }
}
