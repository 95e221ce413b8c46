/** Decisions without a search for the table: /next, the numbers on tab and icon, and answers from mail. */
import { expect, inject, it } from 'vitest';
import type { SeatClaimed } from '../../worker/domain/wire/seats.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { call, openAlone } from './support/api.ts';
import { seriousIssues } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';

const { player } = useBrowser();

it('opens the table that has waited longest, and counts what waits', async () => {
  const { page, context } = await player({ size: 'phone' });
  await context.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(globalThis, { shown });
    Object.assign(navigator, {
      setAppBadge: async (n: number) => void shown.push(n),
      clearAppBadge: async () => void shown.push(0),
    });
  });
  const badge = () => page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown.at(-1));
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href');

  await page.goto('/next');
  await page.getByRole('heading', { name: 'Nothing is waiting for you' }).waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  expect([await page.title(), await icon(), await badge()]).toEqual(['Next table · Commonwealth', '/icon.svg', 0]);

  const older = await openAlone({ name: 'The older table' });
  const newer = await openAlone({ name: 'The newer table' });
  for (const { id, token } of [newer, older]) {
    await page.goto(`/t/${id}#${token}`);
    await page.waitForFunction(() => document.title.includes('Your move'));
  }
  await page.goto('/next');
  await page.waitForURL(`**/t/${older.id}`);
  await page.waitForFunction(() => document.title.startsWith('(2) ● Your move'));
  expect([await icon(), await badge()]).toEqual(['/icon-turn-2.svg', 2]);
  await page.getByRole('link', { name: /1 other table is waiting for you/ }).click();
  await page.waitForURL(`**/t/${newer.id}`);
});

interface Letter {
  to: string;
  subject: string;
  text: string;
}

const letters = async () => (await (await fetch(`${inject('url')}/dev/mail.json`)).json()) as Letter[];

async function letterTo(to: string, has: RegExp): Promise<Letter> {
  for (let tries = 0; tries < 300; tries++) {
    const found = (await letters()).find((letter) => letter.to === to && has.test(letter.text));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${to} with ${has}`);
}

it('plays a growth phase of Nations from mails, in browsers that never saw the table', async () => {
  const body = { game: 'nations', options: { boards: 'A' }, seats: 2, name: 'Long winter' };
  const table = await call<TableOpened>('/tables', { body });
  const people = ['carla@mail.example', 'dario@mail.example'];
  for (const [seat, mail] of people.entries()) {
    const seats = `/tables/${table.id}/seats`;
    const { token = '' } = await call<SeatClaimed>(seats, {
      token: table.inviteToken,
      body: { name: `P${seat}`, mail },
    });
    await call(`${seats}/${seat}`, { method: 'PATCH', token, body: { mailSettings: { delay: 0 } } });
    const { text } = await letterTo(mail, /confirm\?t=/);
    await fetch(/http\S+confirm\?t=\S+/.exec(text)?.[0] ?? '', { method: 'POST' });
  }
  const growth = /Take 3 gold\n\s+(http\S+)/;
  const first = await Promise.race(people.map((mail) => letterTo(mail, growth)));
  const second = people.find((mail) => mail !== first.to) ?? '';
  for (const [mail, size] of [
    [first.to, 'phone'],
    [second, 'desk'],
  ] as const) {
    const { page, context } = await player({ size });
    await page.goto(growth.exec((await letterTo(mail, growth)).text)?.[1] ?? '');
    expect(await seriousIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take 3 gold' }).click();
    await page.getByRole('heading', { name: 'Done' }).waitFor();
    await page.getByText('Your answer was given: Take 3 gold.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Done' }).waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    await context.close();
  }
  // Growth goes in reverse player order, so the last to grow takes the first turn.
  const { text } = await letterTo(second, /Pass: You take no more turns in this round/);
  expect(text).toContain('Your turn: one action, or pass');
});
