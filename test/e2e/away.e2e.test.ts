/** A player goes away and comes back, at one table and at all tables of a browser, and the others see it. */
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Table, TableOpened } from '../../worker/domain/wire/tables.ts';
import { call, openAlone } from './support/api.ts';
import { seriousIssues } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';

const { player } = useBrowser();
const HOUR = 3_600_000;
const PACE = { perDecision: 24 * HOUR, late: 'wait' } as const;

interface Seated extends TableOpened {
  token: string;
}

/** A table of two at which the player of this token is awaited, and the token of the other. */
async function awaitedAt(): Promise<{ table: Seated; mine: string; other: string }> {
  const table = await openAlone({ computers: 0, pace: PACE });
  const ada = await call<{ token: string }>(`/tables/${table.id}/seats`, {
    token: table.inviteToken,
    body: { name: 'Ada' },
  });
  const { awaiting } = await call<Table>(`/tables/${table.id}`, { token: table.watchToken });
  const [mine, other] = awaiting[0]?.seat === 0 ? [table.token, ada.token] : [ada.token, table.token];
  return { table, mine, other };
}

/** A day as the pages write it. */
const dayIn = (days: number, locale = 'en-GB'): string => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const words = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return words.format(date).replace(',', '');
};

/** The browser holds the links of these seats. */
async function holds(context: BrowserContext, tables: readonly { id: string; token: string; name: string }[]) {
  const links = tables.map(({ id, token, name }) => ({
    id,
    name,
    game: 'wealth-of-nations',
    tokens: { seat: token },
    opened: 1,
  }));
  await context.addInitScript((kept) => localStorage.setItem('cw:tables', kept), JSON.stringify(links));
}

it('at a table: on a phone a player goes away, another sees until when, and the player comes back', async () => {
  const { table, mine, other } = await awaitedAt();
  const away = await player({ size: 'phone' });
  await away.page.goto(`/t/${table.id}?settings#${mine}`);
  const settings = away.page.getByRole('dialog', { name: 'My seat' });
  await settings.getByText('In this game you can be away for 7 d more.').waitFor();
  await settings.getByRole('radio', { name: 'tomorrow' }).check();
  await settings.getByRole('button', { name: `Away until ${dayIn(1)}` }).click();
  await settings.getByText(`You are away until ${dayIn(1)}.`).waitFor();
  expect(await seriousIssues(away.page)).toEqual([]);

  // Another day can be typed, as long as the table allows it.
  const date = settings.getByLabel('Day of your return');
  const twoDays = new Date();
  twoDays.setDate(twoDays.getDate() + 2);
  await date.fill(twoDays.toLocaleDateString('sv'));
  await settings.getByRole('button', { name: `Away until ${dayIn(2)}` }).click();
  await settings.getByText(`You are away until ${dayIn(2)}.`).waitFor();
  await date.fill('2099-01-01');
  await settings.getByRole('button', { name: 'Choose a day' }).click();
  await settings.getByRole('button', { name: 'Close' }).click();
  const sign = away.page.getByRole('button', { name: `You are away until ${dayIn(2)}.` });
  await sign.waitFor();

  const watcher = await player();
  await watcher.page.goto(`/t/${table.id}#${other}`);
  const prompt = watcher.page.locator('[data-part="prompt"]');
  await prompt.getByText(`is away until ${dayIn(2)}.`).waitFor();
  await prompt.getByText('is away', { exact: true }).waitFor();
  await watcher.page
    .locator('[data-part="ledger"]')
    .getByText(`away until ${dayIn(2)}`)
    .waitFor();
  expect(await seriousIssues(watcher.page)).toEqual([]);
  const italian = await player({ language: 'it' });
  await italian.page.goto(`/t/${table.id}#${other}`);
  await italian.page
    .locator('[data-part="prompt"]')
    .getByText(`è via fino a ${dayIn(2, 'it')}.`)
    .waitFor();

  await sign.click();
  await settings.getByRole('button', { name: 'I’m back' }).click();
  await expect.poll(() => settings.getByRole('button', { name: 'I’m back' }).count()).toBe(0);
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => sign.count()).toBe(0);
  await prompt.getByText('is deciding', { exact: true }).waitFor();
  expect(await watcher.page.getByText('away until').count()).toBe(0);
});

it('at all tables from the home page, which says where it was not accepted', async () => {
  const { table, mine } = await awaitedAt();
  const strict = await openAlone({ name: 'Strict', computers: 0, pace: { ...PACE, awayDays: 0 } });
  const mute = await openAlone({ name: 'Mute', computers: 0, pace: PACE });
  const seen = async ({ id, token }: { id: string; token: string }) => {
    const { own, seats } = await call<Table>(`/tables/${id}`, { token });
    return seats.find(({ seat }) => seat === own?.seat)?.awayUntil ?? null;
  };
  const open = { id: table.id, token: mine };
  const { context, page, complaints } = await player({ size: 'phone' });
  await holds(context, [
    { ...open, name: 'Open' },
    { ...strict, name: 'Strict' },
    { ...mute, name: 'Mute' },
  ]);
  let isMute = true;
  await page.route(`**/api/tables/${mute.id}/seats/0`, (route) => (isMute ? route.abort() : route.continue()));
  await page.goto('/');
  const control = page.locator('[data-part="away"]');
  await control.getByRole('button', { name: 'Away until …' }).click();
  await control.getByRole('radio', { name: 'in 3 days' }).check();
  await control.getByRole('button', { name: `Away until ${dayIn(3)}` }).click();
  const alert = control.getByRole('alert');
  await alert.getByText('2 tables have not accepted this:').waitFor();
  expect(await alert.getByRole('listitem').allInnerTexts()).toEqual([
    'Strict: nobody can be away there',
    'Mute: cannot be reached right now',
  ]);
  await control.getByText('You are away at 1 of 3 tables.').waitFor();
  expect(
    await page
      .locator('[data-part="tables"]')
      .getByText(`You are away until ${dayIn(3)}.`)
      .count(),
  ).toBe(1);
  expect([(await seen(open)) !== null, await seen(strict), await seen(mute)]).toEqual([true, null, null]);
  expect(await seriousIssues(page)).toEqual([]);

  // A second try reaches the table that did not answer, and leaves the others as they are.
  isMute = false;
  await control.getByRole('button', { name: `Away until ${dayIn(3)}` }).click();
  await alert.getByText('1 table has not accepted this:').waitFor();
  await control.getByText('You are away at 2 of 3 tables.').waitFor();

  await control.getByRole('button', { name: 'I’m back' }).click();
  await expect.poll(() => control.getByRole('button', { name: 'I’m back' }).count()).toBe(0);
  expect(await alert.count()).toBe(0);
  expect([await seen(open), await seen(mute)]).toEqual([null, null]);
  complaints.splice(0);
});

it('at more tables than the list shows: who says so is at none of them', async () => {
  const { table, mine } = await awaitedAt();
  const old = await awaitedAt();
  const { context, page } = await player();
  // The list asks for the sixty that were opened last.
  const gone = Array.from({ length: 60 }, (_, n) => ({
    id: `0gone${String(n).padStart(7, '0')}`,
    token: 'x'.repeat(32),
    name: 'Gone',
  }));
  await holds(context, [
    { id: table.id, token: mine, name: 'New' },
    ...gone,
    { id: old.table.id, token: old.mine, name: 'Old' },
  ]);
  await page.goto('/');
  const control = page.locator('[data-part="away"]');
  await control.getByRole('button', { name: 'Away until …' }).click();
  await control.getByRole('radio', { name: 'in 3 days' }).check();
  await control.getByRole('button', { name: `Away until ${dayIn(3)}` }).click();
  const absent = async (id: string, token: string) => {
    const { seats } = await call<Table>(`/tables/${id}`, { token });
    return seats.map(({ awayUntil, looking }) => ({ isAway: awayUntil !== null, looking })).filter((one) => one.isAway);
  };
  for (const [id, watch] of [
    [table.id, table.watchToken],
    [old.table.id, old.table.watchToken],
  ] as const) {
    await expect.poll(() => absent(id, watch)).toEqual([{ isAway: true, looking: false }]);
  }
});

it('the host says how many days there are, and the lobby tells', async () => {
  const { page } = await player({ size: 'phone' });
  await page.goto('/new');
  await page.getByLabel('You', { exact: true }).fill('Cleo');
  await page.getByRole('radiogroup', { name: 'Days away' }).getByRole('radio', { name: 'none' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText(/\. Nobody can be away\./).waitFor();
  await page.getByText('At this table nobody can be away.', { exact: true }).waitFor();
});
