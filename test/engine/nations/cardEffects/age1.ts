/** The cards of Antiquity with an effect. */
import { expect } from 'vitest';
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

export const EFFECTS_1: Effects = {
  augustus: () => {
    const table = advisor('augustus');
    expect(produces(table).stone).toBe(2);
    table.lay(1, { advisors: ['augustus'] });
    expect(produces(table).stone ?? 0).toBe(0);
  },
  hatshepsut: () => {
    const events = finish(advisor('hatshepsut'), 'pyramids');
    expect(changesBy(events, 'hatshepsut')).toEqual({ 0: { books: 3 } });
  },
  'qin-shi-huang': () => {
    const table = owning('qin-shi-huang', {
      advisors: ['qin-shi-huang'],
      slots: [undefined, undefined, undefined, undefined, { card: 'caravan', workers: 1 }],
    });
    table.do(0, { type: 'undeploy', slot: 4 });
    expect(table.nation(0).advisors).toEqual([null]);
    expect(table.state.gone).toContain('qin-shi-huang');
  },
  'saint-augustine': () => expect(produces(advisor('saint-augustine')).books).toBe(2),
  colosseum: () => expect(onReady('colosseum')).toEqual({ 0: { food: -2 } }),
  stonehenge: () => expect(onReady('stonehenge')).toEqual({ 0: { food: 4, books: 6 } }),
  archimedes: () => {
    const table = at('archimedes').lay(0, { construction: { card: 'pyramids', sections: 0 } });
    table.state.architects = 0;
    buy(table, 'archimedes');
    table.turn(0).do(0, { type: 'hire', from: 'archimedes' });
    expect(table.nation(0).construction?.sections).toBe(1);
    expect(table.turn(0).refused(0, { type: 'hire', from: 'archimedes' })).toBe('N11.1');
  },
  boudica: () => {
    const table = advisor('boudica');
    table.do(0, { type: 'deploy', slot: 0 });
    expect(table.nation(0).advisors).toEqual(['boudica']);
    table.turn(0).do(0, { type: 'deploy', slot: 2 });
    expect(table.nation(0).advisors).toEqual([null]);
  },
  'cyrus-the-great': () => {
    const table = advisor('cyrus-the-great').lay(0, { wonders: ['colosseum', 'colosseum'] });
    expect(produces(table).gold ?? 0).toBe(0);
    buy(table, 'macedonia');
    expect(produces(table).gold).toBe(3);
  },
  'great-lighthouse': () => {
    const table = wonder('great-lighthouse');
    expect(changesBy(buy(table, 'archimedes', 3), 'great-lighthouse')).toEqual({ 0: { books: 1 } });
    expect(changesBy(buy(table, 'boudica', 2), 'great-lighthouse')).toEqual({});
  },
  sphinx: () => {
    expect(changesBy(finish(at('sphinx'), 'sphinx'), 'sphinx')).toEqual({});
    expect(changesBy(finish(wonder('sphinx'), 'pyramids', 0), 'sphinx')).toEqual({ 0: { stone: 5 } });
  },
  buddha: () => {
    const table = new Table({ seats: 2, growth: false }).lay(0, { advisors: ['buddha'] });
    table.growAll();
    expect(only(table.log, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 0, card: 'buddha' }]);
    table.do(1, { type: 'pass' });
    table.do(0, { type: 'pass' });
    expect(table.state.phase).not.toBe('action');
  },
  hannibal: () => {
    const table = advisor('hannibal').lay(0, { slots: [undefined, undefined, MILITARY] });
    table.lay(1, { slots: [undefined, undefined, MILITARY] });
    buy(table, 'siege-of-troy', 1, { take: 'food' });
    expect(purse(table).food).toBe(23);
    expect(purse(table).gold).toBe(19);
    buy(table, 'siege-of-alesia', 1, { take: 'food' }, 1);
    expect(purse(table, 1)).toMatchObject({ food: 22, gold: 18 });
    const unarmed = advisor('hannibal').offer(1, 0, 'siege-of-troy');
    expect(unarmed.refused(0, { type: 'buy', row: 1, col: 0, take: 'food' })).toBe('N9.4');
  },
  'sun-tzu': () => {
    const table = new Table({ seats: 2, growth: false }).lay(0, { advisors: ['sun-tzu'] });
    table.growAll();
    table.do(0, { type: 'deploy', slot: 0 });
    table.do(0, { type: 'deploy', slot: 1 });
    table.do(1, { type: 'deploy', slot: 0 });
    table.do(0, { type: 'deploy', slot: 0 });
    expect(table.refused(0, { type: 'deploy', slot: 0 })).toBe('N21.1');
  },
  petra: () => {
    const table = wonder('petra');
    table.do(0, { type: 'special', card: 'petra', answer: { option: 1 } });
    expect(purse(table)).toMatchObject({ food: 19, gold: 23 });
    expect(table.turn(0).refused(0, { type: 'special', card: 'petra', answer: { option: 1 } })).toBe('N12.2');
  },
  'solomons-temple': () => {
    const table = at('solomons-temple', 2, true).lay(0, { wonders: ['solomons-temple'] });
    expect(changesBy(table.finishRound(), 'solomons-temple')).toEqual({ 0: { vp: 1 } });
    const defeated = at('solomons-temple', 2, true)
      .lay(0, { wonders: ['solomons-temple'] })
      .lay(1, STRONG);
    buy(defeated, 'warring-states', 1, {}, 1);
    defeated.finishRound();
    expect(defeated.nation(0).wonders).not.toContain('solomons-temple');
  },
  'terracotta-army': () => {
    const table = at('terracotta-army').lay(0, { wonders: ['the-oracle'] });
    expect(onReady('terracotta-army', table)).toEqual({ 1: { gold: -4 } });
    expect(onReady('terracotta-army')).toEqual({ 0: { gold: -4 }, 1: { gold: -4 } });
  },
};
