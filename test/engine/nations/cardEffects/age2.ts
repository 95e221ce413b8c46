/** The cards of the Medieval age with an effect. */
import { expect } from 'vitest';
import { stabilityOf, strengthOf } from '../../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { changesBy, only } from '../table.ts';
import {
  advisor,
  at,
  buy,
  type Effects,
  finish,
  MILITARY,
  onReady,
  owning,
  produces,
  purse,
  STRONG,
  wonder,
} from './scene.ts';

export const EFFECTS_2: Effects = {
  'anna-komnene': () => {
    const slots = [{ card: 'immortal', workers: 1 }, undefined, MILITARY];
    const table = advisor('anna-komnene').lay(0, { slots });
    expect(produces(table)).toEqual({ books: 1 });
    expect(stabilityOf(table.state, 0)).toBe(0);
    expect(strengthOf(table.state, 0)).toBe(5);
    table.lay(0, { slots: [undefined, { card: 'quarry', workers: 1 }] });
    expect(produces(table)).toEqual({ gold: 1, stone: 1, books: 1 });
    const without = at('anna-komnene').lay(0, { slots });
    expect(produces(without).food).toBe(-1);
    expect(stabilityOf(without.state, 0)).toBe(-1);
  },
  'harald-hardrada': () => {
    const table = advisor('harald-hardrada').lay(0, { slots: [undefined, undefined, MILITARY] });
    table.do(0, { type: 'undeploy', slot: 2 });
    expect(table.nation(0).advisors).toEqual([null]);
  },
  'sejong-the-great': () => {
    const table = advisor('sejong-the-great').hold(0, { gold: 1, food: 0, stone: 0, books: 0 });
    // His stone pays for the VP of the same golden age.
    buy(table, 'compass', 1, { take: 'vp', pay: { stone: 2 } });
    expect(purse(table)).toMatchObject({ stone: 0, vp: 11 });
  },
  'thomas-aquino': () => expect(produces(advisor('thomas-aquino')).books).toBe(4),
  alhambra: () => {
    const table = at('alhambra');
    finish(table, 'alhambra');
    expect(table.nation(0).architects).toEqual({ alhambra: 1 });
  },
  'notre-dame': () => {
    expect(produces(wonder('notre-dame')).books).toBe(2);
    expect(produces(owning('notre-dame', { wonders: ['notre-dame', 'the-oracle'] })).books).toBe(5);
  },
  'porcelain-tower': () => {
    const table = at('porcelain-tower').lay(0, { advisors: ['archimedes'] });
    finish(table, 'porcelain-tower');
    buy(table, 'eleanor-of-aquitaine', 1, { space: 1 });
    expect(table.nation(0).advisors).toEqual(['archimedes', 'eleanor-of-aquitaine']);
    table.turn(0);
    finish(table, 'alhambra', 4);
    expect(table.nation(0).advisors).toEqual(['archimedes']);
    expect(table.state.gone).toContain('eleanor-of-aquitaine');
  },
  'sankore-university': () => expect(onReady('sankore-university')).toEqual({ 0: { books: 8 } }),
  'abu-bakr': () => {
    const table = advisor('abu-bakr').lay(0, { slots: [undefined, undefined, MILITARY] });
    expect(changesBy(buy(table, 'siege-of-troy', 1, { take: 'food' }), 'abu-bakr')).toEqual({ 0: { books: 2 } });
  },
  'eleanor-of-aquitaine': () => {
    const table = advisor('eleanor-of-aquitaine').lay(0, { wonders: ['colosseum', 'colosseum'] });
    buy(table, 'macedonia');
    expect(produces(table).gold).toBe(5);
  },
  'mansa-musa': () => {
    const table = advisor('mansa-musa').hold(0, { gold: 2 });
    expect(changesBy(buy(table, 'archimedes', 1, { space: 0 }), 'mansa-musa')).toEqual({});
    const last = advisor('mansa-musa').hold(0, { gold: 1 });
    expect(changesBy(buy(last, 'colosseum'), 'mansa-musa')).toEqual({ 0: { food: 1, books: 2 } });
    const paid = owning('mansa-musa', { advisors: ['mansa-musa'], wonders: ['piazza-san-marco'] }).hold(0, { gold: 2 });
    paid.do(0, { type: 'special', card: 'piazza-san-marco', answer: { option: 0 } });
    expect(purse(paid)).toMatchObject({ gold: 0, food: 21, books: 27 });
  },
  'angkor-wat': () => {
    expect(produces(owning('angkor-wat', { wonders: ['angkor-wat', 'colosseum'] }))).toEqual({ food: 4 });
    expect(produces(wonder('angkor-wat'))).toEqual({ food: 4, books: -4 });
  },
  'chichen-itza': () => {
    expect(changesBy(buy(wonder('chichen-itza'), 'warring-states'), 'chichen-itza')).toEqual({ 0: { vp: 1 } });
  },
  'moai-statues': () => expect(onReady('moai-statues')).toEqual({ 0: { stone: 12 } }),
  alhazen: () => {
    const table = advisor('alhazen').offer(1, 0, 'colosseum').offer(3, 2, 'pyramids');
    expect(
      table.refused(0, {
        type: 'special',
        card: 'alhazen',
        answer: {
          swap: [
            [1, 0],
            [2, 0],
          ],
        },
      }),
    ).toBe('N12.4');
    table.do(0, {
      type: 'special',
      card: 'alhazen',
      answer: {
        swap: [
          [1, 0],
          [3, 2],
        ],
      },
    });
    expect(table.state.board[0]?.[0]).toBe('pyramids');
    expect(table.state.board[2]?.[2]).toBe('colosseum');
  },
  'genghis-khan': () => {
    const table = at('genghis-khan');
    buy(table, 'genghis-khan');
    expect([0, 1].map((seat) => stabilityOf(table.state, seat))).toEqual([-3, -3]);
  },
  'marco-polo': () => {
    const table = advisor('marco-polo');
    expect(table.refused(0, { type: 'special', card: 'marco-polo', answer: {} })).toBe('N12.1');
    table.do(0, { type: 'special', card: 'marco-polo', answer: { pay: 1 } });
    expect(purse(table)).toMatchObject({ stone: 18, gold: 24 });
  },
  'great-wall': () => {
    for (const [order, vp] of [
      [[0, 1], 0],
      [[1, 0], 1],
    ] as const) {
      const table = wonder('great-wall').lay(1, STRONG);
      buy(table, 'warring-states', 1, {}, 1);
      expect(only(table.finishRound({}, order), 'defeated')[0]?.vp).toBe(vp);
    }
  },
  'piazza-san-marco': () => {
    const table = wonder('piazza-san-marco');
    table.do(0, { type: 'special', card: 'piazza-san-marco', answer: { option: 2 } });
    expect(purse(table)).toMatchObject({ gold: 18, stone: 25, food: 20, books: 20 });
    expect(table.turn(0).refused(0, { type: 'special', card: 'piazza-san-marco', answer: { option: 0 } })).toBe(
      'N12.2',
    );
  },
};
