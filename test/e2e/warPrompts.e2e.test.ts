/** Every prompt of War Clouds, with each of its buttons. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Hex, sameHex } from '../../engine/core/hex.ts';
import type { ActionOf } from '../../engine/wealth/actions/index.ts';
import { HEXES } from '../../engine/wealth/data/board.ts';
import { hexName } from '../../engine/wealth/data/hexNames.ts';
import { wealth } from '../../engine/wealth/index.ts';
import { unitHexes } from '../../engine/wealth/rules/warClouds/units.ts';
import type { State } from '../../engine/wealth/state.ts';
import { useBrowser } from './support/browser.ts';
import {
  ACTIVATING,
  activations,
  DEEDS,
  ECONOMY,
  isLegal,
  MOVE,
  plainMove,
  STAND,
  STAYS,
  TAKES,
  TRANSPORT,
  takesThere,
  UNITS,
} from './support/wealthMoments.ts';
import { act, ask, hexesNow, main, nameOf, openAt, pressAndSend, prompt, tap } from './support/wealthPage.ts';
import { commit, plate } from './support/wealthTable.ts';

const { player } = useBrowser();

const option = (page: Page, name: string) => prompt(page).getByRole('button', { name: new RegExp(`^${name} `) });

/** Where a unit can do this, from one hex to another. */
function placeOf(state: State, seat: number, deed: string): { from: Hex; to: Hex } {
  for (const choice of wealth.choices(state, seat)) {
    if (choice.kind !== 'one' || choice.action.type !== 'activate') continue;
    if ((choice.action.operation?.type ?? 'move') === deed) return choice.action;
  }
  throw new Error(`no unit can ${deed}`);
}

it.each(['desk', 'phone'] as const)('lets a unit do all that it can (%s)', async (size) => {
  const { page } = await player({ size });
  await page.goto('/');
  const { state, seat } = await openAt(page, 'deeds', DEEDS);
  await plate(page, 'Activate').click();
  const DEED_NAMES = { conquer: 'Conquer', battle: 'Battle', settle: 'Settle', move: 'Just move' } as const;
  for (const [deed, name] of Object.entries(DEED_NAMES)) {
    const { from, to } = placeOf(state, seat, deed);
    await act(page, 'Other action').click();
    await plate(page, 'Activate').click();
    if (unitHexes(state, seat).length > 1) await tap(page, from);
    await tap(page, to);
    await option(page, name).first().click();
    expect(await option(page, name).first().getAttribute('aria-pressed')).toBe('true');
    expect(await main(page).innerText()).toContain(hexName(to));
  }
  await commit(page);
  await act(page, 'Undo').click();
  await plate(page, 'Activate').waitFor();
});

it('goes on with an activation, or ends it', async () => {
  const { page } = await player();
  await page.goto('/');
  await openAt(page, 'activating', ACTIVATING);
  expect(await ask(page).innerText()).toMatch(/^Activate a unit, 2 of \d$/);
  await prompt(page)
    .getByText(/ paid$/)
    .waitFor();
  await act(page, 'End activating').click();
  await page.locator('[data-part="prompt"][data-tone="calm"]').waitFor();
});

it('builds units and takes them back from their tiles', async () => {
  const { page } = await player();
  await page.goto('/');
  await openAt(page, 'units', UNITS);
  await act(page, 'Plan').click();
  for (const name of ['Units', 'Activate', 'Transport'])
    await prompt(page)
      .getByRole('button', { name: `plan one more ${name}` })
      .click();
  await act(page, 'Discard the plan').click();
  await act(page, 'Back').click();
  await plate(page, 'Units').click();
  const [first, second] = await Promise.all([0, 1].map((i) => nameOf(hexesNow(page).nth(i))));
  await tap(page, first as string);
  await tap(page, second as string);
  await tap(page, second as string);
  expect(await main(page).innerText()).toMatch(/^Build 1 unit: /);
  await act(page, 'Other action').click();
  await plate(page, 'Units').click();
  await tap(page, first as string);
  await commit(page);
});

it('transports a unit, to stay or to settle', async () => {
  const { page } = await player();
  await page.goto('/');
  const { state, seat } = await openAt(page, 'transport', TRANSPORT);
  const carries = (from: Hex, to: Hex, settle: boolean) =>
    isLegal(state, seat, { type: 'transport', from, to, settle });
  const [from] = unitHexes(state, seat).filter((hex) => HEXES.some((to) => carries(hex, to, true)));
  const to = HEXES.find((hex) => from && carries(from, hex, true));
  if (!from || !to) throw new Error('nothing can be transported');
  await plate(page, 'Transport').click();
  await act(page, 'Other action').click();
  await plate(page, 'Transport').click();
  expect(await ask(page).innerText()).toBe('Transport a unit');
  if (unitHexes(state, seat).length > 1) await tap(page, from);
  await tap(page, to);
  await option(page, 'Just move').click();
  expect(await main(page).innerText()).toMatch(new RegExp(`^Transport to ${hexName(to)}: `));
  await option(page, 'Settle').click();
  expect(await main(page).innerText()).toMatch(new RegExp(`^Transport and settle ${hexName(to)}: `));
  await commit(page);
});

it('lets a unit act where it stands, and take a product there', async () => {
  const { page } = await player();
  await page.goto('/');
  const { state, seat } = await openAt(page, 'stays', STAYS);
  const { from } = activations(state, seat).find((one) => sameHex(one.from, one.to)) as ActionOf<'activate'>;
  await plate(page, 'Activate').click();
  const stays = page.getByText(`Unit ${hexName(from)} stays where it is, and:`);
  // The first tap takes the unit up if there are others.
  await tap(page, from);
  if (!(await stays.isVisible())) await tap(page, from);
  await stays.waitFor();
  expect(await main(page).innerText()).toMatch(new RegExp(`^(Battle .+ on|Conquer|Settle on) ${hexName(from)}`));
  await commit(page);

  const taking = await openAt(page, 'takes', TAKES);
  const move = activations(taking.state, taking.seat).find((one) => takesThere(taking.state, taking.seat, one));
  if (!move) throw new Error('no product to take');
  await plate(page, 'Activate').click();
  if (unitHexes(taking.state, taking.seat).length > 1) await tap(page, move.from);
  await tap(page, move.to);
  await prompt(page).getByText('Takes a product when the bloc runs').waitFor();
  await option(page, 'Just move').click();
  await commit(page);
});

it('numbers on the board what a list of orders does there', async () => {
  const { page } = await player();
  await page.goto('/');
  const firsts = () => page.locator('[data-part="board"] svg text').filter({ hasText: /^1$/ }).count();
  const planned = async () => {
    const before = await firsts();
    await act(page, 'Then…').click();
    await expect.poll(firsts).toBeGreaterThan(before);
    await page.locator('[data-part="plan-bar"]').getByRole('button', { name: 'Discard the list' }).click();
  };
  await openAt(page, 'units in a list', UNITS);
  await plate(page, 'Units').click();
  await tap(page, await nameOf(hexesNow(page).first()));
  await planned();

  const { state, seat } = await openAt(page, 'transport in a list', TRANSPORT);
  const carries = (from: Hex, to: Hex) => isLegal(state, seat, { type: 'transport', from, to, settle: false });
  const [from] = unitHexes(state, seat).filter((hex) => HEXES.some((to) => carries(hex, to)));
  const to = HEXES.find((hex) => from && carries(from, hex));
  if (!from || !to) throw new Error('nothing can be transported');
  await plate(page, 'Transport').click();
  if (unitHexes(state, seat).length > 1) await tap(page, from);
  await tap(page, to);
  await planned();

  const moving = await openAt(page, 'a move in a list', MOVE);
  const [tile] = plainMove(moving.state, moving.seat)?.tiles ?? [];
  if (!tile) throw new Error('nothing can be moved');
  await plate(page, 'Move').click();
  await tap(page, tile.from);
  await tap(page, tile.to);
  await planned();
});

it('lets a unit in, and says so for the next time', async () => {
  const { page } = await player();
  await page.goto('/');
  await openAt(page, 'stand', STAND);
  const answers = prompt(page).getByRole('radiogroup', { name: 'Standing answer' });
  for (const name of ['Never', 'Always', 'Ask']) {
    await answers.getByRole('radio', { name }).click();
    await answers.getByRole('radio', { name, checked: true }).waitFor();
  }
  await act(page, 'Let it in').click();
  await page.getByText('Make a stand?').waitFor({ state: 'detached' });
});

it('says beside the board whether to stand and what to take', async () => {
  const { page } = await player();
  await page.goto('/');
  await openAt(page, 'economy', ECONOMY);
  const takes = page.getByRole('radiogroup', { name: 'From an integrated economy take' });
  for (const _ of [1, 2]) {
    const wanted = await takes.getByRole('radio', { checked: false }).innerText();
    await pressAndSend(page, takes.getByRole('radio', { checked: false }));
    await takes.getByRole('radio', { name: wanted, checked: true }).waitFor();
  }
  const never = page.getByRole('radiogroup', { name: 'Standing answer' }).getByRole('radio', { name: 'Never' });
  await pressAndSend(page, never);
  const occupies = page.getByRole('switch', { name: 'Occupy enemy blocs' });
  await pressAndSend(page, occupies);
  await takes.waitFor({ state: 'detached' });
  await pressAndSend(page, occupies);
  await takes.waitFor();
});
