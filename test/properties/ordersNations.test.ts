/**
 * Random orders in random games of Nations. `ORDER_GAMES=200 npm test -- engine ordersNations` plays more.
 */
import { expect, test } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { stateHash } from '../../engine/core/json.ts';
import { replay } from '../../engine/core/replay.ts';
import { nations } from '../../engine/nations/index.ts';
import type { Options } from '../../engine/nations/options.ts';
import { nationsMover } from './nationsMover.ts';
import { longest, randomOrders } from './nationsOrders.ts';
import { tableOf } from './nationsTables.ts';
import { playOrdered } from './orderedPlay.ts';
import { nationsSecrets } from './peekingSecrets.ts';
import { seedOf } from './randomPlay.ts';

const GAMES = Number(process.env.ORDER_GAMES ?? 5);

const KINDS: Record<string, Partial<Options>> = {
  'choices in order': { sealedChoices: false },
  'sealed choices': { sealedChoices: true },
  'every nation chooses its board': { boards: 'choice', extraWorker: true },
};

/** Over all games. */
const kinds: Record<string, number> = {};

test.each(Object.entries(KINDS))('%s: orders are played as people could have typed them', (_name, kind) => {
  const total = { ordered: 0, byHand: 0, stops: 0, waits: 0, chain: 0 };
  for (let n = 1; n <= GAMES; n++) {
    const { seats, options } = tableOf(n);
    const table = { seats, options: { ...options, ...kind } };
    const { state, log, figures } = playOrdered({
      game: nations,
      ...table,
      seed: n,
      prefer: nationsMover,
      randomOrders,
      longest,
      secrets: nationsSecrets,
    });
    const chance = keyedChance(seedOf(n));
    let last = '';
    const start = nations.setup(table.options, seats, chance, nations.rules).state;
    for (const step of replay(nations, start, log, chance))
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
  expect(Object.keys(kinds).sort()).toEqual([
    'act',
    'answer',
    'buy',
    'deploy',
    'grow',
    'hire',
    'pass',
    'special',
    'undeploy',
  ]);
});
