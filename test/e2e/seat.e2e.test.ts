/** What a player keeps at a table when something fails: the link of the seat, the notes, the chat. */
import { expect, it } from 'vitest';
import { call, openAlone } from './support/api.ts';
import { useBrowser } from './support/browser.ts';

const { player } = useBrowser();

it('gives a seat away without losing its new link where the browser copies nothing', async () => {
  const table = await openAlone();
  const { page, context, complaints } = await player({ size: 'phone' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('not allowed')) });
  });
  await page.goto(`/t/${table.id}?settings#${table.token}`);
  const settings = page.getByRole('dialog', { name: 'My seat' });
  await settings.getByRole('button', { name: 'Copy my seat link' }).click();
  const byHand = page.getByRole('dialog', { name: 'Copy this link' });
  expect(await byHand.getByRole('textbox', { name: 'Link' }).inputValue()).toContain(`/t/${table.id}#${table.token}`);
  await byHand.getByRole('button', { name: 'Close' }).click();

  await settings.getByRole('button', { name: 'Give my seat away' }).click();
  await settings.getByLabel('Who takes over your seat?').fill('Ada');
  await settings.getByRole('button', { name: 'Make the link' }).click();
  const given = page.getByRole('dialog', { name: 'A seat for Ada' });
  const link = await given.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).not.toContain(table.token);

  const heir = await player();
  await heir.page.goto(`http://${link}`);
  await heir.page.locator('[data-part="frame"]').waitFor();
  const seen = await call<{ own: { seat: number } | null; seats: { name: string }[] }>(`/tables/${table.id}`, {
    token: link.split('#')[1] ?? '',
  });
  expect([seen.own?.seat, seen.seats[0]?.name]).toEqual([0, 'Ada']);
  // The old link no longer opens anything, and the browser says so.
  complaints.splice(0);
});

it.each([
  { what: 'asks the new link itself', isOffline: false, isSentTwice: false },
  { what: 'finds it by the next visit', isOffline: true, isSentTwice: false },
  { what: 'asks it too where the browser has sent the call twice', isOffline: false, isSentTwice: true },
])('keeps the seat when the reply that its link was renewed is lost: $what', async ({ isOffline, isSentTwice }) => {
  const table = await openAlone();
  const { page, complaints } = await player();
  await page.goto(`/t/${table.id}?settings#${table.token}`);
  page.on('dialog', (dialog) => void dialog.accept());
  let isLost = false;
  await page.route(`**/api/tables/${table.id}/seats/0/rotate`, async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    isLost = true;
    if (isSentTwice) await route.continue();
    else await route.abort();
  });
  await page.route(`**/api/tables/${table.id}`, (route) => (isLost && isOffline ? route.abort() : route.continue()));
  await page.getByRole('dialog', { name: 'My seat' }).getByRole('button', { name: 'New link' }).click();
  await page
    .getByText(isOffline ? 'No connection.' : 'Your seat has a new link. The old one no longer works.')
    .waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`/t/${table.id}?settings`);
  const name = page.getByRole('dialog', { name: 'My seat' }).getByLabel('Name', { exact: true });
  await expect.poll(() => name.inputValue()).toBe('Cleo');
  complaints.splice(0);
});

it('gets the seat that was claimed just before the browser discarded the page', async () => {
  const table = await openAlone({ computers: 0, seats: 3 });
  const { page } = await player({ size: 'phone' });
  await page.goto(`/t/${table.id}#${table.inviteToken}`);
  const take = page.getByRole('button', { name: 'Take a seat' });
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  let isClaimed = false;
  await page.route(`**/api/tables/${table.id}/seats`, async (route) => {
    if (isClaimed) return route.continue();
    // The seat is taken, and the page never hears of it.
    expect((await route.fetch()).status()).toBe(201);
    isClaimed = true;
  });
  await take.click();
  await expect.poll(() => isClaimed).toBe(true);
  await page.reload();
  await take.click();
  await page.getByText('you', { exact: true }).waitFor();
  const { seats } = await call<{ seats: { name: string }[] }>(`/tables/${table.id}`, { token: table.watchToken });
  expect(seats.map(({ name }) => name)).toEqual(['Cleo', 'Ada', '']);
});

it('keeps the link of a seat when another seat of the same table is opened, and goes back to it', async () => {
  const table = await openAlone({ computers: 0 });
  const path = `/tables/${table.id}/seats`;
  const ada = await call<{ token: string }>(path, { token: table.inviteToken, body: { name: 'Ada' } });
  const { page, complaints } = await player();
  const ownSeat = () => page.getByRole('dialog', { name: 'My seat' }).getByLabel('Name', { exact: true }).inputValue();
  await page.goto(`/t/${table.id}?settings#${table.token}`);
  await expect.poll(ownSeat).toBe('Cleo');
  await page.goto(`/t/${table.id}?settings#${ada.token}`);
  await expect.poll(ownSeat).toBe('Ada');

  // Ada takes her seat back.
  await call(`${path}/1/rotate`, { token: ada.token, body: {} });
  await page.goto(`/t/${table.id}?settings`);
  await page.getByText('Your seat link does not work right now.').waitFor();
  await expect.poll(ownSeat).toBe('Cleo');
  complaints.splice(0);
});

it('lets nothing be typed over notes that did not come, and keeps the talk that was read', async () => {
  const table = await openAlone();
  await call(`/tables/${table.id}/notes`, { method: 'PUT', token: table.token, body: { text: 'Buy ore' } });
  await call(`/tables/${table.id}/chat`, { token: table.token, body: { text: 'Good harbour' } });
  const { page, complaints } = await player();
  let broken = true;
  const answer = (path: string) =>
    page.route(path, (route) =>
      broken && route.request().method() === 'GET'
        ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
        : route.continue(),
    );
  await answer('**/notes');
  await page.goto(`/t/${table.id}#${table.token}`);
  await page.getByRole('tab', { name: 'My notes' }).click();
  await page.getByText('Your notes could not be loaded.').waitFor();
  expect(await page.getByRole('textbox', { name: 'My notes' }).count()).toBe(0);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  const notes = page.getByRole('textbox', { name: 'My notes' });
  await notes.waitFor();
  expect(await notes.inputValue()).toBe('Buy ore');

  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByText('Good harbour').waitFor();
  broken = true;
  await answer('**/chat*');
  const failed = page.waitForResponse((response) => response.url().includes('/chat') && response.status() === 500);
  await call(`/tables/${table.id}/chat`, { token: table.token, body: { text: 'And fair winds' } });
  await failed;
  expect(await page.getByText('Good harbour').isVisible()).toBe(true);
  complaints.splice(0);
});
