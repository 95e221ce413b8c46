/** Every game ends: one that a careless client plays, and one that the service plays by itself when a log is full. */
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import type { AnyGame, StateBase } from '../../engine/core/game.ts';
import { perform } from '../../engine/core/play.ts';
import { nations } from '../../engine/nations/index.ts';
import { wealth } from '../../engine/wealth/index.ts';
import { EDITIONS } from '../../engine/wealth/options.ts';
import { CLOSING_ENTRIES, MOST_ENTRIES } from '../../worker/domain/logLength.ts';
import { MOST_ACTIONS } from '../../worker/domain/wire/play.ts';
import { nationsMover } from './nationsMover.ts';
import { tableOf as nationsTable } from './nationsTables.ts';
import { type PlayOptions, playRandom, seedOf } from './randomPlay.ts';
import { wealthMover } from './wealthMover.ts';
import { tableOf as wealthTable } from './wealthTables.ts';

describe('a random client of the first edition', () => {
  const stalling = [
    { seats: 2, seed: 1 },
    { seats: 3, seed: 1 },
    { seats: 5, seed: 1 },
    { seats: 5, seed: 4, prefer: wealthMover },
  ].map((play) => ({ ...play, options: { edition: 'first' } }));

  it.each(stalling)(
    '$seats players: plays for ever in a game that was set up without an end for a standstill',
    (play) => {
      const limit = 2 * MOST_ENTRIES;
      expect(() => playRandom({ game: { ...wealth, rules: {} }, limit, ...play })).toThrow('does not end');
    },
  );

  it.each(stalling)('$seats players: comes to an end before the log is full', (play) => {
    expect(playRandom({ game: wealth, limit: MOST_ENTRIES, ...play }).log.length).toBeGreaterThan(0);
  });
});

/** The number of log entries until the game ends if only the fallback is played. */
function entriesToClose(game: AnyGame, from: StateBase, seed: number): number {
  const chance = keyedChance(seedOf(seed));
  let state = from;
  for (let entries = 0; entries <= CLOSING_ENTRIES; entries++) {
    const [next] = game.awaiting(state);
    if (!next) return entries;
    const outcome = perform(game, state, next.seat, game.fallback(state, next.seat), chance);
    if (!outcome.ok) throw new Error(`the safe default is refused: ${outcome.refusal.code}`);
    state = outcome.state;
  }
  throw new Error(`${game.id}: the safe default alone does not end the game`);
}

/** The largest such number over the states of a random game. It tries one state in every so many. */
function mostToClose(play: PlayOptions, every: number): number {
  let most = 0;
  let step = 0;
  playRandom({
    ...play,
    onStep: ({ state }) => {
      if (step++ % every === 0) most = Math.max(most, entriesToClose(play.game, state, play.seed));
    },
  });
  return most;
}

/** A request with several actions may go past the limit with all of them but one. */
const ROOM_LEFT = CLOSING_ENTRIES - MOST_ACTIONS;

describe('the safe default alone', () => {
  it.each(EDITIONS)('ends every game of Wealth of Nations, %s', (edition) => {
    const tables = Array.from({ length: 60 }, (_, n) => ({ n, ...wealthTable(n) }));
    const most = tables
      .filter(({ options }) => options.edition === edition)
      .map(({ n, seats, options }) => {
        const unlimited = { ...options, roundLimit: null };
        return mostToClose({ game: wealth, seats, options: unlimited, seed: n, prefer: wealthMover }, 40);
      });
    expect(Math.max(...most)).toBeGreaterThan(50);
    expect(Math.max(...most)).toBeLessThanOrEqual(ROOM_LEFT);
  });

  it('ends every game of Nations, alone and together', () => {
    const most = Array.from({ length: 40 }, (_, n) =>
      mostToClose({ game: nations, ...nationsTable(n), seed: n, prefer: nationsMover }, 20),
    );
    expect(Math.max(...most)).toBeGreaterThan(50);
    expect(Math.max(...most)).toBeLessThanOrEqual(ROOM_LEFT);
  });
});
