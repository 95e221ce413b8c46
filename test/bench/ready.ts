/** How long a page takes until it is ready, with an empty cache, measured by the browser's own clock. */
import type { Browser } from 'playwright-core';

/** What tsx wraps functions in, and a page does not have. */
export const KEEP_NAMES = 'globalThis.__name = (named) => named';

export async function timeUntilReady(browser: Browser, url: string, ready: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript(KEEP_NAMES);
    await page.addInitScript((selector) => {
      const look = () => {
        if (document.readyState === 'complete' && document.querySelector(selector))
          Object.assign(window, { readyAt: performance.now() });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, ready);
    await page.goto(url, { waitUntil: 'commit' });
    const handle = await page.waitForFunction(() => (window as unknown as { readyAt?: number }).readyAt);
    return Number(await handle.jsonValue());
  } finally {
    await context.close();
  }
}
