import { describe, expect, test } from 'vitest';
import { nations } from '../../../engine/nations/index.ts';
import { scoreOf } from '../../../engine/nations/scoring.ts';
import { Table } from './table.ts';

describe('final scoring', () => {
  test('[N19.1] after the last age the game is over', () => {
    const table = new Table({ seats: 2, round: 8 });
    table.finishRound();
    expect(table.state).toMatchObject({ phase: 'over', round: 8 });
    expect(nations.awaiting(table.state)).toEqual([]);
    expect(table.refused(0, { type: 'pass' })).toBe('N19.1');
    expect(nations.result(table.state)?.winners).toHaveLength(1);
  });

  test('[N19.2] VP held, colonies, ready wonders with their bonuses', () => {
    const table = new Table({ seats: 2, round: 8 }).hold(0, { vp: 6 });
    table.lay(0, {
      colonies: ['congo', 'aztec-empire'],
      wonders: ['pyramids', 'big-ben'],
      construction: { card: 'titanic', sections: 2 },
    });
    expect(scoreOf(table.state, 0)).toMatchObject({ vp: 6, colonies: 3, wonders: 3 + 1 + 1 });
  });

  test('[N19.3] the first marks of a card, as many as it has workers', () => {
    const table = new Table({ seats: 2, round: 8 });
    table.lay(0, {
      slots: [
        { card: 'samurai', workers: 2 },
        { card: 'temple', workers: 3 },
      ],
    });
    expect(scoreOf(table.state, 0).workers).toBe(1 + 2 + 1);
  });

  test('[N19.4] 3 stone, 7 gold, 5 food, 6 books, strength 10, stability 6 = 37: 3 VP', () => {
    const table = new Table({ seats: 2 }).hold(0, { stone: 3, gold: 7, food: 5, books: 6 });
    table.lay(0, { wonders: ['colosseum', 'colosseum', 'colosseum', 'terracotta-army'] });
    table.lay(0, { slots: [undefined, undefined, undefined, { card: 'ziggurat', workers: 3 }] });
    expect(scoreOf(table.state, 0)).toMatchObject({ resourceSum: 37, resources: 3 });
  });

  test('[N19.4] negative stability counts as it is, the whole at least 0', () => {
    const table = new Table({ seats: 2 }).hold(0, { stone: 0, gold: 12, food: 0, books: 0 }).taken(0, 0, 1);
    expect(scoreOf(table.state, 0)).toMatchObject({ resourceSum: 9, resources: 0 });
    table.hold(0, { gold: 0 });
    expect(scoreOf(table.state, 0)).toMatchObject({ resourceSum: -3, resources: 0 });
  });

  test('[N19.5] ties go by player order', () => {
    const table = new Table({ seats: 3, round: 8 });
    for (const seat of [0, 1, 2]) table.hold(seat, { gold: 0, food: 0, stone: 0, books: 0, vp: 5 });
    table.state.order = [2, 0, 1];
    expect(nations.placings(table.state).map(({ seat, rank, points }) => [seat, rank, points])).toEqual([
      [2, 1, 5],
      [0, 2, 5],
      [1, 3, 5],
    ]);
  });

  test('[N19.5] most points first, whatever the player order', () => {
    const table = new Table({ seats: 3, round: 8 });
    [5, 9, 7].forEach((vp, seat) => {
      table.hold(seat, { gold: 0, food: 0, stone: 0, books: 0, vp });
    });
    expect(nations.placings(table.state).map(({ seat, points }) => [seat, points])).toEqual([
      [1, 9],
      [2, 7],
      [0, 5],
    ]);
  });
});
