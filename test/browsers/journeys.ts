/**
 * What every browser must be able to do, on a phone and on a desk: open a table, join one, a turn in each phase of both
 * games, history, the end. Between the turns that matter, the computer player plays for the reader over the API.
 */
import { afterAll, beforeAll, describe, expect, inject, it, onTestFailed } from 'vitest';
import type { View } from '../../worker/domain/wire/play.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { call, openAlone } from '../e2e/support/api.ts';
import { playedTable, playOn } from '../support/playedTable.ts';
import { clippedLetters, fits, isRinged, runTogether, shownCaptions, underlines } from './support/looks.ts';
import { keepPicture } from './support/picture.ts';
import { Reader } from './support/reader.ts';
import type { Ends } from './support/server.ts';
import type { Browser, Size, Window } from './support/window.ts';

const WEALTH = 'wealth-of-nations';
const NATIONS = 'nations';

/** Where the page asks what to do. */
const decision = { role: 'region', name: 'Current decision' };
const asked = (text: string | RegExp) => ({ text, within: decision });
const answer = (name: string | RegExp) => ({ role: 'button', name, enabled: true as const, within: decision });

const inPhase =
  (phase: string, round = 0) =>
  (view: View) =>
    view.state?.phase === phase && Number(view.state.round) >= round;
const isAsked =
  (...kinds: string[]) =>
  (view: View) =>
    view.awaiting.some(({ seat, prompt }) => seat === view.seat && kinds.includes(prompt.key));
const offers = (view: View, type: string) =>
  view.choices.some(
    (choice) =>
      (choice.kind === 'one' && choice.action.type === type) ||
      (choice.kind === 'family' && choice.template.type === type),
  );
/** Something costs two goods that the player does not have. */
const lacksTwo = (view: View) =>
  view.choices.some((choice) => {
    const missing = choice.kind === 'blocked' ? choice.why.params?.missing : null;
    return Array.isArray(missing) && missing.length > 1;
  });

/** What a page that is left does not get any more. */
const LEFT_BEHIND =
  /dynamically imported module|Importing a module script failed|ServiceWorker intercepted the request/;

export function journeys(name: string, launch: () => Promise<Browser>): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  describe.each(['phone', 'desk'] as const)(`${name} on a %s`, (size) => {
    let window: Window;
    beforeAll(async () => {
      window = await browser.open(size);
    });
    /** The page must never complain. */
    const journey = (title: string, play: (reader: Reader) => Promise<void>) =>
      it(title, async () => {
        onTestFailed(() => keepPicture(window, `${name}-${size}-${title}`));
        await play(new Reader(window, inject('url')));
        expect((await window.takeComplaints()).filter((text) => !LEFT_BEHIND.test(text))).toEqual([]);
      });

    journey('opens a table, joins another, and finds both again', opensAndJoins);
    journey('reads rules and cards', reads);
    journey('plays a turn in each phase of Wealth of Nations', (reader) => playsWealth(reader, size));
    journey('plays a turn in each phase of Nations', (reader) => playsNations(reader, size));
    journey('answers a question in the resolution of Nations', (reader) => answersQuestion(reader, size));
    journey('looks at the end of Wealth of Nations', (reader) => looksAtEnd(reader, size, 'wealth'));
    journey('looks at the end of Nations', (reader) => looksAtEnd(reader, size, 'nations'));
  });
}

async function opensAndJoins(reader: Reader): Promise<void> {
  await reader.goto('/');
  await reader.see({ role: 'heading', name: 'Two great board games, a move at a time.' });
  await fits(reader);
  await reader.click({ role: 'button', name: 'Try it alone' });
  await reader.see({ role: 'button', name: /^Wealth of Nations/, within: { role: 'dialog' } });
  expect.soft(await isRinged(reader), 'a dialog that the mouse opened has a ring').toBe(false);
  await reader.click({ role: 'button', name: 'Close', within: { role: 'dialog' } });
  await reader.click({ role: 'link', name: 'New table' });

  await reader.click({ role: 'radio', name: /^Nations/ });
  await reader.click({ role: 'radio', name: /^Wealth of Nations/ });
  await reader.click({ role: 'radio', name: '2', within: { role: 'radiogroup', name: 'Players' } });
  await reader.fill({ role: 'textbox', name: 'Table' }, 'The Copper Fleet');
  await reader.fill({ role: 'textbox', name: 'You' }, 'Cleo');
  await fits(reader);
  await reader.click({ role: 'button', name: 'Open the table' });
  const { value: invite } = await reader.see({ role: 'textbox', name: 'Invite link' });
  expect(invite).toMatch(/\/t\/\w+#/);
  await fits(reader);
  await reader.click({ role: 'button', name: 'Give to a computer' });
  await reader.see(asked('Choose a package'));

  const other = await call<TableOpened>('/tables', {
    body: { game: NATIONS, options: {}, seats: 2, name: 'The Long Winter', me: { name: 'Ada' } },
  });
  await reader.goto(`/t/${other.id}#${other.inviteToken}`);
  await reader.fill({ role: 'textbox', name: 'Name' }, 'Cleo');
  await reader.click({ role: 'button', name: 'Take a seat' });
  await reader.see({ data: '[data-version]' });
  // The page is left while parts of it are still on their way.
  await reader.goto('/new');
  await reader.goto('/');
  await reader.see({ role: 'link', name: 'The Copper Fleet' });
  await reader.see({ role: 'link', name: 'The Long Winter' });
  await fits(reader);
}

async function reads(reader: Reader): Promise<void> {
  for (const game of [WEALTH, NATIONS]) {
    await reader.goto(`/rules/${game}`);
    await reader.see({ role: 'heading', name: 'In short' });
    await fits(reader);
  }
  await reader.goto('/cards');
  await reader.fill({ role: 'searchbox' }, 'Sphinx');
  await reader.click({ role: 'button', name: /Sphinx/ });
  await reader.see({ role: 'heading', name: 'Sphinx' });
  await fits(reader);
}

/** On a phone the panes are one tap away; on a desk they stand side by side. */
async function turnTo(reader: Reader, size: Size, tab: string): Promise<void> {
  if (size === 'phone')
    await reader.click({ role: 'button', name: new RegExp(`^${tab}`), within: { role: 'navigation' } });
}

/** Presses a button that is a move, and waits until the table has taken it. */
async function move(reader: Reader, name: string | RegExp): Promise<void> {
  const version = () => document.querySelector('[data-version]')?.getAttribute('data-version') ?? null;
  const before = await reader.window.evaluate(version);
  await reader.click(answer(name));
  await reader.until((was) => document.querySelector('[data-version]')?.getAttribute('data-version') !== was, before);
}

/** Lets the computer player go on for the reader, and waits until the page has seen it. */
async function goOn(
  reader: Reader,
  table: { id: string; token: string },
  game: string,
  until: (view: View) => boolean,
): Promise<void> {
  const { version } = await playOn(inject('url'), table, game, until);
  await reader.until(
    (now) => document.querySelector('[data-version]')?.getAttribute('data-version') === now,
    String(version),
  );
}

async function playsWealth(reader: Reader, size: Size): Promise<void> {
  const table = await openAlone({ game: WEALTH, seats: 2, computers: 1 });
  const goOnTo = (until: (view: View) => boolean) => goOn(reader, table, WEALTH, until);
  await reader.goto(`/t/${table.id}#${table.token}`);
  await goOnTo(inPhase('draft'));
  await reader.see(asked('Choose a package'));
  await turnTo(reader, size, 'Packages');
  await reader.click({ role: 'button', name: /^\d? ?\w+s?.*(farm|mine|academ|factor|generator)/i, enabled: true });
  await turnTo(reader, size, 'Board');
  await fits(reader);
  await move(reader, /^Take/);

  await goOnTo(inPhase('trade'));
  await reader.see(asked(/^Trade up to/));
  await reader.click({ role: 'button', name: /^(buy|sell) one/, enabled: true });
  await fits(reader);
  await move(reader, /^(Buy|Sell) .*\$/);

  // Most games come to a plate that lacks two goods in the first round. It is not worth a longer game.
  await goOnTo(
    (view) =>
      inPhase('develop')(view) && offers(view, 'placeFlag') && (lacksTwo(view) || Number(view.state?.round) >= 2),
  );
  await reader.see(asked('Develop, or pass'));
  expect.soft(await runTogether(reader, { role: 'button', name: /lacks/ }), 'missing goods run together').toEqual([]);
  await fits(reader);
  await reader.click(answer(/^Flag/));
  await reader.click({ role: 'button', name: /can be chosen$/ });
  await move(reader, /^Flag on/);

  await goOnTo(inPhase('produce'));
  await reader.see(asked('Choose what runs'));
  await fits(reader);
  await move(reader, /^(Run|Nothing)/);

  await turnTo(reader, size, 'Log');
  const hexName = { role: 'button', name: /^[A-I][1-9]$/, within: { role: 'list', name: 'Log' } };
  await reader.see(hexName);
  expect.soft(new Set(await underlines(reader, hexName))).toEqual(new Set(['underline']));
  await looksBack(reader, size);
}

async function playsNations(reader: Reader, size: Size): Promise<void> {
  const table = await openAlone({ game: NATIONS, seats: 2, computers: 1, options: { boards: 'choice' } });
  const goOnTo = (until: (view: View) => boolean) => goOn(reader, table, NATIONS, until);
  await reader.goto(`/t/${table.id}#${table.token}`);
  await goOnTo(() => true);
  await reader.see(asked('Choose your nation'));
  await reader.see(asked('Tap a board to choose it'));
  await fits(reader);
  await reader.click({ role: 'button', name: /side [AB]/, enabled: true });
  await move(reader, /./);

  await goOnTo(inPhase('growth'));
  await reader.see(asked(/^Take a worker/));
  await fits(reader);
  await reader.click({ role: 'radio', name: /^A worker from food/ });
  await move(reader, /./);

  await goOnTo(inPhase('action'));
  await reader.see(asked(/^Take one action/));
  await fits(reader);
  await reader.click({ data: '[data-card]:not([data-refused])', name: /^(building|military|advisor|golden age)/i });
  // A card can take the place of another, or be worth one thing or another.
  const way = { role: 'radio', within: { role: 'radiogroup' } };
  if (await reader.seesFirst(way, answer(/^Buy/))) await reader.click(way);
  await fits(reader);
  await move(reader, /^Buy/);
  // The page stays with the players while the computer player moves.
  await turnTo(reader, size, 'Players');
  await reader.see(asked(/^Take one action/));
  expect.soft(await clippedLetters(reader, { role: 'table' }), 'letters are cut').toEqual([]);
  await looksBack(reader, size);
}

/** Into the past by the menu, a move back and on again, and out of it. */
async function looksBack(reader: Reader, size: Size): Promise<void> {
  await turnTo(reader, size, 'Board');
  await reader.click({ role: 'button', name: 'Rules and settings' });
  await reader.click({ text: 'History' });
  await reader.see({ role: 'slider', name: 'Moment of the game' });
  const { text } = await reader.see(asked(/^You are looking at move \d+$/));
  const moment = Number(text.split(' ').at(-1));
  await reader.click({ role: 'button', name: 'One move earlier' });
  await reader.see(asked(`You are looking at move ${moment - 1}`));
  await reader.click({ role: 'button', name: 'One move later' });
  await reader.see(asked(`You are looking at move ${moment}`));
  await fits(reader);
  await reader.click(answer('Back to now'));
  await reader.seeGone({ role: 'slider', name: 'Moment of the game' });
}

/** What an event or production asks. Little growth makes for shortages, so it comes soon. */
async function answersQuestion(reader: Reader, size: Size): Promise<void> {
  const table = await playedTable(inject('url'), {
    game: NATIONS,
    seats: 2,
    options: { difficulty: 'emperor' },
    until: isAsked('prompt.effect', 'prompt.shortage', 'prompt.bonus', 'prompt.spare'),
  });
  await reader.goto(table.link);
  await reader.click({ role: 'radio', within: { data: '[data-part="play"]' } });
  await turnTo(reader, size, 'Board');
  await fits(reader);
  await move(reader, /./);
}

/** The computer players have played it from the start of the run. */
async function looksAtEnd(reader: Reader, size: Size, game: keyof Ends): Promise<void> {
  const { id, token } = inject('ends')[game];
  await reader.goto(`/t/${id}#${token}`);
  await reader.see({ role: 'table', name: 'How the points were scored' });
  await reader.see({ text: /^The seed matches the seal/ });
  await reader.see({ role: 'heading', name: game === 'wealth' ? 'Prices' : 'Books' });
  await fits(reader);
  expect.soft(await shownCaptions(reader), 'captions of hidden tables show').toEqual([]);
  await reader.click(answer(/^Replay/));
  await reader.see({ text: 'You are looking at move 0' });
  await turnTo(reader, size, 'Board');
  await fits(reader);
}
