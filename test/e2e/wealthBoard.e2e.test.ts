/** The board of Wealth of Nations under the mouse, the keyboard and fingers. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAlone } from './support/api.ts';
import { useBrowser } from './support/browser.ts';

const { player } = useBrowser();

/** How the board is moved and zoomed. */
const placeOf = (page: Page): Promise<string> =>
  page.locator('[data-part="board"] > div').evaluate((sheet) => (sheet as HTMLElement).style.transform);
const scaleOf = async (page: Page): Promise<number> => Number(/scale\(([\d.]+)\)/.exec(await placeOf(page))?.[1] ?? 1);
const zoom = (page: Page, name: string) => page.locator('[data-part="zoom"]').getByRole('button', { name });

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-part="board"]').boundingBox();
  if (!box) throw new Error('there is no board');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

it('is zoomed and moved with the mouse and the keyboard', async () => {
  // Nothing can be chosen in the draft before a package is, so a double click zooms.
  const table = await openAlone();
  const { page } = await player();
  await page.goto(`/t/${table.id}#${table.token}`);
  await zoom(page, 'Zoom in').click();
  expect(await scaleOf(page)).toBeCloseTo(1.4);
  await zoom(page, 'Zoom out').click();
  expect(await scaleOf(page)).toBe(1);
  await zoom(page, 'Zoom in').click();
  await zoom(page, 'Whole board').click();
  expect(await scaleOf(page)).toBe(1);

  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1);
  const before = await placeOf(page);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
  await page.mouse.up();
  expect(await placeOf(page)).not.toBe(before);
  await page.mouse.dblclick(x, y);
  expect(await scaleOf(page)).toBe(1);
  await page.mouse.dblclick(x, y);
  expect(await scaleOf(page)).toBeCloseTo(2.2);

  await page.locator('[data-hex][tabindex="0"]').focus();
  await page.keyboard.press('0');
  expect(await scaleOf(page)).toBe(1);
  await page.keyboard.press('+');
  await page.keyboard.press('=');
  await page.keyboard.press('-');
  expect(await scaleOf(page)).toBeGreaterThan(1);
  for (const way of ['Left', 'Right', 'Up', 'Down']) {
    const at = await placeOf(page);
    await page.keyboard.press(`Shift+Arrow${way}`);
    expect(await placeOf(page)).not.toBe(at);
  }
  // The window becomes as narrow as a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('[data-part="tabs"]').getByRole('button', { name: 'Packages' }).click();
  await page.locator('[data-part="package"]').first().waitFor();
});

/** Puts fingers on the screen, moves them and lifts them. It has its own clock: a double tap does not depend on the machine. */
function fingersOn(devtools: CDPSession) {
  let timestamp = Date.now() / 1000;
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: { x: number; y: number }[],
  ) => {
    timestamp += 0.03;
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  return {
    move: async (start: { x: number; y: number }[], ...then: { x: number; y: number }[][]) => {
      await send('touchStart', start);
      for (const points of then) await send('touchMove', points);
      await send('touchEnd', []);
    },
    lose: async (start: { x: number; y: number }[]) => {
      await send('touchStart', start);
      await send('touchCancel', []);
    },
  };
}

it('is zoomed and moved with fingers', async () => {
  const table = await openAlone();
  const { page, context } = await player({ size: 'phone' });
  await page.goto(`/t/${table.id}#${table.token}`);
  await page.locator('[data-part="zoom"]').waitFor({ state: 'attached' });
  const { move, lose } = fingersOn(await context.newCDPSession(page));
  const { x, y } = await middleOf(page);
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ];
  await move(fingers(30), fingers(50), fingers(80));
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  const before = await placeOf(page);
  await move([{ x, y }], [{ x: x + 20, y }], [{ x: x + 40, y }]);
  await expect.poll(() => placeOf(page)).not.toBe(before);
  await move([{ x, y }]);
  await move([{ x, y }]);
  await expect.poll(() => scaleOf(page)).toBe(1);

  // The device takes the finger away, for example for a gesture of its own. The board is not stuck to it.
  await lose([{ x, y }]);
  await move(fingers(30), fingers(80));
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
});
