import { describe, expect, test } from 'vitest';
import { strengthOf } from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { changesBy, Table } from './table.ts';

const buy = (row: number, col: number, more: object = {}) => ({ type: 'buy', row, col, ...more }) as const;

describe('buying', () => {
  test('[N9.1] the row is the price', () => {
    const table = new Table({ seats: 2 })
      .hold(0, { gold: 5 })
      .offer(3, 0, 'colosseum')
      .offer(3, 1, 'petra')
      .offer(2, 2, null);
    table.do(0, buy(3, 0));
    expect(table.nation(0).purse.gold).toBe(2);
    expect(table.state.board[2]?.[0]).toBeNull();
    table.turn(0);
    expect(table.refused(0, buy(3, 1))).toBe('N9.1');
    expect(table.refused(0, buy(2, 2))).toBe('N9.1');
  });

  test('[N9.2] Macedonia at strength 4 or more; strength +2 at once', () => {
    const table = new Table({ seats: 2 })
      .hold(0, { gold: 9 })
      .offer(1, 0, 'macedonia')
      .lay(0, { wonders: ['colosseum'] });
    expect(table.refused(0, buy(1, 0))).toBe('N9.2');
    table.lay(0, { wonders: ['colosseum', 'terracotta-army'] }).do(0, buy(1, 0));
    expect(strengthOf(table.state, 0)).toBe(6);
  });

  test('[N9.2] strength is counted before anything is replaced', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9 }).offer(1, 0, 'hispania');
    table.lay(0, { colonies: ['macedonia', 'macedonia'] });
    table.do(0, buy(1, 0, { space: 0 }));
    expect(table.nation(0).colonies).toEqual(['hispania', 'macedonia']);
  });

  test('[N9.3] one war a round', () => {
    const table = new Table({ seats: 2 })
      .hold(0, { gold: 9 })
      .offer(1, 0, 'warring-states')
      .offer(1, 1, 'parthian-wars');
    table.do(0, buy(1, 0));
    table.turn(0);
    expect(table.refused(0, buy(1, 1))).toBe('N9.3');
  });

  test('[N9.4] a battle needs a worker on military', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9 }).offer(1, 0, 'siege-of-alesia');
    expect(table.refused(0, buy(1, 0, { take: 'food' }))).toBe('N9.4');
  });

  test('[N9.5] pay, triggers, last gold, then the card: all of it can pay for its VP', () => {
    const table = new Table({ seats: 2, round: 3 }).hold(0, { gold: 1, food: 0, stone: 0, books: 0, vp: 5 });
    table.lay(0, { wonders: ['porcelain-tower', 'red-fort'], advisors: ['sejong-the-great', 'mansa-musa'] });
    table.offer(1, 0, 'compass');
    expect(table.refused(0, buy(1, 0, { take: 'vp', pay: { stone: 3 } }))).toBe('N9.12');
    table.do(0, buy(1, 0, { take: 'vp', pay: { food: 1, books: 1 } }));
    // Sejong 2 stone, Red Fort 2 food, Mansa Musa 2 books and 1 food; 2 paid.
    expect(table.nation(0).purse).toEqual({ gold: 0, food: 2, stone: 2, books: 1, vp: 6 });
  });

  test('[N9.6] on any slot; workers of the replaced card go to the resource area', () => {
    const table = new Table({ seats: 2 })
      .hold(0, { gold: 9 })
      .offer(1, 0, 'archer')
      .lay(0, { slots: [{ card: 'temple', workers: 3 }] });
    expect(table.refused(0, buy(1, 0))).toBe('N9.6');
    expect(table.refused(0, buy(1, 0, { space: 5 }))).toBe('N9.6');
    table.do(0, buy(1, 0, { space: 0 }));
    expect(table.nation(0)).toMatchObject({ idle: 5 });
    expect(table.nation(0).slots[0]).toEqual({ card: 'archer', workers: 0 });
  });

  test('[N9.7] an advisor replaces the one there; the Porcelain Tower gives a choice', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9 }).offer(1, 0, 'archimedes').offer(1, 1, 'buddha');
    table.lay(0, { advisors: ['hannibal'] });
    expect(table.refused(0, buy(1, 0, { space: 1 }))).toBe('N9.7');
    table.do(0, buy(1, 0));
    expect(table.nation(0).advisors).toEqual(['archimedes']);
    table
      .lay(0, { wonders: ['porcelain-tower'] })
      .turn(0)
      .do(0, buy(1, 1, { space: 1 }));
    expect(table.nation(0).advisors).toEqual(['archimedes', 'buddha']);
  });

  test('[N9.8] a colony goes on a free space, else one of choice goes', () => {
    const table = new Table({ seats: 2 })
      .hold(0, { gold: 9 })
      .lay(0, { wonders: ['colosseum', 'colosseum'], colonies: ['nubia'] });
    table.offer(1, 0, 'hispania').offer(1, 1, 'israel');
    expect(table.refused(0, buy(1, 0, { space: 0 }))).toBe('N9.8');
    table.do(0, buy(1, 0));
    expect(table.nation(0).colonies).toEqual(['nubia', 'hispania']);
    table.turn(0);
    expect(table.refused(0, buy(1, 1))).toBe('N9.8');
    table.do(0, buy(1, 1, { space: 0 }));
    expect(table.nation(0).colonies).toEqual(['israel', 'hispania']);
  });

  test('[N9.9] a new wonder takes the place of the one under construction', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9 }).offer(1, 0, 'petra');
    table.lay(0, { construction: { card: 'pyramids', sections: 2 } }).do(0, buy(1, 0));
    expect(table.nation(0).construction).toEqual({ card: 'petra', sections: 0 });
    expect(table.state.gone).toContain('pyramids');
  });

  test("[N9.10] the marker is the buyer's strength, and stays", () => {
    const table = new Table({ seats: 2 })
      .hold(0, { gold: 9, stone: 9 })
      .offer(1, 0, 'warring-states')
      .lay(0, { wonders: ['colosseum'] });
    table.do(0, buy(1, 0));
    table.turn(0).do(0, { type: 'deploy', slot: 2 });
    expect(table.state.war).toMatchObject({ marker: 3, buyer: 0 });
  });

  test('[N9.11] two workers on Hoplite, Siege of Alesia: raid value still 3', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9, food: 0 }).offer(1, 0, 'siege-of-alesia');
    table.lay(0, { slots: [{ card: 'hoplite', workers: 2 }, undefined, { card: 'axeman', workers: 1 }] });
    expect(table.refused(0, buy(1, 0, { take: 'gain' }))).toBe('N9.11');
    table.do(0, buy(1, 0, { take: 'food' }));
    expect(table.nation(0).purse.food).toBe(3);
  });

  test('[N9.12] Renaissance golden age: 2 stone or 3 resources; Uraniborg: 4 stone or 1; bonuses 1 and 2 make 3', () => {
    const plain = new Table({ seats: 2, round: 5 })
      .hold(0, { gold: 9, food: 3, books: 3, vp: 0 })
      .offer(1, 0, 'clocks');
    plain.do(0, buy(1, 0, { take: 'vp', pay: { food: 1, books: 2 } }));
    expect(plain.nation(0).purse).toMatchObject({ food: 2, books: 1, vp: 1 });
    const table = new Table({ seats: 2, round: 5 })
      .hold(0, { gold: 9, stone: 0, vp: 0 })
      .lay(0, { wonders: ['uraniborg'] });
    table.offer(1, 0, 'clocks').do(0, buy(1, 0, { take: 'gain' }));
    expect(table.nation(0).purse.stone).toBe(4);
    table.nation(0).board = 'greece-b';
    table
      .offer(1, 0, 'microscope')
      .turn(0)
      .do(0, buy(1, 0, { take: 'vp' }));
    expect(table.nation(0).purse).toMatchObject({ gold: 7, stone: 4, vp: 1 });
  });

  test('[N9.13] MIT: a worker on the bought building for no stone', () => {
    const table = new Table({ seats: 2, round: 7 }).hold(0, { gold: 9, stone: 0 }).offer(1, 0, 'railroad');
    expect(table.refused(0, buy(1, 0, { space: 0, deploy: { from: null } }))).toBe('N9.13');
    table.lay(0, { wonders: ['mit'], slots: [{ card: 'temple', workers: 5 }] });
    // The workers of the replaced building are in the resource area by then.
    table.do(0, buy(1, 0, { space: 0, deploy: { from: null } }));
    expect(table.nation(0)).toMatchObject({ idle: 4 });
    expect(table.nation(0).slots[0]).toEqual({ card: 'railroad', workers: 1 });
  });

  test('[N9.13] MIT beside another card with a purchase trigger; from a card only if it has a worker', () => {
    const table = new Table({ seats: 2, round: 7 }).hold(0, { gold: 9, stone: 0, food: 0 }).offer(1, 0, 'railroad');
    table.lay(0, { wonders: ['red-fort', 'mit'], slots: [{ card: 'temple', workers: 1 }], idle: 0 });
    for (const from of [null, 1, 2, 9]) {
      expect(table.refused(0, buy(1, 0, { space: 2, deploy: { from } }))).toBe('N9.13');
    }
    table.do(0, buy(1, 0, { space: 2, deploy: { from: 0 } }));
    expect(table.nation(0)).toMatchObject({ purse: { food: 2 }, slots: [{ workers: 0 }, {}, { workers: 1 }, {}, {}] });
  });

  test('[N9.10] wars and battles bought are counted for the events of the round: Rigveda', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9, food: 9 }).hold(1, { food: 9 });
    table.lay(0, { slots: [undefined, undefined, { card: 'axeman', workers: 1 }] });
    table.offer(1, 0, 'warring-states').do(0, buy(1, 0));
    table
      .offer(1, 1, 'siege-of-troy')
      .turn(0)
      .do(0, buy(1, 1, { take: 'food' }));
    table.state.event = 'rigveda-exodus';
    expect(changesBy(table.finishRound(), 'rigveda')).toEqual({ 0: { books: 2 } });
  });

  test("[N9.14] Alfred Nobel's owner buys no wars", () => {
    const table = new Table({ seats: 2, round: 7 }).hold(0, { gold: 9 }).lay(0, { advisors: ['alfred-nobel'] });
    expect(table.offer(1, 0, 'balkan-wars').refused(0, buy(1, 0))).toBe('N9.14');
  });
});
