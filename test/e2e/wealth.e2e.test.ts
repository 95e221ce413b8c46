/** Wealth of Nations played by hand: set-up and two whole rounds of each edition, on a phone and on a desktop. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { View } from '../../worker/domain/wire/play.ts';
import { openAlone, playUntil } from './support/api.ts';
import { seriousIssues } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import {
  asked,
  buy,
  cell,
  claim,
  commit,
  draft,
  type Guest,
  NAMES,
  openHexes,
  openWealth,
  phaseOf,
  plate,
  press,
  taken,
  whoseMove,
  YOURS,
} from './support/wealthTable.ts';

const { player } = useBrowser();
/** Active player to another: something it has for a dollar, accepted at once. */
async function barter(players: readonly Guest[], from: Page, good: string): Promise<void> {
  await from
    .locator('[data-part="acts"]')
    .getByRole('button', { name: /^Barter/ })
    .click();
  const give = from.getByRole('textbox', { name: `You give: ${good}` });
  await give.fill('2');
  await give.blur();
  const want = from.getByRole('textbox', { name: 'You want: money' });
  await want.fill('1');
  await want.blur();
  const to = (await from.locator('[data-part=partners] [aria-checked=true]').innerText()).trim();
  await commit(from);
  const partner = players.find(({ name }) => to.endsWith(name))?.page as Page;
  const offers = partner.getByRole('tab', { name: /^Offers/ });
  if (!(await offers.isVisible()))
    await partner.locator('[data-part="tabs"]').getByRole('button', { name: /^Log/ }).click();
  await offers.click();
  await partner.getByRole('button', { name: 'Accept' }).waitFor();
  const before = await from.locator('[data-version]').getAttribute('data-version');
  await partner.getByRole('button', { name: 'Accept' }).click();
  await taken(from, before);
  const back = partner.locator('[data-part="tabs"]').getByRole('button', { name: /^Board/ });
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
    const found = plate(page, tile);
    if ((await found.count()) === 0) continue;
    await found.click();
    await page
      .getByRole('radio', { name: /^rotation/ })
      .first()
      .waitFor();
    const clashing = page.locator('[data-legal=true]', { hasText: 'clash' });
    if ((await clashing.count()) > 0) return clashing.first().click();
    await page.locator('[data-part="acts"]').getByRole('button', { name: 'Other action' }).click();
  }
  throw new Error('nothing can be forced');
}

/** The room passes for a player who can do nothing else, perhaps just before the button is pressed. */
async function passDevelop(page: Page): Promise<void> {
  const version = () => page.locator('[data-version]').getAttribute('data-version');
  const before = await version();
  const button = page.locator('[data-part="acts"]').getByRole('button', { name: 'Pass', exact: true });
  for (let tries = 0; (await version()) === before; tries++) {
    const isPressed = await button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (isPressed) break;
    if (tries === 30) throw new Error('nobody can pass');
  }
  await taken(page, before);
}

/** A flag, then a tile on it that is forced against one's own farm. */
async function develop(players: readonly Guest[], builder: Page, round: number): Promise<void> {
  const steps = round === 1 ? ['flag', 'force'] : [];
  for (;;) {
    const page = await whoseMove(players);
    if ((await phaseOf(page)) !== 'Develop') return;
    const step = page === builder ? steps.shift() : undefined;
    if (step === 'flag') {
      await plate(page, /^Flag/).click();
      await openHexes(page).first().click({ force: true });
      await commit(page);
    } else if (step === 'force') {
      await findClash(page);
      expect(await page.locator('[data-part="acts"] [data-kind="pri"]').innerText()).toContain('forced');
      await commit(page);
      await expect.poll(() => page.locator('ol[aria-label="Log"]').first().textContent()).toContain('forced a');
    } else await passDevelop(page);
  }
}

/** All choose at once; who chose first takes it back after another has chosen, and chooses again. */
async function produce(players: readonly Guest[]): Promise<void> {
  const decided: Page[] = [];
  for (;;) {
    const page = await whoseMove(players);
    if ((await phaseOf(page)) !== 'Produce') return;
    const [first] = decided;
    if (first && decided.length === 2) {
      await press(first, 'Take back');
      await expect.poll(() => asked(first)).toBe('Choose what runs');
      decided.push(first);
      continue;
    }
    expect(await asked(page)).toBe('Choose what runs');
    await commit(page);
    decided.push(page);
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
    const builder = await draft(players);
    for (const round of [1, 2]) {
      // With the manual the first player starts without money, but with food.
      await trade(players, builder, round, edition === 'manual' ? 'food' : 'money');
      await develop(players, builder, round);
      await produce(players);
    }
    const page = await whoseMove(players);
    expect(await page.locator('[data-part=steps]').innerText()).toContain('Round 3');
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
    await openHexes(page).first().click({ force: true });
    await commit(page);
  }
  const trader = await whoseMove(guests);
  const other = guests.find(({ page }) => page !== trader)?.page as Page;
  const capital = cell(trader, 'Capital');
  await capital.getByRole('button', { name: /^buy one/ }).click();
  expect(await capital.locator('[aria-live]').innerText()).toBe('+1');
  const before = await trader.locator('[data-version]').getAttribute('data-version');
  await other.locator('[data-part="acts"]').getByRole('button', { name: 'Notes' }).click();
  // Two taps on a button are not a double tap on the board.
  await other.getByRole('button', { name: 'one note more' }).tap();
  await other.getByRole('button', { name: 'one note more' }).tap();
  expect(await other.locator('[data-zoomed]').count()).toBe(0);
  await commit(other);
  await taken(trader, before);
  expect(await capital.locator('[aria-live]').innerText()).toBe('+1');
  await commit(trader);
  await Promise.all(guests.map(({ context }) => context.close()));
});

it('is played by the keyboard alone', async () => {
  const table = await openAlone({ seats: 2, computers: 1, options: { cashOnlyStart: true } });
  const { page, context } = await player();
  await page.goto(`/t/${table.id}#${table.token}`);
  await page.locator(YOURS).waitFor();
  const tabTo = async (selector: string) => {
    for (let i = 0; i < 120; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    }
    throw new Error(`${selector} is not reached`);
  };
  const isAsked = () => page.evaluate(() => document.activeElement?.closest('[data-part="prompt"]') !== null);
  const enter = async () => {
    const before = await page.locator('[data-version]').getAttribute('data-version');
    await page.keyboard.press('Enter');
    await taken(page, before);
  };
  await tabTo('[data-hex]');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await tabTo('[data-part="acts"] [data-kind="pri"]');
  await enter();
  await page.locator(`${YOURS} [data-part=cubes]`).waitFor();
  await expect.poll(isAsked).toBe(true);
  await tabTo('[data-part=cubes] [aria-label^="buy one"]');
  await page.keyboard.press('Enter');
  await tabTo('[data-part="acts"] [data-kind="pri"]');
  await enter();
  await tabTo('[data-part="skip"]');
  await page.keyboard.press('Enter');
  await expect.poll(isAsked).toBe(true);
  // The focus follows from page to page, and into the prompt.
  await page.goto('/');
  await tabTo('[data-part="tables"] a');
  await page.keyboard.press('Enter');
  await expect.poll(isAsked).toBe(true);
  await context.close();
});

describe.each(['light', 'dark'] as const)('the table in the %s theme', (theme) => {
  // The game against computers below tests every phase on a phone.
  it('has no serious accessibility issue on a desk', async () => {
    const table = await openWealth({ cashOnlyStart: true }, 2);
    const guests: Guest[] = [];
    for (const name of NAMES.slice(0, 2)) {
      const one = await player({ size: 'desk', theme });
      await claim(one.page, table, name);
      guests.push({ ...one, name });
    }
    for (const _ of NAMES.slice(0, 2)) {
      const page = await whoseMove(guests);
      await openHexes(page).first().click({ force: true });
      expect(await seriousIssues(page)).toEqual([]);
      await commit(page);
    }
    const trader = await whoseMove(guests);
    expect(await seriousIssues(trader)).toEqual([]);
    await Promise.all(guests.map(({ context }) => context.close()));
  });
});

/** What a newcomer does who only follows the prompt: the main button where it has something to do, else the plainest way on. */
async function followPrompt(page: Page): Promise<void> {
  const main = page.locator('[data-part="acts"] [data-kind="pri"]');
  const add = page.getByRole('button', { name: 'Add it' });
  const pack = page.locator('[data-part=package]:not(:disabled)').first();
  if ((await main.innerText()) === 'Show the packages') {
    await main.click();
    await pack.waitFor();
  }
  if (await pack.isVisible()) await pack.click();
  else if (await add.isVisible()) await add.click();
  if (await main.isEnabled()) await commit(page);
  else await press(page, /^Pass/);
}

/** By day and by night. */
async function issuesInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    // No transition runs while the test looks at it.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await seriousIssues(page)).map((issue) => `${colorScheme}: ${issue}`));
  }
  return found;
}

it('comes to its end against computers by following the prompt on a phone, and is looked at again', async () => {
  const table = await openAlone({ seats: 3, computers: 2, options: { roundLimit: 6 } });
  const { page, context } = await player({ size: 'phone' });
  await page.goto(`/t/${table.id}#${table.token}`);
  const seen = new Set<string>();
  const sheet = page.locator('[data-pane="sheet"] table').first();
  const isLastRound = ({ state }: View) => (state as { round: number }).round === 6;
  let isSkipped = false;
  for (;;) {
    await sheet.or(page.locator(YOURS)).first().waitFor();
    if (await sheet.isVisible()) break;
    const phase = (await page.locator('[data-part=steps]').textContent())?.startsWith('Draft')
      ? 'Draft'
      : await phaseOf(page);
    if (!seen.has(phase)) expect(await issuesInBothThemes(page), phase).toEqual([]);
    seen.add(phase);
    await followPrompt(page);
    // Once the page was seen in every phase, the rounds in the middle are played without it.
    if (seen.size === 4 && !isSkipped) await playUntil(table, isLastRound, 'pass');
    isSkipped = seen.size === 4;
  }
  expect([...seen].sort()).toEqual(['Develop', 'Draft', 'Produce', 'Trade']);
  await page.locator('[data-part="chart"] svg').first().waitFor();
  await page.getByText('The seed matches the seal').waitFor();
  expect(await issuesInBothThemes(page), 'end').toEqual([]);

  const last = Number(await page.locator('[data-version]').getAttribute('data-version'));
  await page.locator('[data-part="acts"]').getByRole('button', { name: 'Replay' }).click();
  await page.getByText('You are looking at move 0').waitFor();
  await page.getByRole('button', { name: 'Round 3' }).click();
  const moment = async () => Number(await page.getByRole('slider', { name: 'Moment of the game' }).inputValue());
  await expect.poll(moment).toBeGreaterThan(0);
  const third = await moment();
  expect(third).toBeLessThan(last);
  await page.getByRole('button', { name: 'One move later' }).click();
  await page.getByText(`You are looking at move ${third + 1}`).waitFor();
  expect(await issuesInBothThemes(page), 'history').toEqual([]);
  await page.locator('[data-part="acts"]').getByRole('button', { name: 'Back to now' }).click();
  await sheet.waitFor();
  // Only the latest part of a long log comes at once.
  const fresh = await player({ size: 'phone' });
  await fresh.page.goto(`/t/${table.id}#${table.watchToken}`);
  await fresh.page.locator('[data-part="tabs"]').getByRole('button', { name: /^Log/ }).click();
  const earlier = fresh.page.getByRole('button', { name: 'Earlier moves' });
  await earlier.click();
  await earlier.waitFor({ state: 'detached' });
  await context.close();
});
