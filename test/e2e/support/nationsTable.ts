/** A Nations table that is opened over the API and played by hand in the page. */
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { TableOpened } from '../../../worker/domain/wire/tables.ts';
import type { Player } from './browser.ts';

async function call(path: string, token: string | null, body: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(`${inject('url')}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

export interface Opened {
  id: string;
  hostToken: string;
  watchToken: string;
  seatTokens: string[];
}

/** Opens a table, seats the people named, and fills the rest with computer players; the last seat starts it. */
export async function openNations(
  seats: number,
  people: readonly string[],
  options: Record<string, unknown> = {},
): Promise<Opened> {
  const opened = await call('/tables', null, { game: 'nations', options, seats, name: 'Long Winter' });
  const { id, hostToken, inviteToken, watchToken } = opened as unknown as TableOpened;
  const seatTokens: string[] = [];
  for (const name of people) {
    seatTokens.push((await call(`/tables/${id}/seats`, inviteToken, { name, language: 'en' })).token as string);
  }
  for (let i = people.length; i < seats; i++) await call(`/tables/${id}/seats`, hostToken, { computer: true });
  return { id, hostToken, watchToken, seatTokens };
}

export async function sitDown(player: Player, table: Opened, seat: number): Promise<void> {
  await player.page.goto(`/t/${table.id}#${table.seatTokens[seat]}`);
  await player.page.locator('[data-part="frame"] [data-part="prompt"]').waitFor();
}

const middle = (page: Page) => page.locator('[data-part="play"]');
export const roundOf = async (page: Page): Promise<number> => Number(await middle(page).getAttribute('data-round'));

/** The first of the pages that is asked something. */
export async function whoseMove(pages: readonly Page[]): Promise<Page | null> {
  for (let tries = 0; tries < 300; tries++) {
    for (const page of pages) if (await page.locator('[data-part="prompt"][data-tone="you"]').isVisible()) return page;
    if (await pages[0]?.locator('[data-part="endSheet"], [data-part="frame"][data-mode="end"]').first().isVisible())
      return null;
    await pages[0]?.waitForTimeout(100);
  }
  throw new Error('nobody is asked and the game is not over');
}

/** Presses the one filled button, and waits until the table has moved on. */
export async function commit(page: Page): Promise<void> {
  const before = await middle(page).getAttribute('data-version');
  await page.locator('[data-part="acts"] [data-kind="pri"]').click();
  await page.waitForFunction(
    (was) => document.querySelector('[data-part="play"]')?.getAttribute('data-version') !== was,
    before,
  );
}

const passing = (page: Page) => page.locator('[data-part="acts"]').getByRole('button', { name: 'Pass', exact: true });

/** The prompt stands before its answers do: a turn's actions, or a question's options. */
export async function asksTurn(page: Page): Promise<boolean> {
  await page.locator('[data-part="board"], [data-part="option"]').or(passing(page)).first().waitFor();
  return passing(page).isVisible();
}

/** Answers what is asked: the first answer, or in a turn a deployment while there is one, else a pass. */
export async function answer(page: Page): Promise<void> {
  await asksTurn(page);
  if (await page.locator('[data-part="board"]').first().isVisible())
    await page.locator('[data-part="board"]').first().click();
  else if (await page.locator('[data-part="option"]').first().isVisible())
    await page.locator('[data-part="option"]').first().click();
  else {
    const deploy = page.locator('[data-part="acts"]').getByRole('button', { name: 'Deploy', exact: true });
    if (!((await deploy.isVisible()) && (await deployed(page, deploy)))) await passing(page).click();
  }
  await commit(page);
  await showBoard(page);
}

/** Chooses the first slot that can be deployed on. A dashed button only says why the move is not possible. */
async function deployed(page: Page, deploy: Locator): Promise<boolean> {
  await deploy.click();
  await showOwn(page);
  const slot = page.locator('[data-part="slot"][data-lit]').first();
  if (await slot.isVisible()) {
    await slot.click();
    return true;
  }
  await page.locator('[data-part="acts"]').getByRole('button', { name: 'Back', exact: true }).click();
  return false;
}

/** On a phone the own nation has its own tab. */
async function showOwn(page: Page): Promise<void> {
  const tab = page.locator('[data-part="tabs"]').getByRole('button', { name: 'My nation' });
  if (await tab.isVisible()) await tab.click();
}

async function showBoard(page: Page): Promise<void> {
  const tab = page.locator('[data-part="tabs"]').getByRole('button', { name: 'Board' });
  if (await tab.isVisible()) await tab.click();
}
