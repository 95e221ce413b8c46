import { describe, expect, it } from 'vitest';
import { spoils } from '../../../engine/wealth/facts/spoils.ts';
import { h, put, table, unit } from './table.ts';

function mines(warClouds = true) {
  const state = table('develop', { warClouds });
  for (const r of [0, 1, 2]) put(state, 1, 'mine', h(1, r));
  return state;
}

describe('what units will take by occupying', () => {
  it('[W10.11] one product for each unit on a bloc that pays', () => {
    const state = mines();
    unit(unit(unit(state, 0, h(1, 1)), 0, h(1, 2)), 2, h(1, 0));
    expect(spoils(state)).toEqual([{ ore: 2 }, {}, { ore: 1 }]);
  });

  it('[W10.11] nothing where it is switched off, from oneself, or beside a bloc', () => {
    const state = mines();
    unit(unit(unit(state, 0, h(1, 1)), 1, h(1, 1)), 2, h(2, 2));
    Object.assign(state.players[0] ?? {}, { occupy: false });
    expect(spoils(state)).toEqual([{}, {}, {}]);
  });

  it('[W10.13] nothing from a player who is out', () => {
    const state = mines();
    unit(state, 0, h(1, 1));
    expect(spoils(state)[0]).toEqual({ ore: 1 });
    Object.assign(state.players[1] ?? {}, { eliminated: 1 });
    expect(spoils(state)[0]).toEqual({});
  });

  it('[W10.11] nothing without War Clouds', () => {
    const state = mines(false);
    unit(state, 0, h(1, 1));
    expect(spoils(state)).toEqual([{}, {}, {}]);
  });
});
