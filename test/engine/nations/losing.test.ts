import { describe, expect, test } from 'vitest';
import type { Amounts } from '../../../engine/nations/data/cards/index.ts';
import type { Play } from '../../../engine/nations/play.ts';
import { lose } from '../../../engine/nations/rules/losing/losses.ts';
import { changesBy, only, Table } from './table.ts';

/** Seat 0 holds exactly this and takes the loss. */
function losing(held: Amounts, asked: Amounts) {
  const table = new Table({ seats: 2 }).hold(0, { gold: 0, food: 0, stone: 0, books: 0, vp: 5, ...held });
  const play: Play = { state: table.state, chance: table.chance(), events: [], actor: 0 };
  return { table, result: lose(play, 0, asked, 'famine'), again: (more: Amounts) => lose(play, 0, more, 'famine') };
}

describe('losing', () => {
  test('[N4.1] a nation cannot pay what it does not have, but can lose it', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 0, stone: 0 });
    table.offer(1, 0, 'colosseum');
    expect(table.refused(0, { type: 'buy', row: 1, col: 0 })).toBe('N9.1');
    expect(table.refused(0, { type: 'deploy', slot: 0 })).toBe('N10.1');
    const { result } = losing({ books: 5 }, { gold: 2 });
    expect(result.lost).toEqual({ books: 2, vp: 1 });
  });

  test('[N4.2] pay 5 stone with 2: −2 stone, −1 VP, −3 books', () => {
    const { result, table } = losing({ stone: 2, books: 9 }, { stone: 5 });
    expect(result.lost).toEqual({ stone: 2, books: 3, vp: 1 });
    expect(table.nation(0).purse).toMatchObject({ stone: 0, books: 6, vp: 4 });
  });

  test('[N4.2] with one VP left the first kind short takes it: gold before food', () => {
    const { table } = losing({ vp: 1, books: 9 }, { food: 1, gold: 1 });
    expect(table.nation(0).short).toEqual(['gold']);
  });

  test('[N4.3] each kind once a round, four VP at most', () => {
    const { table, again } = losing({ vp: 9 }, { gold: 1, food: 1, stone: 1, books: 1 });
    expect(table.nation(0).purse.vp).toBe(5);
    again({ gold: 1, food: 1, stone: 1, books: 1 });
    expect(table.nation(0).purse.vp).toBe(5);
  });

  test('[N4.3] too little food in production, event and famine of one round costs 1 VP in all', () => {
    const table = new Table({ seats: 2 })
      .taken(0, 1, 0)
      .hold(0, { food: 0, books: 30, vp: 7 })
      .lay(1, { wonders: ['colosseum'] });
    table.state.event = 'yellow-turban-rebellion-spartacus-revolt';
    table.hold(0, { gold: 5 });
    table.finishRound();
    expect(table.nation(0).purse).toMatchObject({ vp: 6, books: 30 - 3 - 3 - 2 });
  });

  test('[N4.4] 2 food, 3 books, 6 stone, upkeep 3 food: −2 food, −1 VP, −1 book; then defeated, 3 food: −1 VP, −2 books, −1 stone', () => {
    const table = new Table({ seats: 2 }).taken(0, 1, 0).lay(1, { wonders: ['colosseum'] });
    table.hold(0, { gold: 0, food: 2, stone: 6, books: 3, vp: 7 }).hold(1, { gold: 9 });
    table.state.event = 'taoism-philosophy';
    table.offer(1, 0, 'wars-of-alexander').turn(1).do(1, { type: 'buy', row: 1, col: 0 });
    // A war of 2 food first; the 3 of the worked example are lost below.
    const events = table.finishRound({}, [1, 0]);
    const produced = only(events, 'lost').find(({ cause, seat }) => cause === 'production' && seat === 0);
    expect(produced?.lost).toEqual({ food: 2, books: 1, vp: 1 });
    const war = only(events, 'lost').find(({ cause, seat }) => cause === 'war' && seat === 0);
    expect(war?.lost).toEqual({ books: 2 });
    expect(only(events, 'defeated')[0]).toMatchObject({ seat: 0, vp: 1 });
    const { again } = losing({ food: 2, books: 3, stone: 6, vp: 7 }, { food: 3 });
    expect(again({ food: 3 }).lost).toEqual({ books: 2, vp: 1, stone: 1 });
  });

  test('[N4.4] for books still missing the owner chooses among gold, food and stone', () => {
    const { result } = losing({ gold: 2, stone: 2 }, { books: 3 });
    expect(result).toEqual({ lost: { vp: 1 }, missing: 3 });
    expect(losing({ gold: 2, stone: 1 }, { books: 3 }).result).toEqual({
      lost: { vp: 1, gold: 2, stone: 1 },
      missing: 0,
    });
    expect(losing({ stone: 9 }, { books: 3 }).result).toEqual({ lost: { vp: 1, stone: 3 }, missing: 0 });
    const table = new Table({ seats: 2 }).hold(0, { food: 0, books: 0, gold: 4, stone: 4, vp: 5 });
    table.state.event = 'pax-romana-han-dynasty';
    table.do(0, { type: 'pass' });
    table.do(1, { type: 'pass' });
    expect(table.refused(0, { type: 'payShortage', give: { gold: 1 } })).toBe('N4.4');
    expect(table.refused(0, { type: 'payShortage', give: { food: 2 } })).toBe('N4.4');
    table.do(0, { type: 'payShortage', give: { gold: 1, stone: 1 } });
    expect(table.nation(0).purse).toMatchObject({ gold: 3, stone: 3, vp: 3 });
  });

  test('[N4.5] at 0 VP nothing is lost and the limit is not used up', () => {
    const { table, again } = losing({ vp: 0, books: 9 }, { food: 1 });
    expect(table.nation(0).short).toEqual([]);
    table.hold(0, { vp: 3 });
    again({ food: 1 });
    expect(table.nation(0).purse.vp).toBe(2);
  });

  test('[N4.6] only what can be met in full may be chosen; if nothing can, anything may', () => {
    const ice = (food: number, books: number): Table => {
      const table = new Table({ seats: 2, round: 5 }).hold(0, { food, books }).hold(1, { food: 9, books: 0 });
      table.state.event = 'little-ice-age-city-upon-a-hill';
      table.do(0, { type: 'pass' });
      table.do(1, { type: 'pass' });
      return table;
    };
    // Both can: asked, the last in player order first; the one without books is not asked.
    const both = ice(5, 9);
    expect(both.state.stack.at(-1)).toMatchObject({ queue: [0] });
    // Only food can: never asked. Neither can: asked.
    expect(changesBy(ice(5, 4).log, 'little-ice-age')[0]).toEqual({ food: -3 });
    const neither = ice(2, 4);
    neither.do(0, { type: 'answer', source: 'little-ice-age', answer: { option: 1 } });
    expect(changesBy(neither.log, 'little-ice-age')[0]).toMatchObject({ books: -4 });
  });

  test('[N4.6] one advisor on either of two spaces is enough to be given up', () => {
    const table = new Table({ seats: 2, round: 5 }).lay(1, { wonders: ['the-oracle'] }).hold(0, { gold: 0, food: 9 });
    table.lay(0, { wonders: ['porcelain-tower'], advisors: [null, 'isabella'] });
    table.state.event = 'absolute-monarchy-salem-witch-trials';
    const events = table.finishRound();
    expect(changesBy(events, 'salem-witch-trials')).toEqual({});
    expect(table.nation(0).advisors).toEqual([null, null]);
  });

  test('[N4.6] without an advisor there is none to give up', () => {
    const table = new Table({ seats: 2, round: 5 }).hold(0, { gold: 1, books: 9 }).lay(1, { wonders: ['the-oracle'] });
    table.state.event = 'absolute-monarchy-salem-witch-trials';
    expect(changesBy(table.finishRound(), 'salem-witch-trials')).toEqual({ 0: { gold: -1, books: -2, vp: -1 } });
  });
});
