/** Whole games over a bad connection, by a client that knows only the service's own description. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { stateHash } from '../../engine/core/json.ts';
import { replay } from '../../engine/core/replay.ts';
import { type ExportedGame, verify } from '../../engine/core/verify.ts';
import type { Exported } from '../../worker/domain/wire/history.ts';
import { generator } from '../properties/randomPlay.ts';
import { playWholeGame } from '../support/genericClient.ts';
import { ask } from './client.ts';
import { storedEntries, times } from './room.ts';
import { testOffer } from './worker.ts';

/** Where a player who passes is out of the phase, a client that plays at random comes past the first Trade phase. */
const BRISK = { limitedPassing: true, roundLimit: 6 };

const GAMES = [
  { game: 'test-auction', seats: 4, options: { rounds: 12 } },
  { game: 'wealth-of-nations', seats: 2, options: {} },
  { game: 'wealth-of-nations', seats: 3, options: BRISK },
  { game: 'wealth-of-nations', seats: 6, options: BRISK },
  { game: 'nations', seats: 1, options: {} },
  { game: 'nations', seats: 2, options: {} },
  { game: 'nations', seats: 4, options: {} },
  { game: 'nations', seats: 5, options: {} },
];

/** In the cold a game of each kind is enough. */
const COLD = [GAMES[0], GAMES[1], GAMES[4]] as typeof GAMES;

test.each(times(GAMES, COLD))(
  '$game with $seats',
  async ({ game, seats, options }) => {
    const played = await playWholeGame(ask, { game, seats, options, below: generator(seats * 7) });
    const entries = await storedEntries(played.id);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries).toHaveLength(played.version);
    expect(new Set(played.acknowledged).size).toBe(played.acknowledged.length);

    const { json: file } = await ask<Exported>('GET', `/api/tables/${played.id}/export`, { token: played.watch });
    const rules = testOffer.games.get(game);
    if (!rules || !file.seed) throw new Error('no game or no seed');
    const exported = file as unknown as ExportedGame;
    expect(verify(rules, exported, keyedChance(hexToBytes(file.seed)))).toBeNull();
    const chance = keyedChance(hexToBytes(file.seed));
    const parsed = rules.parseOptions(options, seats);
    if (!parsed.ok) throw new Error('options');
    let { state } = rules.setup(parsed.value, seats, chance, file.rules);
    for (const step of replay(rules, state, exported.log, chance)) state = step.state;
    expect(stateHash(rules.view(state, null))).toBe(stateHash(played.view.state));
  },
  400_000,
);
