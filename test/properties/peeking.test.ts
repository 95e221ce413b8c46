/**
 * A player cannot tell two worlds apart that differ only in what this player may not know. The games are random, and
 * everything that can be hidden is hidden. `PEEK_GAMES=500 npm test -- engine peeking` plays more of them.
 */
import { expect, test } from 'vitest';
import { nationsMover } from './nationsMover.ts';
import { tableOf as nationsTable } from './nationsTables.ts';
import { type Below, noFigures, peekGame } from './peeking.ts';
import { auctionSecrets, nationsSecrets, wealthSecrets } from './peekingSecrets.ts';
import { wealthMover } from './wealthMover.ts';
import { tableOf as wealthTable } from './wealthTables.ts';

const GAMES = Number(process.env.PEEK_GAMES ?? 6);
const HOUR = 3_600_000;

/** Prints what was compared, and fails if nothing was. */
function report(name: string, figures: ReturnType<typeof noFigures>): void {
  console.log(name, JSON.stringify(figures));
  for (const count of Object.values(figures)) expect(count).toBeGreaterThan(0);
}

test('Wealth of Nations: money, standing answers, production and operations', { timeout: HOUR }, () => {
  const figures = noFigures();
  for (let n = 1; n <= GAMES; n++) {
    const { seats, options } = wealthTable(n);
    // War Clouds hides the most. It can be used with the second edition only.
    const war = n % 3 === 0 ? {} : { edition: 'second', warClouds: true, roundLimit: 12 };
    const table = { seats, options: { ...options, ...war, money: 'hidden' } };
    peekGame({ secrets: wealthSecrets, table, seed: n, prefer: wealthMover, every: 12, figures });
  }
  report('Wealth of Nations', figures);
});

test('Nations: sealed choices, deposits, standing answers and Machiavelli’s cards', { timeout: HOUR }, () => {
  const figures = noFigures();
  for (let n = 1; n <= GAMES; n++) {
    const { seats, options } = nationsTable(n);
    const table = { seats: seats === 1 && n % 2 === 0 ? 3 : seats, options: { ...options, sealedChoices: n % 3 > 0 } };
    peekGame({ secrets: nationsSecrets, table, seed: n, prefer: nationsMover, every: 6, figures });
  }
  report('Nations', figures);
});

test('the test auction: bids, coins and words', { timeout: HOUR }, () => {
  const figures = noFigures();
  const prefer = (_state: unknown, _seat: number, _choices: unknown, below: Below) =>
    below(6) === 0 ? ({ type: 'whisper', word: 'pssst' } as { type: string }) : null;
  for (let n = 1; n <= GAMES; n++) {
    const table = { seats: 2 + (n % 4), options: { rounds: 12, hiddenCoins: n % 2 === 0 } };
    peekGame({ secrets: auctionSecrets, table, seed: n, prefer, every: 4, figures });
  }
  report('auction', figures);
});
