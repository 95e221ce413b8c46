/** A turn of Nations with the keyboard alone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { answer, asksTurn, openNations, sitDown, whoseMove } from './support/nationsTable.ts';

const { player } = useBrowser();

const focused = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

it('opens a card, goes back to it, chooses a way and buys, then passes', async () => {
  const table = await openNations(1, ['Cleo'], { ages: 1 });
  const one = await player();
  const { page } = one;
  await sitDown(one, table, 0);
  await whoseMove([page]);
  await answer(page);
  await page.locator('[data-part="acts"]').getByRole('button', { name: 'Pass', exact: true }).waitFor();

  const card = page.locator('[data-part="progressBoard"] [data-card]:not([data-refused])').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-part="way"] [data-part="option"]').first().waitFor();
  await focused(page, '[data-part="option"] input, [data-part="acts"] [data-kind="pri"]');
  await page.keyboard.press('Escape');
  await focused(page, '[data-part="progressBoard"] [data-card]');

  await page.keyboard.press('Enter');
  await page.locator('[data-part="way"] [data-part="option"]').first().waitFor();
  await focused(page, '[data-part="option"] input, [data-part="acts"] [data-kind="pri"]');
  if ((await page.getByRole('radio').count()) > 1) await page.keyboard.press('Space');
  await page.getByRole('radio', { checked: true }).waitFor({ state: 'attached' });
  const before = await page.locator('[data-part="play"]').getAttribute('data-version');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (was) => document.querySelector('[data-part="play"]')?.getAttribute('data-version') !== was,
    before,
  );
  expect(await page.locator('[data-part="way"]').count()).toBe(0);

  await whoseMove([page]);
  while (!(await asksTurn(page))) await answer(page);
  await page.locator('[data-part="acts"]').getByRole('button', { name: 'Pass', exact: true }).focus();
  await page.keyboard.press('Enter');
  await focused(page, '[data-part="acts"] [data-kind="pri"]');
});
