/** The pages around the games: home, the form for a new table, lobby, links, errors, the end and its verification. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { View } from '../../worker/domain/wire/play.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { call, openAlone, playUntil } from './support/api.ts';
import { seriousIssues } from './support/axe.ts';
import { contentOf, useBrowser } from './support/browser.ts';

const { player } = useBrowser();

/** The page of a running game. */
const frame = (page: Page) => page.locator('[data-tab]');
const prompt = (page: Page) => page.getByRole('region', { name: 'Current decision' });

/** What a page complains about when a journey takes its connection or its links away is part of that journey. */
const expected = (complaints: string[]) => complaints.splice(0, complaints.length);

/** The page may copy and share, and the test reads what it passed on. */
const allowPassingOn = (context: BrowserContext) =>
  context.addInitScript(() => {
    const passed: string[] = [];
    Object.assign(globalThis, { passed });
    Object.defineProperty(navigator.clipboard, 'writeText', { value: async (text: string) => passed.push(text) });
    Object.defineProperty(navigator, 'share', { value: async ({ url }: { url: string }) => passed.push(url) });
  });
const passedOn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'passed'));

/** Runs in the page: the service worker has cached every file that the page has loaded. */
async function allFilesAreKept(): Promise<boolean> {
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
  const kept = await Promise.all(files.map(({ name }) => caches.match(name)));
  return files.length > 0 && !kept.includes(undefined);
}

describe('getting to a table', () => {
  it.each(['phone', 'desk'] as const)('reaches a game against the computer in two clicks (%s)', async (size) => {
    const { page } = await player({ size });
    await page.goto('/');
    await page.getByRole('button', { name: 'Try it alone' }).click();
    await page.getByRole('button', { name: /^Wealth of Nations/ }).click();
    await page.waitForURL('**/t/*');
    await page.getByText('Choose a package').first().waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('opens a table, invites, and begins when a guest has come', async () => {
    const host = await player({ size: 'desk' });
    await allowPassingOn(host.context);
    await host.page.goto('/new');
    await host.page.getByRole('radio', { name: /^Nations/ }).check();
    await host.page.getByRole('radio', { name: /^Wealth of Nations/ }).check();
    await host.page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
    const computers = host.page.getByRole('radiogroup', { name: 'Computers' });
    await computers.getByRole('radio', { name: '1' }).check();
    await host.page.getByRole('radio', { name: 'easy' }).check();
    await computers.getByRole('radio', { name: '0' }).check();
    await host.page.getByLabel('Table', { exact: true }).fill('The Copper Fleet');
    await host.page.getByLabel('You', { exact: true }).fill('Cleo');
    await host.page.getByLabel('Email (optional)').fill('cleo@mail.example');
    await host.page.getByRole('radiogroup', { name: 'Time per decision' }).getByRole('radio').nth(2).check();
    await host.page.getByRole('radio', { name: /^If late, wait/ }).check();
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    const link = host.page.getByRole('textbox', { name: 'Invite link' });
    await link.waitFor();
    await link.click();
    const buttons = ['Copy', 'Share', 'Copy the invite link', 'Copy the watch link'];
    for (const name of buttons) await host.page.getByRole('button', { name, exact: true }).click();
    const invite = `http://${await link.inputValue()}`;
    await expect.poll(() => passedOn(host.page)).toHaveLength(buttons.length);
    const [first, second, third, watch] = await passedOn(host.page);
    expect([first, second, third]).toEqual([invite, invite, invite]);
    expect(watch).not.toBe(invite);
    expect(await host.page.getByText('1 of 3 seats taken').isVisible()).toBe(true);

    const guest = await player({ size: 'phone' });
    await guest.page.goto(`http://${await link.inputValue()}`);
    await guest.page.getByLabel('Name', { exact: true }).fill('Ada');
    await guest.page.getByLabel('Email (optional)').fill('ada@mail.example');
    expect(guest.page.url()).not.toContain('#');
    const take = guest.page.getByRole('button', { name: 'Take a seat' });
    await take.click();
    await guest.page.getByText('An email is on its way to ada@mail.example').waitFor();
    guest.page.on('dialog', (dialog) => void dialog.accept());
    await guest.page.getByRole('button', { name: 'Leave' }).click();
    // The player is back at home, and comes again by the invite link.
    await guest.page.getByRole('heading', { name: 'Two great board games, a move at a time.' }).waitFor();
    await guest.page.goto(invite);
    await guest.page.getByLabel('Name', { exact: true }).fill('Ada');
    await take.click();
    await guest.page.getByText('you', { exact: true }).waitFor();
    await host.page.getByRole('listitem').filter({ hasText: 'Ada' }).waitFor();

    await host.page.getByRole('button', { name: 'Give to a computer' }).click();
    for (const { page } of [host, guest]) await frame(page).waitFor();

    await host.page.goto('/');
    await host.page.getByRole('link', { name: 'The Copper Fleet', exact: true }).waitFor();
    // The link of the seat that was left opens nothing, and the browser says so.
    expect(expected(guest.complaints).every((one) => /404/.test(one))).toBe(true);
  });

  it('opens a table from home, takes a seat and starts it with computers', async () => {
    const { page } = await player({ size: 'phone' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Try it alone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    // Somebody comes back to this tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const form = page.getByRole('form', { name: 'New table' });
    await form.getByRole('radio', { name: /^Wealth of Nations/ }).check();
    await form.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '6' }).check();
    // This game has fewer seats.
    await form.getByRole('radio', { name: /^Nations/ }).check();
    await form.getByRole('radio', { name: '5', exact: true, checked: true }).waitFor();
    await form.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
    await form.getByLabel('Pace').selectOption({ index: 0 });
    await form.getByLabel('Name', { exact: true }).fill('The Granary');
    await form.getByRole('button', { name: 'Open the table' }).click();
    const take = page.getByRole('button', { name: 'Take a seat' });
    await take.waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Cleo');
    await take.click();
    await page.getByRole('button', { name: 'Give to a computer' }).first().click();
    await page.getByRole('radio', { name: 'hard' }).check();
    await page.getByRole('radio', { name: 'hard', checked: true }).waitFor();
    await page.getByRole('button', { name: 'Start now' }).click();
    await frame(page).waitFor();
    await page.getByRole('heading', { name: 'The Granary' }).waitFor();
  });

  it('mails the links of a confirmed address', async () => {
    const { page } = await player();
    await page.goto('/links');
    await page.getByLabel('Your email address').fill('dora@mail.example');
    await page.getByRole('button', { name: 'Email me my links' }).click();
    await page.getByText('If dora@mail.example is the confirmed address of a seat').waitFor();
  });

  it.each(['/new?game=chess', '/rules/chess'])('says so where nobody knows the game: %s', async (address) => {
    const { page } = await player();
    await page.goto(address);
    await page.getByText('This game is not available here.').waitFor();
    expect(await page.getByText('Wealth of Nations').count()).toBe(0);
  });

  it('shows no other game in place of one that these pages do not know', async () => {
    const { page } = await player();
    const table = await openAlone();
    await page.route(`**/api/tables/${table.id}`, async (route) => {
      const response = await route.fetch();
      // An answer that nothing has changed has no body.
      if (response.status() !== 200) return route.fulfill({ response });
      await route.fulfill({ response, json: { ...(await response.json()), game: 'chess' } });
    });
    await page.goto(`/t/${table.id}#${table.token}`);
    await page.getByText('This game is not available here.').waitFor();
  });

  it('says what does not fit together, and why', async () => {
    const { page, complaints } = await player();
    await page.route('**/api/games', (route) => route.abort());
    await page.goto('/new');
    await page.getByRole('heading', { name: 'The games could not be loaded' }).waitFor();
    await page.unroute('**/api/games');
    await page.getByRole('button', { name: 'Try again' }).click();
    expected(complaints);
    const lakes = page.getByRole('radio', { name: /Land of Lakes/ });
    await lakes.waitFor();
    expect(await lakes.isDisabled()).toBe(true);
    await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
    expect(await lakes.isDisabled()).toBe(false);
    await page.getByText('Limited passing', { exact: true }).click();
    expect(await page.getByRole('switch', { name: 'Limited passing' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /First edition/ }).check();
    expect(await page.getByRole('switch', { name: 'War Clouds' }).isDisabled()).toBe(true);

    await lakes.check({ force: true });
    await page.getByRole('radio', { name: 'Hidden' }).check();
    await page.getByLabel('At most').selectOption('6');
    await page.getByRole('radio', { name: /^Nations/ }).check();
    await page.getByRole('radio', { name: /^All cards/ }).check();
    await page.getByRole('radiogroup', { name: 'ages' }).getByRole('radio', { name: '2' }).check();
    await page.getByRole('radiogroup', { name: 'Computers' }).getByRole('radio', { name: '1' }).check();
    // The Enter key in a field sends nothing.
    await page.getByLabel('Table', { exact: true }).press('Enter');
    expect(new URL(page.url()).pathname).toBe('/new');
    await page.getByRole('button', { name: 'Try it alone' }).click();
    await frame(page).waitFor();
  });

  it('joins by a pasted link, and refuses what is none', async () => {
    const table = await openAlone();
    const { page } = await player();
    await page.goto('/');
    await page.getByLabel('Got a link?').fill('https://example.org/elsewhere');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('That is not a link to a table.').waitFor();
    await page.getByLabel('Got a link?').fill(`${inject('url')}/t/${table.id}#${table.token}`);
    await page.getByRole('button', { name: 'Join' }).click();
    await frame(page).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('speaks Italian when the browser does, and English when told to', async () => {
    const { page } = await player({ language: 'it' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Due grandi giochi da tavolo, una mossa alla volta.' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('it');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Two great board games, a move at a time.' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Two great board games, a move at a time.' }).waitFor();
  });
});

describe('at the table', () => {
  it('lets players talk, and keeps notes to oneself', async () => {
    const table = await openAlone();
    const mine = await player();
    await mine.page.goto(`/t/${table.id}#${table.token}`);
    await mine.page.getByRole('tab', { name: /^Chat/ }).click();
    await mine.page.getByLabel('Say something to the table').fill('<b>Good harbour</b>');
    await mine.page.getByRole('button', { name: 'Send' }).click();
    await mine.page.getByText('<b>Good harbour</b>').waitFor();
    await mine.page.getByRole('tab', { name: 'My notes' }).click();
    await mine.page.getByRole('textbox', { name: 'My notes' }).fill('Buy ore');
    await mine.page.getByText('Saved. Only you can read this.').waitFor();

    const watcher = await player();
    await watcher.page.goto(`/t/${table.id}#${table.watchToken}`);
    await watcher.page.getByRole('tab', { name: /^Chat/ }).click();
    await watcher.page.getByText('<b>Good harbour</b>').waitFor();
    expect(await watcher.page.getByRole('tab', { name: 'My notes' }).count()).toBe(0);
  });

  it('goes back to any moment, and out of it again', async () => {
    const table = await openAlone();
    const view = await playUntil(table, (now) => now.version >= 8);
    const { page } = await player();
    await page.goto(`/t/${table.id}?move=3#${table.token}`);
    await page.getByText('You are looking at move 3').waitFor();
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('You are looking at move 4').waitFor();
    expect(Number(await slider.getAttribute('max'))).toBeGreaterThanOrEqual(view.version);
    await page.getByRole('button', { name: 'Back to now' }).first().click();
    await slider.waitFor({ state: 'detached' });
  });

  it('copies any moment to practise on, every seat in one hand', async () => {
    const table = await openAlone();
    const view = await playUntil(table, (now) => now.version >= 6 && now.awaiting.some((one) => one.seat === now.seat));
    const { page } = await player();
    const copies = async (from: string) => {
      await page.goto(from);
      await frame(page).waitFor();
      await page.getByRole('button', { name: 'Rules and settings' }).click();
      await page.getByRole('button', { name: 'Practice copy' }).click();
      await page.waitForURL((url) => /^\/t\//.test(url.pathname) && !url.pathname.endsWith(table.id));
      await page.getByRole('heading', { name: 'Practice: The Amber Coast' }).waitFor();
      await prompt(page).locator('[data-kind="pri"], [data-kind="ink"]').first().waitFor();
    };
    await copies(`/t/${table.id}#${table.token}`);
    await copies(`/t/${table.id}?move=2`);
    const real = await call<View>(`/tables/${table.id}/view`, { token: table.token });
    expect(real.version).toBe(view.version);

    // A practice copy waits for nobody, so it can be removed from the list without a warning.
    await page.goto('/');
    const copy = page.getByRole('listitem').filter({ hasText: 'Practice: The Amber Coast' });
    await copy.first().getByText('practice', { exact: true }).waitFor();
    expect(await page.getByText('Your move', { exact: true }).count()).toBe(1);
    await copy
      .first()
      .getByRole('button', { name: /from the list/ })
      .click();
    await expect.poll(() => copy.count()).toBe(1);
    await page.getByRole('button', { name: 'Put back' }).click();
    await expect.poll(() => copy.count()).toBe(2);
  });

  it('explains that someone acted meanwhile, and loses nothing', async () => {
    const table = await openAlone();
    await playUntil(table, (view) => view.awaiting.some((one) => one.seat === view.seat) && view.version > 5);
    const { page, complaints } = await player();
    let stale = false;
    await page.routeWebSocket('**/live', (socket) => socket.close());
    await page.route('**/view', (route) => (stale ? route.fulfill({ status: 304 }) : route.continue()));
    await playUntil(table, (view) => {
      const state = view.state as { phase?: string } | null;
      return state?.phase === 'trade' && view.awaiting.some((one) => one.seat === view.seat);
    });
    await page.goto(`/t/${table.id}#${table.token}`);
    const pass = prompt(page).getByRole('button', { name: 'Pass', exact: true });
    await pass.waitFor();
    stale = true;
    const before = await call<Table>(`/tables/${table.id}`, { token: table.token });
    await playUntil(table, (view) => view.version > before.version);
    stale = true;
    await pass.click();
    const commit = prompt(page).locator('[data-kind="pri"]');
    if (!(await page.getByText('The table has moved on: look again').isVisible()) && (await commit.isVisible()))
      await commit.click().catch(() => {});
    stale = false;
    await page.getByText('The table has moved on: look again').waitFor();
    expected(complaints);
  });

  it('shows the last state without a connection, after a reload too, and recovers', async () => {
    const table = await openAlone();
    await playUntil(table, (view) => view.version >= 6 && view.awaiting.some((one) => one.seat === view.seat));
    const { page, context, complaints } = await player();
    await page.goto(`/t/${table.id}#${table.token}`);
    await frame(page).waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await frame(page).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.evaluate(allFilesAreKept)).toBe(true);
    await context.setOffline(true);
    await page.getByText(/cannot be reached right now\. This is how it was/).waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.reload();
    await page.getByText(/cannot be reached right now\. This is how it was/).waitFor();
    expect(await frame(page).isVisible()).toBe(true);
    await context.setOffline(false);
    await page.getByText(/cannot be reached right now\. This is how it was/).waitFor({ state: 'detached' });
    expected(complaints);
  });

  it('opens anew when a new version took its files away', async () => {
    const table = await openAlone({ seats: 3, computers: 2 });
    const { page, context, complaints } = await player();
    let asked = 0;
    await context.route('**/assets/DraftPrompt-*', (route) => {
      asked++;
      return asked === 1 ? route.fulfill({ contentType: 'text/html', body: 'gone' }) : route.continue();
    });
    await page.goto(`/t/${table.id}#${table.token}`);
    await prompt(page).getByText('Choose a package').first().waitFor();
    await page.getByRole('button', { pressed: false, disabled: false }).first().waitFor();
    expect(asked).toBeGreaterThan(1);

    // Another fault is no missing file, so the page stays as it is.
    await page.evaluate(() => {
      Object.assign(globalThis, { isSamePage: true });
      void Promise.reject(new Error('a fault'));
      setTimeout(() => {
        throw new Error('a fault');
      });
    });
    await expect.poll(() => complaints.filter((one) => one.includes('a fault')).length).toBe(2);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
    expected(complaints);
    await context.close();
  });

  it('says what a link is good for, and when it is good for nothing', async () => {
    const table = await openAlone();
    const late = await player();
    await late.page.goto(`/t/${table.id}#${table.inviteToken}`);
    await late.page.getByText('You are watching.').first().waitFor();

    const lost = await player();
    await lost.page.goto(`/t/${table.id}`);
    await lost.page.getByRole('heading', { name: 'You need a link to open this table' }).waitFor();
    const wrong = await player();
    await wrong.page.goto(`/t/${table.id}#${'x'.repeat(32)}`);
    await wrong.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await wrong.context.close();
    expected(wrong.complaints);

    const mine = await player();
    await mine.page.goto(`/t/${table.id}#${table.token}`);
    await frame(mine.page).waitFor();
    await call(`/tables/${table.id}/seats/0/rotate`, { token: table.token, body: {} });
    await mine.page.getByRole('heading', { name: /does not work/ }).waitFor();
    await mine.context.close();
    expected(mine.complaints);
  });
});

describe('the end', () => {
  it('tells the result, is verified in the browser, and can be played again', async () => {
    const table = await openAlone({ options: { roundLimit: 6 }, name: 'A short one' });
    await call(`/tables/${table.id}/seats/0`, { method: 'PATCH', token: table.token, body: { autopilot: true } });
    for (let i = 0; ; i++) {
      const { status } = await call<Table>(`/tables/${table.id}`, { token: table.token });
      if (status === 'finished') break;
      if (i > 600) throw new Error('the computers do not come to an end');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const { page } = await player();
    await page.goto(`/t/${table.id}#${table.token}`);
    await page
      .getByText(/(wins|You win|share the victory)/)
      .first()
      .waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-part="acts"]').getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    await page.locator('[data-part="strip"]').getByRole('button', { name: 'Replay the game' }).click();
    await page.getByText('You are looking at move 0').waitFor();
    const isVerified = () => page.getByText(/All \d+ states match\./).waitFor();
    await page.goto(`/verify?table=${table.id}`);
    await isVerified();
    await page.goto('/verify');
    await page.getByRole('button', { name: 'A short one' }).click();
    await isVerified();
    await page.reload();
    await page.getByLabel('Choose the saved file of a finished game').setInputFiles({
      name: file.suggestedFilename(),
      mimeType: 'application/json',
      buffer: await contentOf(file),
    });
    await isVerified();

    await page.goto(`/new?like=${table.id}`);
    await page.getByLabel('Table', { exact: true }).waitFor();
    expect(await page.getByLabel('Table', { exact: true }).inputValue()).toBe('A short one, again');
    expect(
      await page.getByRole('radiogroup', { name: 'Computers' }).getByRole('radio', { name: '1' }).isChecked(),
    ).toBe(true);
    expect(await page.getByLabel('At most').inputValue()).toBe('6');
  });
});

describe('every page can be read by all', () => {
  const pages = {
    home: '/',
    'new table': '/new',
    'find my links': '/links',
    rules: '/rules/wealth-of-nations',
    verify: '/verify',
    nowhere: '/nowhere',
  };
  it.each([
    { size: 'phone', theme: 'dark' },
    { size: 'desk', theme: 'light' },
    { size: 'desk', theme: 'dark' },
    { size: 'phone', theme: 'light' },
  ] as const)('$size, $theme', async (guise) => {
    const { page } = await player(guise);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await seriousIssues(page), name).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
});
