/** The rules, on their page and beside a board, in the reader's language. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAlone } from './support/api.ts';
import { useBrowser } from './support/browser.ts';

const { player } = useBrowser();

const topOf = (page: Page, rule: string): Promise<number> =>
  page.locator(`[id="rule-${rule}"]`).evaluate((element) => element.getBoundingClientRect().top);

describe('the rules', () => {
  it.each([
    { game: 'wealth-of-nations', rule: 'W9.4', word: 'minerale' },
    { game: 'nations', rule: 'N9.8', word: 'colonia' },
  ])('of $game are read and searched in Italian on a phone', async ({ game, rule, word }) => {
    const { page } = await player({ size: 'phone', language: 'it' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`/rules/${game}`);
    await page.getByRole('heading', { name: 'In breve' }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()).toBe('In breve');
    expect(fetched.filter((url) => /\/RULES/.test(url)).map((url) => /RULES\.?\w*/.exec(url)?.[0])).toEqual([
      'RULES.it',
    ]);
    for (const table of await page.getByRole('main').getByRole('table').all()) {
      const over = await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
      expect(over).toBeLessThanOrEqual(0);
    }
    await page.getByRole('searchbox').fill(word);
    await page.getByRole('heading', { name: 'In breve' }).waitFor({ state: 'detached' });
    expect(await page.locator(`[id="rule-${rule}"]`).textContent()).toContain(word);
  });

  it('change their language under the reader, who stays at the same rule', async () => {
    const { page } = await player({ language: 'it' });
    await page.goto('/rules/wealth-of-nations#W9.4');
    const rule = page.locator('[id="rule-W9.4"][data-chosen]');
    await rule.filter({ hasText: 'minerale' }).waitFor();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.getByRole('banner').getByRole('button').last().click();
    const before = await topOf(page, 'W9.6');
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await rule.filter({ hasText: 'automated bloc' }).waitFor();
    await expect.poll(async () => Math.abs((await topOf(page, 'W9.6')) - before)).toBeLessThan(120);
    // Another rule in the address bar.
    await page.goto('/rules/wealth-of-nations#W6.2');
    await page.locator('[id="rule-W6.2"][data-chosen]').waitFor();
  });

  it('lead from rule to rule beside a board without leaving it', async () => {
    const table = await openAlone();
    const { page } = await player();
    await page.goto(`/t/${table.id}#${table.token}`);
    await page.getByText('Choose a package').first().waitFor();
    const address = page.url();
    await page.getByRole('banner').getByRole('button').filter({ visible: true }).last().click();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Rules' });
    await dialog.getByRole('link', { name: 'W7', exact: true }).click();
    await dialog.locator('[id="rule-W7"][data-chosen]').waitFor();
    expect(page.url()).toBe(address);
  });
});
