/**
 * Random orders in random games of Wealth of Nations. `ORDER_GAMES=200 npm test -- engine ordersWealth` plays more.
 */
import { expect, test } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { stateHash } from '../../engine/core/json.ts';
import { replay } from '../../engine/core/replay.ts';
import { wealth } from '../../engine/wealth/index.ts';
import type { Options } from '../../engine/wealth/options.ts';
import { playOrdered } from './orderedPlay.ts';
import { wealthSecrets } from './peekingSecrets.ts';
import { seedOf } from './randomPlay.ts';
import { wealthMover } from './wealthMover.ts';
import { longest, randomOrders } from './wealthOrders.ts';
import { tableOf } from './wealthTables.ts';

const GAMES = Number(process.env.ORDER_GAMES ?? 5);

const KINDS: Record<string, Partial<Options>> = {
  'second edition': { edition: 'second', warClouds: false },
  'first edition': { edition: 'first', warClouds: false },
  'War Clouds': { edition: 'second', warClouds: true },
  'hidden money': { edition: 'second', warClouds: true, money: 'hidden' },
};

/** Over all games. */
const kinds: Record<string, number> = {};

test.each(Object.entries(KINDS))('%s: orders are played as people could have typed them', (_name, kind) => {
  const total = { ordered: 0, byHand: 0, stops: 0, waits: 0, chain: 0 };
  for (let n = 1; n <= GAMES; n++) {
    const { seats, options } = tableOf(n);
    const table = { seats, options: { ...options, roundLimit: 6, ...kind } };
    const { state, log, figures } = playOrdered({
      game: wealth,
      ...table,
      seed: n,
      prefer: wealthMover,
      randomOrders,
      longest,
      secrets: wealthSecrets,
    });
    const chance = keyedChance(seedOf(n));
    let last = '';
    const start = wealth.setup(table.options, seats, chance, wealth.rules).state;
    for (const step of replay(wealth, start, log, chance))
      if (step.version === log.length) last = stateHash(step.state);
    expect(last).toBe(stateHash(state));
    for (const key of ['ordered', 'byHand', 'stops', 'waits'] as const) total[key] += figures[key];
    total.chain = Math.max(total.chain, figures.chain);
    for (const [type, count] of Object.entries(figures.kinds)) kinds[type] = (kinds[type] ?? 0) + count;
  }
  console.log(JSON.stringify(total));
  for (const key of ['ordered', 'byHand', 'stops', 'waits', 'chain'] as const) expect(total[key]).toBeGreaterThan(0);
});

test('every task was carried out', () => {
  console.log(JSON.stringify(kinds));
  expect(Object.keys(kinds).sort()).toEqual(['act', 'build', 'buy', 'feed', 'fuel', 'pass', 'repay', 'sell']);
});
