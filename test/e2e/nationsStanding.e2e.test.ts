/** A standing answer: ticked with an answer, played in the next round, and shown in the log. */
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { answer, commit, openNations, roundOf, sitDown, whoseMove } from './support/nationsTable.ts';

const { player } = useBrowser();

it('reads the rule of a question, ticks its answer, and is not asked again', async () => {
  const table = await openNations(1, ['Cleo'], { ages: 1 });
  const one = await player();
  const { page } = one;
  await sitDown(one, table, 0);
  await page.locator('[data-question="growth"] [data-part="option"]').first().waitFor();

  await page.locator('[data-part="acts"]').getByRole('button', { name: 'Rule', exact: true }).click();
  await page.getByRole('dialog').locator('[data-chosen]', { hasText: 'N7.4' }).waitFor();
  await page.keyboard.press('Escape');

  await page.locator('[data-part="option"]', { hasText: '3 gold' }).click();
  await page.getByRole('checkbox', { name: /^Always choose this at growth/ }).check();
  await commit(page);
  while ((await roundOf(page)) < 2) {
    await whoseMove([page]);
    await answer(page);
  }
  await page.getByRole('listitem').filter({ hasText: 'by your standing answer' }).waitFor();
  expect(await page.locator('[data-question="growth"]').count()).toBe(0);
});
