/** What a Nations page shows beside the question: cards, events, other nations, standing answers, a move that was overtaken. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cardOf } from '../../engine/nations/data/cards/index.ts';
import { eventAnswers } from '../../engine/nations/facts/eventAnswers.ts';
import { eventsNow } from '../../engine/nations/facts/round.ts';
import type { State } from '../../engine/nations/state.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import { call } from './support/api.ts';
import { hearNothing, useBrowser } from './support/browser.ts';
import { NAMES, openMoment } from './support/moments.ts';
import { actionsOf, asks } from './support/nationsMoments.ts';
import { commit } from './support/nationsTable.ts';

const { player } = useBrowser();

const card = (page: Page) => page.getByRole('dialog', { name: 'Card', exact: true });
const closeCard = async (page: Page) => {
  await card(page).getByRole('heading').first().waitFor();
  await card(page).getByRole('button', { name: 'Close' }).click();
  await card(page).waitFor({ state: 'hidden' });
};
const act = (page: Page, name: string) =>
  page.locator('[data-part="acts"]').getByRole('button', { name, exact: true }).click();

/** What somebody holds: one card of every kind, and a wonder under construction. */
function furniture({ nations }: State, seat: number): (string | null | undefined)[] {
  const mine = nations[seat];
  return [
    mine?.advisors.find(Boolean),
    mine?.colonies.find(Boolean),
    mine?.wonders.find(Boolean),
    mine?.construction?.card,
  ];
}

it('shows every card, the event and the other nations in dialogs', async () => {
  const isTurn = asks('turn');
  const moment = await openMoment<State>({
    game: 'nations',
    seats: 4,
    from: 118,
    until: (state, seat) => isTurn(state, seat) && furniture(state, seat).every(Boolean),
  });
  const { page } = await player();
  await page.goto(`/t/${moment.id}#${moment.token}`);
  const own = page.locator('[data-part="ownNation"]');
  for (const id of furniture(moment.state, moment.seat)) {
    await own.getByRole('button', { name: cardOf(id ?? '').name }).click();
    await closeCard(page);
  }
  await own.locator('[data-part="slot"]').first().click();
  await closeCard(page);

  await page.locator('[data-part="fate"] button').first().click();
  const event = page.getByRole('dialog', { name: 'Event card' });
  await event.getByRole('heading').first().waitFor();
  await event.getByRole('button', { name: 'Close' }).click();

  const others = moment.state.order.filter((seat) => seat !== moment.seat).map((seat) => NAMES[seat] as string);
  await page.getByRole('table').getByRole('button', { name: others[0] }).click();
  const nation = page.locator('dialog[open]');
  await nation.getByRole('button', { name: others[1] }).click();
  await page.getByRole('dialog', { name: others[1] }).waitFor();
  await nation.locator('[data-part="slot"]').first().click();
  await closeCard(page);
  await nation.getByRole('button', { name: 'Close' }).click();
});

it('gives answers in advance to everything that can be asked, and takes them all back', async () => {
  const isGrowth = asks('growth');
  const moment = await openMoment<State>({
    game: 'nations',
    seats: 3,
    // Growth comes before the event of its round is known, so the event is that of a later turn.
    until: (state, seat) =>
      !isGrowth(state, seat) && eventsNow(state).some(({ id }) => eventAnswers(state, seat, id).length > 1),
  });
  const { page } = await player({ size: 'phone' });
  await page.goto(`/t/${moment.id}#${moment.token}`);
  await page.getByRole('button', { name: 'Rules and settings' }).click();
  await page.getByRole('button', { name: 'Standing answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standing answers' });
  const rows = dialog.getByRole('radiogroup');
  await rows.first().waitFor();
  expect(await rows.count()).toBeGreaterThanOrEqual(7);
  const standing = async () => {
    const view = await call<View>(`/tables/${moment.id}/view`, { token: moment.token });
    return (view.state as unknown as State).nations[moment.seat]?.standing;
  };
  for (const row of await rows.all()) {
    const before = JSON.stringify(await standing());
    await row.getByRole('radio').nth(1).check();
    await expect.poll(async () => JSON.stringify(await standing())).not.toBe(before);
  }
  await dialog.getByRole('button', { name: 'Set all to Ask' }).click();
  for (const row of await rows.all()) await row.getByRole('radio', { name: 'Ask', checked: true }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
});

it('shows a card of the board while something else is asked, and chooses an answer by the keyboard', async () => {
  const moment = await openMoment<State>({ game: 'nations', seats: 2, until: asks('growth') });
  const { page } = await player({ size: 'phone' });
  await page.goto(`/t/${moment.id}#${moment.token}`);
  await page.locator('[data-part="progressBoard"] [data-card]').first().click();
  await closeCard(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  const before = await page.locator('[data-part="play"]').getAttribute('data-version');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (was) => document.querySelector('[data-part="play"]')?.getAttribute('data-version') !== was,
    before,
  );
});

it('keeps a move that was overtaken, with the workers that it takes off, or discards it', async () => {
  const isTurn = asks('turn');
  const moment = await openMoment<State>({
    game: 'nations',
    seats: 2,
    until: (state, seat) => {
      const types = actionsOf(state, seat).map(({ type }) => type);
      return isTurn(state, seat) && types.includes('undeploy') && state.round > 1;
    },
  });
  const { page, complaints } = await player();
  await hearNothing(page);
  await page.goto(`/t/${moment.id}#${moment.token}`);
  await act(page, 'Undeploy');
  await page.locator('[data-part="slot"][data-lit]').first().click();
  await act(page, 'Continue');
  await act(page, 'Pass');
  const other = 1 - moment.seat;
  const setStanding = async (titanic: string) => {
    const { version } = await call<View>(`/tables/${moment.id}/view`, { token: moment.token });
    await call(`/tables/${moment.id}/actions`, {
      token: moment.tokens[other] as string,
      body: { expected: version, actions: [{ type: 'setStanding', standing: { titanic } }] },
    });
  };
  const main = page.locator('[data-part="acts"] [data-kind="pri"]');
  /** The other player is quicker, while the move is on its way. */
  const sendTooLate = async (titanic: string) => {
    await page.route(
      '**/actions',
      async (route) => {
        await setStanding(titanic);
        await route.continue();
      },
      { times: 1 },
    );
    await main.click();
  };
  await sendTooLate('gold');
  await page.getByText('The table has moved on: look again').waitFor();
  await page.getByText(/1 worker off .*, pass/i).waitFor();
  await page.getByRole('button', { name: 'Keep it as my plan' }).click();
  await page.getByText('Pass for the round').waitFor();
  await sendTooLate('advisors');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await act(page, 'Undeploy');
  await act(page, 'Back');
  await act(page, 'Pass');
  await commit(page);
  expect(complaints.splice(0).every((one) => /409/.test(one))).toBe(true);
});

it('finds cards by kind and by set, and leafs through them on a phone', async () => {
  const { page } = await player({ size: 'phone' });
  await page.goto('/cards');
  const count = page.getByText(/^\d+ of \d+ cards$/);
  const before = await count.innerText();
  await page.getByRole('search').getByRole('button', { name: 'Wonder', exact: true }).click();
  await expect.poll(() => count.innerText()).not.toBe(before);
  const wonders = await count.innerText();
  await page.getByRole('radiogroup', { name: 'Set' }).getByRole('radio').nth(1).check();
  await expect.poll(() => count.innerText()).not.toBe(wonders);
  await page.locator('[data-part="found"] [data-card]').first().click();
  const dialog = page.getByRole('dialog');
  const first = await dialog.getByRole('heading').last().innerText();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => dialog.getByRole('heading').last().innerText()).not.toBe(first);
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => dialog.getByRole('heading').last().innerText()).toBe(first);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});
