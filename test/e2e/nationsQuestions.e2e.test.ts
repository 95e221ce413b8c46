/** Every kind of question and every use of a turn in Nations, with each of its answers. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/nations/actions/index.ts';
import { questionFor } from '../../engine/nations/awaiting.ts';
import type { State } from '../../engine/nations/state.ts';
import { useBrowser } from './support/browser.ts';
import { type Moment, openMoment } from './support/moments.ts';
import { actionsOf, asks, type NationsWish, QUESTIONS, SWAP, TURNS } from './support/nationsMoments.ts';
import { commit } from './support/nationsTable.ts';
import { follow } from './support/places.ts';

const { player } = useBrowser();

/** One page goes from table to table, as a tab that stays open does. */
async function openAt(page: Page, name: string, wish: NationsWish, tone = 'you'): Promise<Moment<State>> {
  const moment = await openMoment({ game: 'nations', name, ...wish });
  await sit(page, name, moment, moment.seat, tone);
  return moment;
}

async function sit(page: Page, name: string, moment: Moment<State>, seat: number, tone = 'you'): Promise<void> {
  await follow(page, { path: `/t/${moment.id}#${moment.tokens[seat]}` });
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.locator(`[data-part="prompt"][data-tone="${tone}"]`).waitFor();
}

const options = (page: Page) => page.locator('[data-part="option"]');
const main = (page: Page) => page.locator('[data-part="acts"] [data-kind="pri"]');
const ask = (page: Page) => page.locator('[data-part="ask"] p');
const act = (page: Page, name: string) =>
  page.locator('[data-part="acts"]').getByRole('button', { name, exact: true }).click();
const litSlot = (page: Page) => page.locator('[data-part="slot"][data-lit]').first();

/** Each option has words of its own, and the main button says what becomes of it. */
async function tryEach(page: Page): Promise<void> {
  await options(page).first().waitFor();
  const said = await options(page).allInnerTexts();
  expect(said.map((text) => text.trim())).not.toContain('');
  expect(new Set(said).size, said.join(' | ')).toBe(said.length);
  for (const option of (await options(page).all()).slice(0, 6)) {
    await option.click();
    expect((await main(page).innerText()).trim()).not.toBe('');
  }
}

describe('a question', () => {
  it('has answers in words, and takes the one that is given', async () => {
    const { page } = await player();
    await page.goto('/');
    for (const [name, wish] of Object.entries(QUESTIONS)) {
      await openAt(page, name, wish);
      await page.locator('[data-part="asked"] h2').waitFor();
      await tryEach(page);
      const rest = page.locator('details summary');
      if (await rest.isVisible()) {
        await rest.click();
        await page.getByRole('table', { name: 'The rest of the round, as things stand' }).waitFor();
      }
      await commit(page);
    }
  });

  it('is answered by amounts of one’s own, within what they must come to', async () => {
    const { page } = await player();
    await page.goto('/');
    await openAt(page, 'a shortage', { seats: 3, from: 3, until: asks('shortage', ({ missing }) => missing === 2) });
    const more = (what: string) => page.getByRole('button', { name: `${what}: one more` });
    await more('gold').click();
    await page.locator('[data-part="options"]').getByText('Give up exactly').waitFor();
    await more('food').click();
    await more('food').click();
    await page.getByRole('button', { name: 'food: one fewer' }).click();
    expect(await main(page).innerText()).toBe('Give up 1 gold, 1 food');
    await commit(page);

    await openAt(page, 'workers', QUESTIONS['workers to undeploy'] as NationsWish);
    await page
      .getByRole('button', { name: /: one more$/ })
      .first()
      .click();
    expect(await main(page).innerText()).toMatch(/^1 worker off /);
    await commit(page);
  });

  it('is answered ahead of one’s turn, and nobody sees it', async () => {
    const { page } = await player();
    await page.goto('/');
    const name = 'growth ahead';
    const isEarly = (state: State, seat: number) =>
      state.nations.some((_, other) => other !== seat && questionFor(state, other)?.kind === 'growth');
    const moment = await openMoment<State>({ game: 'nations', name, seats: 3, until: isEarly });
    const early = moment.state.nations.findIndex(
      (_, seat) => seat !== moment.seat && questionFor(moment.state, seat) !== null,
    );
    await sit(page, name, moment, early, 'calm');
    await options(page).first().click();
    const leave = page.locator('[data-part="acts"] [data-kind="ink"]');
    expect(await leave.innerText()).toMatch(/^Answer ahead: /);
    await leave.click();
    await page.getByText('You have answered ahead of your turn, and can still change it').waitFor();
    expect(await leave.count()).toBe(0);
    expect(await options(page).first().getByRole('radio').isChecked()).toBe(true);
    await options(page).nth(1).click();
    await leave.click();
    await leave.waitFor({ state: 'detached' });
    expect(await options(page).nth(1).getByRole('radio').isChecked()).toBe(true);
  });
});

/** Comes to the ways of an action: by its card on the progress board, or by a button. */
async function aim(page: Page, action: Action): Promise<void> {
  if (action.type === 'buy') await page.locator(`[data-cell="${action.row}-${action.col}"] [data-card]`).click();
  else if (action.type === 'hire') await act(page, 'Build wonder');
  else await page.locator('[data-part="acts"]').getByRole('button', { name: /^Use / }).first().click();
}

describe('a turn', () => {
  it('is used in every way', async () => {
    const { page } = await player();
    await page.goto('/');
    for (const [name, wish] of Object.entries(TURNS)) {
      const moment = await openAt(page, name, wish);
      const wanted = actionsOf(moment.state, moment.seat).find((one) => wish.takes(one, moment.state, moment.seat));
      await aim(page, wanted as Action);
      await page.locator('[data-part="way"]').waitFor();
      await tryEach(page);
      await commit(page);
    }
  });

  it('swaps two cards of the progress board', async () => {
    const { page } = await player();
    await page.goto('/');
    await openAt(page, 'swap', SWAP);
    await act(page, 'Use Alhazen');
    const [first, second] = [page.getByLabel('Card 1'), page.getByLabel('Card 2')];
    await first.selectOption({ index: 1 });
    await second.selectOption({ index: 1 });
    await page.locator('[data-part="options"]').getByText('Choose two different cards').waitFor();
    expect(await main(page).count()).toBe(0);
    await second.selectOption({ index: 2 });
    expect(await main(page).innerText()).toBe('Use Alhazen');
    const names = await Promise.all([1, 2].map((i) => first.locator('option').nth(i).innerText()));
    await commit(page);
    const told = page.getByRole('listitem').filter({ hasText: 'swaps two places on the progress board' });
    for (const name of names) await told.filter({ hasText: name }).waitFor();
  });

  it('takes workers off and puts them back, passes with them, and is taken back', async () => {
    const { page } = await player();
    await page.goto('/');
    const count = (state: State, seat: number, type: Action['type']) =>
      actionsOf(state, seat).filter((action) => action.type === type).length;
    await openAt(page, 'alone', {
      seats: 1,
      until: (state, seat) => count(state, seat, 'deploy') > 1 && count(state, seat, 'undeploy') > 1,
    });
    expect(await ask(page).innerText()).toBe('Take one action, or pass');
    await act(page, 'Deploy');
    await page.getByText('Tap the card for the worker').waitFor();
    await litSlot(page).click();
    expect(await main(page).innerText()).toMatch(/^Deploy on /);
    await commit(page);
    const before = await page.locator('[data-part="play"]').getAttribute('data-version');
    await act(page, 'Undo');
    await page.waitForFunction(
      (was) => document.querySelector('[data-part="play"]')?.getAttribute('data-version') !== was,
      before,
    );

    await act(page, 'Undeploy');
    await page.getByText('Tap a card to take a worker off').waitFor();
    await litSlot(page).click();
    await page.getByText('1 worker taken off; tap another, or continue').waitFor();
    await act(page, 'Take back');
    await act(page, 'Undeploy');
    await litSlot(page).click();
    await act(page, 'Continue');
    await page.getByText('1 worker taken off; now act or pass').waitFor();
    await act(page, 'Take back');
    await act(page, 'Undeploy');
    await litSlot(page).click();
    await act(page, 'Continue');
    await act(page, 'Pass');
    expect(await main(page).innerText()).toBe('Pass for the round');
    await commit(page);
  });

  it('says why a card cannot be bought, and leads to the rule', async () => {
    const { page } = await player();
    await page.goto('/');
    await openAt(page, 'two actions', {
      seats: 4,
      from: 4,
      options: { sets: 'all' },
      until: asks('turn', ({ actions }) => actions > 1),
    });
    expect(await ask(page).innerText()).toBe('Take 2 actions');
    await page.locator('[data-part="progressBoard"] [data-card][data-refused]').first().click();
    await page.locator('[data-part="way"]').waitFor();
    await page.getByRole('button', { name: /^Open rule N/ }).click();
    const rules = page.getByRole('dialog', { name: 'Rules' });
    await rules.locator('[data-chosen]').waitFor();
    await rules.getByRole('button', { name: 'Close' }).click();
    await act(page, 'Back');
    await page.locator('[data-part="progressBoard"]').waitFor();
  });
});

describe('the set-up', () => {
  it('asks for a level, a board and the place of a worker, on a phone', async () => {
    const { page } = await player({ size: 'phone' });
    await page.goto('/');
    await openAt(page, 'set-up', {
      seats: 1,
      options: { difficulty: 'each', boards: 'choice', extraWorker: true },
      until: asks('difficulty'),
    });
    await tryEach(page);
    await commit(page);
    const boards = page.locator('[data-part="boards"]');
    await boards.getByRole('button', { pressed: false }).nth(1).click();
    await boards.getByRole('button', { name: /^Side . instead/ }).click();
    await commit(page);
    await page.locator('[data-question="extraWorker"]').waitFor();
    await tryEach(page);
    await commit(page);
    await page.locator('[data-question="growth"]').waitFor();
  });
});
