/**
 * Tabs that stay open: one tab navigates from every kind of page to every other without a reload. Each page must then be
 * like a fresh load of the same address: the same boxes to the pixel, the same focus, and nothing left behind.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { bringCamera, comesToBe, differences, type Shot, shotAtRest } from './support/boxes.ts';
import { useBrowser } from './support/browser.ts';
import { ASKED, follow, openPlaces, type Place, settleAt } from './support/places.ts';

const { player } = useBrowser();

let places: Place[] = [];
beforeAll(async () => {
  places = await openPlaces(inject('url'));
}, 600_000);

const placeOf = (name: string): Place => {
  const place = places.find((one) => one.name === name);
  if (!place) throw new Error(`there is no place ${name}`);
  return place;
};

/** A browser that knows all tables, whose clock stands still and whose chance is none: so that two looks are alike. */
async function prepare(context: BrowserContext): Promise<void> {
  await bringCamera(context);
  const links = places.flatMap(({ link }, i) => (link ? [{ ...link, opened: i }] : []));
  await context.addInitScript(
    ([tables, now]) => {
      Date.now = () => now;
      Math.random = () => 0.5;
      if (!localStorage.getItem('cw:tables')) localStorage.setItem('cw:tables', JSON.stringify(tables));
    },
    [links, Date.now()] as const,
  );
  await context.addInitScript(countWhatIsLeft);
}

interface Left {
  sockets: number;
  intervals: number;
  timeouts: number;
  listeners: number;
}

declare global {
  var countLeft: () => Left;
}

/** Runs in the page before its code: counts open sockets, timers that will still fire, and who listens at the window. */
function countWhatIsLeft(): void {
  const sockets = new Set<WebSocket>();
  const timeouts = new Set<unknown>();
  const intervals = new Set<unknown>();
  const listeners = new Map<string, Set<unknown>>();
  const RealSocket = WebSocket;
  globalThis.WebSocket = class extends RealSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      sockets.add(this);
      // This holds no reference to what has ended, so that the test does not cause the leak it looks for.
      this.addEventListener('close', () => sockets.delete(this));
    }
  };
  const { setTimeout: startTimeout, clearTimeout: stopTimeout } = globalThis;
  const { setInterval: startInterval, clearInterval: stopInterval } = globalThis;
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    const timer = startTimeout(() => {
      timeouts.delete(timer);
      run();
    }, ms);
    timeouts.add(timer);
    return timer;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((timer: never) => {
    timeouts.delete(timer);
    stopTimeout(timer);
  }) as typeof clearTimeout;
  globalThis.setInterval = ((run: () => void, ms?: number) => {
    const timer = startInterval(run, ms);
    intervals.add(timer);
    return timer;
  }) as typeof setInterval;
  globalThis.clearInterval = ((timer: never) => {
    intervals.delete(timer);
    stopInterval(timer);
  }) as typeof clearInterval;
  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const of = (type: string) => {
      const key = `${name} ${type}`;
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known);
      return known;
    };
    target.addEventListener = (type: string, run: never, options?: boolean | AddEventListenerOptions) => {
      of(type).add(run);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => of(type).delete(run));
      add(type, run, options);
    };
    target.removeEventListener = (type: string, run: never, options?: never) => {
      of(type).delete(run);
      remove(type, run, options);
    };
  }
  globalThis.countLeft = () => ({
    sockets: [...sockets].filter((socket) => socket.readyState <= WebSocket.OPEN).length,
    intervals: intervals.size,
    timeouts: timeouts.size,
    listeners: [...listeners.values()].reduce((sum, known) => sum + known.size, 0),
  });
}

async function fresh(page: Page, place: Place): Promise<Shot> {
  await page.goto(place.path);
  await settleAt(page, place);
  return shotAtRest(page);
}

/** A walk through the places that takes every way from one to another once (Hierholzer: as many ways in as out). */
function everyWay(count: number): number[] {
  const left = Array.from({ length: count }, (_, from) =>
    Array.from({ length: count }, (_, to) => to).filter((to) => to !== from),
  );
  const walk: number[] = [];
  const open = [0];
  while (open.length > 0) {
    const next = left[open.at(-1) ?? 0]?.pop();
    if (next === undefined) walk.push(open.pop() ?? 0);
    else open.push(next);
  }
  return walk.reverse();
}

/** Shorter: rounds through all places, each with another stride, so that each is come to from as many others. */
function rounds(count: number, strides: readonly number[]): number[] {
  return [0, ...strides.flatMap((stride) => Array.from({ length: count }, (_, i) => ((i + 1) * stride) % count))];
}

/** Walks in one tab, and says where a page is not as when opened fresh. */
async function walkThrough(walk: readonly Place[], size: 'desk' | 'phone'): Promise<string[]> {
  const { page, context } = await player({ size, motion: 'reduce' });
  await prepare(context);
  const reference = await context.newPage();
  const expected = new Map<string, Shot>();
  for (const place of new Set(walk)) expected.set(place.name, await fresh(reference, place));

  const wrong: string[] = [];
  let before = walk[0] as Place;
  await fresh(page, before);
  for (const place of walk.slice(1)) {
    // Its list starts with the table that was opened last, so its expected look depends on the path.
    if (place.name === 'home') expected.set('home', await fresh(reference, place));
    await follow(page, place);
    await settleAt(page, place);
    let wanted = expected.get(place.name) as Shot;
    let found = await comesToBe(page, wanted);
    if (found) {
      // On a busy machine a part of the fresh page may come after the look at it, so the test looks at it once more.
      wanted = await fresh(reference, place);
      expected.set(place.name, wanted);
      found = await comesToBe(page, wanted);
    }
    if (found) wrong.push(`${before.name} → ${place.name}:\n  ${differences(wanted, found).join('\n  ')}`);
    before = place;
  }
  return wrong;
}

describe('one page without reloading', () => {
  it.each([
    { size: 'desk', walkOf: everyWay, ways: 380 },
    { size: 'phone', walkOf: (count: number) => rounds(count, [1, 3, 7, 19]), ways: 80 },
  ] as const)('every page after others is as when opened fresh ($size, $ways ways)', async ({ size, walkOf, ways }) => {
    const walk = walkOf(places.length).map((i) => places[i] as Place);
    expect(new Set(walk.slice(1).map((to, i) => `${walk[i]?.name} → ${to.name}`)).size).toBe(ways);
    // Most of a walk is waiting, so two tabs walk at a time.
    const middle = Math.ceil(walk.length / 2);
    const wrong = await Promise.all([
      walkThrough(walk.slice(0, middle), size),
      walkThrough(walk.slice(middle - 1), size),
    ]);
    expect(wrong.flat()).toEqual([]);
  });

  it('shows every round in the charts of the end, although the log comes after the sheet', async () => {
    const { page, context } = await player();
    await prepare(context);
    const end = placeOf('Nations, end');
    let release = (): void => {};
    const isShown = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/log\?/, async (route) => {
      await isShown;
      await route.continue();
    });
    await page.goto(end.path);
    await settleAt(page, end);
    release();
    const rows = page.getByRole('table', { name: 'VP held' }).getByRole('row');
    await expect.poll(() => rows.first().getByRole('cell').count()).toBe(2);
  });

  it('leaves nothing behind: after 200 changes of table as after 2', async () => {
    const { page, context } = await player({ motion: 'reduce', isWatched: false });
    await prepare(context);
    const tables = places.filter(({ link, stands }) => link && stands === ASKED);
    const lobby = placeOf('lobby');
    const here = tables[0] as Place;
    const devtools = await context.newCDPSession(page);
    const measure = async () => {
      await settleAt(page, here);
      await page.waitForLoadState('networkidle');
      // A short notice disappears by itself. A timer that is due within seconds is not a leftover.
      await expect
        .poll(() => page.evaluate(() => document.querySelectorAll('[data-part="toast"]').length), { timeout: 30_000 })
        .toBe(0);
      await devtools.send('HeapProfiler.enable');
      for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      const { nodes } = await devtools.send('Memory.getDOMCounters');
      return { left: await page.evaluate(() => countLeft()), heap: usedSize, nodes };
    };
    const change = async (to: Place) => {
      await follow(page, to);
      await page.locator(to.stands).first().waitFor({ state: 'attached' });
    };
    await page.goto(here.path);
    // All code is loaded before the first count.
    for (const place of [...tables, lobby, here]) await change(place);
    await change(tables[1] as Place);
    await change(here);
    const few = await measure();
    for (let i = 0; i < 199; i++) await change(i % 20 === 0 ? lobby : (tables[(i * 3 + 1) % tables.length] as Place));
    await change(here);
    const many = await measure();
    console.log(`after 2: ${JSON.stringify(few)}; after 200: ${JSON.stringify(many)}`);
    // A timer that was about to fire at the first count may have fired at the second.
    expect(many.left.timeouts).toBeLessThanOrEqual(few.left.timeouts);
    expect({ ...many.left, timeouts: 0 }).toEqual({ ...few.left, timeouts: 0 });
    expect(many.left.sockets).toBe(1);
    expect(many.nodes).toBeLessThan(few.nodes * 1.1);
    // A table that is not released takes some hundred kilobytes. What the engine keeps of code that ran is far less.
    expect(many.heap - few.heap).toBeLessThan(200 * 20_000);
  });
});

describe('the frame of a table', () => {
  const FRAMES = [
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ];
  const NAMES = ['Wealth, end', 'Nations, end', 'Nations, solo', 'Wealth, trade', 'Nations, growth', 'cards'];
  it.each(FRAMES)('never scrolls away, whichever pane is shown, at $width × $height', async (size) => {
    const { page, context } = await player();
    await prepare(context);
    await page.setViewportSize(size);
    const scrolling: string[] = [];
    for (const name of NAMES) {
      const place = placeOf(name);
      await page.goto(place.path);
      await settleAt(page, place);
      await page.waitForLoadState('networkidle');
      const panes = page.locator('[data-part="tabs"] button');
      for (let i = 0; i < Math.max(1, await panes.count()); i++) {
        if ((await panes.count()) > 0) await panes.nth(i).dispatchEvent('click');
        const over = await page.evaluate(() => {
          const root = document.scrollingElement ?? document.documentElement;
          return root.scrollHeight - root.clientHeight;
        });
        if (over > 0) scrolling.push(`${name}, pane ${i}: ${over} px`);
      }
    }
    expect(scrolling).toEqual([]);
  });
});
