/**
 * A game is a plug-in, and so is a language: a copy of the project gets the auction of test/support as a third game and
 * accented English as a third language, by the steps of CONTRIBUTING.md. Two people then play the game through.
 */
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Setup from '../../worker/dev/setup.mjs';
import { accented } from '../support/accented.ts';
import { addAuction, addLanguage, type ScratchCopy, scratchCopy, typeCheck } from '../support/scratchCopy.ts';
import { type Player, useBrowser } from './support/browser.ts';
import { freePort } from './support/server.ts';

const { player } = useBrowser();

let copy: ScratchCopy | undefined;
let service: Awaited<ReturnType<typeof Setup.serve>> | undefined;

beforeAll(async () => {
  copy = scratchCopy();
  addAuction(copy.folder);
  addLanguage(copy.folder);
  const setup: typeof Setup = await import(pathToFileURL(`${copy.folder}/worker/dev/setup.mjs`).href);
  const state = `${copy.folder}/state`;
  setup.ensureBuild();
  setup.ensureMigrated(state);
  service = await setup.serve({ port: await freePort(), state });
});

afterAll(async () => {
  if (service) {
    const gone = once(service.child, 'exit');
    service.child.kill('SIGTERM');
    await gone;
  }
  copy?.remove();
});

const BRUNO = 'bruno@third.example';
const url = () => service?.url ?? '';
/** A text as a reader of the third language sees it. */
const xx = accented;

interface Letter {
  to: string;
  subject: string;
  text: string;
}

async function letterTo(to: string, subject: string): Promise<Letter> {
  for (let tries = 0; tries < 300; tries++) {
    const letters = (await (await fetch(`${url()}/dev/mail.json`)).json()) as Letter[];
    const found = letters.find((letter) => letter.to === to && letter.subject.startsWith(subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${to} about ${subject}`);
}

/** From the home page: the form with all options, for the auction with one round and three players. */
async function openAuction({ page }: Player): Promise<string> {
  await page.goto('/');
  await page
    .getByRole('form', { name: 'New table' })
    .getByRole('radio', { name: /^Test auction/ })
    .check();
  await page.getByRole('button', { name: 'Try it alone' }).click();
  const alone = page.getByRole('dialog').getByRole('button', { name: /^Test auction/ });
  expect(await alone.textContent()).toContain('1 to 6 players, about 6 moves each. A bid, a brush, a prize.');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All options' }).click();
  await page.getByRole('radio', { name: /^Test auction/ }).check();
  await page.getByText('An empty auction room.').waitFor();
  await page.locator('[data-part="auction-cover"]').waitFor();
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
  await page.getByText('Nobody sees how many coins the others have.').waitFor();
  await page.getByLabel('At most').selectOption('1');
  await page.getByLabel('Table', { exact: true }).fill('The Third Table');
  await page.getByLabel('You', { exact: true }).fill('Cleo');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const invite = page.getByRole('textbox', { name: 'Invite link' });
  await invite.waitFor();
  await page.getByText('One coin for each seat taken.').waitFor();
  expect(await page.locator('[data-part="auction-cover"] [data-taken]').count()).toBe(1);
  return `http://${await invite.inputValue()}`;
}

/** Steps through the languages with the button on the home page. */
async function chooseThirdLanguage({ page }: Player): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await page.getByRole('banner').getByText('XX', { exact: true }).click();
  await page.getByRole('heading', { name: xx('Two great board games, a move at a time.') }).waitFor();
  await page.getByRole('radio', { name: new RegExp(`^Test auction.*${xx('about 6 moves')}`) }).waitFor();
}

/** In the lobby and at the table, a reader of the third language. */
async function join({ page }: Player, invite: string): Promise<void> {
  await page.goto(invite);
  await page.getByRole('region', { name: xx('One coin for each seat taken.') }).waitFor();
  await page.getByLabel(xx('Name'), { exact: true }).fill('Ada');
  await page.getByRole('button', { name: xx('Take a seat') }).click();
}

async function ask(method: string, path: string, token: string, body: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  return (await fetch(`${url()}/api${path}`, { method, headers, body: JSON.stringify(body) })).json();
}

/** Somebody who never looks at the lobby, and is told of it all by mail, in the third language. */
async function joinByMail({ page }: Player, invite: string): Promise<void> {
  const [, id, token = ''] = /\/t\/(\w+)#(.+)$/.exec(invite) ?? [];
  const claim = { name: 'Bruno', mail: BRUNO, language: 'xx' };
  const own = (await ask('POST', `/tables/${id}/seats`, token, claim)) as { seat: number; token: string };
  await ask('PATCH', `/tables/${id}/seats/${own.seat}`, own.token, { mailSettings: { delay: 0 } });
  const confirm = await letterTo(BRUNO, xx('Confirm your address'));
  await page.goto(/http\S+confirm\?t=\S+/.exec(confirm.text)?.[0] ?? '');
  // This page follows the language of the browser.
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
}

async function followMail({ page }: Player): Promise<void> {
  const turn = await letterTo(BRUNO, xx('Your move'));
  expect(turn.subject).toMatch(new RegExp(`${xx('Bid for')} \\d`));
  expect(turn.text).toContain('Test auction');
  expect(turn.text).toMatch(new RegExp(`${xx('Coins')}\\s+10`));
  await page.goto(/http\S+\/t\/\S+/.exec(turn.text)?.[0] ?? '');
}

it('a third game is played through, by readers of English and of a third language', async () => {
  const [host, ada, bruno] = await Promise.all([
    player({ url: url() }),
    player({ url: url(), size: 'phone' }),
    player({ url: url() }),
  ]);
  const invite = await openAuction(host);
  await joinByMail(bruno, invite);
  await chooseThirdLanguage(ada);
  await join(ada, invite);
  await ada.page.getByRole('button', { name: xx('Bid 1'), exact: true }).click();
  await ada.page.getByText(new RegExp(`^${xx('Waiting for')} `)).waitFor();
  await followMail(bruno);
  await bruno.page.getByRole('button', { name: 'Bid 0' }).click();
  await bruno.page.getByText('Waiting for Cleo').waitFor();

  await host.page.getByText('Bruno bids ?.').waitFor();
  await host.page
    .getByRole('region', { name: 'Current decision' })
    .getByText(/^Bid for [1-6]$/)
    .waitFor();
  await host.page.getByRole('button', { name: 'Bid 10' }).click();
  await host.page.getByRole('button', { name: 'Paint' }).click();
  await host.page.getByText('Cleo paints.').waitFor();
  await host.page.getByRole('button', { name: 'End the turn' }).click();
  await host.page.getByText(/^You win, [1-6] to 0$/).waitFor();
  await ada.page.getByText(new RegExp(`^Cleo ${xx('wins')}, [1-6] ${xx('to')} 0$`)).waitFor();
  await ada.page.getByRole('button', { name: xx('Log') }).click();
  await ada.page.getByText(`Cleo ${xx('takes the prize for')} 10.`).waitFor();

  const id = new URL(host.page.url()).pathname.split('/').at(-1);
  await host.page.goto(`/verify?table=${id}`);
  await host.page.getByText(/All \d+ states match\./).waitFor();
  await host.page.goto('/rules/test-auction');
  await host.page.getByText('All players bid in secret, at most what they have.').waitFor();
  await ada.page.goto('/rules/test-auction');
  await ada.page.getByText(xx('All players bid in secret, at most what they have.')).waitFor();
  await host.page.goto('/');
  await host.page.getByRole('link', { name: 'The Third Table', exact: true }).waitFor();
});

it('the type checker finds nothing that the game or the language lacks', () => {
  for (const project of ['worker', 'web']) typeCheck(copy?.folder ?? '', project);
});
