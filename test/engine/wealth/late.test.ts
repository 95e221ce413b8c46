/** What the service plays without asking a player (W2.8). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { after, give, h, opened, PASS_DEVELOP, PASS_TRADE, put, rich, table, unit } from './table.ts';

describe('a player who is late', () => {
  it('[W2.8] passes in Trade and in Develop', () => {
    expect(wealth.fallback(rich(table('trade')), 0)).toEqual(PASS_TRADE);
    expect(wealth.fallback(rich(table('develop')), 0)).toEqual(PASS_DEVELOP);
  });

  it('[W2.8] takes the first legal option in set-up', () => {
    const state = opened();
    const action = wealth.fallback(state, 0);
    expect(action.type).toBe('pickPackage');
    expect(after(state, 0, action).draft).toMatchObject({ picks: 1 });
  });

  it('[W2.8] runs what gains in Produce, and nothing that does not', () => {
    const state = put(table('produce'), 0, 'farm', h(0, 1));
    expect(wealth.fallback(state, 0)).toEqual({ type: 'produce', runs: [] });
    const run = { industry: 'factory', with: 'food', fed: [h(2, 1)] };
    const fuelled = give(put(state, 0, 'factory', h(2, 1)), 0, { food: 1, energy: 1 });
    expect(wealth.fallback(fuelled, 0)).toMatchObject({ type: 'produce', runs: [run] });
  });

  it.each([true, false])('[W2.8] [W10.11] does not know who means to occupy: %s', (on) => {
    const state = give(put(table('produce', { warClouds: true }), 0, 'mine', h(0, 1)), 0, { food: 1, energy: 1 });
    const told = after(unit(state, 1, h(0, 1)), 1, { type: 'setOccupy', on, product: 'food' });
    expect(wealth.fallback(told, 0)).toEqual({ type: 'produce', runs: [] });
  });

  it('[W2.8] ends its activation, and makes no stand', () => {
    const state = put(rich(table('develop', { warClouds: true })), 1, 'farm', h(0, 2));
    unit(unit(state, 0, h(0, 1)), 1, h(0, 2));
    const entered = after(state, 0, { type: 'activate', from: h(0, 1), to: h(0, 2), operation: null });
    expect(wealth.fallback(entered, 1)).toEqual({ type: 'stand', fight: false });
    const yielded = after(entered, 1, { type: 'stand', fight: false });
    expect(wealth.fallback(yielded, 0)).toEqual({ type: 'endActivation' });
  });

  it('[W2.8] is not even asked where there is one legal answer', () => {
    expect(wealth.forced(table('develop'), 0)).toEqual(PASS_DEVELOP);
    expect(wealth.forced(table('trade'), 0)).toBeNull();
    // Two players do not barter. Without money, cubes and credit a player can only pass.
    const poor = give(table('trade', {}, 2), 0, { notes: 20, money: 1 });
    expect(wealth.forced(poor, 0)).toEqual(PASS_TRADE);
    expect(wealth.forced(give(poor, 0, { money: 6 }), 0)).toBeNull();
    expect(wealth.forced(give(table('trade', {}, 3), 0, { notes: 20 }), 0)).toBeNull();
  });

  it('[W2.8] [W3.13] sets its start unit where there is one place for it', () => {
    const state = { ...opened({ warClouds: true }), phase: 'startUnit' as const, draft: null };
    expect(wealth.forced(put(state, 0, 'mine', h(0, 1)), 0)).toEqual({ type: 'placeStartUnit', hex: h(0, 1) });
    expect(wealth.forced(put(state, 0, 'mine', h(0, 2)), 0)).toBeNull();
  });

  it('[W2.8] is given the last package where it brings no tiles to place', () => {
    const state = opened({}, 6);
    const last = (left: NonNullable<State['draft']>['left'], round: number): State => ({
      ...state,
      draft: { round, picks: 0, firstPicker: 0, left },
    });
    const pick = { type: 'pickPackage', kind: 'commodity', index: 3, tiles: [] };
    expect(wealth.forced(last({ commodity: [3] }, 1), 0)).toEqual(pick);
    expect(wealth.check(last({ commodity: [3] }, 1), 0, pick as Action)).toBeNull();
    expect(wealth.forced(last({ commodity: [3, 4] }, 1), 0)).toBeNull();
    expect(wealth.forced(last({ industry: [3] }, 0), 0)).toBeNull();
  });
});
