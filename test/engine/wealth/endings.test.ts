/** Together the golden games show every way a game can end, and every action. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { hexToBytes } from '@noble/hashes/utils.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import { replay } from '../../../engine/core/replay.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { EDITIONS } from '../../../engine/wealth/options.ts';
import { type State, TRIGGERS } from '../../../engine/wealth/state.ts';
import type { GoldenGame } from '../../golden/recipe.ts';

const folder = new URL('../../golden/wealth-of-nations/', import.meta.url);
const endings = new Set<string>();
const actions = new Set<string>();
const events = new Set<string>();

beforeAll(() => {
  for (const file of readdirSync(folder)) {
    const golden = JSON.parse(gunzipSync(readFileSync(new URL(file, folder))).toString()) as GoldenGame;
    const chance = keyedChance(hexToBytes(golden.seed));
    const options = wealth.parseOptions(golden.options, golden.seats);
    if (!options.ok) throw new Error(options.refusal.code);
    const start = wealth.setup(options.value, golden.seats, chance, golden.rules).state;
    let last: State = start;
    for (const step of replay(wealth, start, golden.log, chance)) {
      last = step.state as State;
      for (const event of step.events) events.add(event.type);
    }
    for (const entry of golden.log) if ('action' in entry) actions.add(entry.action.type);
    const left = last.players.filter((player) => player.eliminated === null).length;
    const triggers = last.ending?.triggers ?? [];
    for (const trigger of triggers) endings.add(`${last.options.edition} ${trigger}`).add(trigger);
    if (triggers.length === 0) endings.add(left === 0 ? 'all out' : 'survivor');
  }
});

describe('golden games of Wealth of Nations', () => {
  it.each([...TRIGGERS, 'survivor', 'all out'])('show a game ended by: %s', (ending) => {
    expect(endings).toContain(ending);
  });

  it.each(EDITIONS)('show the end of the %s edition', (edition) => {
    expect([...endings].some((ending) => ending.startsWith(edition))).toBe(true);
  });

  it('show every common action', () => {
    expect([...actions].sort()).toEqual(
      expect.arrayContaining([
        'accept',
        'activate',
        'automate',
        'borrow',
        'build',
        'buildUnits',
        'buy',
        'moveTiles',
        'offer',
        'passDevelop',
        'passTrade',
        'pickPackage',
        'placeFlag',
        'placeStartFlag',
        'placeStartUnit',
        'produce',
        'repay',
        'sell',
        'stand',
        'transport',
      ]),
    );
  });

  it('show interest, elimination and the sell-off', () => {
    for (const type of ['interestPaid', 'playerEliminated', 'cubesSoldOff', 'notesSettled', 'bartered']) {
      expect(events).toContain(type);
    }
  });
});
