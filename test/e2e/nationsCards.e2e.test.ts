/** Every card is readable: small, whole and as a chip, in light and in dark colours. */
import { describe, expect, it } from 'vitest';
import { faintTexts } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openNations, sitDown } from './support/nationsTable.ts';

const { player } = useBrowser();
const THEMES = ['light', 'dark'] as const;

describe.each(THEMES)('in the %s', (theme) => {
  it('all 344 small faces, and the whole face of each kind', async () => {
    const { page } = await player({ theme });
    await page.goto('/cards');
    await page.getByRole('radiogroup', { name: 'Age' }).getByRole('radio', { name: 'All' }).check();
    await page.getByText('344 of 344 cards').waitFor();
    expect(await faintTexts(page, '[data-part="found"]')).toEqual([]);

    await page.getByRole('radiogroup', { name: 'Age' }).getByRole('radio', { name: 'I', exact: true }).check();
    await page.getByText('86 of 344 cards').waitFor();
    const groups = page.locator('[data-part="found"] section');
    expect(await groups.count()).toBe(9);
    for (const group of await groups.all()) {
      const face = group.getByRole('button').first();
      await face.click();
      await page
        .locator('[data-part="looked"]')
        .getByText((await face.locator('[data-part="name"]').first().innerText()).trim())
        .first()
        .waitFor();
      expect(await faintTexts(page, '[data-part="looked"]')).toEqual([]);
    }
  });

  it('the chips of the boards one chooses from, on a phone', async () => {
    const table = await openNations(2, ['Cleo'], { boards: 'choice', sets: 'all' });
    const one = await player({ theme, size: 'phone' });
    await sitDown(one, table, 0);
    await one.page.locator('[data-part="chip"]').first().waitFor();
    expect(await faintTexts(one.page, '[data-part="boards"]')).toEqual([]);
  });
});
