/** The cards of the Industrial age with an effect. */
import { expect } from 'vitest';
import { stabilityOf } from '../../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { scoreOf } from '../../../../engine/nations/scoring.ts';
import { changesBy } from '../table.ts';
import { advisor, at, buy, type Effects, finish, onReady, owning, produces, purse, STRONG, wonder } from './scene.ts';

export const EFFECTS_4: Effects = {
  'florence-nightingale': () => {
    const table = advisor('florence-nightingale').hold(0, { food: 0 });
    table.state.event = 'black-death-hunt-for-prester-john';
    expect(changesBy(table.finishRound(), 'famine')[0]).toEqual({ books: -3 });
  },
  'frederick-the-great': () => {
    const slots = [
      { card: 'rifleman', workers: 0 },
      { card: 'conscript', workers: 0 },
    ];
    const table = advisor('frederick-the-great').lay(0, { slots });
    table.do(0, { type: 'deploy', slot: 0 });
    table.turn(0).do(0, { type: 'deploy', slot: 1 });
    table.turn(0).do(0, { type: 'deploy', slot: 2 });
    expect(purse(table).stone).toBe(20 - 2 - 1 - 1);
  },
  'lin-zexu': () => {
    expect(produces(advisor('lin-zexu'))).toEqual({ gold: 4, food: 4, books: -8 });
    expect(produces(owning('lin-zexu', { advisors: ['lin-zexu'], ...STRONG }))).toEqual({ gold: 4, food: 4 });
  },
  'darwins-voyage': () => expect(onReady('darwins-voyage')).toEqual({ 0: { gold: 15 } }),
  'south-pole-expedition': () => expect(onReady('south-pole-expedition')).toEqual({ 0: { food: -5 } }),
  'abraham-lincoln': () => {
    const table = advisor('abraham-lincoln');
    table.do(0, { type: 'special', card: 'abraham-lincoln', answer: { sections: ['stability'] } });
    expect(table.nation(0)).toMatchObject({ idle: 6, track: { food: 4, stability: 3 } });
    expect(stabilityOf(table.state, 0)).toBe(0);
  },
  'benjamin-disraeli': () => {
    const table = advisor('benjamin-disraeli').lay(0, { wonders: ['colosseum', 'colosseum'] });
    buy(table, 'macedonia');
    expect(produces(table)).toEqual({ gold: 2, food: 8 });
  },
  'marie-curie': () => {
    const table = at('marie-curie');
    buy(table, 'marie-curie');
    expect(table.nation(0).architects).toEqual({ 'marie-curie': 2 });
  },
  'big-ben': () => {
    const table = owning('big-ben', { wonders: ['big-ben'], colonies: ['congo', 'india'] });
    expect(scoreOf(table.state, 0).wonders).toBe(1 + 2);
  },
  'brandenburg-gate': () => {
    expect(onReady('brandenburg-gate', at('brandenburg-gate').lay(1, STRONG))).toEqual({ 1: { gold: 6, stone: 6 } });
    expect(onReady('brandenburg-gate')).toEqual({});
  },
  'british-museum': () => {
    expect(onReady('british-museum', at('british-museum').lay(0, STRONG))).toEqual({ 1: { books: -10 } });
  },
  'alfred-nobel': () => {
    const table = advisor('alfred-nobel')
      .lay(0, { slots: [{ card: 'railroad', workers: 2 }] })
      .offer(1, 0, 'balkan-wars');
    expect(table.refused(0, { type: 'buy', row: 1, col: 0 })).toBe('N9.14');
    const without = at('alfred-nobel').lay(0, { slots: [{ card: 'railroad', workers: 2 }] });
    expect((produces(table).stone ?? 0) - (produces(without).stone ?? 0)).toBe(6);
    // Upkeep of the battleships, and nothing for who mans them.
    table.lay(0, { slots: [{ card: 'dreadnought', workers: 2 }] });
    expect(produces(table).stone).toBe(-6);
  },
  'shaka-zulu': () => {
    const table = advisor('shaka-zulu').lay(1, { wonders: ['colosseum', 'colosseum'] });
    expect(changesBy(buy(table, 'macedonia', 1, {}, 1), 'shaka-zulu')).toEqual({ 1: { stone: 5 } });
    expect(changesBy(buy(table, 'nubia', 1, {}, 0), 'shaka-zulu')).toEqual({});
  },
  'simon-bolivar': () => {
    const table = owning('simon-bolivar', { advisors: ['simon-bolivar'], colonies: ['nubia', 'israel'] });
    table.do(0, { type: 'special', card: 'simon-bolivar', answer: { colony: 0 } });
    expect(table.nation(0).colonies).toEqual([null, 'israel']);
    expect(purse(table)).toMatchObject({ gold: 24, stone: 24 });
    table.turn(0).do(0, { type: 'special', card: 'simon-bolivar', answer: {} });
    expect(table.turn(0).refused(0, { type: 'special', card: 'simon-bolivar', answer: {} })).toBe('N12.1');
  },
  mit: () => {
    const table = wonder('mit').hold(0, { stone: 0 });
    buy(table, 'aqueduct', 1, { space: 0, deploy: { from: null } });
    expect(table.nation(0).slots[0]).toEqual({ card: 'aqueduct', workers: 1 });
    buy(table, 'brewery', 1, { space: 1, deploy: { from: 0 } });
    expect(table.nation(0).slots.slice(0, 2)).toEqual([
      { card: 'aqueduct', workers: 0 },
      { card: 'brewery', workers: 1 },
    ]);
    table.offer(1, 0, 'redcoat').turn(0);
    expect(table.refused(0, { type: 'buy', row: 1, col: 0, space: 2, deploy: { from: null } })).toBe('N9.13');
  },
  'statue-of-liberty': () => {
    const table = wonder('statue-of-liberty');
    expect(scoreOf(table.state, 0).wonders).toBe(1);
    table.taken(0, 1, 0);
    expect(scoreOf(table.state, 0).wonders).toBe(3);
    // Alone against the shadow, which has no workers (N20.6).
    expect(scoreOf(wonder('statue-of-liberty', 1).state, 0).wonders).toBe(3);
  },
  titanic: () => {
    const table = at('titanic', 3)
      .lay(1, { advisors: ['archimedes'] })
      .lay(2, { advisors: ['boudica'] });
    finish(table, 'titanic');
    // Nobody without an advisor is asked; the others in reverse player order.
    table.do(2, { type: 'answer', source: 'titanic', answer: { option: 1 } });
    expect(table.nation(2).advisors).toEqual(['boudica']);
    const events = table.do(1, { type: 'answer', source: 'titanic', answer: { option: 0 } });
    expect(changesBy(events, 'titanic')).toEqual({ 0: { gold: -4 }, 1: { gold: -4 } });
    expect(table.nation(2).advisors).toEqual([null]);
  },
};
