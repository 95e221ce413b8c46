/** What it costs to open a table: all scripts of the first load, and no script of the other game. */
import { describe, expect, inject, it } from 'vitest';
import type { View } from '../../worker/domain/wire/play.ts';
import { type FirstLoad, firstLoad, TABLE_READY } from '../support/firstLoad.ts';
import { playedTable } from '../support/playedTable.ts';
import { sharedBrowser } from './support/browser.ts';

/** KB, compressed: code and words together. The goal is 100 for each. War Clouds reaches it just so, and Nations does not. */
const MOST = { wealth: 100, warClouds: 101, nations: 109, nationsEvent: 116 };

const EN = 'en-GB';
const IT = 'it-IT';
const is = (round: number, phase: string) => (view: View) =>
  Number(view.state?.round) >= round && view.state?.phase === phase;

const WEALTH = { game: 'wealth-of-nations', seats: 4, most: MOST.wealth };
const NATIONS = { game: 'nations', seats: 3, most: MOST.nations };
const TABLES = [
  { name: 'Wealth of Nations, at the draft', wish: { ...WEALTH, until: is(0, 'draft') }, locales: [EN, IT] },
  { name: 'Wealth of Nations, trading', wish: { ...WEALTH, until: is(2, 'trade') }, locales: [EN, IT] },
  { name: 'Wealth of Nations, developing', wish: { ...WEALTH, until: is(2, 'develop') }, locales: [EN, IT] },
  { name: 'Wealth of Nations, producing', wish: { ...WEALTH, until: is(2, 'produce') }, locales: [EN, IT] },
  {
    name: 'War Clouds, developing',
    wish: { ...WEALTH, most: MOST.warClouds, options: { warClouds: true }, until: is(2, 'develop') },
    locales: [EN, IT],
  },
  { name: 'Nations, in a turn', wish: { ...NATIONS, until: is(3, 'action') }, locales: [EN, IT] },
  { name: 'Nations, at growth', wish: { ...NATIONS, until: is(3, 'growth') }, locales: [EN, IT] },
  {
    name: 'Nations, at an event',
    wish: { ...NATIONS, most: MOST.nationsEvent, until: is(2, 'events') },
    locales: [EN, IT],
  },
];

/** Words that only one game's code has, whatever a build calls its files. */
const ONLY: Record<string, RegExp[]> = {
  'wealth-of-nations': [/integratedEconomy/, /\bfinalTrade\b/],
  nations: [/\bgoldenAge\b/, /leastStability/],
};

// The tests wait most of the time, to be sure that nothing more comes: so they wait together.
describe.concurrent('the first load of a table', () => {
  const browser = sharedBrowser();

  it.each(TABLES)("$name: at most $wish.most KB of scripts, and one game's only", async ({ wish, locales }) => {
    const { most, ...table } = wish;
    const { link } = await playedTable(inject('url'), table);
    const loads = await Promise.all(
      locales.map(async (locale) => ({ locale, load: await firstLoad(browser(), link, TABLE_READY, { locale }) })),
    );
    for (const { locale, load } of loads) {
      expect(load.gzip, weights(locale, load)).toBeLessThanOrEqual(most);
      const code = load.scripts.map((script) => script.code).join('\n');
      for (const [game, signs] of Object.entries(ONLY))
        for (const sign of signs) expect(sign.test(code), `${locale}: ${sign} of ${game}`).toBe(game === table.game);
    }
  });

  it.each(['/', '/new'])('%s brings no game along', async (place) => {
    const { scripts } = await firstLoad(browser(), inject('url') + place, 'main');
    const code = scripts.map((script) => script.code).join('\n');
    expect(/\bfinalTrade\b|leastStability/.test(code)).toBe(false);
  });
});

const weights = (locale: string, { scripts }: FirstLoad) =>
  `${locale}: ${scripts
    .sort((a, b) => b.gzip - a.gzip)
    .map(({ name, gzip }) => `${name} ${gzip}`)
    .join(', ')}`;
