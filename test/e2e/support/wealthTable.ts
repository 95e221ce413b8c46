/** A table of Wealth of Nations that is opened over HTTP. Its seats are claimed and played by hand in the browser. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Player } from './browser.ts';

export interface OpenedTable {
  id: string;
  inviteToken: string;
  hostToken: string;
}

export async function openWealth(options: Record<string, unknown>, seats: number): Promise<OpenedTable> {
  const answer = await fetch(`${inject('url')}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ game: 'wealth-of-nations', options, seats, name: 'The Tuesday Harbour' }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as OpenedTable;
}

/** Takes a seat by the invite link, as a guest would. */
export async function claim(page: Page, table: OpenedTable, name: string): Promise<void> {
  await page.goto(`/t/${table.id}#${table.inviteToken}`);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

export const NAMES = ['Cleo', 'Ada', 'Bruno'];

export interface Guest extends Player {
  name: string;
}

export const YOURS = '[data-part="prompt"][data-tone="you"]';

const versionOf = (page: Page): Promise<string | null> =>
  page.locator('[data-version]').getAttribute('data-version', { timeout: 60_000 });

/** Waits until all pages show the same state, and go on showing it: what the table plays by itself has arrived. */
async function settled(players: readonly Player[]): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const versions = new Set(await Promise.all(players.map(({ page }) => versionOf(page))));
        const now = versions.size === 1 ? [...versions].join() : '';
        const isStill = now !== '' && now === before;
        before = now;
        return isStill;
      },
      { timeout: 60_000, interval: 120 },
    )
    .toBe(true);
}

/** The page whose move it is, once all have seen the last one. */
export async function whoseMove(players: readonly Player[]): Promise<Page> {
  await settled(players);
  const found = await Promise.race(
    players.map(async ({ page }) => {
      await page.locator(YOURS).waitFor({ state: 'visible', timeout: 60_000 });
      return page;
    }),
  );
  return found;
}

export const phaseOf = (page: Page): Promise<string> =>
  page.locator('[data-part=steps] [aria-current=step]').innerText();

export const asked = (page: Page): Promise<string> => page.locator('[data-part="ask"] p').innerText();

/** Presses the main button and waits until the move has been taken. */
export async function commit(page: Page): Promise<void> {
  const before = await page.locator('[data-version]').getAttribute('data-version');
  try {
    await page.locator('[data-part="acts"] [data-kind="pri"]').click({ timeout: 15_000 });
  } catch (error) {
    const shown = await page.locator('[data-part="prompt"]').innerText();
    throw new Error(`nothing to commit in: ${shown.replaceAll('\n', ' ')}`, { cause: error });
  }
  await taken(page, before);
}

/** Presses a quieter button that is a move. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const before = await page.locator('[data-version]').getAttribute('data-version');
  await page.locator('[data-part="acts"]').getByRole('button', { name }).click();
  await taken(page, before);
}

export async function taken(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (was) => document.querySelector('[data-version]')?.getAttribute('data-version') !== was,
    before,
    {
      timeout: 60_000,
    },
  );
}

/** On a phone the panes are one tap away; on a desk they stand side by side. */
export async function tab(page: Page, name: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 1100) return;
  await page
    .locator('[data-part="tabs"]')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

/** Picks the open package that fits the first of these words best, or any. */
export async function pickPackage(page: Page, ...wishes: RegExp[]): Promise<void> {
  await tab(page, 'Packages');
  const open = page.locator('[data-part=package]:not(:disabled)');
  await open.first().waitFor();
  let chosen = open.first();
  for (const wish of wishes.reverse()) {
    const fitting = open.filter({ hasText: wish });
    if ((await fitting.count()) > 0) chosen = fitting.first();
  }
  await chosen.click();
  await tab(page, 'Board');
  await page.locator('[data-part="acts"] [data-kind="pri"]:not(:disabled)').waitFor();
  await commit(page);
}

/** The cell of a cube in the prompt of Trade. */
export const cell = (page: Page, cube: string) =>
  page.locator('[data-part=cubes]').getByRole('group', { name: cube.toLowerCase() });

/** Buys one cube, borrowing first where the money does not suffice. */
export async function buy(page: Page, cube: string): Promise<void> {
  const button = cell(page, cube).getByRole('button', { name: /^buy one/ });
  if (await button.isDisabled()) {
    await page.locator('[data-part="acts"]').getByRole('button', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'one note more' }).click();
    await page.getByRole('button', { name: 'one note more' }).click();
    await commit(page);
    await button.waitFor();
  }
  await button.click();
  await commit(page);
}

/** An action of Develop that is possible now. */
export const plate = (page: Page, name: string | RegExp) =>
  page.locator('[data-part=plate][aria-disabled=false]', { hasText: name });

/** The hexes of the board that answer a click now. */
export const openHexes = (page: Page) => page.locator('[data-hex][aria-disabled=false]');

/** Everybody takes packages until the draft is over; gives the page of who picked first. */
export async function draft(players: readonly Player[]): Promise<Page> {
  let builder: Page | null = null;
  for (;;) {
    const page = await whoseMove(players);
    if (!(await page.locator('[data-part=steps]').innerText()).startsWith('Draft')) return builder ?? page;
    // The first picker takes the farms, because anything built next to farms can clash.
    builder ??= page;
    await pickPackage(page, ...(page === builder ? [/farms/, /1 labor, 1 ore/, /\$/] : [/\$/]));
  }
}
