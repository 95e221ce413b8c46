import { describe, expect, it } from 'vitest';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { moneyBand } from '../../../engine/wealth/view.ts';
import { after, allIdle, allPass, give, opened, play, purse, refusal, table } from './table.ts';

const refused = (options: unknown, seats: number): string => {
  const parsed = wealth.parseOptions(options, seats);
  return parsed.ok ? 'accepted' : `${parsed.refusal.rule} ${parsed.refusal.code}`;
};

describe('editions and options', () => {
  it('[W1.1] takes defaults for what is not said, and refuses what it does not know', () => {
    const parsed = wealth.parseOptions({}, 3);
    expect(parsed).toEqual({
      ok: true,
      value: {
        edition: 'second',
        warClouds: false,
        terrain: 'none',
        limitedPassing: false,
        cashOnlyStart: false,
        synergy: false,
        separateFirstPicker: false,
        money: 'open',
        roundLimit: null,
      },
    });
    expect(wealth.parseOptions(undefined, 3)).toEqual(parsed);
    expect(refused({ weather: true }, 3)).toBe('W1.1 wealth/options/unknown');
    expect(refused({ edition: 'third' }, 3)).toBe('W1.1 wealth/options/value');
    expect(refused({ synergy: 'yes' }, 3)).toBe('W1.1 wealth/options/value');
    expect(refused([], 3)).toBe('W1.1 wealth/options/malformed');
  });

  it('[W1.2] seats two to six, manual two to five', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(refused({}, seats)).toBe('accepted');
    for (const seats of [0, 1, 7, 2.5]) expect(refused({}, seats)).toBe('W1.2 wealth/options/seats');
    expect(refused({ edition: 'manual' }, 5)).toBe('accepted');
    expect(refused({ edition: 'manual' }, 6)).toBe('W1.2 wealth/options/seats');
  });

  it('[W1.3] allows War Clouds in the second edition only', () => {
    expect(refused({ warClouds: true }, 3)).toBe('accepted');
    expect(refused({ warClouds: true, edition: 'first' }, 3)).toBe('W1.3 wealth/options/second-only');
    expect(refused({ warClouds: true, edition: 'manual' }, 3)).toBe('W1.3 wealth/options/second-only');
  });

  it('[W1.4] fits terrain to the number of players', () => {
    expect(refused({ terrain: 'Five Empires' }, 5)).toBe('accepted');
    expect(refused({ terrain: 'Five Empires' }, 4)).toBe('W1.4 wealth/options/terrain-seats');
    expect(refused({ terrain: 'Through the Pass' }, 4)).toBe('accepted');
    expect(refused({ terrain: 'Atlantis' }, 4)).toBe('W1.1 wealth/options/value');
  });

  it('[W1.5] shows hidden money in bands to others, whole to its owner and to all at the end', () => {
    expect([0, 49, 50, 99, 100, 199, 200, 399, 400].map((money) => moneyBand(money).from)).toEqual([
      0, 0, 50, 50, 100, 100, 200, 200, 400,
    ]);
    const state = give(give(table('trade', { money: 'hidden' }), 0, { money: 137 }), 1, { money: 260 });
    expect(wealth.view(state, 0).players.map((player) => player.purse.money)).toEqual([137, 200, 0]);
    expect(wealth.view(state, null).players.map((player) => player.purse.money)).toEqual([100, 200, 0]);
    // The count of the bank must not give the sum away.
    expect(wealth.view(state, null).supply.money).toBe(-300);
    expect(wealth.invariants(wealth.view(state, 1))).toEqual([]);
    const open = give(table('trade'), 1, { money: 260 });
    expect(wealth.view(open, 0).players[1]?.purse.money).toBe(260);
    const over = { ...state, phase: 'over' as const };
    expect(wealth.view(over, null).players.map((player) => player.purse.money)).toEqual([137, 260, 0]);
  });

  it('[W1.5] [W5.5] lets who is offered hidden money accept it, and shows it no more than that it is there', () => {
    const offer = (money: number): Action => ({ type: 'offer', to: 0, give: { money }, want: { food: 1 } });
    const state = give(give(table('trade', { money: 'hidden' }), 1, { money: 140 }), 0, { food: 2 });
    const offered = play(state, [1, offer(137)], [1, offer(141)]);
    const seen = wealth.view(offered, 0);
    expect(seen.players[1]?.purse.money).toBe(137);
    expect(moneyBand(137)).toEqual(moneyBand(140));
    expect(wealth.choices(seen, 0)).toEqual(wealth.choices(offered, 0));
    expect(purse(after(seen, 0, { type: 'accept', id: 1 }), 0).money).toBe(137);
    expect(refusal(seen, 0, { type: 'accept', id: 2 })).toBe('W5.5 wealth/barter/other-cannot-pay');
    expect(wealth.invariants(seen)).toEqual([]);
    for (const viewer of [2, null]) expect(wealth.view(offered, viewer).players[1]?.purse.money).toBe(100);
    const all = after(offered, 1, offer(140));
    expect(wealth.check(wealth.view(all, 0), 0, { type: 'accept', id: 3 })).toBeNull();
  });

  it('[W1.6] ends with the Produce of the limit round', () => {
    expect(refused({ roundLimit: 6 }, 3)).toBe('accepted');
    expect(refused({ roundLimit: 5 }, 3)).toBe('W1.1 wealth/options/value');
    expect(refused({ roundLimit: 31 }, 3)).toBe('W1.1 wealth/options/value');
    let state = table('trade', { roundLimit: 6 });
    for (let round = 1; round <= 6; round++) {
      expect(state.round).toBe(round);
      state = allIdle(allPass(allPass(state)));
    }
    expect(state.phase).toBe('over');
    expect(state.ending?.triggers).toEqual(['roundLimit']);
  });

  it('[W1.6] goes on without a limit', () => {
    let state = table('trade');
    for (let round = 1; round <= 31; round++) {
      // This pretends that something was built in every round, because a standstill would end the game (W11.12).
      const developing = { ...allPass(state), still: { lastBuilt: round, agreed: [] } };
      state = allIdle(allPass(developing));
    }
    expect(state.round).toBe(32);
    expect(purse(state, 0).money).toBe(0);
  });

  it('offers its options as data', () => {
    expect(wealth.options.map(({ key }) => key)).toEqual([
      'edition',
      'warClouds',
      'terrain',
      'limitedPassing',
      'cashOnlyStart',
      'synergy',
      'separateFirstPicker',
      'money',
      'roundLimit',
    ]);
    expect(opened({}, 2).players).toHaveLength(2);
  });
});
