/** War Clouds played by hand: units that meet, and units side by side. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import {
  asked,
  buy,
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
  whoseMove,
} from './support/wealthTable.ts';

const { player } = useBrowser();

describe('War Clouds', () => {
  it('lets a unit be met by one that stands', async () => {
    const table = await openWealth({ warClouds: true, cashOnlyStart: true }, 2);
    const guests: Guest[] = [];
    for (const [i, name] of NAMES.slice(0, 2).entries()) {
      const one = await player({ size: i === 0 ? 'desk' : 'phone' });
      await claim(one.page, table, name);
      guests.push({ ...one, name });
    }
    // There are two flags side by side. The units go on them automatically, because there is no other place.
    for (const hex of ['D4', 'D5']) {
      const page = await whoseMove(guests);
      await page.locator(`[data-hex=${hex}][aria-disabled=false]`).click({ force: true });
      await commit(page);
    }
    const mover = await whoseMove(guests);
    const other = guests.find(({ page }) => page !== mover)?.page as Page;
    await mover.locator('[data-part=cubes]').waitFor();
    await buy(mover, 'food');
    for (;;) {
      const page = await whoseMove(guests);
      if ((await phaseOf(page)) !== 'Trade') break;
      await press(page, 'Pass');
    }
    await plate(mover, 'Activate').click();
    await mover.locator('[data-hex=D5][aria-disabled=false]').click({ force: true });
    expect(await mover.locator('[data-part="prompt"]').getByRole('button', { pressed: true }).innerText()).toContain(
      'Battle',
    );
    await commit(mover);
    await other.getByRole('button', { name: 'Stand, one for one' }).waitFor();
    expect(await seriousIssues(other)).toEqual([]);
    await commit(other);
    await expect.poll(() => mover.locator('ol[aria-label="Log"]').first().textContent()).toContain('each lost a unit');
    await Promise.all(guests.map(({ context }) => context.close()));
  });

  it('takes up either of two units side by side, on a board that keeps still, upright and on its side', async () => {
    const table = await openWealth({ warClouds: true }, 2);
    const guests: Guest[] = [];
    for (const name of NAMES.slice(0, 2)) {
      const one = await player({ size: 'phone' });
      await claim(one.page, table, name);
      guests.push({ ...one, name });
    }
    const mover = await draft(guests);
    const say = () => mover.locator('[data-part="ask"] small').innerText();
    const tap = (hex: string) => mover.locator(`[data-hex=${hex}][aria-disabled=false]`).click({ force: true });
    const action = (name: string) => plate(mover, name).click();
    for (;;) {
      const page = await whoseMove(guests);
      if ((await asked(page)) !== 'Place your first unit') break;
      await openHexes(page).first().click({ force: true });
      await commit(page);
    }
    const passOthers = async (phase: string) => {
      for (;;) {
        const page = await whoseMove(guests);
        if (page === mover && (await phaseOf(page)) === phase) return;
        await press(page, 'Pass');
      }
    };
    await passOthers('Develop');
    await action('Activate');
    const first = /Unit (\w\d)/.exec(await say())?.[1] ?? '';
    const [own] = await mover
      .locator('[data-hex][aria-disabled=false][aria-label*="farm of"]:not([aria-label*="unit"])')
      .all();
    const second = (await own?.getAttribute('data-hex')) ?? '';
    await mover.locator('[data-part="acts"]').getByRole('button', { name: 'Other action' }).click();
    await action('Units');
    await tap(second);
    await commit(mover);
    await passOthers('Develop');

    await action('Activate');
    const board = () => mover.locator('[data-version]').boundingBox();
    const before = await board();
    await tap(first);
    expect(await say()).toContain(`Unit ${first}`);
    await tap(second);
    expect(await say()).toContain(`Unit ${first} goes to ${second}`);
    expect(await mover.locator('[data-part="prompt"]').getByRole('button', { pressed: true }).innerText()).toContain(
      'Just move',
    );
    expect(await board()).toEqual(before);
    await tap(second);
    expect(await say()).toContain(`Unit ${second}:`);
    expect(await board()).toEqual(before);

    await mover.setViewportSize({ width: 740, height: 360 });
    const prompt = await mover.locator('[data-part="prompt"]').boundingBox();
    const lying = await board();
    expect(lying?.height).toBeGreaterThan(240);
    expect(prompt?.x).toBeGreaterThanOrEqual((lying?.x ?? 0) + (lying?.width ?? 0));
    const main = await mover.locator('[data-part="acts"] [data-kind="pri"]').boundingBox();
    expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual(360);
    await Promise.all(guests.map(({ context }) => context.close()));
  });
});
