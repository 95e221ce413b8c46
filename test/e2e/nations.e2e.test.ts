/** Nations played by hand: three people for two rounds, a solo game to its end, and five players with all cards. */
import { describe, expect, it } from 'vitest';
import { seriousIssues } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { answer, asksTurn, commit, openNations, roundOf, sitDown, whoseMove } from './support/nationsTable.ts';

const { player } = useBrowser();

describe('three people', () => {
  it('play two whole rounds on desk and phone', async () => {
    const table = await openNations(3, ['Cleo', 'Ada', 'Bruno'], { boards: 'choice' });
    const people = [await player(), await player({ size: 'phone' }), await player({ theme: 'dark' })];
    for (const [seat, person] of people.entries()) await sitDown(person, table, seat);
    const pages = people.map(({ page }) => page);
    let bought = false;
    for (;;) {
      const page = await whoseMove(pages);
      if (page === null || (await roundOf(page)) > 2) break;
      const cards = page.locator('[data-part="progressBoard"] [data-card]:not([data-refused])');
      const isTurn = await asksTurn(page);
      if (!bought && isTurn && (await cards.count()) > 0) {
        await cards.first().click();
        const option = page.locator('[data-part="option"]').first();
        await option.or(page.locator('[data-part="acts"] [data-kind="pri"]')).first().waitFor();
        if (await option.isVisible()) await option.click();
        await commit(page);
        bought = true;
        continue;
      }
      await answer(page);
    }
    expect(bought).toBe(true);
    // Another page may have come to the third round first.
    await expect.poll(() => roundOf(pages[0] as (typeof pages)[0])).toBe(3);
    for (const page of pages) expect(await seriousIssues(page)).toEqual([]);
  });
});

describe('alone', () => {
  it('a solo game of one age comes to its end and its score', async () => {
    const table = await openNations(1, ['Cleo'], { ages: 1 });
    const solo = await player();
    await sitDown(solo, table, 0);
    for (;;) {
      const page = await whoseMove([solo.page]);
      if (page === null) break;
      await answer(page);
    }
    const score = solo.page.locator('[data-part="endSheet"]').getByRole('table').first();
    await score.waitFor();
    expect(await score.locator('tbody tr').count()).toBe(6);
    expect(await seriousIssues(solo.page)).toEqual([]);
    const said = await solo.page.getByText(/^You scored \d+ points$/).innerText();
    const watcher = await player({ size: 'phone' });
    await watcher.page.goto(`/t/${table.id}#${table.watchToken}`);
    await watcher.page.getByText(said.replace('You', 'Cleo')).waitFor();
  });
});

describe('five players with all cards', () => {
  it('fit a phone without scrolling sideways, in Italian', async () => {
    const table = await openNations(5, ['Cleo'], { sets: 'all' });
    const one = await player({ size: 'phone', language: 'it', theme: 'dark' });
    await sitDown(one, table, 0);
    await whoseMove([one.page]);
    const width = await one.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    expect(await seriousIssues(one.page)).toEqual([]);
  });
});

describe('the card browser', () => {
  it('finds a card by a word and shows its face', async () => {
    const reader = await player();
    await reader.page.goto('/cards');
    await reader.page.getByRole('searchbox').fill('Sphinx');
    await reader.page.locator('[data-part="found"] [data-card]').first().click();
    expect(await reader.page.locator('[data-part="looked"]').getByRole('heading').innerText()).toBe('Sphinx');
    expect(await seriousIssues(reader.page)).toEqual([]);
  });
});
