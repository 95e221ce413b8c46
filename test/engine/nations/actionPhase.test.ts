import { describe, expect, test } from 'vitest';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { nations } from '../../../engine/nations/index.ts';
import { only, Table } from './table.ts';

const awaited = (table: Table): number[] => nations.awaiting(table.state).map(({ seat }) => seat);

describe('the action phase', () => {
  test('[N8.1] turns go in player order; a nation that has passed is out; the last one goes on alone', () => {
    const table = new Table({ seats: 3 });
    expect(awaited(table)).toEqual([0]);
    table.do(0, { type: 'deploy', slot: 0 });
    table.do(1, { type: 'pass' });
    table.do(2, { type: 'deploy', slot: 0 });
    table.do(0, { type: 'pass' });
    expect(awaited(table)).toEqual([2]);
    table.do(2, { type: 'deploy', slot: 0 });
    expect(awaited(table)).toEqual([2]);
    expect(table.refused(1, { type: 'deploy', slot: 0 })).toBe('N21.1');
  });

  test('[N8.2] one action a turn', () => {
    const table = new Table({ seats: 2 });
    table.do(0, { type: 'deploy', slot: 0 });
    expect(table.refused(0, { type: 'deploy', slot: 0 })).toBe('N21.1');
  });

  test("[N8.3] undeploying is free and any number, in one's own turn only", () => {
    const table = new Table({ seats: 2 }).lay(0, { slots: [{ card: 'temple', workers: 2 }] });
    table.lay(1, { slots: [{ card: 'temple', workers: 1 }] });
    table.do(0, { type: 'undeploy', slot: 0 });
    table.do(0, { type: 'undeploy', slot: 0 });
    expect(table.refused(0, { type: 'undeploy', slot: 0 })).toBe('N8.3');
    expect(table.refused(1, { type: 'undeploy', slot: 0 })).toBe('N21.1');
    expect(awaited(table)).toEqual([0]);
  });

  test('[N8.4] undeploys after an action are sent with it', () => {
    const table = new Table({ seats: 2 }).lay(0, { slots: [{ card: 'temple', workers: 1 }] });
    expect(table.refused(0, { type: 'deploy', slot: 1, after: [0, 0] })).toBe('N8.4');
    table.do(0, { type: 'deploy', slot: 1, after: [0, 1] });
    expect(table.nation(0)).toMatchObject({ idle: 5 });
    expect(awaited(table)).toEqual([1]);
    const twice = new Table({ seats: 2 }).turn(0, 2).lay(0, { slots: [{ card: 'temple', workers: 1 }] });
    expect(twice.refused(0, { type: 'deploy', slot: 1, after: [0] })).toBe('N8.4');
    const bought = new Table({ seats: 2 }).hold(0, { gold: 3 }).lay(0, { slots: [{ card: 'temple', workers: 1 }] });
    bought.offer(1, 0, 'aqueduct');
    expect(bought.refused(0, { type: 'buy', row: 1, col: 0, space: 0, after: [0] })).toBe('N8.4');
  });

  test('[N8.4] of workers that are there after the action: MIT, the Royal Society, hiring', () => {
    const table = () => {
      const begun = new Table({ seats: 2, round: 7 }).hold(0, { gold: 9, stone: 9 }).offer(1, 0, 'railroad');
      return begun.lay(0, {
        wonders: ['mit', 'royal-society'],
        slots: [{ card: 'temple', workers: 1 }],
        construction: { card: 'pyramids', sections: 0 },
      });
    };
    const bought: Action = { type: 'buy', row: 1, col: 0, space: 1, deploy: { from: 0 } };
    expect(table().refused(0, { ...bought, after: [0] })).toBe('N8.4');
    expect(table().refused(0, { ...bought, after: [1, 1] })).toBe('N8.4');
    const moved: Action = { type: 'special', card: 'royal-society', answer: { deploys: [{ from: 0, to: 1 }] } };
    expect(table().refused(0, { ...moved, after: [0] })).toBe('N8.4');
    const hired: Action = { type: 'hire', from: 'public' };
    expect(table().refused(0, { ...hired, after: [1] })).toBe('N8.4');
    for (const action of [
      { ...bought, after: [1] },
      { ...moved, after: [1] },
      { ...hired, after: [0] },
    ]) {
      const done = table();
      done.do(0, action);
      expect(done.nation(0)).toMatchObject({ idle: 5, slots: [{ workers: 0 }, { workers: 0 }, {}, {}, {}] });
    }
  });

  test('[N8.5] the order of passing is remembered', () => {
    const table = new Table({ seats: 3 });
    for (const seat of [0, 1]) table.do(seat, { type: 'pass' });
    expect(table.state.nations.map(({ passed }) => passed)).toEqual([1, 2, 0]);
    expect(only(table.log, 'passed').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('[N8.6] Sun Tzu and Buddha together: the first turn is skipped, extra action and all', () => {
    const table = new Table({ seats: 2, growth: false });
    table.lay(0, { wonders: ['porcelain-tower'], advisors: ['sun-tzu', 'buddha'] });
    table.growAll();
    expect(awaited(table)).toEqual([1]);
    table.do(1, { type: 'deploy', slot: 0 });
    table.do(0, { type: 'deploy', slot: 0 });
    expect(awaited(table)).toEqual([1]);
    expect(only(table.log, 'passed')).toEqual([]);
  });

  test('[N8.6] bought later in the round they wait for the next one', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9, stone: 9 }).offer(1, 0, 'sun-tzu');
    table.do(0, { type: 'buy', row: 1, col: 0 });
    table.do(1, { type: 'deploy', slot: 0 });
    table.do(0, { type: 'deploy', slot: 0 });
    expect(awaited(table)).toEqual([1]);
  });
});

describe('deploying', () => {
  test('[N10.1] the card says the stone; more workers than VP marks are allowed', () => {
    const table = new Table({ seats: 2, round: 7 })
      .hold(0, { stone: 7 })
      .lay(0, { slots: [{ card: 'dreadnought', workers: 3 }] });
    table.do(0, { type: 'deploy', slot: 0 });
    expect(table.nation(0)).toMatchObject({ purse: { stone: 1 } });
    expect(table.nation(0).slots[0]?.workers).toBe(4);
    table.turn(0);
    expect(table.refused(0, { type: 'deploy', slot: 0 })).toBe('N10.1');
  });

  test('[N10.2] from the resource area only', () => {
    const table = new Table({ seats: 2 }).lay(0, { slots: [{ card: 'temple', workers: 5 }] });
    expect(table.refused(0, { type: 'deploy', slot: 1 })).toBe('N10.2');
    table.do(0, { type: 'undeploy', slot: 0 });
    table.do(0, { type: 'deploy', slot: 1 });
    expect(table.nation(0).slots[1]?.workers).toBe(1);
  });
});
