/** The effect shown beside an answer in the resolution phase is that of the answer, not that of the rest of the round. */
import { describe, expect, it } from 'vitest';
import { lookAhead, lookAtAnswer } from '../../../engine/nations/facts/ahead.ts';
import { forecast } from '../../../engine/nations/facts/forecast.ts';
import type { State } from '../../../engine/nations/state.ts';
import { Table } from '../../engine/nations/table.ts';

const passAll = (table: Table): void => {
  for (const seat of [...table.state.order]) table.turn(seat).do(seat, { type: 'pass' });
};

describe('an action looked at in the solo game', () => {
  it('leaves the rest of the round as it was, the die aside', () => {
    const table = new Table({ seats: 1, options: { sets: 'all' } });
    table.hold(0, { gold: 9, stone: 9, food: 9, books: 9 });
    table.lay(0, { construction: { card: 'sphinx', sections: 0 } });
    table.state.architects = 1;
    table.state.war = { card: 'hunnic-invasions', marker: 20, buyer: null, over: false };
    const steps = (state: State) => forecast(state)?.seats[0]?.steps.map(({ step, changes }) => [step, changes]);
    const { state, complete } = lookAhead(table.state, 0, { type: 'hire', from: 'public' });
    expect(complete).toBe(false);
    expect(steps(state)).toEqual(steps(table.state));
    expect(steps(state)?.map(([step]) => step)).toContain('war');
  });
});

describe('an answer looked at alone', () => {
  it('pays for the offer, and leaves famine out', () => {
    const table = new Table({ seats: 2 });
    table.state.event = 'benedictine-rule-paper-money';
    for (const seat of [0, 1]) table.hold(seat, { food: 9 });
    passAll(table);
    table.do(1, { type: 'answer', source: 'paper-money', answer: { accept: false } });
    const { gold, food } = table.nation(0).purse;
    const after = (accept: boolean) => {
      const action = { type: 'answer', source: 'paper-money', answer: { accept } } as const;
      return lookAtAnswer(table.state, 0, action).state.nations[0]?.purse;
    };
    expect(after(false)).toMatchObject({ gold, food });
    expect(after(true)).toMatchObject({ gold: gold + 5, food: food - 3 });
    table.do(0, { type: 'answer', source: 'paper-money', answer: { accept: false } });
    expect(table.nation(0).purse.food).toBe(food - 1);
  });

  it('makes up for missing books, and leaves the war out', () => {
    const table = new Table({ seats: 2 });
    table.taken(0, 1, 0).hold(0, { food: 0, books: 0, gold: 5, stone: 5, vp: 5 });
    passAll(table);
    const { purse } = table.nation(0);
    const action = { type: 'payShortage', give: { gold: 3 } } as const;
    expect(lookAtAnswer(table.state, 0, action).state.nations[0]?.purse).toEqual({ ...purse, gold: 2 });
  });
});
