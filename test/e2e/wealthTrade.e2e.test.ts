/** Trade in Wealth of Nations: cubes, notes, offers and the plan, with each of their buttons. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { State } from '../../engine/wealth/state.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import { call } from './support/api.ts';
import { hearNothing, useBrowser } from './support/browser.ts';
import { type Moment, NAMES, openMoment } from './support/moments.ts';
import { TRADE } from './support/wealthMoments.ts';
import { act, ask, hexesNow, main, nameOf, openAt, pressAndSend, prompt, sit, tap } from './support/wealthPage.ts';
import { commit, tab } from './support/wealthTable.ts';

const { player } = useBrowser();

const step = (page: Page, way: 'buy' | 'sell') =>
  page.getByRole('button', { name: new RegExp(`^${way} one`), disabled: false }).filter({ visible: true });
const note = (page: Page, way: 'more' | 'fewer') => page.getByRole('button', { name: `one note ${way}` });
const figure = (page: Page, name: string) => prompt(page).getByRole('group', { name });

/** A seat offers money to another, usually to the one that has come to the moment. */
async function offerFrom(moment: Moment, seat: number, want: Record<string, number>, to = moment.seat): Promise<void> {
  const token = moment.tokens[seat] as string;
  // What the page has just sent may still be on its way.
  for (let isMade = false; !isMade; ) {
    const { version } = await call<View>(`/tables/${moment.id}/view`, { token });
    isMade = await call(`/tables/${moment.id}/actions`, {
      token,
      body: { expected: version, actions: [{ type: 'offer', to, give: { money: 1 }, want }] },
    }).then(
      () => true,
      (error: Error) => {
        if (error.message.startsWith('409')) return false;
        throw error;
      },
    );
  }
}

/** A good of which this seat has at least two. */
const goodOf = (moment: Moment, seat: number): 'food' | 'energy' | 'labor' | 'ore' | 'capital' => {
  const { players } = moment.state as unknown as { players: { purse: Record<string, number> }[] };
  const found = (['food', 'energy', 'labor', 'ore', 'capital'] as const).find(
    (cube) => (players[seat]?.purse[cube] ?? 0) > 1,
  );
  if (!found) throw new Error('nothing is held');
  return found;
};

it('picks cubes and puts them back, borrows and repays, and waits with a plan', async () => {
  const { page } = await player();
  await page.goto('/');
  await openAt(page, 'markets', TRADE);
  await prompt(page).getByRole('button', { name: 'Add it' }).click();
  expect(await main(page).innerText()).toMatch(/^Buy /);
  await act(page, 'Clear').click();
  await step(page, 'sell').first().click();
  expect(await main(page).innerText()).toMatch(/^Sell /);
  // A step in the other direction starts over.
  await step(page, 'buy').last().click();
  expect(await main(page).innerText()).toMatch(/^Buy .*, \$/);
  await act(page, 'Clear').click();

  await act(page, 'Notes').click();
  await note(page, 'more').click();
  await note(page, 'fewer').click();
  expect(await main(page).isDisabled()).toBe(true);
  await act(page, 'Back').click();
  await act(page, 'Notes').click();
  await note(page, 'more').click();
  expect(await main(page).innerText()).toMatch(/^Borrow 1 note, get \$/);
  await commit(page);
  await act(page, 'Notes').click();
  await note(page, 'fewer').click();
  expect(await main(page).innerText()).toMatch(/^Repay 1 note, pay \$/);
  await commit(page);

  await act(page, 'Pass').click();
  await act(page, 'Plan').click();
  const plan = (name: string) => prompt(page).getByRole('button', { name, exact: true });
  await plan('plan one more Flag').click();
  const card = page.locator('[data-part=plan]');
  await act(page, 'Keep the plan').click();
  await card.getByText('Plan', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Change the plan' }).click();
  await plan('plan one fewer Flag').click();
  await plan('plan one more Automate').click();
  for (const _ of [1, 2]) await plan('plan one more Mine').click();
  await plan('plan one fewer Mine').click();
  const hex = await nameOf(hexesNow(page).first());
  await tap(page, hex);
  await tap(page, hex);
  await plan('Fuel for all').click();
  await act(page, 'Keep the plan').click();
  await card.getByText(`Plan: mine ${hex}`).waitFor();
  await card.getByRole('button', { name: 'Change the plan' }).click();
  await plan('plan one more Farm').click();
  await act(page, 'Keep the plan').click();
  await card.getByText(`Plan: mine ${hex} and 1 more`).waitFor();
  await card.getByRole('button', { name: 'Change the plan' }).click();
  const [other, third] = await Promise.all([1, 2].map((i) => nameOf(hexesNow(page).nth(i))));
  await tap(page, other as string);
  // Everything has a place, so the last tile moves.
  await tap(page, third as string);
  await tap(page, hex);
  const flags = page.locator('[data-hex][aria-disabled=false][aria-label*="flag of"]');
  if ((await flags.count()) > 0) await tap(page, await nameOf(flags.first()));
  await plan('plan one fewer Farm').click();
  await plan('plan one fewer Mine').click();
  await plan('plan one more Mine').click();
  await act(page, 'Keep the plan').click();
  await card.getByText('Plan: mine', { exact: true }).waitFor();

  // Taken back, the plan leads the trade.
  await act(page, 'Take back').click();
  await main(page).waitFor();
  await card.getByRole('button', { name: 'Change the plan' }).click();
  await prompt(page)
    .getByText(/for \$\d+, \d+ action/)
    .waitFor();
  await act(page, 'Buy what is missing').click();
  expect(await main(page).innerText()).toMatch(/^Buy /);
  await card.getByRole('button', { name: 'Discard the plan' }).click();
  await card.waitFor({ state: 'detached' });
  await commit(page);
  await act(page, 'Plan').click();
  await plan('plan one more Flag').click();
  await act(page, 'Discard the plan').click();
  await act(page, 'Back').click();
});

it('writes offers, withdraws them, and answers those of others', async () => {
  const { page } = await player();
  await page.goto('/');
  const moment = await openAt(page, 'barter', TRADE);
  const others = [0, 1, 2].filter((seat) => seat !== moment.seat);
  await act(page, /^Barter/).click();
  const partners = prompt(page).getByRole('radiogroup', { name: 'To whom' });
  await partners.getByRole('radio', { checked: false }).click();
  expect(await ask(page).innerText()).toBe(`Offer to ${NAMES[others[1] as number]}`);
  const good = goodOf(moment, moment.seat);
  const give = figure(page, `You give: ${good}`);
  for (const _ of [1, 2]) await give.getByRole('button', { name: 'more' }).click();
  for (const _ of [1, 2]) await give.getByRole('button', { name: 'less' }).click();
  const money = prompt(page).getByRole('textbox', { name: 'You want: money' });
  await money.focus();
  await money.fill('999');
  await money.blur();
  expect(await money.inputValue()).toBe('$999');
  await figure(page, 'You want: money').and(page.getByTitle('more than held now')).waitFor();
  await act(page, 'Back to markets').click();

  await act(page, /^Barter/).click();
  await give.getByRole('button', { name: 'more' }).click();
  await figure(page, 'You want: money').getByRole('button', { name: 'more' }).click();
  await commit(page);
  await page.getByText(/ has not answered\. If accepted on your turn/).waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('No offers are open.').waitFor();

  await offerFrom(moment, others[0] as number, { [good]: 1 });
  await page.getByText(`${NAMES[others[0] as number]} offers $1 for your`).waitFor();
  await page.getByText('At guide prices you give').waitFor();
  // Those to me come first, then mine, then those between others.
  await offerFrom(moment, others[0] as number, { [good]: 1 });
  await offerFrom(moment, others[1] as number, { food: 1 }, others[0] as number);
  await offerFrom(moment, moment.seat, { food: 1 }, others[0] as number);
  const said = page.getByText(/ offers? .* for /);
  await expect.poll(() => said.count()).toBe(4);
  const lines = await said.allInnerTexts();
  expect(lines.map((line) => line.split(' for ')[0])).toEqual([
    `${NAMES[others[0] as number]} offers $1`,
    `${NAMES[others[0] as number]} offers $1`,
    `You offer ${NAMES[others[0] as number]} $1`,
    `${NAMES[others[1] as number]} offers ${NAMES[others[0] as number]} $1`,
  ]);
  await pressAndSend(page, page.getByRole('button', { name: 'Withdraw' }));
  await expect.poll(() => said.count()).toBe(3);
  await pressAndSend(page, page.getByRole('button', { name: 'Decline' }).first());
  await expect.poll(() => said.count()).toBe(2);
  await page.getByRole('button', { name: 'Counter', exact: true }).click();
  expect(await ask(page).innerText()).toBe(`Counter to ${NAMES[others[0] as number]}`);
  expect(await main(page).innerText()).toBe('Send the counter-offer');
  await figure(page, 'You want: money').getByRole('button', { name: 'more' }).click();
  await commit(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  // It cannot be accepted: nobody has so much.
  await offerFrom(moment, others[1] as number, { capital: 90 });
  await page.getByRole('button', { name: 'Accept' }).and(page.locator(':disabled')).waitFor();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Decline' }).waitFor({ state: 'detached' });
});

it('trades from the markets, and answers offers while others move, on a phone', async () => {
  const { page } = await player({ size: 'phone' });
  await page.goto('/');
  const moment = await openAt(page, 'phone', TRADE);
  await tab(page, 'Markets');
  await page.locator('[data-part="toBoard"]').click();
  await tab(page, 'Markets');
  await step(page, 'sell').first().click();
  await step(page, 'buy').last().click();
  expect(await main(page).innerText()).toMatch(/^Buy 1 for \$/);
  await commit(page);
  await tab(page, 'Board');

  await act(page, 'Notes').click();
  await act(page, 'Back').click();
  await act(page, 'Barter').click();
  await prompt(page).getByText('held: you · ').waitFor();
  const from = [0, 1, 2].find((seat) => seat !== moment.seat) as number;
  await offerFrom(moment, from, { [goodOf(moment, moment.seat)]: 1 });
  // The latest offer takes the place of the board.
  await page.getByText(`${NAMES[from]} offers $1 for your`).filter({ visible: true }).waitFor();
  await act(page, 'Back').click();
  await act(page, 'Answer 1 offer').click();
  await page.getByRole('button', { name: 'Decline' }).filter({ visible: true }).waitFor();
  await tab(page, 'Board');
  await act(page, 'Plan').click();
  await act(page, 'Back').click();
  await act(page, 'Answer 1 offer').click();
  await page.getByRole('button', { name: 'Decline' }).filter({ visible: true }).click();
});

/** Somebody else is quicker than the next move of the page. */
const whileOnItsWay = (page: Page, happens: () => Promise<void>) =>
  page.route(
    '**/actions',
    async (route) => {
      await happens();
      await route.continue();
    },
    { times: 1 },
  );

it('says that an offer was taken back before it could be accepted', async () => {
  const { page, complaints } = await player();
  await hearNothing(page);
  await page.goto('/');
  const moment = await openMoment<State>({ game: 'wealth-of-nations', name: 'Second Thoughts', ...TRADE });
  const other = [0, 1, 2].find((seat) => seat !== moment.seat) as number;
  await offerFrom(moment, other, { [goodOf(moment, moment.seat)]: 1 });
  await sit(page, 'Second Thoughts', moment, moment.seat, 'you');
  const token = moment.tokens[other] as string;
  await whileOnItsWay(page, async () => {
    const { version, state } = await call<View>(`/tables/${moment.id}/view`, { token });
    const [offer] = (state as unknown as State).offers;
    await call(`/tables/${moment.id}/actions`, {
      token,
      body: { expected: version, actions: [{ type: 'withdraw', id: offer?.id }] },
    });
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('The table has moved on: look again').waitFor();
  await page.getByText('Your move was not made, and is no longer possible.').waitFor();
  await act(page, 'Look at the table').click();
  await act(page, 'Pass').waitFor();
  expect(complaints.splice(0).every((one) => /409/.test(one))).toBe(true);
});

it('keeps a deal that was overtaken as a plan, or discards it', async () => {
  const { page, complaints } = await player();
  await hearNothing(page);
  await page.goto('/');
  const moment = await openAt(page, 'overtaken', TRADE);
  const other = [0, 1, 2].find((seat) => seat !== moment.seat) as number;
  await step(page, 'sell').first().click();
  const deal = await main(page).innerText();
  const overtake = async () => {
    const token = moment.tokens[other] as string;
    await whileOnItsWay(page, async () => {
      const { version } = await call<View>(`/tables/${moment.id}/view`, { token });
      await call(`/tables/${moment.id}/actions`, {
        token,
        body: { expected: version, actions: [{ type: 'borrow', notes: 1 }] },
      });
    });
    await main(page).click();
    await page.getByText('The table has moved on: look again').waitFor();
  };
  await overtake();
  await page.getByText(/^You sent/).waitFor();
  await page.getByRole('button', { name: 'Keep it as my plan' }).click();
  expect(await main(page).innerText()).toBe(deal);
  await overtake();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await act(page, 'Pass').waitFor();
  expect(complaints.splice(0).every((one) => /409/.test(one))).toBe(true);
});
