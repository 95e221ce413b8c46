/**
 * The pages as a browser gets them from the local runtime with an empty cache. It measures the scripts of the first load
 * (all scripts including words, without the service worker, while nobody touches the page), the number of requests and
 * the time until a page is ready, and how smoothly a full board can be dragged.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, chromium } from 'playwright-core';
import { ensureBrowser, ensureMigrated, serve } from '../../worker/dev/setup.mjs';
import type { View } from '../../worker/domain/wire/play.ts';
import { freePort } from '../e2e/support/server.ts';
import { firstLoad, TABLE_READY } from '../support/firstLoad.ts';
import { openTable, playedTable } from '../support/playedTable.ts';
import { layBox, type Panned, pan } from './panning.ts';
import { timeUntilReady } from './ready.ts';
import { median, report } from './report.ts';

const LOADS = 5;
const PANS = 3;
/** The smallest file there is, opened by itself: what the browser and the runtime take for any page. */
const EMPTY = '/theme.js';

const round = (view: View) => Number(view.state?.round);
const phase = (view: View) => view.state?.phase;
const tiles = (view: View) =>
  ((view.state?.board ?? []) as ({ tile: unknown } | null)[]).filter((hex) => hex?.tile).length;

const state = mkdtempSync(path.join(tmpdir(), 'commonwealth-bench-'));
ensureMigrated(state);
const { child, url } = await serve({ port: await freePort(), state });
const browser = await chromium.launch({
  executablePath: ensureBrowser() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const wealth = await playedTable(url, {
    game: 'wealth-of-nations',
    seats: 4,
    until: (view) => round(view) >= 3 && phase(view) === 'trade',
  });
  const nations = await playedTable(url, {
    game: 'nations',
    seats: 3,
    until: (view) => round(view) >= 3 && phase(view) === 'action',
  });
  const lobby = await openTable(url, { game: 'nations', seats: 3, computers: 0 });
  const pages = [
    { name: 'home', link: `${url}/`, ready: 'main h1' },
    { name: 'new table', link: `${url}/new`, ready: 'form' },
    { name: 'lobby', link: lobby.link, ready: 'main ol, main ul' },
    { name: 'table of Wealth of Nations', link: wealth.link, ready: TABLE_READY, goal: 100 },
    { name: 'table of Nations', link: nations.link, ready: TABLE_READY, goal: 100 },
    { name: 'cards', link: `${url}/cards`, ready: '[data-part="found"]' },
    { name: 'rules', link: `${url}/rules/nations`, ready: 'main h2' },
    { name: 'verify', link: `${url}/verify`, ready: 'main h1' },
  ];

  for (const { name, link, ready, goal } of pages) {
    for (const [language, locale] of [
      ['English', 'en-GB'],
      ['Italian', 'it-IT'],
    ]) {
      const load = await firstLoad(browser, link, ready, { locale: String(locale) });
      report({
        bench: `web first load: ${name}, ${language}`,
        value: load.gzip,
        unit: 'KB gzip JS',
        ...(goal ? { goal } : {}),
        note: `${load.scripts.length} scripts, ${load.requests} requests in all`,
      });
    }
  }

  const times = new Map<string, number[]>();
  const empty: number[] = [];
  await timeUntilReady(browser, url + EMPTY, 'pre');
  for (let i = 0; i < LOADS; i++) {
    empty.push(await timeUntilReady(browser, url + EMPTY, 'pre'));
    for (const { name, link, ready } of pages)
      times.set(name, [...(times.get(name) ?? []), await timeUntilReady(browser, link, ready)]);
  }
  for (const [name, samples] of times)
    report({
      bench: `web time until it is ready: ${name}`,
      value: median(samples) / median(empty),
      unit: 'times an empty page',
      note: `${Math.round(median(samples))} ms against ${Math.round(median(empty))} ms, medians of ${LOADS}`,
    });

  const full = await playedTable(url, { game: 'wealth-of-nations', seats: 4, until: (view) => tiles(view) >= 30 });
  const devices: [string, BrowserContextOptions][] = [
    ['1280 px, mouse', { viewport: { width: 1280, height: 800 } }],
    ['360 px, touch', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }],
  ];
  for (const [name, device] of devices) {
    const board: Panned[] = [];
    const box: Panned[] = [];
    for (let i = 0; i < PANS; i++) {
      box.push(await pan(browser, { url: url + EMPTY, selector: '#box', prepare: layBox }, device));
      board.push(
        await pan(
          browser,
          {
            url: full.link,
            selector: '[data-part=board]',
            prepare: async (page) => {
              await page.locator(TABLE_READY).waitFor();
              await page.locator('[data-part=board] [data-hex]').first().focus();
              await page.keyboard.press('+');
              await page.keyboard.press('+');
              await page.waitForTimeout(1000);
            },
          },
          device,
        ),
      );
    }
    const of = (panned: readonly Panned[], what: keyof Panned) => median(panned.map((one) => one[what]));
    report({
      bench: `web frames dropped while panning a full board, ${name}`,
      value: of(board, 'dropped'),
      unit: 'share of frames',
      note: `an empty box: ${of(box, 'dropped').toFixed(3)}; ${tiles(full.view)} tiles on the board`,
    });
    report({
      bench: `web work of a frame while panning a full board, ${name}`,
      value: of(board, 'work') / of(box, 'work'),
      unit: 'times an empty box',
      note: `${of(board, 'work').toFixed(2)} ms of script, style and layout against ${of(box, 'work').toFixed(2)} ms`,
    });
  }
} finally {
  await browser.close();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  rmSync(state, { recursive: true, force: true });
}
