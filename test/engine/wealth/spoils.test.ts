import { describe, expect, it } from 'vitest';
import { choosesProduct, takesProduct } from '../../../engine/wealth/facts/occupation.ts';
import { projectionOf } from '../../../engine/wealth/facts/production.ts';
import { spoils } from '../../../engine/wealth/facts/spoils.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { flag, h, put, table, unit } from './table.ts';

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

describe('what a page tells of units on enemy tiles', () => {
  const occupiersOn = (state: State) =>
    projectionOf(state, 1, []).blocs.map(({ industry, occupiers }) => ({ industry, occupiers }));

  it('[W10.12] on an Integrated Economy only the section that they take from is occupied', () => {
    const state = unit(put(table('produce', { warClouds: true }), 1, 'integratedEconomy', h(0, 1)), 0, h(0, 1));
    expect(occupiersOn(state)).toEqual([
      { industry: 'farm', occupiers: [{ seat: 0, units: 1 }] },
      { industry: 'generator', occupiers: [] },
    ]);
    Object.assign(state.players[0] ?? {}, { occupyProduct: 'energy' });
    expect(occupiersOn(state).map(({ occupiers }) => occupiers.length)).toEqual([0, 1]);
  });

  it('[W10.12] only on an Integrated Economy is there a product to choose', () => {
    const state = mines();
    put(state, 2, 'integratedEconomy', h(-1, 0));
    unit(state, 0, h(1, 1));
    expect(choosesProduct(state, 0)).toBe(false);
    unit(unit(state, 0, h(-1, 0)), 2, h(-1, 0));
    expect([choosesProduct(state, 0), choosesProduct(state, 2)]).toEqual([true, false]);
  });

  it('[W10.11] [W10.13] a unit takes from a tile of a player who produces', () => {
    const state = mines();
    flag(state, 1, h(2, 2));
    const takes = () => [h(1, 1), h(2, 2), h(0, 0)].map((hex) => takesProduct(state, 0, hex));
    expect(takes()).toEqual([true, false, false]);
    expect(takesProduct(state, 1, h(1, 1))).toBe(false);
    Object.assign(state.players[1] ?? {}, { eliminated: 1 });
    expect(takes()).toEqual([false, false, false]);
    Object.assign(state.players[1] ?? {}, { eliminated: null });
    Object.assign(state.players[0] ?? {}, { occupy: false });
    expect(takes()).toEqual([false, false, false]);
  });
});
