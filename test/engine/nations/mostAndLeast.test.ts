import { describe, expect, test } from 'vitest';
import { groupOf, least, most, seatsNamed } from '../../../engine/nations/rules/mostAndLeast.ts';
import { changesBy, Table } from './table.ts';

describe('most and least', () => {
  test('[N3.1] alone in front, with two players too', () => {
    expect(most([5, 5, 2], 1)).toEqual([]);
    expect(most([5, 4, 4], 1)).toEqual([0]);
    const table = new Table({ seats: 2 });
    expect(groupOf(table.state, 'mostStrength')).toEqual([]);
  });

  test('[N3.2] everybody tied for last', () => {
    expect(least([5, 2, 2], 1)).toEqual([1, 2]);
    const table = new Table({ seats: 2 });
    expect(groupOf(table.state, 'leastStrength')).toEqual([0, 1]);
  });

  test('[N3.3] nations in revolt are equal, however deep', () => {
    const table = new Table({ seats: 3 }).taken(0, 0, 1).taken(1, 0, 2);
    expect(groupOf(table.state, 'leastStability')).toEqual([0, 1]);
    expect(groupOf(table.state, 'mostStability')).toEqual([2]);
    table.taken(2, 0, 3);
    expect(groupOf(table.state, 'mostStability')).toEqual([]);
    expect(groupOf(table.state, 'leastStability')).toEqual([0, 1, 2]);
  });

  test('[N3.4] five players: the two most and the two least', () => {
    expect(most([23, 22, 22, 5, 4], 2)).toEqual([0]);
    expect(least([23, 22, 22, 5, 4], 2)).toEqual([3, 4]);
    expect(most([8, 7, 5, 5, 4], 2)).toEqual([0, 1]);
    expect(least([8, 7, 5, 5, 4], 2)).toEqual([2, 3, 4]);
    expect(most([9, 9, 3, 2, 1], 2)).toEqual([0, 1]);
    expect(most([9, 9, 9, 2, 1], 2)).toEqual([]);
    const table = new Table({ seats: 5 });
    for (const seat of [0, 3]) table.lay(seat, { wonders: ['colosseum'] });
    expect(groupOf(table.state, 'mostStrength')).toEqual([0, 3]);
  });

  test('[N3.5] five players: passed first is first or second, passed last fourth or fifth', () => {
    const table = new Table({ seats: 5 });
    [3, 1, 5, 2, 4].forEach((place, seat) => {
      table.nation(seat).passed = place;
    });
    expect(groupOf(table.state, 'passedFirst')).toEqual([1, 3]);
    expect(groupOf(table.state, 'passedLast')).toEqual([2, 4]);
    const four = new Table({ seats: 4 });
    four.nation(2).passed = 1;
    four.nation(3).passed = 4;
    expect(groupOf(four.state, 'passedFirst')).toEqual([2]);
    expect(groupOf(four.state, 'passedLast')).toEqual([3]);
  });

  test('[N3.6] if nobody is strongest, all are "all others"', () => {
    const table = new Table({ seats: 3 });
    expect(seatsNamed(table.state, { not: ['mostStrength'] }, null)).toEqual([0, 1, 2]);
    table.state.event = 'hellenism-ashokas-conversion';
    for (const seat of [0, 1, 2]) table.hold(seat, { food: 9 });
    expect(changesBy(table.finishRound(), 'hellenism')).toEqual({ 0: { food: -2 }, 1: { food: -2 }, 2: { food: -2 } });
  });

  test('[N3.6] who is meant is fixed before anything changes: one nation takes the worker, not the next one too', () => {
    const table = new Table({ seats: 2, round: 7 }).hold(0, { food: 0, vp: 1 }).hold(1, { food: 5, vp: 5 });
    table.state.event = 'eruption-of-krakatoa-first-vatican-council';
    expect(changesBy(table.finishRound(), 'eruption-of-krakatoa')).toEqual({ 0: { vp: -1 } });
  });
});
