/** Orders: a player says all they want, and the service does it a turn at a time. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Tagged } from '../../engine/core/game.ts';
import type { State as NationsState } from '../../engine/nations/state.ts';
import { CUBES, type Cube } from '../../engine/wealth/data/goods.ts';
import { hexName } from '../../engine/wealth/data/hexNames.ts';
import { bareTargets } from '../../engine/wealth/facts/targets.ts';
import type { State } from '../../engine/wealth/state.ts';
import type { Log } from '../../worker/domain/wire/history.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import type { OwnSeat } from '../../worker/domain/wire/seats.ts';
import { call } from './support/api.ts';
import { useBrowser } from './support/browser.ts';
import { type Moment, openMoment } from './support/moments.ts';
import { asks } from './support/nationsMoments.ts';
import { PRODUCE } from './support/wealthMoments.ts';
import { plate } from './support/wealthTable.ts';

const { player } = useBrowser();

const act = (page: Page, name: string | RegExp) => page.locator('[data-part="acts"]').getByRole('button', { name });
const main = (page: Page) => page.locator('[data-part="acts"] [data-kind="pri"]');
const bar = (page: Page) => page.locator('[data-part="plan-bar"]');
const note = (page: Page) => page.locator('[data-part="orders"]');

async function openAt(page: Page, moment: Moment<unknown>): Promise<void> {
  await page.goto(`/t/${moment.id}#${moment.token}`);
  await page.locator('[data-part="prompt"] [data-part="acts"]').waitFor();
}

const viewOf = ({ id, token }: Moment<unknown>) => call<View>(`/tables/${id}/view`, { token });
const ordersOf = async ({ id, token }: Moment<unknown>) =>
  (await call<{ own: OwnSeat }>(`/tables/${id}`, { token })).own.orders;

/** What a player does who does nothing. */
const idle = (phase: string): Tagged => {
  if (phase === 'produce') return { type: 'produce', runs: [] } as Tagged;
  return { type: phase === 'develop' ? 'passDevelop' : 'passTrade' };
};

/** The others do nothing until the table waits for the player and nothing is ordered for now, or until it holds. */
async function othersPass(moment: Moment<State>, holds: (view: View) => boolean = () => false): Promise<View> {
  for (let tries = 0; tries < 400; tries++) {
    const view = await viewOf(moment);
    const [first] = view.awaiting;
    if (holds(view) || !first) return view;
    if (view.awaiting.every(({ seat }) => seat === moment.seat)) {
      const { orders, stopped } = await ordersOf(moment);
      if (orders.length === 0 || stopped) return view;
    }
    for (const { seat } of view.awaiting.filter((one) => one.seat !== moment.seat)) {
      const { phase } = view.state as unknown as State;
      await call(`/tables/${moment.id}/actions`, {
        token: moment.tokens[seat] ?? '',
        body: { expected: view.version, actions: [idle(phase)] },
      }).catch((error: Error) => {
        if (!/^409|^422/.test(error.message)) throw error;
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error('the table never waited for the player');
}

const mine = async (moment: Moment<unknown>): Promise<string[]> => {
  const { events } = await call<Log>(`/tables/${moment.id}/log`, { token: moment.token });
  return events.filter(({ seat }) => seat === moment.seat).map(({ type, actor }) => `${actor} ${type}`);
};

/** Somebody who holds more than nine cubes of a kind that sells. */
const plenty = (state: State, seat: number): Cube | undefined =>
  CUBES.find((cube) => (state.players[seat]?.purse[cube] ?? 0) > 9 && (state.market[cube] ?? 0) < 15);

describe('orders in Wealth of Nations', () => {
  it('sell nine of more cubes and pass after them, with five taps on a phone', async () => {
    const moment = await openMoment<State>({
      game: 'wealth-of-nations',
      name: 'Nine Sacks',
      seats: 3,
      until: (state, seat) => state.phase === 'trade' && state.active === seat && plenty(state, seat) !== undefined,
    });
    const cube = plenty(moment.state, moment.seat) as Cube;
    const held = moment.state.players[moment.seat]?.purse[cube] ?? 0;
    const { page } = await player({ size: 'phone' });
    await openAt(page, moment);
    let taps = 0;
    const tap = async (button: Locator) => {
      await button.tap();
      taps++;
    };
    await tap(
      page
        .locator('[data-part="cubes"]')
        .getByRole('group', { name: cube })
        .getByRole('button', { name: /^sell one/ }),
    );
    await tap(page.getByRole('button', { name: new RegExp(`^Sell 9 ${cube}`) }));
    await expect.poll(() => main(page).innerText()).toMatch(/^Sell 3 for \$\d+, 6 later$/);
    await expect
      .poll(() => page.locator('[data-part="later"] p').innerText())
      .toMatch(/^If nobody interferes: \$\d+ in all\./);
    // One tap opens the list, another one chooses.
    await page.getByRole('combobox').nth(1).selectOption({ label: 'pass once' });
    taps += 2;
    await tap(main(page));
    expect(taps).toBe(5);
    await note(page).waitFor();
    await othersPass(moment, (view) => (view.state as unknown as State).phase !== 'trade');
    const { players } = (await viewOf(moment)).state as unknown as State;
    expect(players[moment.seat]?.purse[cube] ?? 0).toBe(held - 9);
    const log = await mine(moment);
    expect(log.filter((line) => line === 'orders cubesSold').length).toBe(2);
    expect(log).toContain('orders passed');
  });

  it('sell all cubes of a kind, at any price, with one tap more', async () => {
    const moment = await openMoment<State>({
      game: 'wealth-of-nations',
      name: 'Nine Sacks',
      seats: 3,
      until: (state, seat) => state.phase === 'trade' && state.active === seat && plenty(state, seat) !== undefined,
    });
    const cube = plenty(moment.state, moment.seat) as Cube;
    const held = moment.state.players[moment.seat]?.purse[cube] ?? 0;
    const { page } = await player();
    await openAt(page, moment);
    const row = page.locator('[data-part="cubes"]').getByRole('group', { name: cube });
    await row.getByRole('button', { name: /^sell one/ }).click();
    await page.getByRole('button', { name: new RegExp(`^Sell all ${held} `) }).click();
    await page.getByRole('combobox').nth(0).selectOption({ label: 'at any price' });
    await main(page).click();
    await expect
      .poll(async () => (await ordersOf(moment)).orders[0]?.task)
      .toMatchObject({ type: 'sell', lots: [{ cube, n: held - 3 }] });
    // What is taken back takes its orders along.
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(async () => (await ordersOf(moment)).orders).toEqual([]);
  });

  it('buy more cubes than one action takes, step by step', async () => {
    const moment = await openMoment<State>({
      game: 'wealth-of-nations',
      name: 'Long Purse',
      seats: 3,
      until: (state, seat) =>
        state.phase === 'trade' && state.active === seat && (state.players[seat]?.purse.money ?? 0) > 90,
    });
    const { page } = await player();
    await openAt(page, moment);
    const row = page.locator('[data-part="cubes"]').getByRole('group', { name: 'food' });
    for (let n = 1; n <= 4; n++) {
      await row.getByRole('button', { name: /^buy one/ }).click();
      await expect.poll(() => row.innerText()).toContain(`+${n}`);
    }
    expect(await main(page).innerText()).toMatch(/^Buy 3 now for \$\d+, 1 later for about \$\d+$/);
    await main(page).click();
    await expect.poll(async () => (await ordersOf(moment)).orders.length).toBe(1);
    await othersPass(moment);
    expect(await mine(moment)).toContain('orders cubesBought');
  });

  it('place a flag on bare land now, and the tile next turn', async () => {
    const moment = await openMoment<State>({
      game: 'wealth-of-nations',
      name: 'Bare Land',
      seats: 3,
      until: (state, seat) =>
        state.phase === 'develop' && state.active === seat && bareTargets(state, seat, 'farm').length > 0,
    });
    const [hex] = bareTargets(moment.state, moment.seat, 'farm');
    if (!hex) throw new Error('no bare land');
    const { page } = await player();
    await openAt(page, moment);
    // First as a list: what is only ordered has a number on the board.
    await plate(page, /^Flag/).click();
    await page.locator(`[data-hex][aria-label^="${hexName(hex)}:"]`).click();
    await act(page, 'Then…').click();
    await expect.poll(() => bar(page).innerText()).toContain(`Place a flag on ${hexName(hex)}`);
    await expect.poll(() => page.locator('svg text').allTextContents()).toContain('1');
    await bar(page).getByRole('button', { name: 'Discard the list' }).click();
    await plate(page, 'Farm').click();
    await page.locator(`[data-hex][aria-label^="${hexName(hex)}:"]`).click();
    // The flag and the tile can also be the first of a list.
    await act(page, 'Then…').click();
    await expect.poll(() => bar(page).innerText()).toMatch(/Build a farm on .* Otherwise ask me/s);
    await bar(page).getByRole('button', { name: 'Discard the list' }).click();
    await plate(page, 'Farm').click();
    await page.locator(`[data-hex][aria-label^="${hexName(hex)}:"]`).click();
    await expect.poll(() => main(page).innerText()).toMatch(/^Flag now for .*, farm next turn for /);
    await main(page).click();
    // The tile may follow at once, where nobody else can do anything.
    await expect.poll(() => mine(moment)).toContain('player flagPlaced');
    await othersPass(moment);
    const log = await mine(moment);
    expect(log.slice(log.indexOf('player flagPlaced')).slice(0, 2)).toEqual(['player flagPlaced', 'orders tileBuilt']);
  });

  it('become a list of steps, each with what it costs and what happens otherwise', async () => {
    const moment = await openMoment<State>({
      game: 'wealth-of-nations',
      name: 'A List',
      seats: 3,
      until: (state, seat) =>
        state.phase === 'trade' && state.active === seat && (state.players[seat]?.purse.money ?? 0) > 60,
    });
    const { page } = await player({ size: 'phone' });
    await openAt(page, moment);
    const food = page.locator('[data-part="cubes"]').getByRole('group', { name: 'food' });
    await food.getByRole('button', { name: /^buy one/ }).tap();
    await act(page, 'Then…').tap();
    await expect.poll(() => bar(page).innerText()).toContain('1 order');
    await food.getByRole('button', { name: /^buy one/ }).tap();
    await main(page).tap();
    await expect.poll(() => bar(page).innerText()).toContain('2 orders');
    await bar(page).getByRole('button', { name: '2 orders' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Put orders together' });
    await expect.poll(() => dialog.innerText()).toContain('+1 food');
    // The first is carried out at once. Before the second, others may move.
    await expect
      .poll(() => dialog.locator('[data-part="risk"]').allInnerTexts())
      .toEqual(['Until then, others may buy the same first, and it then costs more.']);
    await dialog.getByRole('radio', { name: 'Otherwise skip it' }).nth(1).tap();
    await dialog.getByLabel(/^Pass for the rest of Trade/).tap();
    await dialog.getByRole('button', { name: /^Feed all that pays/ }).tap();
    await expect.poll(() => dialog.locator('li').count()).toBe(4);
    await dialog.getByRole('button', { name: /^Remove: Pass for the rest/ }).tap();
    await expect.poll(() => dialog.locator('li').count()).toBe(3);
    await dialog.getByRole('button', { name: 'Do 1 now, 2 later' }).tap();
    await expect.poll(async () => (await ordersOf(moment)).orders.length).toBe(2);
    expect((await ordersOf(moment)).orders[0]?.else).toBe('skip');
    // What was given can be looked at, taken away, and had back.
    await note(page).tap();
    const stored = page.getByRole('dialog', { name: 'Your orders' });
    await stored.getByRole('button', { name: /^Remove: Feed/ }).tap();
    await expect.poll(async () => (await ordersOf(moment)).orders.length).toBe(1);
    await expect.poll(() => stored.getByRole('button', { name: /^Remove: / }).count()).toBe(1);
    await stored.getByRole('button', { name: 'Clear all' }).tap();
    await expect.poll(async () => (await ordersOf(moment)).orders.length).toBe(0);
    await note(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Get them back' }).last().tap();
    await expect.poll(async () => (await ordersOf(moment)).orders.length).toBe(1);
    // While others move, the list grows.
    await note(page).tap();
    await stored.getByRole('button', { name: 'Add orders' }).tap();
    await bar(page).waitFor();
    await bar(page).getByRole('button', { name: 'Discard the list' }).tap();
    await act(page, 'Plan ahead').tap();
    await act(page, 'Pass').tap();
    await bar(page).getByRole('button', { name: 'Give 2 orders' }).tap();
    await expect.poll(async () => (await ordersOf(moment)).orders.length).toBe(2);
  });

  it('stop where they are not possible any more, say why, and go on when they are sent again', async () => {
    const moment = await openMoment<State>({
      game: 'wealth-of-nations',
      name: 'Dear Food',
      seats: 2,
      until: (state, seat) =>
        state.phase === 'trade' &&
        state.active === seat &&
        state.players.every(({ purse }) => (purse.money ?? 0) > 60) &&
        (state.market.food ?? 0) > 8,
    });
    const { page } = await player();
    await openAt(page, moment);
    const food = page.locator('[data-part="cubes"]').getByRole('group', { name: 'food' });
    for (let n = 1; n <= 4; n++) {
      await food.getByRole('button', { name: /^buy one/ }).click();
      await expect.poll(() => food.innerText()).toContain(`+${n}`);
    }
    await main(page).click();
    await expect.poll(async () => (await ordersOf(moment)).orders.length).toBe(1);
    const other = (moment.seat + 1) % 2;
    const { version } = await viewOf(moment);
    await call(`/tables/${moment.id}/actions`, {
      token: moment.tokens[other] ?? '',
      body: { expected: version, actions: [{ type: 'buy', cubes: ['food', 'food', 'food'] }] },
    });
    await expect.poll(() => note(page).innerText()).toContain('Orders stopped');
    await note(page).click();
    const stored = page.getByRole('dialog', { name: 'Your orders' });
    await expect.poll(() => stored.innerText()).toMatch(/Stopped: food costs \$\d+ now, more than \$\d+/);
    await stored.getByRole('button', { name: 'Carry on' }).click();
    await expect.poll(async () => (await ordersOf(moment)).stopped?.key).toBe('order.costs-more');
  });

  it('are refused with what has changed if somebody moves while they are sent, and the list is kept', async () => {
    const moment = await openMoment<State>({
      game: 'wealth-of-nations',
      name: 'Too Slow',
      seats: 3,
      until: (state, seat) => state.phase === 'trade' && state.active === seat,
    });
    const pass = async (seat: number) =>
      call(`/tables/${moment.id}/actions`, {
        token: moment.tokens[seat] ?? '',
        body: { expected: (await viewOf(moment)).version, actions: [{ type: 'passTrade' }] },
      });
    await pass(moment.seat);
    const { page, complaints } = await player();
    await openAt(page, moment);
    await act(page, 'Plan ahead').click();
    await act(page, 'Pass').click();
    // The next player passes after the orders have left the page, and before they arrive.
    let hasMoved = false;
    await page.route('**/orders', async (route) => {
      if (!hasMoved) await pass((moment.seat + 1) % 3);
      hasMoved = true;
      await route.continue();
    });
    await bar(page).getByRole('button', { name: 'Give 1 order' }).click();
    await page.getByText('The table has moved on: look again').waitFor();
    await expect.poll(() => page.locator('[data-part="prompt"]').innerText()).toMatch(/Your orders were not given/);
    expect((await ordersOf(moment)).orders).toEqual([]);
    await act(page, 'Look at my list').click();
    await bar(page).getByRole('button', { name: 'Give 1 order' }).click();
    await expect.poll(async () => (await ordersOf(moment)).orders.length).toBe(1);
    // The browser itself complains about an answer of 409.
    complaints.splice(0);
  });

  it('come from the wishes of the plan with one tap', async () => {
    const moment = await openMoment<State>({
      game: 'wealth-of-nations',
      name: 'Wishes',
      seats: 3,
      until: (state, seat) => state.phase === 'trade' && state.active === seat,
    });
    const { page } = await player();
    await openAt(page, moment);
    await call(`/tables/${moment.id}/actions`, {
      token: moment.token,
      body: { expected: (await viewOf(moment)).version, actions: [{ type: 'passTrade' }] },
    });
    await act(page, /^Plan$/).click();
    await page.locator('[data-part="prompt"]').getByRole('button', { name: /farm/i }).first().click();
    await act(page, 'Make orders of it').click();
    await bar(page)
      .getByRole('button', { name: /^\d order/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Put orders together' });
    await expect.poll(() => dialog.innerText()).toMatch(/Buy .* up to \d+/);
    await dialog.getByRole('button', { name: 'Discard the list' }).click();
    await bar(page).waitFor({ state: 'detached' });
  });

  it('show on the board with their numbers while others play', async () => {
    const canBuild = (state: State, seat: number) => bareTargets(state, seat, 'farm').length > 0;
    const moment = await openMoment<State>({
      game: 'wealth-of-nations',
      name: 'Ghosts',
      seats: 3,
      // The others can do something too, so nobody passes because there is nothing else.
      until: (state, seat) =>
        state.phase === 'develop' && state.active === seat && state.players.every((_, other) => canBuild(state, other)),
    });
    const [hex] = bareTargets(moment.state, moment.seat, 'farm');
    if (!hex) throw new Error('no bare land');
    const { page } = await player({ size: 'phone' });
    await openAt(page, moment);
    expect(await page.locator('svg text').allTextContents()).not.toContain('1');
    const task = { type: 'build', tile: 'farm', hex, rotation: 0 };
    await call(`/tables/${moment.id}/actions`, {
      token: moment.token,
      body: {
        expected: (await viewOf(moment)).version,
        actions: [{ type: 'placeFlag', hex }],
        orders: [{ task, else: 'ask' }],
      },
    });
    await expect.poll(() => page.locator('svg text').allTextContents()).toContain('1');
    // The other two pass, and the tile is built.
    await othersPass(moment);
    await expect.poll(() => page.locator('svg text').allTextContents()).not.toContain('1');
  });

  it('feed what pays in every later round', async () => {
    const moment = await openMoment<State>({ game: 'wealth-of-nations', name: 'Full Barns', ...PRODUCE });
    const { page } = await player();
    // Another order for later does not feed anything.
    await call(`/tables/${moment.id}/orders`, {
      method: 'PUT',
      token: moment.token,
      body: {
        expected: (await viewOf(moment)).version,
        orders: [{ task: { type: 'pass', phase: 'trade' }, else: 'ask' }],
      },
    });
    await openAt(page, moment);
    await note(page).waitFor();
    await page.getByLabel(/always feed what pays/).check();
    await main(page).click();
    await expect.poll(async () => (await ordersOf(moment)).orders.map(({ task }) => task.type)).toContain('feed');
  });
});

describe('orders in Nations', () => {
  const atTurn = (name: string) =>
    openMoment<NationsState>({
      game: 'nations',
      name,
      seats: 2,
      until: (state, seat) =>
        asks('turn')(state, seat) &&
        (state.nations[seat]?.purse.stone ?? 0) > 3 &&
        state.nations.every(({ passed }) => passed === 0),
    });

  for (const size of ['phone', 'desk'] as const)
    it(`deploy, then pass, and grow in the next round, on a ${size}`, async () => {
      const moment = await atTurn('Two Steps');
      const { page } = await player({ size });
      await openAt(page, moment);
      const tabs = page.locator('[data-part="tabs"]');
      await act(page, /^Deploy$/).click();
      if (size === 'phone') await tabs.getByRole('button', { name: 'My nation' }).click();
      await page.locator('[data-part="slot"][data-lit]').first().click();
      if (size === 'phone') await tabs.getByRole('button', { name: 'Board' }).click();
      await act(page, 'Then…').click();
      await expect.poll(() => bar(page).innerText()).toContain('1 order');
      await act(page, /^Pass$/).click();
      await main(page).click();
      await expect.poll(() => bar(page).innerText()).toContain('2 orders');
      await expect
        .poll(() => page.locator('[data-part="ask"] p').innerText())
        .toBe('What comes next depends on others');
      await bar(page).getByRole('button', { name: '2 orders' }).click();
      const dialog = page.getByRole('dialog', { name: 'Put orders together' });
      await dialog
        .getByRole('button', { name: /^Growth: take/ })
        .first()
        .click();
      await dialog.getByRole('button', { name: 'Do 1 now, 2 later' }).click();
      await expect.poll(() => mine(moment)).toContain('player workerDeployed');
      await expect
        .poll(async () => (await ordersOf(moment)).orders.map(({ task }) => task.type))
        .toEqual(['pass', 'grow']);
    });

  it('are sent from the bar, and wait while another plays', async () => {
    const moment = await atTurn('One Step');
    const { page } = await player();
    await openAt(page, moment);
    await act(page, /^Pass$/).click();
    await act(page, 'Then…').click();
    await bar(page).getByRole('button', { name: 'Do it' }).click();
    await expect.poll(() => mine(moment)).toContain('player passed');
    await act(page, 'Plan ahead').click();
    await expect.poll(() => page.locator('[data-part="ask"] p').innerText()).toBe('What comes next depends on others');
  });
});
