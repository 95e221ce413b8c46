/** What a page asks of the service. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
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
