/** The checkbox under an answer: the standing answer that gives the same answer next time. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { nations } from '../../../engine/nations/index.ts';
import { standingFrom } from '../../../web/games/nations/standing/standingFrom.ts';
import { Table } from '../../engine/nations/table.ts';

const passAll = (table: Table): void => {
  for (const seat of [...table.state.order]) table.turn(seat).do(seat, { type: 'pass' });
};
/** Taken as the page sends it: the answer, then the standing answer, which must be legal there. */
function answerAlways(table: Table, seat: number, action: Action) {
  const always = standingFrom(table.state, seat, action);
  table.do(seat, action);
  if (always) table.do(seat, { type: 'setStanding', standing: always.standing });
  return always;
}

describe('an answer given always', () => {
  it('grows the same way in the next round, unasked', () => {
    const table = new Table({ seats: 2, growth: false });
    answerAlways(table, 1, { type: 'grow', take: 'food' });
    table.growAll();
    table.finishRound();
    expect(nations.awaiting(table.state).map(({ seat }) => seat)).toEqual([0]);
    expect(table.log.filter((event) => event.type === 'grew' && event.seat === 1)).toMatchObject([
      { take: 'food' },
      { take: 'food', standing: true },
    ]);
  });

  it('makes up for missing books with the kind most was given of, then the others', () => {
    const table = new Table({ seats: 2 });
    table.taken(0, 1, 0).hold(0, { food: 0, books: 0, gold: 5, stone: 5, vp: 5 });
    passAll(table);
    const always = answerAlways(table, 0, { type: 'payShortage', give: { gold: 1, stone: 2 } });
    expect(always).toEqual({
      standing: { shortage: ['stone', 'gold', 'food'] },
      name: 'shortage',
      what: 'stone',
    });
  });

  it('returns workers to the same section, where the section is all there is to say', () => {
    const table = new Table({ seats: 2 });
    table.state.event = 'black-death-hunt-for-prester-john';
    table.taken(1, 1, 1).hold(1, { food: 20, books: 20 });
    passAll(table);
    const always = answerAlways(table, 1, {
      type: 'answer',
      source: 'black-death',
      answer: { sections: ['stability'] },
    });
    expect(always).toEqual({ standing: { return: 'stability' }, name: 'return', what: 'stability' });
    expect(table.nation(1).standing.return).toBe('stability');
  });

  it('is not on offer where more is decided, or in the last round', () => {
    const table = new Table({ seats: 2 });
    table.state.event = 'bread-and-games-christianity';
    for (const seat of [0, 1]) table.hold(seat, { food: 9 });
    passAll(table);
    const offer: Action = { type: 'answer', source: 'christianity', answer: { accept: true } };
    expect(standingFrom(table.state, 1, offer)).toBeNull();
    const grow: Action = { type: 'grow', take: 'gold' };
    expect(standingFrom({ ...table.state, round: 7 }, 1, grow)).not.toBeNull();
    expect(standingFrom({ ...table.state, round: 8 }, 1, grow)).toBeNull();
  });
});
