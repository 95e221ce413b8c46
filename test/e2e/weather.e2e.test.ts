/** Bad connections: responses are wrong, late, or never come. The player loses nothing, and the page says what happened. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { call, openAlone } from './support/api.ts';
import { useBrowser } from './support/browser.ts';

const { player } = useBrowser();

const NOT_FOUND = {
  status: 404,
  contentType: 'application/json',
  body: '{"error":{"code":"not-found","message":"no"}}',
};
const UNAVAILABLE = {
  status: 503,
  contentType: 'application/json',
  body: '{"error":{"code":"unavailable","message":"later"}}',
};

const keptTokens = (page: Page, id: string): Promise<Record<string, string> | undefined> =>
  page.evaluate((table) => {
    const all = JSON.parse(localStorage.getItem('cw:tables') ?? '[]') as {
      id: string;
      tokens: Record<string, string>;
    }[];
    return all.find((one) => one.id === table)?.tokens;
  }, id);

/** Answers every call about tables as told, and breaks their sockets, until it is told to stop. */
async function disturb(page: Page, answer: typeof NOT_FOUND): Promise<() => void> {
  let isOn = true;
  await page.route(/\/api\/tables\//, (route) => (isOn ? route.fulfill(answer) : route.continue()));
  await page.routeWebSocket('**/live', (socket) => {
    if (isOn) socket.close();
    else socket.connectToServer();
  });
  return () => {
    isOn = false;
  };
}

describe('a link that opens nothing for a while', () => {
  it.each(['desk', 'phone'] as const)(
    'is kept, tried again on request, and removed only by its player (%s)',
    async (size) => {
      const table = await openAlone();
      const { page, complaints } = await player({ size });
      await page.goto(`/t/${table.id}#${table.token}`);
      await page.locator('[data-part="frame"]').waitFor();
      let stop = await disturb(page, NOT_FOUND);
      await page.reload();
      await page.getByRole('heading', { name: /does not work/ }).waitFor();
      expect(await keptTokens(page, table.id)).toEqual({ seat: table.token });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Nothing has changed yet.').waitFor();
      stop();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('[data-part="frame"]').waitFor();

      stop = await disturb(page, NOT_FOUND);
      await page.reload();
      await page.getByRole('button', { name: 'Remove from my tables' }).click();
      await page.getByText('No tables yet.').waitFor();
      expect(await keptTokens(page, table.id)).toBeUndefined();
      await page.getByRole('button', { name: 'Put back' }).click();
      await page.getByRole('link', { name: 'The Amber Coast', exact: true }).waitFor();
      expect(await keptTokens(page, table.id)).toEqual({ seat: table.token });
      stop();
      complaints.splice(0);
    },
  );

  it.each([
    { what: 'not found', answer: NOT_FOUND, says: /does not work/ },
    { what: 'unavailable', answer: UNAVAILABLE, says: /could not be opened/ },
  ])('opens by itself when the table answers again: $what', async ({ answer, says }) => {
    const table = await openAlone();
    const { page, complaints } = await player();
    const stop = await disturb(page, answer);
    await page.clock.install();
    // This browser opens the table for the first time. The link leaves the address bar, but the browser must keep it.
    await page.goto(`/t/${table.id}#${table.token}`);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(2_000);
          return page.getByRole('heading', { name: says }).isVisible();
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    if (answer === UNAVAILABLE) await page.getByText('The table cannot be reached right now.').waitFor();
    stop();
    await page.clock.runFor(60_000);
    await page.locator('[data-part="frame"]').waitFor();
    expect(await keptTokens(page, table.id)).toEqual({ seat: table.token });
    complaints.splice(0);
  });

  it('gives way to another link of the same table, and is kept beside it', async () => {
    const table = await openAlone();
    const dead = 'd'.repeat(32);
    const { page, context, complaints } = await player();
    await page.goto(`/t/${table.id}#${table.watchToken}`);
    await page.getByText('You are watching.').first().waitFor();
    await page.evaluate(
      ([id, seat]) => {
        const all = JSON.parse(localStorage.getItem('cw:tables') ?? '[]') as { id: string; tokens: object }[];
        for (const one of all) if (one.id === id) one.tokens = { ...one.tokens, seat };
        localStorage.setItem('cw:tables', JSON.stringify(all));
      },
      [table.id, dead] as const,
    );
    await page.reload();
    await page.getByText('You are watching.').first().waitFor();
    await page.getByText('Your seat link does not work right now.').waitFor();
    expect(await keptTokens(page, table.id)).toEqual({ seat: dead, watch: table.watchToken });

    // The seat got a new link in another tab.
    await page.goto(`/t/${table.id}#${table.token}`);
    await page.locator('[data-part="prompt"][data-tone="you"]').waitFor();
    const other = await context.newPage();
    await other.goto(`/t/${table.id}?settings`);
    other.on('dialog', (dialog) => void dialog.accept());
    await other.getByRole('dialog', { name: 'My seat' }).getByRole('button', { name: 'New link' }).click();
    await other.getByText('Your seat has a new link. The old one no longer works.').waitFor();
    await expect.poll(() => keptTokens(page, table.id)).not.toHaveProperty('seat', table.token);
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await page.getByLabel('Say something to the table').fill('Still here');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Still here').waitFor();
    complaints.splice(0);
  });

  it('stays in the list of tables with what was last seen, as not found', async () => {
    const table = await openAlone();
    const { page } = await player();
    await page.goto(`/t/${table.id}#${table.token}`);
    await page.locator('[data-part="frame"]').waitFor();
    await page.goto('/');
    await page.getByText('Your move', { exact: true }).waitFor();
    let reply: object = { id: table.id, table: null };
    await page.route('**/api/mine', (route) => route.fulfill({ json: { tables: [reply] } }));
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'The Amber Coast' });
    await row.getByText('not found').waitFor();
    expect(await row.getByRole('button').count()).toBe(1);
    expect(await keptTokens(page, table.id)).toEqual({ seat: table.token });
    // A table that does not answer is not gone, so it cannot be taken off the list by a slip.
    reply = { ...reply, unavailable: true };
    await page.reload();
    await row.getByText('cannot be reached right now').waitFor();
    expect(await row.getByRole('button').count()).toBe(0);
    await page.unroute('**/api/mine');
    await page.reload();
    await page.getByText('Your move', { exact: true }).waitFor();
  });
});

describe('a call that is never answered', () => {
  it.each(['desk', 'phone'] as const)('gives its button back and says so (%s)', async (size) => {
    const { page } = await player({ size });
    await page.clock.install();
    await page.goto('/new');
    await page.getByLabel('Table', { exact: true }).fill('The Copper Fleet');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/tables', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) await route.continue();
    });
    const open = page.getByRole('button', { name: 'Open the table' });
    await open.click();
    await expect.poll(() => keys.length).toBe(1);
    expect(await open.isDisabled()).toBe(true);
    await page.clock.runFor(30_000);
    await page.getByText('The server took too long to answer. Please try again.').waitFor();
    expect(await open.isDisabled()).toBe(false);
    await open.click();
    await page.getByText('The Copper Fleet').first().waitFor();
    await page.waitForURL('**/t/*');
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('without a connection', () => {
  it('home opens though it never was, and a page that cannot is told from a blank one', async () => {
    const table = await openAlone();
    const { page, context, complaints } = await player();
    await page.goto(`/t/${table.id}#${table.token}`);
    await page.locator('[data-part="frame"]').waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // Load the page once more, so that the service worker sees the table's files.
    await page.reload();
    await page.locator('[data-part="frame"]').waitFor();
    await page.waitForLoadState('networkidle');
    const isKept = () =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
        const kept = await Promise.all(files.map(({ name }) => caches.match(name)));
        return files.length > 0 && kept.every((file) => file !== undefined);
      });
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Two great board games, a move at a time.' }).waitFor();
    await page.getByText('cannot be reached right now: shown as last seen').waitFor();
    await page.getByRole('link', { name: 'The Amber Coast', exact: true }).click();
    await page.getByText('The table cannot be reached right now. This is how it was at').waitFor();
    await page.goto('/cards');
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await page.getByRole('link', { name: 'Commonwealth' }).click();
    await page.getByRole('heading', { name: 'Two great board games, a move at a time.' }).waitFor();
    await page.goto('/cards');
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await context.setOffline(false);
    // The reader is asked whether to leave the page, and stays at first: what a page runs is lost when it leaves by itself.
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault(), { once: true }));
    const stayed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.getByRole('button', { name: 'Try again' }).click();
    await stayed;
    await page.reload();
    await page.getByRole('button', { name: 'Augustus' }).first().waitFor();
    complaints.splice(0);
  });
});

describe('a table with too many onlookers', () => {
  it('is followed by calls, and no socket is tried again for minutes', async () => {
    const table = await openAlone();
    const { page } = await player();
    let sockets = 0;
    let looks = 0;
    await page.routeWebSocket('**/live', (socket) => {
      sockets++;
      socket.close({ code: 4002, reason: 'too many' });
    });
    let settled = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(`/tables/${table.id}`)) looks++;
    });
    const settle = (request: Request) => {
      if (request.url().endsWith(`/tables/${table.id}`)) settled++;
    };
    page.on('requestfinished', settle);
    page.on('requestfailed', settle);
    // The server does not share the clock of the page: in larger steps, a call would reach its time limit unanswered.
    const passMinutes = async (minutes: number) => {
      for (let seconds = 0; seconds < minutes * 60; seconds += 5) {
        await page.clock.runFor(5000);
        await expect.poll(() => settled, { interval: 5 }).toBe(looks);
      }
    };
    await page.clock.install();
    await page.goto(`/t/${table.id}#${table.watchToken}`);
    await page.locator('[data-part="frame"]').waitFor();
    await expect.poll(() => sockets).toBe(1);
    const before = looks;
    await passMinutes(4);
    expect(sockets).toBe(1);
    expect(looks).toBeGreaterThan(before + 4);
    await passMinutes(6);
    await expect.poll(() => sockets).toBe(2);
  });
});

describe('a long talk', () => {
  it('is shown from its end, grows, and can be read back to its beginning', async () => {
    const table = await openAlone();
    for (let i = 1; i <= 230; i++)
      await call(`/tables/${table.id}/chat`, { token: table.token, body: { text: `line ${i}.` } });
    const { page } = await player();
    await page.goto(`/t/${table.id}#${table.token}`);
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await page.getByText('line 230.').waitFor();
    expect(await page.getByText('line 31.').count()).toBe(1);
    expect(await page.getByText('line 30.').count()).toBe(0);
    await call(`/tables/${table.id}/chat`, { token: table.token, body: { text: 'one more' } });
    await page.getByText('one more').waitFor();
    expect(await page.getByText('line 31.').count()).toBe(1);
    await page.getByRole('button', { name: 'Earlier messages' }).click();
    await page.getByText('line 1.', { exact: false }).first().waitFor();
    expect(await page.locator('[data-part="message"]').count()).toBe(231);
    expect(await page.getByRole('button', { name: 'Earlier messages' }).count()).toBe(0);
  });
});

describe('the host', () => {
  it.each(['desk', 'phone'] as const)(
    'removes a player and a computer, and changes the invite link (%s)',
    async (size) => {
      const host = await player({ size });
      await host.page.goto('/new');
      await host.page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '4' }).check();
      await host.page.getByLabel('You', { exact: true }).fill('Cleo');
      await host.page.getByRole('button', { name: 'Open the table' }).click();
      const link = host.page.getByRole('textbox', { name: 'Invite link' });
      const old = await link.inputValue();

      const guest = await player();
      await guest.page.goto(`http://${old}`);
      await guest.page.getByLabel('Name', { exact: true }).fill('Ada');
      await guest.page.getByRole('button', { name: 'Take a seat' }).click();
      await guest.page.getByText('you', { exact: true }).waitFor();

      host.page.on('dialog', (dialog) => void dialog.accept());
      const seat = (name: RegExp | string) => host.page.getByRole('listitem').filter({ hasText: name });
      await host.page.getByRole('button', { name: 'Give to a computer' }).first().click();
      await seat('computer, plays at once').getByRole('button', { name: 'Remove' }).click();
      await seat('computer, plays at once').waitFor({ state: 'detached' });
      await seat('Ada').getByRole('button', { name: 'Remove' }).click();
      await seat('Ada').waitFor({ state: 'detached' });
      await expect.poll(() => seat('Free').count()).toBe(3);

      await host.page.getByRole('button', { name: 'New invite link' }).click();
      await host.page.getByText('There is a new invite link. The old one no longer works.').waitFor();
      await expect.poll(() => link.inputValue()).not.toBe(old);
      const fresh = await link.inputValue();
      // A removed player cannot come back with either of their old links.
      await guest.page.reload();
      await guest.page.getByRole('heading', { name: /does not work/ }).waitFor();
      const second = await player();
      await second.page.goto(`http://${old}`);
      await second.page.getByRole('heading', { name: /does not work/ }).waitFor();
      await second.page.goto(`http://${fresh}`);
      await second.page.getByRole('button', { name: 'Take a seat' }).waitFor();

      // The same holds at the table.
      await host.page.getByRole('button', { name: 'Start now' }).click();
      await host.page.locator('[data-part="frame"]').waitFor();
      await host.page.getByRole('button', { name: 'Rules and settings' }).click();
      await host.page.getByRole('button', { name: 'Host tools' }).click();
      await host.page
        .getByRole('dialog', { name: 'Host tools' })
        .getByRole('button', { name: 'New invite link' })
        .click();
      await expect
        .poll(async () => {
          const id = new URL(host.page.url()).pathname.split('/')[2] ?? '';
          return (await keptTokens(host.page, id))?.invite;
        })
        .not.toBe(fresh.split('#')[1]);
      guest.complaints.splice(0);
      second.complaints.splice(0);
    },
  );
});
