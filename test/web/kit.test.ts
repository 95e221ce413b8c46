import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { hasBrowser, useKit } from './kit/page.ts';

describe.skipIf(!hasBrowser)('the kit in a browser', () => {
  const kit = useKit();
  const focused = () => kit.page().evaluate(() => document.activeElement?.textContent ?? '');

  it('has no accessibility fault, by day and by night', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await kit.page().emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page: kit.page() }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });

  it('Button: a blocked one can be reached, says why, and does nothing', async () => {
    const page = kit.page();
    await page.getByRole('button', { name: 'Press' }).press('Enter');
    expect(await page.locator('[data-part="pressed"]').textContent()).toBe('1');
    const blocked = page.getByRole('button', { name: 'Blocked' });
    await blocked.focus();
    expect(await focused()).toBe('Blocked');
    expect(await blocked.getAttribute('aria-disabled')).toBe('true');
    const described = await blocked.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('The market is empty');
    await blocked.press('Enter');
    expect(await page.locator('[data-part="pressed"]').textContent()).toBe('1');
  });

  it('Dialog: takes the focus, keeps it, closes on Escape and gives it back', async () => {
    const page = kit.page();
    const opener = page.getByRole('button', { name: 'Open the dialog' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A dialog' });
    await dialog.waitFor();
    const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(await inside()).toBe(true);
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => document.activeElement?.closest('main')?.tagName ?? 'outside');
      expect(where === 'outside' || (await inside())).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Open the dialog');
  });

  it('Dialog: opened by a pointer, it rings no button; by a key, it shows where the focus is', async () => {
    const page = kit.page();
    const opener = page.getByRole('button', { name: 'Open the dialog' });
    const dialog = page.getByRole('dialog', { name: 'A dialog' });
    const closes = dialog.getByRole('button', { name: 'Close' });
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    await opener.click();
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await ring()).toBe('none');
    await page.keyboard.press('Tab');
    expect(await closes.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await ring()).toBe('solid');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await opener.press('Enter');
    await dialog.waitFor();
    expect(await closes.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await ring()).toBe('solid');
  });

  it('Dialog: closes on a click outside', async () => {
    const page = kit.page();
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await page.getByRole('dialog').waitFor();
    await page.mouse.click(4, 4);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('Tabs: arrows, Home and End move; only the chosen tab is a stop', async () => {
    const page = kit.page();
    await page.getByRole('tab', { name: 'One' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toContain('Two');
    await page.getByText('Panel two').waitFor();
    await page.keyboard.press('End');
    await page.getByText('Panel three').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Panel one').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('One');
    expect(await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => (tab as HTMLElement).tabIndex))).toEqual(
      [0, -1, -1],
    );
    expect(await page.getByRole('tabpanel', { name: 'One' }).textContent()).toBe('Panel one');
  });

  it('Plates and segments: radio groups by name, moved by arrows, past what is blocked', async () => {
    const page = kit.page();
    const group = page.getByRole('radiogroup', { name: 'Edition' });
    await group.getByRole('radio', { name: /Second/ }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('[data-part="chosen"]').textContent()).toContain('first');
    expect(await group.getByRole('radio', { name: /Manual/ }).isDisabled()).toBe(true);
    await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
    expect(await page.locator('[data-part="chosen"]').textContent()).toContain('first 3');
  });

  it('Switch: a switch by role, with its help, turned by Space', async () => {
    const page = kit.page();
    const control = page.getByRole('switch', { name: 'War Clouds' });
    expect(await control.getAttribute('aria-checked')).toBe('false');
    await control.press('Space');
    expect(await control.getAttribute('aria-checked')).toBe('true');
    const help = await control.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${help}"]`).textContent()).toBe('Units on the board');
  });

  it('Fields: labels reach their fields', async () => {
    const page = kit.page();
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByLabel('Pace').selectOption({ label: '1 day' });
    expect(await page.locator('[data-part="chosen"]').textContent()).toBe('second 4 false Ada 24');
  });

  it('Tooltip: shown on focus, hidden by Escape', async () => {
    const page = kit.page();
    await page.getByRole('button', { name: 'Ore' }).focus();
    expect(await page.getByRole('tooltip').textContent()).toBe('Ore, next to be bought');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('tooltip').count()).toBe(0);
  });

  it('Menu: opens, closes on Escape with the focus back, and after a choice', async () => {
    const page = kit.page();
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Rules');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await page.getByRole('button', { name: 'History' }).click();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  it('Toast: said politely, and can be closed', async () => {
    const page = kit.page();
    await page.getByRole('button', { name: 'Say it' }).click();
    const region = page.getByRole('status');
    expect(await region.textContent()).toContain('Copied');
    expect(await region.getAttribute('aria-live')).toBe('polite');
    await region.getByRole('button', { name: 'Close' }).click();
    expect(await region.textContent()).toBe('');
  });

  it('Flag: named where it stands alone', async () => {
    expect(await kit.page().getByRole('img', { name: 'Bruno' }).count()).toBe(1);
  });
});

describe.skipIf(!hasBrowser)('what a browser keeps', () => {
  const kit = useKit();
  const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';

  it('takes the token out of the address bar', async () => {
    const page = kit.page();
    await page.goto(`${kit.url()}/t/0abc?move=3#${TOKEN}`);
    await page.waitForFunction(() => 'parts' in window);
    expect(await page.evaluate(() => window.parts.links.takeToken())).toBe(TOKEN);
    expect(await page.evaluate(() => location.href)).toBe(`${kit.url()}/t/0abc?move=3`);
    expect(await page.evaluate(() => window.parts.links.takeToken())).toBeNull();
  });

  it('leaves an ordinary fragment alone', async () => {
    const page = kit.page();
    await page.goto(`${kit.url()}/rules/nations#N4.2`);
    await page.waitForFunction(() => 'parts' in window);
    expect(await page.evaluate(() => window.parts.links.takeToken())).toBeNull();
    expect(await page.evaluate(() => location.hash)).toBe('#N4.2');
  });

  it('prefers a seat to the host, keeps both, and survives a reload', async () => {
    const page = kit.page();
    await page.evaluate(() => {
      window.parts.links.remember('t1', { name: 'Salt', game: 'nations', tokens: { host: 'h' }, now: 1 });
      window.parts.links.remember('t2', { name: 'Reef', game: 'nations', tokens: { watch: 'w' }, now: 2 });
      window.parts.links.remember('t1', { tokens: { seat: 's' }, now: 3 });
    });
    await page.reload();
    await page.waitForFunction(() => 'parts' in window);
    const kept = await page.evaluate(() => ({
      ids: window.parts.links.links().map((table) => table.id),
      token: window.parts.links.tokenOf('t1'),
      tokens: window.parts.links.linksOf('t1')?.tokens,
      name: window.parts.links.linksOf('t1')?.name,
    }));
    expect(kept).toEqual({ ids: ['t1', 't2'], token: 's', tokens: { host: 'h', seat: 's' }, name: 'Salt' });
  });

  it('falls back to a weaker link, and forgets a table with its last', async () => {
    const left = await kit.page().evaluate(() => {
      const { links } = window.parts;
      links.remember('t1', { tokens: { seat: 's', watch: 'w' } });
      links.forgetToken('t1', 's');
      const weaker = links.tokenOf('t1');
      links.remember('t1', { untried: ['u'] });
      links.forgetToken('t1', 'w');
      const untried = links.tokenOf('t1');
      links.forgetToken('t1', 'u');
      return { weaker, untried, gone: links.linksOf('t1') === undefined };
    });
    expect(left).toEqual({ weaker: 'w', untried: 'u', gone: true });
  });

  it('knows what another window of the same browser did', async () => {
    const page = kit.page();
    const other = await page.context().newPage();
    await other.goto(kit.url());
    await other.waitForFunction(() => 'parts' in window);
    await other.evaluate(() => window.parts.links.remember('t9', { name: 'Elsewhere', tokens: { seat: 's' } }));
    await page.waitForFunction(() => window.parts.links.linksOf('t9') !== undefined);
    expect(await page.evaluate(() => window.parts.links.tokenOf('t9'))).toBe('s');
  });

  it('writes over no link that another page stored while this one slept, and knows it when it wakes', async () => {
    const kept = await kit.page().evaluate(() => {
      const { links } = window.parts;
      const stored = () => JSON.parse(localStorage.getItem('cw:tables') ?? '[]') as { id: string }[];
      const meanwhile = (id: string) =>
        localStorage.setItem(
          'cw:tables',
          JSON.stringify([...stored(), { id, name: '', game: '', tokens: { seat: id }, opened: 0 }]),
        );
      links.remember('t1', { tokens: { seat: 's', watch: 'w' }, now: 1 });
      meanwhile('t7');
      links.remember('t1', { now: 2 });
      meanwhile('t8');
      links.forgetToken('t1', 's');
      meanwhile('t9');
      const putBack = links.forgetTable('t1');
      meanwhile('t10');
      putBack();
      const ids = stored().map(({ id }) => id);
      meanwhile('t11');
      const asleep = links.tokenOf('t11');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return { ids, asleep, awake: links.tokenOf('t11') };
    });
    expect(kept).toEqual({ ids: ['t1', 't7', 't8', 't9', 't10'], asleep: undefined, awake: 't11' });
  });

  it('keeps in memory what the browser does not store', async () => {
    const ids = await kit.page().evaluate(() => {
      const { links } = window.parts;
      links.remember('t1', { tokens: { seat: 's' }, now: 1 });
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
      links.remember('t2', { tokens: { seat: 's' }, now: 2 });
      links.remember('t3', { tokens: { seat: 's' }, now: 3 });
      return links.links().map(({ id }) => id);
    });
    expect(ids).toEqual(['t3', 't2', 't1']);
  });

  it('goes on without where the browser keeps nothing', async () => {
    const answers = await kit.page().evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
      Storage.prototype.getItem = () => {
        throw new Error('forbidden');
      };
      const { keep } = window.parts;
      return [keep.keep('a', 1), keep.kept('a'), keep.keptKeys('zzz')];
    });
    expect(answers).toEqual([false, null, []]);
  });

  it('drops the tables that were seen longest ago', async () => {
    const left = await kit.page().evaluate(() => {
      const { keep, lastSeen } = window.parts;
      for (let i = 0; i < 5; i++) keep.keep(`seen:t${i}`, { at: i });
      lastSeen.dropOldest(2);
      return keep.keptKeys('seen:').sort();
    });
    expect(left).toEqual(['seen:t3', 'seen:t4']);
  });

  it('tells paths apart', async () => {
    const found = await kit.page().evaluate(() => {
      const { matchPath } = window.parts;
      return [
        matchPath('/', '/'),
        matchPath('/t/:id', '/t/0ab'),
        matchPath('/t/:id', '/t/0ab/'),
        matchPath('/t/:id', '/t'),
        matchPath('/t/:id', '/t/a/b'),
        matchPath('/new', '/new'),
        matchPath('/', '/new'),
        matchPath('/t/:id', '/t/%E0%A4%A'),
      ];
    });
    expect(found).toEqual([{}, { id: '0ab' }, { id: '0ab' }, null, null, {}, null, null]);
  });

  it('later: shows a part that also stood in for what is around it', async () => {
    const page = kit.page();
    await page.getByRole('button', { name: 'Bring what is around it' }).click();
    await page.locator('[data-part="around"]').waitFor({ state: 'attached', timeout: 10_000 });
    await page.getByRole('button', { name: 'Bring the late part' }).click();
    await page.locator('[data-part="around"]').getByText('The late part').waitFor({ timeout: 10_000 });
  });

  it('gives two letters where two players share the first, and keeps chart labels apart', async () => {
    const made = await kit.page().evaluate(() => ({
      letters: window.parts.initials(['Ada', 'Bruno', 'anna', '']),
      apart: window.parts.spread([50, 52, 51, 100]),
    }));
    expect(made.letters).toEqual(['Ad', 'B', 'An', '?']);
    const sorted = [...made.apart].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(16);
  });
});
