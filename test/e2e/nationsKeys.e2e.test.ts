/** A turn of Nations with the keyboard alone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { answer, openNations, sitDown, whoseMove } from './support/nationsTable.ts';

const { player } = useBrowser();

const focused = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

it('opens a card, goes back to it, chooses a way and buys', async () => {
  const table = await openNations(1, ['Cleo'], { ages: 1 });
  const one = await player();
  const { page } = one;
  await sitDown(one, table, 0);
  await whoseMove([page]);
  await answer(page);
  await page.locator('.acts').getByRole('button', { name: 'Pass', exact: true }).waitFor();

  const card = page.locator('.prog .pcard:not(.no, .gone)').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await page.locator('.asked.way .option').first().waitFor();
  await focused(page, '.option input, .acts .pri');
  await page.keyboard.press('Escape');
  await focused(page, '.prog .pcard');

  await page.keyboard.press('Enter');
  await page.locator('.asked.way .option').first().waitFor();
  await focused(page, '.option input, .acts .pri');
  if ((await page.locator('.option').count()) > 1) await page.keyboard.press('Space');
  await page.locator('.option.on').waitFor();
  const before = await page.locator('.middle').getAttribute('data-version');
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('.middle')?.getAttribute('data-version') !== was, before);
  expect(await page.locator('.asked.way').count()).toBe(0);
});
