/** Every prompt of Wealth of Nations, with each of its buttons. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import {
  AUTOMATE,
  BANK,
  BANK_RUNS,
  BUILD,
  bankBuild,
  CLASHING,
  clashingBuild,
  forcedBuild,
  HARD,
  hardBuild,
  IDLE,
  idleBuild,
  MOVE,
  OCCUPIED,
  PRODUCE,
  plainMove,
  SPLIT,
  splittingMove,
  TURN_ONLY,
} from './support/wealthMoments.ts';
import { act, ask, hexesNow, main, nameOf, openAt, prompt, tap } from './support/wealthPage.ts';
import { commit, plate } from './support/wealthTable.ts';

const { player } = useBrowser();

describe('the draft', () => {
  it('places, turns and lifts the tiles of a package, and takes another', async () => {
    const { page } = await player();
    await page.goto('/');
    await openAt(page, 'draft', { seats: 3, until: ({ phase }) => phase === 'draft' });
    const pack = (tiles: RegExp) => page.locator('[data-part=package]:not(:disabled)', { hasText: tiles });
    await pack(/academies/)
      .first()
      .click();
    const slots = prompt(page).getByRole('button', { name: /^Academy / });
    expect(await slots.count()).toBeGreaterThan(1);
    await prompt(page)
      .getByRole('button', { name: /^Academy /, pressed: false })
      .first()
      .click();
    await prompt(page).getByRole('button', { name: 'turn right' }).click();
    await prompt(page).getByRole('button', { name: 'turn left' }).click();
    const held = prompt(page).getByRole('button', { name: /^Academy /, pressed: true });
    const at = async (slot: Locator) => /Academy (\w\d)/.exec((await slot.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await tap(page, await at(held));
    await tap(
      page,
      await at(
        prompt(page)
          .getByRole('button', { name: /^Academy /, pressed: false })
          .first(),
      ),
    );
    await act(page, 'Lift all').click();
    expect(await main(page).innerText()).toBe('Place all tiles');
    const free = page.locator('[data-hex][aria-disabled=false][aria-pressed=false]');
    for (let i = 0; i < (await slots.count()); i++) await tap(page, await nameOf(free.first()));
    await act(page, 'Other package').click();
    expect(await ask(page).innerText()).toBe('Choose a package');
    await pack(/academies/)
      .first()
      .click();
    await commit(page);
  });
});

describe('Develop', () => {
  it('builds by force, or turns the tile', async () => {
    const { page } = await player();
    await page.goto('/');
    const { state, seat } = await openAt(page, 'build', BUILD);
    const forced = forcedBuild(state, seat);
    if (!forced) throw new Error('nothing is forced');
    await plate(page, new RegExp(`^${forced.tile}`, 'i')).click();
    await tap(page, forced.hex).catch(() => {});
    await page.locator('[data-legal=true]', { hasText: 'clash' }).first().click();
    const clash = prompt(page).getByRole('radiogroup', { name: 'clash' });
    await clash.getByRole('radio').first().click();
    expect(await main(page).innerText()).toMatch(/^Build forced: /);
    await clash.getByRole('radio', { name: /^Turn it/ }).click();
    expect(await main(page).innerText()).toMatch(/^Build: /);
    await tap(page, forced.hex);
    await act(page, 'Other action').click();

    await plate(page, /^Flag/).click();
    await act(page, 'Other action').click();
    await act(page, 'Plan').click();
    await act(page, 'Back').click();
    await plate(page, new RegExp(`^${forced.tile}`, 'i')).click();
    await commit(page);
  });

  it('says what a tile gains, and turns it at a tap', async () => {
    const { page } = await player();
    await page.goto('/');
    for (const [name, wish, find] of [
      ['bank', BANK, bankBuild],
      ['idle', IDLE, idleBuild],
      ['hard', HARD, hardBuild],
      ['clashing', CLASHING, clashingBuild],
    ] as const) {
      const { state, seat } = await openAt(page, name, wish);
      const found = find(state, seat);
      if (!found) throw new Error(`there is no ${name} build`);
      await plate(page, new RegExp(`^${found.tile}`, 'i')).click();
      // Every place in turn, and the wanted one at last; a second tap turns the tile.
      for (const hex of await hexesNow(page).all()) await hex.click({ force: true });
      await tap(page, found.hex);
      await prompt(page)
        .getByRole('radio', { name: new RegExp(`^rotation ${found.rotation + 1}:`) })
        .click();
      if (name === 'bank')
        await prompt(page)
          .getByRole('radio', { name: /\+\$\d+/, checked: true })
          .waitFor();
      if (name === 'idle')
        await prompt(page)
          .getByRole('radio', { name: /no gain/, checked: true })
          .waitFor();
      await tap(page, found.hex);
      if (name === 'clashing')
        await prompt(page)
          .getByText(/, in a bloc of \d$/)
          .first()
          .waitFor();
      if (name === 'hard') expect(await main(page).innerText()).toMatch(/^Build forced: /);
    }
  });

  it('turns a tile that can go nowhere else', async () => {
    const { page } = await player({ size: 'phone' });
    await page.goto('/');
    await openAt(page, 'turn only', TURN_ONLY);
    await plate(page, /^Move/).click();
    await tap(page, await nameOf(hexesNow(page).first()));
    await page.getByText('It cannot go anywhere else: you can only turn it.').waitFor();
  });

  it('moves tiles, turns them and puts them back', async () => {
    const { page } = await player();
    await page.goto('/');
    const { state, seat } = await openAt(page, 'move', MOVE);
    const [move] = plainMove(state, seat)?.tiles ?? [];
    if (!move) throw new Error('nothing can be moved');
    await plate(page, /^Move/).click();
    await tap(page, move.from);
    await tap(page, move.to);
    const slots = prompt(page).getByRole('button', { name: /→/ });
    await tap(page, move.to);
    await prompt(page).getByRole('button', { name: 'turn right' }).click();
    // A second tile is lifted; the first is taken up again, by its slot and by its hex.
    const other = await nameOf(page.locator('[data-hex][aria-disabled=false][aria-label*=" of "]').last());
    await tap(page, other);
    expect(await slots.count()).toBe(2);
    await slots.first().click();
    await slots.last().click();
    await tap(page, move.to);
    await slots.last().click();
    await prompt(page).getByRole('button', { name: 'put back' }).click();
    expect(await slots.count()).toBe(1);
    await act(page, 'Other action').click();
    await plate(page, /^Move/).click();
    await tap(page, move.from);
    await tap(page, move.to);
    await commit(page);
  });

  it('says where the token of a split bloc goes', async () => {
    const { page } = await player();
    await page.goto('/');
    const { state, seat } = await openAt(page, 'split', SPLIT);
    const [move] = splittingMove(state, seat)?.tiles ?? [];
    if (!move) throw new Error('nothing is split');
    await plate(page, /^Move/).click();
    await tap(page, move.from);
    await tap(page, move.to);
    const token = prompt(page).getByLabel(/^The token on/);
    await token.selectOption({ index: 2 });
    await token.selectOption({ index: 0 });
    await token.selectOption({ index: 1 });
    await commit(page);
  });

  it('automates a bloc, and says what that saves', async () => {
    const { page } = await player({ size: 'phone' });
    await page.goto('/');
    await openAt(page, 'automate', AUTOMATE);
    await plate(page, /^Automate/).click();
    await tap(page, await nameOf(hexesNow(page).first()));
    await prompt(page)
      .getByText(/\d ore instead of \d food/)
      .waitFor();
    await commit(page);
  });
});

describe('Produce', () => {
  it('runs blocs and feeds tiles as one likes', async () => {
    const { page } = await player();
    await page.goto('/');
    await openAt(page, 'produce', PRODUCE);
    const list = page.locator('[data-pane="left"], [data-tab]').first();
    const run = page.getByRole('switch');
    for (const bloc of await run.all()) {
      const before = await bloc.getAttribute('aria-checked');
      await bloc.click();
      expect(await bloc.getAttribute('aria-checked')).not.toBe(before);
      await bloc.click();
    }
    const fuel = page.getByRole('radiogroup', { name: 'Fed with' }).first();
    await fuel.getByRole('radio', { checked: false }).click();
    await fuel.getByRole('radio', { checked: false }).click();
    await act(page, 'Reset').click();
    for (const tile of await page.getByRole('button', { name: /, (not )?fed$/ }).all()) {
      await tile.click();
      await tile.click();
    }
    await tap(page, await nameOf(hexesNow(page).first()));
    await act(page, 'Run nothing').click();
    expect(await main(page).innerText()).toBe('Run nothing');
    await act(page, 'Reset').click();
    expect(await list.count()).toBe(1);
    await commit(page);
  });

  it('says what a bank pays and how much of a bloc is fed, on a phone', async () => {
    const { page } = await player({ size: 'phone' });
    await page.goto('/');
    await openAt(page, 'bank', BANK_RUNS);
    await page
      .getByText(/^\+\$\d+/)
      .first()
      .waitFor();
    await openAt(page, 'produce', PRODUCE);
    const partly = page.getByText(/, \d of \d$/);
    for (const hex of await hexesNow(page).all()) {
      if (!(await partly.first().isVisible())) await hex.click({ force: true });
    }
    await partly.first().waitFor();
  });

  it('tells who takes products first, on a phone', async () => {
    const { page } = await player({ size: 'phone' });
    await page.goto('/');
    await openAt(page, 'occupied', OCCUPIED);
    await page
      .getByText(/^Occupied by /)
      .first()
      .waitFor();
    await page.getByRole('switch').first().click();
    await act(page, 'Reset').click();
    await commit(page);
  });
});
