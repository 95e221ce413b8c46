/** Mail from end to end: an address is given and confirmed, a mail is read, its link is opened in a new browser, and a move is made. */
import { expect, inject, it } from 'vitest';
import { seriousIssues } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openWealth, pickPackage } from './support/wealthTable.ts';

const { player } = useBrowser();

interface Letter {
  id: number;
  to: string;
  subject: string;
  text: string;
}

async function ask(method: string, path: string, token: string, body: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  return (await fetch(`${inject('url')}${path}`, { method, headers, body: JSON.stringify(body) })).json();
}

async function letterTo(to: string, subject: RegExp): Promise<Letter> {
  for (let tries = 0; tries < 300; tries++) {
    const letters = (await (await fetch(`${inject('url')}/dev/mail.json`)).json()) as Letter[];
    const found = letters.find((letter) => letter.to === to && subject.test(letter.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${to} like ${subject}`);
}

it('two players find each other by mail alone', async () => {
  const table = await openWealth({}, 2);
  const people = ['ada@mail.example', 'bruno@mail.example'];
  for (const [seat, mail] of people.entries()) {
    const path = `/api/tables/${table.id}/seats`;
    const { token } = (await ask('POST', path, table.inviteToken, { name: `P${seat}`, mail })) as { token: string };
    await ask('PATCH', `${path}/${seat}`, token, { mailSettings: { delay: 0 } });
  }
  for (const mail of people) {
    const { page } = await player({ size: 'phone' });
    const letter = await letterTo(mail, /^Confirm your address/);
    await page.goto(/http\S+confirm\?t=\S+/.exec(letter.text)?.[0] ?? '');
    expect(await seriousIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    expect(await page.getByRole('link', { name: 'The Tuesday Harbour' }).getAttribute('href')).toContain(
      `/t/${table.id}#`,
    );
    await page.context().close();
  }

  // The first player gets mail. After their move, the other player does.
  const first = await Promise.race(people.map((mail) => letterTo(mail, /^Your move: The Tuesday Harbour/)));
  const second = people.find((mail) => mail !== first.to) ?? '';
  for (const mail of [first.to, second]) {
    const letter = await letterTo(mail, /^Your move: The Tuesday Harbour/);
    if (mail === second) expect(letter.text).toMatch(/P\d took/);
    const reader = await player();
    await reader.page.goto('/dev/mail');
    await reader.page.getByRole('link', { name: letter.subject }).first().click();
    const message = reader.page.frameLocator('iframe');
    const href = await message.getByRole('link', { name: 'Open the table' }).getAttribute('href');
    await reader.page.goto(`/dev/mail/${letter.id}/html`);
    expect(await seriousIssues(reader.page)).toEqual([]);
    const { page } = await player({ size: mail === second ? 'phone' : 'desk' });
    await page.goto(href ?? '');
    await pickPackage(page, /./);
    expect(page.url()).not.toContain('#');
    await page.context().close();
  }
});
