/** Wealth of Nations at the table, by hand: set-up and two whole rounds of each edition, on phone and desk. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues } from './support/axe.ts';
import { type Player, useBrowser } from './support/browser.ts';
import {
  asked,
  buy,
  claim,
  commit,
  openWealth,
  phaseOf,
  pickPackage,
  press,
  taken,
  whoseMove,
} from './support/wealthTable.ts';

const { player } = useBrowser();
const NAMES = ['Cleo', 'Ada', 'Bruno'];

interface Guest extends Player {
  name: string;
}

/** The hexes of the board that answer a click now. */
const open = (page: Page) => page.locator('.hit.can');

async function draft(players: readonly Guest[], mine: Page | null): Promise<Page> {
  let builder = mine;
  for (;;) {
    const page = await whoseMove(players);
    if (!(await page.locator('.steps').innerText()).startsWith('Draft')) return builder ?? page;
    // The first to pick takes the farms: whatever it builds beside them can clash.
    builder ??= page;
    await pickPackage(page, ...(page === builder ? [/farms/, /1 labor, 1 ore/, /\$/] : [/\$/]));
  }
}

/** Active player to another: something it has for a dollar, accepted at once. */
async function barter(players: readonly Guest[], from: Page, good: string): Promise<void> {
  await from
    .locator('.acts')
    .getByRole('button', { name: /^Barter/ })
    .click();
  const give = from.getByRole('textbox', { name: `You give: ${good}` });
  await give.fill('2');
  await give.blur();
  const want = from.getByRole('textbox', { name: 'You want: money' });
  await want.fill('1');
  await want.blur();
  const to = (await from.locator('.whom .on').innerText()).trim();
  await commit(from);
  const partner = players.find(({ name }) => to.endsWith(name))?.page as Page;
  const offers = partner.getByRole('tab', { name: /^Offers/ });
  if (!(await offers.isVisible())) await partner.locator('nav.tabs').getByRole('button', { name: /^Log/ }).click();
  await offers.click();
  await partner.getByRole('button', { name: 'Accept' }).waitFor();
  const before = await from.locator('.sea').getAttribute('data-version');
  await partner.getByRole('button', { name: 'Accept' }).click();
  await taken(from, before);
  const back = partner.locator('nav.tabs').getByRole('button', { name: /^Board/ });
  if (await back.isVisible()) await back.click();
}

async function trade(players: readonly Guest[], builder: Page, round: number, good: string): Promise<void> {
  const wanted = round === 1 ? ['Labor', 'Ore', 'Capital', 'Capital'] : [];
  let bartered = false;
  for (;;) {
    const page = await whoseMove(players);
    if ((await phaseOf(page)) !== 'Trade') return;
    if (page === builder && !bartered) {
      bartered = true;
      await barter(players, page, good);
    } else if (page === builder && wanted.length > 0) await buy(page, wanted.shift() as string);
    else await press(page, 'Pass');
  }
}

/** Opens a tile that can be forced onto a flag of mine, turned so that it clashes. */
async function findClash(page: Page): Promise<void> {
  for (const tile of ['Generator', 'Academy', 'Mine', 'Factory', 'Bank']) {
    const plate = page.locator('.dv:not(.no)', { hasText: tile });
    if ((await plate.count()) === 0) continue;
    await plate.click();
    await page.locator('.rot').first().waitFor();
    const clashing = page.locator('.rot:not(.no)', { hasText: 'clash' });
    if ((await clashing.count()) > 0) return clashing.first().click();
    await page.locator('.acts').getByRole('button', { name: 'Other action' }).click();
  }
  throw new Error('nothing can be forced');
}

/** A flag, then a tile on it that is forced against one's own farm. */
async function develop(players: readonly Guest[], builder: Page, round: number): Promise<void> {
  const steps = round === 1 ? ['flag', 'force'] : [];
  for (;;) {
    const page = await whoseMove(players);
    if ((await phaseOf(page)) !== 'Develop') return;
    const step = page === builder ? steps.shift() : undefined;
    if (step === 'flag') {
      await page.locator('.dv:not(.no)', { hasText: /^Flag/ }).click();
      await open(page).first().click({ force: true });
      await commit(page);
    } else if (step === 'force') {
      await findClash(page);
      expect(await page.locator('.acts .pri').innerText()).toContain('forced');
      await commit(page);
      await expect.poll(() => page.locator('.log').first().textContent()).toContain('forced a');
    } else if (await page.locator('.acts .pri:not(:disabled)', { hasText: 'Pass' }).isVisible()) await commit(page);
    else await press(page, 'Pass');
  }
}

async function produce(players: readonly Guest[]): Promise<void> {
  for (;;) {
    const page = await whoseMove(players);
    if ((await phaseOf(page)) !== 'Produce') return;
    expect(await asked(page)).toBe('Choose what runs');
    await commit(page);
  }
}

describe.each(['second', 'first', 'manual'])('the %s edition', (edition) => {
  it('is played by three people through set-up and two whole rounds', async () => {
    const table = await openWealth({ edition }, 3);
    const players: Guest[] = [];
    for (const [i, name] of NAMES.entries()) {
      const guise = i === 1 ? ({ size: 'phone' } as const) : {};
      const one = await player(guise);
      await claim(one.page, table, name);
      players.push({ ...one, name });
    }
    const builder = await draft(players, null);
    for (const round of [1, 2]) {
      // In the manual the first player starts without money, but with food.
      await trade(players, builder, round, edition === 'manual' ? 'food' : 'money');
      await develop(players, builder, round);
      await produce(players);
    }
    const page = await whoseMove(players);
    expect(await page.locator('.steps').innerText()).toContain('Round 3');
    await Promise.all(players.map(({ context }) => context.close()));
  });
});

it('keeps a half-made trade while another player borrows off turn', async () => {
  const table = await openWealth({ cashOnlyStart: true }, 2);
  const guests: Guest[] = [];
  for (const name of NAMES.slice(0, 2)) {
    const one = await player({ size: 'phone' });
    await claim(one.page, table, name);
    guests.push({ ...one, name });
  }
  for (const _ of guests) {
    const page = await whoseMove(guests);
    await open(page).first().click({ force: true });
    await commit(page);
  }
  const trader = await whoseMove(guests);
  const other = guests.find(({ page }) => page !== trader)?.page as Page;
  const capital = trader.locator('.cell', { hasText: 'Capital' });
  await capital.locator('.bb').click();
  expect(await capital.locator('.v').innerText()).toBe('+1');
  const before = await trader.locator('.sea').getAttribute('data-version');
  await other.locator('.acts').getByRole('button', { name: 'Notes' }).click();
  await other.getByRole('button', { name: 'one note more' }).click();
  await commit(other);
  await taken(trader, before);
  expect(await capital.locator('.v').innerText()).toBe('+1');
  await commit(trader);
  await Promise.all(guests.map(({ context }) => context.close()));
});

describe.each(['light', 'dark'] as const)('the table in the %s theme', (theme) => {
  it.each(['desk', 'phone'] as const)('has no serious accessibility issue on a %s', async (size) => {
    const table = await openWealth({ cashOnlyStart: true }, 2);
    const guests: Guest[] = [];
    for (const name of NAMES.slice(0, 2)) {
      const one = await player({ size, theme });
      await claim(one.page, table, name);
      guests.push({ ...one, name });
    }
    for (const _ of NAMES.slice(0, 2)) {
      const page = await whoseMove(guests);
      await open(page).first().click({ force: true });
      expect(await seriousIssues(page)).toEqual([]);
      await commit(page);
    }
    const trader = await whoseMove(guests);
    expect(await seriousIssues(trader)).toEqual([]);
    await Promise.all(guests.map(({ context }) => context.close()));
  });
});
