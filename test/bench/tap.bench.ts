/**
 * How long a phone is busy at a stretch after a tap: a move on a full board of Wealth of Nations, from its first tap until
 * the answer of the service is drawn. The processor is slowed down four times, as on a cheap phone.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { ensureBrowser, ensureMigrated, serve } from '../../worker/dev/setup.mjs';
import type { View } from '../../worker/domain/wire/play.ts';
import { freePort } from '../e2e/support/server.ts';
import { playedTable } from '../support/playedTable.ts';
import { KEEP_NAMES } from './ready.ts';
import { median, report } from './report.ts';
import { type Busy, busiest, TRACED } from './tasks.ts';

const GOAL_MS = 100;
const GAMES = 3;
const SLOWER = 4;
/** When the page draws nothing for this long, it has drawn the answer. */
const REST_MS = 700;
const FULL = 30;

interface Step {
  name: string;
  tap: (page: Page) => Locator;
}

const decision = (page: Page) => page.getByRole('region', { name: 'Current decision' });
const enabled = (locator: Locator) => locator.and(locator.page().locator(':enabled:not([aria-disabled=true])')).first();

const MOVES: { phase: string; action: string; steps: Step[] }[] = [
  {
    phase: 'trade',
    action: 'sell',
    steps: [
      { name: 'choose a cube', tap: (page) => enabled(page.getByRole('button', { name: /^sell one/ })) },
      { name: 'sell it', tap: (page) => enabled(decision(page).getByRole('button', { name: /^Sell/ })) },
    ],
  },
  {
    phase: 'develop',
    action: 'placeFlag',
    steps: [
      { name: 'choose the flag', tap: (page) => enabled(decision(page).getByRole('button', { name: /^Flag/ })) },
      { name: 'choose a hex', tap: (page) => page.getByRole('button', { name: /can be chosen$/ }).first() },
      { name: 'place it', tap: (page) => enabled(decision(page).getByRole('button', { name: /^Flag on/ })) },
    ],
  },
];

const tiles = (view: View) =>
  ((view.state?.board ?? []) as ({ tile: unknown } | null)[]).filter((hex) => hex?.tile).length;
const offers = (view: View, action: string) =>
  view.choices.some(
    (choice) =>
      (choice.kind === 'one' && choice.action.type === action) ||
      (choice.kind === 'family' && choice.template.type === action),
  );

const state = mkdtempSync(path.join(tmpdir(), 'commonwealth-bench-'));
ensureMigrated(state);
const { child, url } = await serve({ port: await freePort(), state });
const browser = await chromium.launch({
  executablePath: ensureBrowser() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { phase, action, steps } of MOVES) {
    const samples = new Map<string, Busy[]>();
    for (let i = 0; i < GAMES; i++) {
      const table = await playedTable(url, {
        game: 'wealth-of-nations',
        seats: 4,
        until: (view) => tiles(view) >= FULL && view.state?.phase === phase && offers(view, action),
      });
      for (const [name, busy] of await play(browser, table.link, steps))
        samples.set(name, [...(samples.get(name) ?? []), busy]);
    }
    for (const [name, all] of samples) {
      const value = median(all.map(({ longest }) => longest));
      report({
        bench: `tap: the longest task on a full board, ${phase}: ${name}`,
        value,
        unit: 'ms',
        goal: GOAL_MS,
        note: all.find(({ longest }) => longest === value)?.parts ?? '',
      });
    }
  }
} finally {
  await browser.close();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  rmSync(state, { recursive: true, force: true });
}

async function play(on: Browser, link: string, steps: readonly Step[]): Promise<[string, Busy][]> {
  const context = await on.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript(KEEP_NAMES);
    await page.goto(link);
    await steps[0]?.tap(page).waitFor();
    await page.waitForTimeout(3000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const found: [string, Busy][] = [];
    for (const { name, tap } of steps) {
      const target = tap(page);
      await target.waitFor();
      await on.startTracing(page, { categories: TRACED });
      // The signs of a hex are drawn over what is tapped.
      await target.tap({ force: true });
      await atRest(page);
      found.push([name, busiest(await on.stopTracing())]);
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Nothing changes in the page any more. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, rest);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    REST_MS,
  );
}
