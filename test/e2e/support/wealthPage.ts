/** One page of Wealth of Nations goes from table to table, as a tab that stays open does; and the parts of its prompt. */
import type { Locator, Page } from 'playwright-core';
import type { Hex } from '../../../engine/core/hex.ts';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { type Moment, openMoment } from './moments.ts';
import { follow } from './places.ts';
import type { WealthWish } from './wealthMoments.ts';

/** Opens a table at a moment, at the seat that has come to it or at another. */
export async function openAt(page: Page, name: string, wish: WealthWish, tone = 'you'): Promise<Moment<State>> {
  const moment = await openMoment({ game: 'wealth-of-nations', name, ...wish });
  await sit(page, name, moment, moment.seat, tone);
  return moment;
}

export async function sit(page: Page, name: string, moment: Moment<State>, seat: number, tone: string): Promise<void> {
  await follow(page, { path: `/t/${moment.id}#${moment.tokens[seat]}` });
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.locator(`[data-part="prompt"][data-tone="${tone}"] [data-part="acts"]`).waitFor();
}

/** Presses a button, and waits until the service has replied: a page sends one move at a time. */
export async function pressAndSend(page: Page, button: Locator): Promise<void> {
  const reply = page.waitForResponse('**/actions');
  await button.click();
  await (await reply).finished();
}

export const prompt = (page: Page) => page.locator('[data-part="prompt"]');
export const act = (page: Page, name: string | RegExp) =>
  page.locator('[data-part="acts"]').getByRole('button', { name, exact: true });
export const main = (page: Page) => page.locator('[data-part="acts"] [data-kind="pri"]');
export const ask = (page: Page) => page.locator('[data-part="ask"] p');
export const tap = (page: Page, hex: Hex | string) =>
  page
    .locator(`[data-hex=${typeof hex === 'string' ? hex : hexName(hex)}][aria-disabled=false]`)
    .click({ force: true });
export const hexesNow = (page: Page) => page.locator('[data-hex][aria-disabled=false]');
export const nameOf = (hex: Locator) => hex.getAttribute('data-hex').then((name) => name ?? '');
