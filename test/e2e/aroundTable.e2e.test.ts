/** What every table has around its game, with each of its buttons: log, history, playback, menu, settings, host tools. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { View } from '../../worker/domain/wire/play.ts';
import type { Table, TableOpened } from '../../worker/domain/wire/tables.ts';
import { call, openAlone, playUntil } from './support/api.ts';
import { contentOf, useBrowser } from './support/browser.ts';

const { player } = useBrowser();

const history = (page: Page) => page.locator('[data-part="history"]');
const acts = (page: Page) => page.locator('[data-part="acts"]');
const strip = (page: Page) => page.locator('[data-part="strip"]');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Rules and settings' }).click();
const isAt = (page: Page, version: number) =>
  page.getByText(`You are looking at move ${version}`, { exact: true }).waitFor();
const toast = (page: Page, text: string | RegExp) => page.locator('[data-part="toast"]', { hasText: text });

/** The page may copy, and the test reads what it copied. */
const allowCopies = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: async (text: string) => Object.assign(globalThis, { copied: text }),
    });
  });
const copied = (page: Page): Promise<string> => page.evaluate(() => String(Reflect.get(globalThis, 'copied') ?? ''));

describe('a game under way', () => {
  it('is read in its log and looked at move by move', async () => {
    const table = await openAlone();
    await playUntil(table, ({ version }) => version >= 12);
    const { page, context } = await player();
    await allowCopies(context);
    await page.goto(`/t/${table.id}#${table.token}`);
    const log = page.getByRole('list', { name: 'Log' });
    const filter = page.getByRole('group', { name: 'Show moves by' });
    const cleo = filter.getByRole('button', { name: 'Cleo' });
    const rows = log.getByRole('listitem');
    await rows.nth(8).waitFor();
    const all = await rows.count();
    await cleo.hover();
    await page.getByRole('tooltip', { name: 'Cleo' }).waitFor();
    await cleo.click();
    expect(await rows.count()).toBeLessThan(all);
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await cleo.click();
    expect(await rows.count()).toBe(all);
    await cleo.click();
    await filter.getByRole('button', { name: 'All' }).click();
    expect(await rows.count()).toBe(all);

    // A hex named in the log lights up.
    const hex = log.getByRole('button', { name: /^[A-I][1-9]$/ });
    const spot = page.locator('[data-part="board"] [data-part="spot"]');
    await hex.first().hover();
    await spot.waitFor();
    await cleo.hover();
    await spot.waitFor({ state: 'detached' });
    await hex.first().click();
    await spot.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');

    await log
      .getByRole('button', { name: / ago: view this moment$/ })
      .nth(4)
      .click();
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await slider.waitFor();
    const at = Number(await slider.inputValue());
    await history(page).getByRole('button', { name: 'One move earlier' }).click();
    await isAt(page, at - 1);
    await history(page).getByRole('button', { name: 'One move later' }).click();
    await isAt(page, at);
    await acts(page).getByRole('button', { name: 'Copy link to this moment' }).click();
    await toast(page, 'Link to this moment copied').getByRole('button', { name: 'Close' }).click();
    await toast(page, 'Link to this moment copied').waitFor({ state: 'detached' });
    expect(await copied(page)).toMatch(new RegExp(`/t/${table.id}\\?move=${at}$`));
    await page.keyboard.press('ArrowLeft');
    await isAt(page, at - 1);
    await history(page).getByRole('button', { name: 'Back to now' }).click();
    await slider.waitFor({ state: 'detached' });
    await openMenu(page);
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await slider.waitFor();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await isAt(page, 0);
    await acts(page).getByRole('button', { name: 'Back to now' }).click();
    await slider.waitFor({ state: 'detached' });
  });

  it('is played back to a watcher on a phone, step by step', async () => {
    const table = await openAlone();
    await playUntil(table, ({ version }) => version >= 12);
    const { page } = await player({ size: 'phone' });
    await page.clock.install();
    await page.goto(`/t/${table.id}#${table.watchToken}`);
    const play = strip(page).getByRole('button', { name: /^Play back \d+ moves?$/ });
    await play.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const step = strip(page).getByText(/^\d of 8$/);
    const isStep = (n: number) => expect.poll(() => step.innerText()).toBe(`${n} of 8`);
    await play.click();
    await isStep(1);
    await acts(page).getByRole('button', { name: 'Pause' }).click();
    await acts(page).getByRole('button', { name: 'Next' }).click();
    await isStep(2);
    await acts(page).getByRole('button', { name: 'Back', exact: true }).click();
    await isStep(1);
    await acts(page).getByRole('button', { name: 'Play', exact: true }).click();
    await isStep(2);
    await acts(page).getByRole('button', { name: 'Back to now' }).click();
    await play.click();
    await strip(page).getByRole('button', { name: 'Back to now' }).click();
    await play.waitFor();

    // A hex in the log opens the board.
    await page.locator('[data-part="tabs"]').getByRole('button', { name: 'Log' }).click();
    await page
      .getByRole('list', { name: 'Log' })
      .getByRole('button', { name: /^[A-I][1-9]$/ })
      .first()
      .click();
    await page.locator('[data-part="board"]').waitFor();
  });
});

describe('the menu', () => {
  it('sets language, theme and sound, and saves the table as a file', async () => {
    const table = await openAlone();
    const { page } = await player();
    await page.goto(`/t/${table.id}#${table.token}`);
    await openMenu(page);
    const theme = page.getByRole('radiogroup', { name: 'Theme' });
    const shown = () => page.evaluate(() => document.documentElement.dataset.theme);
    for (const [name, wanted] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['auto', undefined],
    ] as const) {
      await theme.getByRole('radio', { name }).check({ force: true });
      expect(await shown()).toBe(wanted);
    }
    const sound = page.getByRole('switch', { name: 'Sound when it is my move' });
    await sound.click();
    expect(await sound.isChecked()).toBe(true);
    // The tabs beside the board follow the arrow keys.
    const tabs = page.getByRole('tablist', { name: 'Log, chat and notes' });
    await page.keyboard.press('Escape');
    await tabs.getByRole('tab', { name: 'Log' }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Chat'],
      ['End', 'My notes'],
      ['Home', 'Log'],
      ['ArrowLeft', 'My notes'],
    ] as const) {
      await page.keyboard.press(key);
      await tabs.getByRole('tab', { name, selected: true }).waitFor();
    }
    await page.getByRole('textbox', { name: 'My notes' }).fill('Buy ore');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await tabs.getByRole('tab', { name: 'Log' }).click();
    await openMenu(page);
    // The keyboard closes the menu from inside, and by going elsewhere.
    await page.keyboard.press('Escape');
    await sound.waitFor({ state: 'detached' });
    await openMenu(page);
    await page.locator('[data-part="sea"]').click({ position: { x: 5, y: 5 } });
    await sound.waitFor({ state: 'detached' });
    await openMenu(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`commonwealth-${table.id}.json`);

    await page.goto('/verify');
    const chooser = page.getByLabel('Choose the saved file of a finished game');
    await chooser.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByText('That is not a saved table.').waitFor();
    const saved = await contentOf(file);
    await chooser.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: saved });
    await page.getByText('This game is not over: its seed is still sealed.').waitFor();
  });
});

describe('the seat', () => {
  it('is named, gets its mail as its player likes, and is played for', async () => {
    const table = await openAlone();
    const { page, context } = await player({ size: 'phone' });
    await allowCopies(context);
    await page.goto(`/t/${table.id}?settings#${table.token}`);
    const dialog = page.getByRole('dialog', { name: 'My seat' });
    const own = async () => {
      const { own: mine, seats } = await call<Table>(`/tables/${table.id}`, { token: table.token });
      return { ...mine, name: seats[0]?.name };
    };
    await dialog.getByLabel('Name', { exact: true }).fill('Cleopatra');
    await dialog.getByLabel('Email', { exact: true }).fill('cleo@mail.example');
    await dialog.getByLabel('Email', { exact: true }).press('Tab');
    await dialog.getByLabel('Quiet hours').selectOption('22:00 to 7:00');
    await toast(page, 'An email is on its way to cleo@mail.example').waitFor();
    await dialog.getByText('Waiting for you to click the link').waitFor();
    await dialog.getByLabel('How soon').selectOption('1 h');
    await dialog.getByLabel('Email me').selectOption('once a day');
    await dialog.getByLabel('At', { exact: true }).selectOption('7:00');
    for (const name of ['Play forced moves for me', 'Let the computer play for me', 'Sound'])
      await dialog.getByRole('switch', { name, exact: true }).click();
    await expect.poll(own).toMatchObject({
      name: 'Cleopatra',
      mailSettings: { mode: 'digest', delay: 60, digestHour: 7 },
      quiet: { from: 22 * 60, to: 7 * 60 },
      autoAnswer: false,
      autopilot: true,
    });
    await dialog.getByRole('button', { name: 'Copy my seat link' }).click();
    await expect.poll(() => copied(page)).toContain(`/t/${table.id}#${table.token}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await openMenu(page);
    await page.getByRole('button', { name: 'My seat' }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await openMenu(page);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    // A tap beside the sheet closes it.
    await page.getByRole('dialog', { name: 'Rules' }).waitFor();
    await page.mouse.click(5, 5);
    await page.getByRole('dialog', { name: 'Rules' }).waitFor({ state: 'hidden' });
  });
});

describe('the host', () => {
  it('reminds a player, lets the computer play for a while, and frees the seat', async () => {
    const body = { game: 'wealth-of-nations', options: {}, seats: 2, name: 'The Becalmed Fleet', me: { name: 'Cleo' } };
    const table = await call<TableOpened & { token: string }>('/tables', { body });
    await call(`/tables/${table.id}/seats`, { token: table.inviteToken, body: { name: 'Ada', language: 'en' } });
    const { page, context } = await player();
    await allowCopies(context);
    const known = {
      id: table.id,
      name: body.name,
      game: body.game,
      opened: 1,
      tokens: { host: table.hostToken, invite: table.inviteToken, seat: table.token },
    };
    await context.addInitScript((one) => localStorage.setItem('cw:tables', JSON.stringify([one])), known);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`/t/${table.id}`);
    await openMenu(page);
    await page.getByRole('button', { name: 'Host tools' }).click();
    const tools = page.getByRole('dialog', { name: 'Host tools' });
    await tools.getByRole('button', { name: 'Remind' }).click();
    await toast(page, 'Reminded.').waitFor();
    const ada = tools.getByRole('listitem').filter({ hasText: 'Ada' });
    await ada.getByRole('button', { name: 'Let the computer play' }).click();
    await toast(page, 'The computer now plays this seat.').waitFor();
    await ada.getByRole('radio', { name: 'easy' }).check();
    await ada.getByRole('radio', { name: 'easy', checked: true }).waitFor();
    await ada.getByRole('button', { name: 'Give back to the player' }).click();
    await toast(page, 'The player has the seat back.').waitFor();
    await ada.getByRole('button', { name: 'Free the seat' }).click();
    await toast(page, 'The seat is free').waitFor();
    await tools.getByRole('button', { name: 'Copy the invite link' }).click();
    await expect.poll(() => copied(page)).toContain(`/t/${table.id}#`);
    await tools.getByRole('button', { name: 'Close' }).click();
    await tools.waitFor({ state: 'hidden' });
  });
});

describe('a move that is not sent', () => {
  it('stays until it is sent again, or is discarded', async () => {
    const table = await openAlone({ options: { cashOnlyStart: true } });
    const { page, complaints } = await player();
    await page.goto(`/t/${table.id}#${table.token}`);
    const main = acts(page).locator('[data-kind="pri"]');
    const place = async () => {
      await page.locator('[data-hex][aria-disabled=false]').first().click({ force: true });
      await main.click();
      await page.getByText('Your move was not sent').waitFor();
    };
    await page.route('**/actions', (route) => route.abort());
    await page.locator('[data-part="prompt"][data-tone="you"]').waitFor();
    await place();
    await acts(page).getByRole('button', { name: 'Discard it' }).click();
    expect(await main.innerText()).toBe('Choose a hex');
    await place();
    await acts(page).getByRole('button', { name: 'Send it again' }).click();
    await page.getByText('Your move was not sent').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await acts(page).getByRole('button', { name: 'Send it again' }).click();
    await page.getByText('Place your first flag').waitFor({ state: 'detached' });
    complaints.splice(0);
  });
});

describe('a late player', () => {
  it('is named to everybody, and told how late it is', async () => {
    const options = { cashOnlyStart: true };
    const body = { game: 'wealth-of-nations', options, seats: 2, name: 'Long Winter', me: { name: 'Cleo' } };
    const pace = { perDecision: 3_600_000, late: 'wait' };
    const table = await call<TableOpened & { token: string }>('/tables', { body: { ...body, pace } });
    const claim = { token: table.inviteToken, body: { name: 'Ada', language: 'en' } };
    const { token: ada } = await call<{ token: string }>(`/tables/${table.id}/seats`, claim);
    const tokens = [table.token, ada] as const;
    const look = async (seat: 0 | 1) => call<View>(`/tables/${table.id}/view`, { token: tokens[seat] });
    // Both place their first flag, and trade begins.
    for (const _ of tokens) {
      const mover = (await look(0)).awaiting[0]?.seat === 0 ? 0 : 1;
      const { version, choices } = await look(mover);
      const [first] = choices.flatMap((one) => (one.kind === 'one' ? [one.action] : []));
      await call(`/tables/${table.id}/actions`, {
        token: tokens[mover],
        body: { expected: version, actions: [first] },
      });
    }
    const late = (await look(0)).awaiting[0]?.seat === 0 ? 0 : 1;
    const { page } = await player({ size: 'phone' });
    // Three hours do not pass in a test. The answers say that they have passed.
    await page.route(`**/api/tables/${table.id}`, async (route) => {
      const answer = await route.fetch();
      if (answer.status() !== 200) return route.fulfill({ response: answer });
      const known = (await answer.json()) as Table;
      const due = Date.now() - 2.5 * 3_600_000;
      const json = { ...known, awaiting: known.awaiting.map((one) => ({ ...one, due, late: true })) };
      await route.fulfill({ response: answer, json });
    });
    await page.goto(`/t/${table.id}#${tokens[late === 0 ? 1 : 0]}`);
    await page.getByText(`${['Cleo', 'Ada'][late]} is 2 h late`).waitFor();
    await page.goto(`/t/${table.id}#${tokens[late]}`);
    await page
      .locator('[data-part="ask"]')
      .getByText(/^2 h late, \$\d+/)
      .first()
      .waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
