import { describe, expect, it } from 'vitest';
import { neighbour } from '../../../engine/core/hex.ts';
import { hexIndex } from '../../../engine/wealth/data/board.ts';
import { blocsOf, dotsOf } from '../../../engine/wealth/rules/blocs.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { h, put, table, token } from './table.ts';

const blocs = (state: State, synergy = false, seat?: number) =>
  blocsOf(state.board, seat).map((bloc) => ({
    industry: bloc.industry,
    tiles: bloc.tiles.length,
    dots: dotsOf(state.board, bloc, bloc.tiles, synergy),
  }));

const blank = () => table('develop');

/** Academies in a row, each joined to the last at side 2. */
function academies(n: number): State {
  const state = blank();
  for (let i = 0; i < n; i++) put(state, 0, 'academy', h(i - 2, 2));
  return state;
}

describe('blocs and dots', () => {
  it('[W8.2] 2 academies make 3 labor, 3 make 5, 4 make 7', () => {
    expect(blocs(academies(1))).toEqual([{ industry: 'academy', tiles: 1, dots: 1 }]);
    expect(blocs(academies(2))).toEqual([{ industry: 'academy', tiles: 2, dots: 3 }]);
    expect(blocs(academies(3))).toEqual([{ industry: 'academy', tiles: 3, dots: 5 }]);
    expect(blocs(academies(4))).toEqual([{ industry: 'academy', tiles: 4, dots: 7 }]);
  });

  it('[W8.2] 3 generators make 5', () => {
    const state = put(blank(), 0, 'generator', h(1, 1));
    put(state, 0, 'generator', neighbour(h(1, 1), 0), 1);
    put(state, 0, 'generator', neighbour(h(1, 1), 2), 1);
    expect(blocs(state)).toEqual([{ industry: 'generator', tiles: 3, dots: 5 }]);
  });

  /** Corner 2 of the first is corner 4 of the one across side 2 and corner 0 of the one across side 3. */
  const triangle = (owners: [number, number, number]): State => {
    const state = put(blank(), owners[0], 'factory', h(1, 1));
    put(state, owners[1], 'factory', neighbour(h(1, 1), 2), 1);
    return put(state, owners[2], 'factory', neighbour(h(1, 1), 3), 1);
  };

  it('[W8.2] 2 factories make 2, 3 in a triangle 4', () => {
    const two = put(put(blank(), 0, 'factory', h(0, 1)), 0, 'factory', h(0, 2), 3);
    expect(blocs(two)).toEqual([{ industry: 'factory', tiles: 2, dots: 2 }]);
    expect(blocs(triangle([0, 0, 0]))).toEqual([{ industry: 'factory', tiles: 3, dots: 4 }]);
  });

  it('[W8.1] two factories sharing two corners are one bloc though no dot is full', () => {
    const state = put(put(blank(), 0, 'factory', h(0, 1)), 0, 'factory', h(0, 2), 3);
    expect(blocs(state)).toHaveLength(1);
  });

  it('[W8.1] two adjacent tiles whose dots do not touch are two blocs', () => {
    const state = put(put(blank(), 0, 'mine', h(0, 1)), 0, 'mine', h(1, 1));
    expect(blocs(state)).toEqual([
      { industry: 'mine', tiles: 1, dots: 1 },
      { industry: 'mine', tiles: 1, dots: 1 },
    ]);
  });

  it('[W8.1] tiles of two owners or two industries are never joined', () => {
    expect(blocs(put(put(blank(), 0, 'mine', h(0, 1)), 1, 'mine', h(0, 2)))).toHaveLength(2);
    expect(blocs(put(put(blank(), 0, 'mine', h(0, 1)), 0, 'farm', h(0, 2)))).toHaveLength(2);
  });

  it('[W8.2] a corner at the edge of the board is never full, but still joins', () => {
    // Corner 2 of (4,-1) lies on the edge: only (4,0) shares it, at its corner 0.
    const state = put(put(blank(), 0, 'factory', h(4, -1)), 0, 'factory', h(4, 0), 3);
    expect(blocs(state)).toEqual([{ industry: 'factory', tiles: 2, dots: 2 }]);
  });

  it('[W8.3] a dot on tiles of two owners yields to neither', () => {
    const mines = put(put(blank(), 0, 'mine', h(0, 1)), 1, 'mine', h(0, 2));
    expect(blocs(mines).map(({ dots }) => dots)).toEqual([1, 1]);
    expect(blocs(triangle([0, 0, 1])).map(({ dots }) => dots)).toEqual([2, 1]);
  });

  it('[W8.4] with synergy it yields to each owner who feeds all of its own tiles on it', () => {
    const mines = put(put(blank(), 0, 'mine', h(0, 1)), 1, 'mine', h(0, 2));
    expect(blocs(mines, true).map(({ dots }) => dots)).toEqual([2, 2]);
    const shared = triangle([0, 0, 1]);
    expect(blocs(shared, true).map(({ dots }) => dots)).toEqual([3, 2]);
    const [own] = blocsOf(shared.board, 0);
    if (!own) throw new Error('no bloc');
    // One of its two tiles on the dot is not fed.
    expect(dotsOf(shared.board, own, own.tiles.slice(0, 1), true)).toBe(1);
  });

  it('[W8.5] an Integrated Economy joins farms, and is a generator bloc of its own', () => {
    const state = put(blank(), 0, 'farm', h(0, 1));
    put(state, 0, 'integratedEconomy', h(0, 2));
    put(state, 0, 'farm', h(0, 3));
    expect(blocs(state)).toEqual([
      { industry: 'farm', tiles: 3, dots: 5 },
      { industry: 'generator', tiles: 1, dots: 2 },
    ]);
    put(state, 0, 'generator', h(1, 2));
    expect(blocs(state).filter(({ industry }) => industry === 'generator')).toHaveLength(2);
    token(state, h(0, 2));
    const automated = blocsOf(state.board, 0).filter((bloc) => bloc.automated);
    expect(automated).toEqual([{ seat: 0, industry: 'generator', tiles: [hexIndex(h(0, 2))], automated: true }]);
    expect(state.stacks.farm).toBe(10);
  });

  it('[W8.2] [W9.6] counts only dots whose every tile is fed', () => {
    const state = academies(4);
    const [bloc] = blocsOf(state.board);
    if (!bloc) throw new Error('no bloc');
    const [a, b, c, d] = bloc.tiles as [number, number, number, number];
    expect(dotsOf(state.board, bloc, [a, b, c], false)).toBe(5);
    expect(dotsOf(state.board, bloc, [a, b, d], false)).toBe(4);
    expect(dotsOf(state.board, bloc, [b], false)).toBe(1);
    expect(dotsOf(state.board, bloc, [], false)).toBe(0);
  });
});
