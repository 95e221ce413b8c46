/** How smoothly something can be dragged: the number of late frames, and the work per frame. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { KEEP_NAMES } from './ready.ts';

const FRAME_MS = 1000 / 60;
const STEPS = 120;

export interface Panned {
  /** The share of frames that were due and did not come. */
  dropped: number;
  /** Script, style and layout, in milliseconds a frame. */
  work: number;
}

interface Stage {
  url: string;
  /** What is dragged, from its middle. */
  selector: string;
  /** Before it is dragged. */
  prepare: (page: Page) => Promise<void>;
}

export async function pan(browser: Browser, stage: Stage, device: BrowserContextOptions): Promise<Panned> {
  const context = await browser.newContext({ locale: 'en-GB', ...device, serviceWorkers: 'block' });
  try {
    await context.addInitScript(KEEP_NAMES);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(stage.url);
    await stage.prepare(page);
    const box = await page.locator(stage.selector).first().boundingBox();
    if (!box) throw new Error(`nothing to drag: ${stage.selector}`);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const work = async () => {
      const { metrics } = await client.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
    };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const hasTouch = device.hasTouch ?? false;

    if (hasTouch) await touch('touchStart', middle.x, middle.y);
    else {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
    }
    await page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(window, { frames });
      const tick = (now: number) => {
        frames.push(now);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    const before = await work();
    for (let step = 0; step < STEPS; step++) {
      const turn = (step / STEPS) * 4 * Math.PI;
      const x = middle.x + Math.sin(turn) * 70;
      const y = middle.y + Math.sin(turn * 2) * 50;
      await (hasTouch ? touch('touchMove', x, y) : page.mouse.move(x, y));
    }
    const after = await work();
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    if (hasTouch) await touch('touchEnd');
    else await page.mouse.up();
    const due = frames.slice(1).map((at, i) => Math.max(1, Math.round((at - (frames[i] ?? at)) / FRAME_MS)));
    const all = due.reduce((sum, n) => sum + n, 0);
    return { dropped: (all - due.length) / all, work: (after - before) / due.length };
  } finally {
    await context.close();
  }
}

/** A box on a page of its own that follows the pointer: the least that panning can cost. */
export async function layBox(page: Page): Promise<void> {
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.id = 'box';
    const { style } = box;
    style.position = 'fixed';
    style.inset = '20%';
    style.background = 'teal';
    style.willChange = 'transform';
    style.touchAction = 'none';
    document.body.append(box);
    let from: { x: number; y: number } | null = null;
    addEventListener('pointerdown', (event) => {
      from = { x: event.clientX, y: event.clientY };
    });
    addEventListener('pointermove', (event) => {
      if (from) style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px)`;
    });
  });
}
