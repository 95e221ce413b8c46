/** What a page asks of the service. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { call, openAlone } from './support/api.ts';
import { useBrowser } from './support/browser.ts';
import { claim, openWealth, pickPackage, whoseMove } from './support/wealthTable.ts';

const { player } = useBrowser();

/** The calls a page makes from now on, such as `GET /view`. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const part = /\/api\/tables\/\w+(\/\w+)?$/.exec(request.url());
    if (part) calls.push(`${request.method()} ${part[1] ?? '/'}`);
  });
  return calls;
}

const count = (calls: readonly string[], wanted: string): number => calls.filter((one) => one === wanted).length;

it('does not fetch the view that a move has returned, and fetches the view of a move by somebody else once', async () => {
  const table = await openWealth({}, 2);
  const [cleo, ada] = [await player(), await player({ size: 'phone' })];
  await claim(cleo.page, table, 'Cleo');
  await claim(ada.page, table, 'Ada');
  const mover = await whoseMove([cleo, ada]);
  const other = mover === cleo.page ? ada.page : cleo.page;
  await Promise.all([mover.waitForLoadState('networkidle'), other.waitForLoadState('networkidle')]);
  const [moved, watched] = [callsOf(mover), callsOf(other)];

  // The first drafter picks one package, the other two: so it is the other's move, and nothing moves by itself.
  await pickPackage(mover);
  expect(await whoseMove([cleo, ada])).toBe(other);
  await mover.waitForLoadState('networkidle');
  await expect.poll(() => count(moved, 'GET /')).toBeGreaterThan(0);
  expect([count(moved, 'POST /actions'), count(moved, 'GET /view')]).toEqual([1, 0]);
  expect(count(watched, 'GET /view')).toBe(1);

  // Neither is it fetched when the page looks again without a reason.
  const looked = mover.waitForResponse((response) => response.url().endsWith(`/tables/${table.id}`));
  await mover.evaluate(() => dispatchEvent(new Event('online')));
  await looked;
  await mover.waitForLoadState('networkidle');
  expect(count(moved, 'GET /view')).toBe(0);
});

it('says that nobody is there while it is in the background, from its first call on', async () => {
  const table = await openAlone();
  const { page, context } = await player();
  await context.addInitScript(() => {
    Object.assign(globalThis, { isInBackground: true });
    Object.defineProperty(document, 'hidden', { get: () => Reflect.get(globalThis, 'isInBackground') });
  });
  const looks: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isLook = request.method() === 'GET' && request.url().includes(`/api/tables/${table.id}`);
    if (isLook) looks.push(request.headers()['x-away']);
  });
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))));
  await page.goto(`/t/${table.id}#${table.token}`);
  await page.locator('[data-part="frame"]').waitFor();
  await call(`/tables/${table.id}/chat`, { token: table.token, body: { text: 'Anybody there?' } });
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByText('Anybody there?').waitFor();
  expect(new Set(looks)).toEqual(new Set(['true']));
  expect(sent).toEqual([]);

  looks.splice(0);
  await page.evaluate(() => {
    Object.assign(globalThis, { isInBackground: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => looks.length).toBeGreaterThan(0);
  expect(new Set(looks)).toEqual(new Set([undefined]));
  await expect.poll(() => sent).toEqual(['ping']);
});
