/** A game of Wealth of Nations stands still, and two people agree to end it, one on a desktop and one on a phone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { View } from '../../worker/domain/wire/play.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { call } from './support/api.ts';
import { seriousIssues } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';

const { player } = useBrowser();

const IDLE: Readonly<Record<string, unknown>> = {
  trade: { type: 'passTrade' },
  develop: { type: 'passDevelop' },
  produce: { type: 'produce', runs: [] },
};

/** Two people place a flag, and then do nothing for three rounds. */
async function stalledTable(): Promise<{ id: string; tokens: string[] }> {
  const body = {
    game: 'wealth-of-nations',
    options: { edition: 'first', cashOnlyStart: true },
    seats: 2,
    name: 'The Becalmed Fleet',
  };
  const { id, inviteToken } = await call<TableOpened>('/tables', { body });
  const tokens: string[] = [];
  for (const name of ['Cleo', 'Ada']) {
    const { token } = await call<{ token: string }>(`/tables/${id}/seats`, { token: inviteToken, body: { name } });
    tokens.push(token);
    // Nothing is played for them, so the round is known.
    await call(`/tables/${id}/seats/${tokens.length - 1}`, { token, body: { autoAnswer: false }, method: 'PATCH' });
  }
  for (let moves = 0; moves < 200; moves++) {
    const seen = await call<View>(`/tables/${id}/view`, { token: tokens[0] as string });
    const { phase, round } = seen.state as { phase: string; round: number };
    if (round === 4) return { id, tokens };
    const token = tokens[seen.awaiting[0]?.seat ?? 0] as string;
    const { version, choices } = await call<View>(`/tables/${id}/view`, { token });
    const first = choices.find((choice) => choice.kind === 'one');
    const action = IDLE[phase] ?? (first?.kind === 'one' ? first.action : null);
    await call(`/tables/${id}/actions`, { token, body: { expected: version, actions: [action] } });
  }
  throw new Error('the fourth round never came');
}

const offer = (page: Page) => page.getByRole('region', { name: 'Agree to end the game' });
const button = (page: Page, name: string) => offer(page).getByRole('button', { name });

it('shows the offer to both, takes an agreement back, and ends the game when both agree', async () => {
  const table = await stalledTable();
  const cleo = await player({ size: 'desk' });
  const ada = await player({ size: 'phone', theme: 'dark' });
  await cleo.page.goto(`/t/${table.id}#${table.tokens[0]}`);
  await ada.page.goto(`/t/${table.id}#${table.tokens[1]}`);
  for (const { page } of [cleo, ada]) {
    await expect.poll(() => offer(page).innerText()).toContain('Nothing has been built for 3 rounds.');
    await expect.poll(() => offer(page).innerText()).toContain('Nobody has agreed yet.');
    // The strip does not make the page wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    expect(await seriousIssues(page)).toEqual([]);
  }

  await button(cleo.page, 'Agree to end').click();
  await expect.poll(() => offer(ada.page).innerText()).toMatch(/Agreed:\s*C?\s*Cleo/);
  await button(cleo.page, 'Play on after all').click();
  await expect.poll(() => offer(ada.page).innerText()).toContain('Nobody has agreed yet.');

  await button(ada.page, 'Agree to end').click();
  await button(ada.page, 'Play on after all').waitFor();
  await expect.poll(() => offer(cleo.page).innerText()).toMatch(/Agreed:\s*A?\s*Ada/);
  await button(cleo.page, 'Agree to end').click();
  for (const { page } of [cleo, ada]) {
    await page.locator('[data-mode="end"]').waitFor();
    // Nobody has built or bought anything.
    await page.getByText(/ share the victory$/).waitFor();
    expect(await offer(page).count()).toBe(0);
  }
  const { status } = await call<View>(`/tables/${table.id}/view`, { token: table.tokens[0] as string });
  expect(status).toBe('finished');
});

it('says that a game stands still for good, and asks nobody any more', async () => {
  const table = await stalledTable();
  const cleo = await player({ size: 'phone' });
  // A log of 10,500 entries takes too long to write here. The test only sets the table's own flag that it has stopped.
  await cleo.page.route(`**/api/tables/${table.id}`, async (route) => {
    const answer = await route.fetch();
    if (answer.status() !== 200) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), stopped: true } });
  });
  await cleo.page.goto(`/t/${table.id}#${table.tokens[0]}`);
  await expect.poll(() => cleo.page.locator('[data-part="prompt"]').innerText()).toContain('This game has stopped');
  expect(await cleo.page.locator('[data-part="prompt"]').getByRole('button').count()).toBe(0);
  expect(await offer(cleo.page).count()).toBe(0);
  expect(await seriousIssues(cleo.page)).toEqual([]);
  await cleo.page.unrouteAll({ behavior: 'ignoreErrors' });
});
