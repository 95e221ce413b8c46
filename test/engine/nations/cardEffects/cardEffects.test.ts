import { describe, expect, test } from 'vitest';
import { BOARDS, PROGRESS_CARDS } from '../../../../engine/nations/data/cards/index.ts';
import { strengthOf } from '../../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { only, Table } from '../table.ts';
import { EFFECTS_1 } from './age1.ts';
import { EFFECTS_2 } from './age2.ts';
import { EFFECTS_3 } from './age3.ts';
import { EFFECTS_4 } from './age4.ts';
import { buy, type Effects, purse } from './scene.ts';

const EFFECTS: Effects = { ...EFFECTS_1, ...EFFECTS_2, ...EFFECTS_3, ...EFFECTS_4 };

const BOARD_EFFECTS: Effects = {
  'china-b': () => {
    for (const [order, food] of [
      [[0, 1], 1],
      [[1, 0], 0],
    ] as const) {
      const table = withBoard('china');
      expect(only(table.finishRound({}, order), 'produced').find(({ seat }) => seat === 0)?.net.food ?? 0).toBe(food);
    }
  },
  'egypt-b': () => {
    const table = withBoard('egypt');
    expect(table.nation(0).architects).toEqual({ board: 1 });
    expect(table.nation(0).wonders[0]).toBe('printed-pyramids');
  },
  'greece-b': () => {
    const table = withBoard('greece').emptyBoard().hold(0, { gold: 5, stone: 5 });
    buy(table, 'iron-working', 1, { take: 'gain' });
    expect(purse(table).stone).toBe(8);
  },
  'persia-b': () => expect(withBoard('persia').nation(0).colonies).toHaveLength(3),
  'rome-b': () => expect(strengthOf(withBoard('rome').state, 0)).toBe(2),
};

/** Seat 0 has the B side of a nation. */
function withBoard(nation: 'china' | 'egypt' | 'greece' | 'persia' | 'rome'): Table {
  const table = new Table({ seats: 2, options: { boards: 'choice' }, growth: false });
  table.state.pool = [nation, ...table.state.pool.filter((other) => other !== nation)].slice(0, 2);
  const other = table.state.pool[1] as typeof nation;
  table.do(1, { type: 'chooseBoard', nation: other, side: 'A' });
  table.do(0, { type: 'chooseBoard', nation, side: 'B' });
  table.growAll();
  return table;
}
describe('cards with an effect, one by one', () => {
  test.each(Object.entries(EFFECTS))('%s', (_, see) => see());

  test('none is missing', () => {
    expect(
      PROGRESS_CARDS.filter((card) => card.effects)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(EFFECTS).sort());
  });
});

describe('boards, one by one', () => {
  test.each(Object.entries(BOARD_EFFECTS))('%s', (_, see) => see());

  test('none is missing', () => {
    expect(
      BOARDS.filter(({ side }) => side === 'B')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(BOARD_EFFECTS).sort());
  });
});
