/** The cards of the Renaissance with an effect. */
import { expect } from 'vitest';
import { comparedStability, stabilityOf } from '../../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { scoreOf } from '../../../../engine/nations/scoring.ts';
import { changesBy, only, Table } from '../table.ts';
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

export const EFFECTS_3: Effects = {
  elizabeth: () => {
    for (const [marker, defeated] of [
      [8, 0],
      [9, 1],
    ] as const) {
      const table = advisor('elizabeth');
      buy(table, 'warring-states', 1, {}, 1);
      if (table.state.war) table.state.war.marker = marker;
      expect(only(table.finishRound(), 'defeated').filter(({ seat }) => seat === 0)).toHaveLength(defeated);
    }
  },
  'galileo-galilei': () => {
    const table = owning('galileo-galilei', { advisors: ['galileo-galilei'], wonders: ['red-fort'] }).hold(0, {
      gold: 0,
    });
    table.offer(1, 0, 'clocks').offer(1, 1, 'colosseum').offer(1, 2, 'archimedes');
    const free = (col: number, more = {}) =>
      ({ type: 'special', card: 'galileo-galilei', answer: { buy: { row: 1, col, ...more } } }) as const;
    expect(table.refused(0, free(2))).toBe('N12.3');
    const events = table.do(0, free(1));
    expect(table.nation(0).construction).toEqual({ card: 'colosseum', sections: 0 });
    expect(changesBy(events, 'red-fort')).toEqual({});
    expect(table.turn(0).refused(0, free(0, { take: 'gain' }))).toBe('N12.2');
  },
  isabella: () => {
    const table = owning('isabella', { advisors: ['isabella'], colonies: ['aztec-empire', 'nubia'] });
    expect(produces(table).gold).toBe(4 + 2 + 3);
  },
  montezuma: () => {
    const table = advisor('montezuma').lay(0, { slots: [undefined, undefined, MILITARY] });
    expect(changesBy(buy(table, 'warring-states'), 'montezuma')).toEqual({ 0: { books: 3 } });
    expect(changesBy(buy(table, 'siege-of-troy', 1, { take: 'food' }), 'montezuma')).toEqual({ 0: { books: 3 } });
  },
  'sistine-chapel': () => {
    expect(changesBy(finish(wonder('sistine-chapel'), 'pyramids'), 'sistine-chapel')).toEqual({ 0: { books: 3 } });
    expect(changesBy(finish(at('sistine-chapel'), 'sistine-chapel'), 'sistine-chapel')).toEqual({});
  },
  'taj-mahal': () => expect(onReady('taj-mahal')).toEqual({ 0: { books: 15 } }),
  versailles: () => {
    const table = owning('versailles', { wonders: ['the-oracle'], advisors: ['qin-shi-huang'] });
    finish(table, 'versailles');
    expect(stabilityOf(table.state, 0)).toBe(2);
    expect(comparedStability(table.state, 0)).toBe(-1);
    expect(table.nation(0).advisors).toEqual([null]);
    table.finishRound();
    expect(table.nation(0).leastStable).toBe(false);
  },
  'martin-luther': () => {
    const table = advisor('martin-luther').lay(1, STRONG);
    buy(table, 'warring-states', 1, {}, 1);
    expect(changesBy(table.finishRound(), 'war')).toEqual({ 0: { books: -3, food: -4 } });
  },
  pocahontas: () => {
    const table = advisor('pocahontas')
      .lay(0, { wonders: ['colosseum', 'colosseum'] })
      .offer(1, 0, 'macedonia');
    expect(table.refused(0, { type: 'buy', row: 1, col: 0 })).toBe('N9.2');
    table.lay(0, { wonders: ['colosseum', 'colosseum', 'colosseum'] });
    table.do(0, { type: 'buy', row: 1, col: 0 });
  },
  tokugawa: () => {
    const table = advisor('tokugawa').lay(0, {
      slots: [
        { card: 'redcoat', workers: 0 },
        { card: 'ranger', workers: 0 },
      ],
    });
    expect(produces(table).stone).toBe(4);
  },
  'potala-palace': () => {
    const table = owning('potala-palace', {
      wonders: ['potala-palace', 'porcelain-tower'],
      advisors: ['archimedes', 'boudica'],
    });
    expect(scoreOf(table.state, 0).wonders).toBe(1 + 2);
  },
  'royal-society': () => {
    const table = wonder('royal-society').hold(0, { stone: 0 });
    table.do(0, { type: 'special', card: 'royal-society', answer: { deploys: [{ from: null, to: 1 }] } });
    expect(table.nation(0).slots[1]?.workers).toBe(1);
  },
  uraniborg: () => {
    const table = wonder('uraniborg');
    buy(table, 'clocks', 1, { take: 'gain' });
    expect(purse(table).stone).toBe(24);
    buy(table, 'microscope', 1, { take: 'vp', pay: { books: 1 } });
    expect(purse(table)).toMatchObject({ books: 19, vp: 11 });
  },
  'niccolo-machiavelli': () => {
    const table = new Table({ seats: 2, growth: false, round: 5 }).lay(1, { advisors: ['niccolo-machiavelli'] });
    table.growAll();
    const [first, second] = only(table.log, 'eventsDrawn')[0]?.cards ?? [];
    expect(table.refused(1, { type: 'chooseEvent', card: 'feudal-dues-hajj-from-mali' })).toBe('N7.5');
    table.do(1, { type: 'chooseEvent', card: second as string });
    expect(table.state.event).toBe(second);
    expect(table.state.eventDeck).not.toContain(first);
  },
  'peter-the-great': () => {
    const table = advisor('peter-the-great').lay(0, STRONG);
    buy(table, 'warring-states', 1, {}, 1);
    table.turn(0).do(0, { type: 'pass' });
    table.do(1, { type: 'pass' });
    expect(table.refused(0, { type: 'payShortage', give: {} })).toBe('N21.1');
    const events = table.do(0, { type: 'takeBonus', take: 'gold' });
    expect(only(events, 'produced').find(({ seat }) => seat === 0)?.net).toEqual({ gold: 5 });
    const peace = advisor('peter-the-great');
    expect(only(peace.finishRound(), 'produced')[0]?.net).toEqual({});
  },
  'suleiman-i': () => {
    const table = advisor('suleiman-i');
    for (let i = 0; i < 2; i++)
      table.turn(0).do(0, { type: 'special', card: 'suleiman-i', answer: { sections: ['food'] } });
    expect(table.nation(0).idle).toBe(7);
    table.lay(1, { advisors: ['suleiman-i'] }).turn(0);
    expect(table.refused(0, { type: 'special', card: 'suleiman-i', answer: { sections: ['food'] } })).toBe('N12.1');
  },
  'forbidden-palace': () => {
    expect(changesBy(wonder('forbidden-palace').finishRound({}, [0, 1]), 'forbidden-palace')).toEqual({ 0: { vp: 1 } });
    expect(changesBy(wonder('forbidden-palace').finishRound({}, [1, 0]), 'forbidden-palace')).toEqual({});
  },
  'himeji-castle': () => {
    const table = wonder('himeji-castle');
    expect(changesBy(buy(table, 'aqueduct', 1, { space: 0 }), 'himeji-castle')).toEqual({ 0: { stone: 4 } });
    expect(changesBy(buy(table, 'brewery', 1, { space: 0 }), 'himeji-castle')).toEqual({});
    expect(changesBy(buy(table, 'forum', 1, { space: 2 }), 'himeji-castle')).toEqual({});
  },
  'red-fort': () => {
    const table = wonder('red-fort');
    expect(changesBy(buy(table, 'archimedes', 1), 'red-fort')).toEqual({ 0: { food: 2 } });
    expect(changesBy(buy(table, 'boudica', 3), 'red-fort')).toEqual({});
  },
};
