/** One address for every kind of page: home, forms, texts, each phase of each game, and the end of each game. */
import type { Page } from 'playwright-core';
import type { View } from '../../../worker/domain/wire/play.ts';
import type { TableOpened } from '../../../worker/domain/wire/tables.ts';
import { playedTable } from '../../support/playedTable.ts';
import { call, openAlone } from './api.ts';

export interface Place {
  name: string;
  path: string;
  /** What is there when the page stands. */
  stands: string;
  /** What is pressed there before it is looked at. */
  press?: string;
  /** What comes when it is pressed. */
  shows?: string;
  /** What the browser must know to open it. */
  link?: { id: string; name: string; game: string; tokens: Record<string, string> };
}

const WEALTH = 'wealth-of-nations';
const NATIONS = 'nations';
/** It is the reader's move. */
export const ASKED = '[data-part="prompt"][data-tone="you"] [data-part="acts"]';

const inPhase = (round: number, phase: string) => (view: View) =>
  Number(view.state?.round) >= round && view.state?.phase === phase;
const isAsked =
  (...kinds: string[]) =>
  (view: View) =>
    view.awaiting.some(({ seat, prompt }) => seat === view.seat && kinds.includes(prompt.key));

async function finished(game: string, options: Record<string, unknown>) {
  const table = await openAlone({ game, options });
  await call(`/tables/${table.id}/seats/0`, { method: 'PATCH', token: table.token, body: { autopilot: true } });
  for (let tries = 0; tries < 1200; tries++) {
    const { status } = await call<View>(`/tables/${table.id}/view`, { token: table.token });
    if (status === 'finished') return table;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the computers do not come to an end');
}

export async function openPlaces(url: string): Promise<Place[]> {
  const table = (
    name: string,
    game: string,
    made: { id: string; token: string },
    more: Partial<Place> = {},
  ): Place => ({
    name,
    path: `/t/${made.id}`,
    stands: ASKED,
    link: { id: made.id, name: 'The Amber Coast', game, tokens: { seat: made.token } },
    ...more,
  });
  const played = (game: string, seats: number, until: (view: View) => boolean, options = {}) =>
    playedTable(url, { game, seats, until, options });
  const lobby = await call<TableOpened & { token: string }>('/tables', {
    body: { game: NATIONS, options: {}, seats: 3, name: 'The Granary', me: { name: 'Cleo' } },
  });
  const [draft, flag, unit, trade, develop, produce, clouds, lastTrade, wealthEnd] = await Promise.all([
    played(WEALTH, 4, inPhase(0, 'draft')),
    played(WEALTH, 2, inPhase(0, 'startFlag'), { cashOnlyStart: true }),
    played(WEALTH, 2, inPhase(0, 'startUnit'), { warClouds: true }),
    played(WEALTH, 4, inPhase(2, 'trade')),
    played(WEALTH, 4, inPhase(2, 'develop')),
    played(WEALTH, 4, inPhase(2, 'produce')),
    played(WEALTH, 3, inPhase(2, 'develop'), { warClouds: true }),
    played(WEALTH, 2, inPhase(2, 'finalTrade'), { edition: 'first', roundLimit: 6 }),
    finished(WEALTH, { roundLimit: 6 }),
  ]);
  const [growth, action, board, question, solo, nationsEnd] = await Promise.all([
    played(NATIONS, 3, inPhase(3, 'growth')),
    played(NATIONS, 3, inPhase(3, 'action')),
    played(NATIONS, 2, isAsked('prompt.board'), { boards: 'choice' }),
    played(NATIONS, 3, isAsked('prompt.effect', 'prompt.shortage', 'prompt.bonus')),
    played(NATIONS, 1, inPhase(1, 'action')),
    finished(NATIONS, { ages: 1 }),
  ]);
  const END = { stands: '[data-mode="end"] [data-pane="sheet"] table' };
  return [
    { name: 'home', path: '/', stands: '[data-part="tables"]' },
    { name: 'new table', path: '/new', stands: 'main form' },
    { name: 'cards', path: '/cards', stands: '[data-part="found"] [data-card]' },
    { name: 'rules', path: '/rules/nations', stands: 'main [id^="rule-"]' },
    {
      name: 'lobby',
      path: `/t/${lobby.id}`,
      stands: '[data-part="invite"]',
      link: {
        id: lobby.id,
        name: 'The Granary',
        game: NATIONS,
        tokens: {
          host: lobby.hostToken,
          invite: lobby.inviteToken,
          watch: lobby.watchToken,
          seat: lobby.token,
        },
      },
    },
    table('Wealth, draft', WEALTH, draft),
    table('Wealth, first flag', WEALTH, flag),
    table('Wealth, first unit', WEALTH, unit),
    table('Wealth, trade', WEALTH, trade),
    table('Wealth, develop', WEALTH, develop),
    table('Wealth, produce', WEALTH, produce),
    table('War Clouds', WEALTH, clouds),
    table('Wealth, last trade', WEALTH, lastTrade),
    table('Wealth, end', WEALTH, wealthEnd, END),
    table('Nations, growth', NATIONS, growth),
    table('Nations, a card chosen', NATIONS, action, {
      press: '[data-part="progressBoard"] [data-card]:not([data-refused])',
      shows: '[data-part="way"] [data-part="options"]',
    }),
    table('Nations, boards', NATIONS, board),
    table('Nations, a question', NATIONS, question),
    table('Nations, solo', NATIONS, solo),
    table('Nations, end', NATIONS, nationsEnd, END),
  ];
}

/** Opens a place by a link in the page, as a reader does; the router takes the click. */
export async function follow(page: Page, place: Pick<Place, 'path'>): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }, place.path);
}

export async function settleAt(page: Page, place: Place): Promise<void> {
  await page.locator(place.stands).first().waitFor({ state: 'attached' });
  if (place.press) await page.locator(place.press).first().dispatchEvent('click');
  if (place.shows) await page.locator(place.shows).first().waitFor({ state: 'attached' });
}
