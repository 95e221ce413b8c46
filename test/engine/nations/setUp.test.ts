import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import { BOARDS, boardOf, cardOf, PRINTED } from '../../../engine/nations/data/cards/index.ts';
import { nations } from '../../../engine/nations/index.ts';
import { only, Table } from './table.ts';

describe('set-up', () => {
  test.each([
    [1, 4],
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 7],
  ])('[N6.1] %i players: %i columns of age I, all filled', (seats, columns) => {
    const table = new Table({ seats, growth: false });
    expect(table.state.board.map((row) => row.length)).toEqual([columns, columns, columns]);
    expect(table.state.board.flat().every((id) => id !== null && cardOf(id).age === 1)).toBe(true);
  });

  test('[N6.1] the player order is random', () => {
    const options = nations.parseOptions({}, 4);
    if (!options.ok) throw new Error('refused');
    const orders = [1, 2, 3, 4, 5, 6].map((n) =>
      String(nations.setup(options.value, 4, keyedChance(new Uint8Array(32).fill(n)), nations.rules).state.order),
    );
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  test('[N6.2] four players start with 1, 2, 3 and 4 books', () => {
    const table = new Table({ seats: 4, growth: false });
    expect(table.state.order.map((seat) => table.nation(seat).purse.books)).toEqual([1, 2, 3, 4]);
  });

  test('[N6.3] growth by difficulty: 4, 3, 2, 1', () => {
    const table = new Table({ seats: 4, options: { difficulty: 'each' }, growth: false });
    (['chieftain', 'prince', 'king', 'emperor'] as const).forEach((difficulty, seat) => {
      table.do(seat, { type: 'chooseDifficulty', difficulty });
    });
    const before = table.state.nations.map(({ purse }) => purse.food);
    for (const seat of [3, 2, 1, 0]) table.do(seat, { type: 'grow', take: 'food' });
    expect(table.state.nations.map(({ purse }, seat) => purse.food - (before[seat] ?? 0))).toEqual([4, 3, 2, 1]);
    const one = new Table({ seats: 2, options: { difficulty: 'king' }, growth: false });
    expect(one.state.nations.map(({ difficulty }) => difficulty)).toEqual(['king', 'king']);
  });

  test('[N6.4] China, Persia, Rome drawn: the third takes Rome, the second Persia flipped to A, the first China', () => {
    const table = new Table({ seats: 3, options: { boards: 'choice' }, growth: false });
    table.state.pool = ['china', 'persia', 'rome'];
    expect(table.refused(0, { type: 'chooseBoard', nation: 'china', side: 'B' })).toBe('N21.1');
    table.do(2, { type: 'chooseBoard', nation: 'rome', side: 'B' });
    expect(table.refused(1, { type: 'chooseBoard', nation: 'rome', side: 'A' })).toBe('N6.4');
    table.do(1, { type: 'chooseBoard', nation: 'persia', side: 'A' });
    table.do(0, { type: 'chooseBoard', nation: 'china', side: 'B' });
    expect(table.state.nations.map(({ name, board }) => [name, board])).toEqual([
      ['china', 'china-b'],
      ['persia', 'a'],
      ['rome', 'rome-b'],
    ]);
  });

  test('[N6.4] with B there is no flipping; with A nations are dealt', () => {
    const table = new Table({ seats: 2, options: { boards: 'B' }, growth: false });
    const nation = table.state.pool[0] as 'china';
    expect(table.refused(1, { type: 'chooseBoard', nation, side: 'A' })).toBe('N6.4');
    const dealt = new Table({ seats: 5 });
    expect(new Set(dealt.state.nations.map(({ name }) => name)).size).toBe(5);
  });

  test('[N6.5] resources, VP and workers of the board; printed cards are of age 0', () => {
    const table = new Table({ seats: 2, growth: false });
    expect(table.nation(0)).toMatchObject({
      purse: { gold: 6, food: 3, stone: 6, vp: 7, books: 1 },
      idle: 5,
      track: { food: 4, stability: 4, top: 0 },
    });
    expect(table.nation(0).slots.map((slot) => slot?.card)).toEqual(['temple', 'quarry', 'axeman', 'farm', 'caravan']);
    expect(PRINTED.every(({ age, set }) => age === 0 && set === null)).toBe(true);
    for (const { printed, slots } of BOARDS) expect(printed).toHaveLength(slots.buildingMilitary);
    expect(boardOf('china-b')).toMatchObject({ workers: 6, start: { gold: 5, food: 1, stone: 5, vp: 3 } });
  });
});

describe('maintenance', () => {
  test('[N7.1] marks, passes, shortages and architects are cleared, private ones lie on their cards again', () => {
    const table = new Table({ seats: 2 }).hold(0, { food: 0 });
    table.lay(0, { advisors: ['archimedes'] });
    Object.assign(table.nation(0), { architects: { archimedes: 0 }, used: { petra: 1 } });
    table.state.architects = 2;
    table.finishRound();
    expect(table.nation(0)).toMatchObject({ passed: 0, turns: 0, short: [], used: {}, architects: { archimedes: 1 } });
    expect(table.state.architects).toBe(0);
  });

  test('[N7.2] rows 1 and 2 leave, what is left of row 3 slides to the left of row 1', () => {
    const table = new Table({ seats: 2 });
    const [first = [], second = [], third = []] = table.state.board.map((row) => [...row]);
    table.offer(3, 1, null);
    table.finishRound();
    expect(table.state.gone).toEqual(expect.arrayContaining([...first, ...second]));
    expect(table.state.board[0]?.slice(0, 3)).toEqual([third[0], third[2], third[3]]);
  });

  test('[N7.2] the first Medieval round begins with unsold Antiquity cards for 1 gold', () => {
    const table = new Table({ seats: 2 });
    table.finishRound();
    table.growAll();
    table.finishRound();
    expect(table.state.age).toBe(2);
    expect(table.state.board.map((row) => row.map((id) => cardOf(id as string).age))).toEqual([
      [1, 1, 1, 1],
      [2, 2, 2, 2],
      [2, 2, 2, 2],
    ]);
  });

  test('[N7.3] filled row 1, 2, 3, left to right; an empty deck leaves spaces empty', () => {
    const table = new Table({ seats: 2 });
    table.state.deck = table.state.deck.slice(0, 5);
    table.recount();
    const deck = [...table.state.deck];
    table.emptyBoard().finishRound();
    expect(table.state.board).toEqual([deck.slice(0, 4), [deck[4], null, null, null], [null, null, null, null]]);
  });

  test('[N7.4] growth goes in reverse player order: a worker, or 3 of one resource', () => {
    const table = new Table({ seats: 3, growth: false });
    expect(nations.awaiting(table.state).map(({ seat }) => seat)).toEqual([2]);
    table.do(2, { type: 'grow', take: 'worker', section: 'stability' });
    expect(table.nation(2)).toMatchObject({ idle: 6, track: { stability: 3 } });
    expect(nations.awaiting(table.state).map(({ seat }) => seat)).toEqual([1]);
    table.do(1, { type: 'grow', take: 'gold' });
    expect(table.nation(1).purse.gold).toBe(9);
    expect(table.refused(2, { type: 'grow', take: 'gold' })).toBe('N21.1');
  });

  test('[N7.5] the event card comes up after growth; Machiavelli looks at two, the other leaves the game', () => {
    const table = new Table({ seats: 2, growth: false });
    expect(table.state.event).toBeNull();
    table.growAll();
    expect(table.state.event).not.toBeNull();
    expect(table.state.eventDeck).toHaveLength(11);
    const chosen = new Table({ seats: 2, growth: false, round: 5 }).lay(0, { advisors: ['niccolo-machiavelli'] });
    chosen.growAll();
    const drawn = only(chosen.log, 'eventsDrawn')[0]?.cards ?? [];
    chosen.do(0, { type: 'chooseEvent', card: drawn[0] as string });
    expect(chosen.state.eventDeck).toHaveLength(10);
    expect(only(chosen.log, 'eventRevealed')[0]).toMatchObject({ card: drawn[0], other: drawn[1], chosenBy: 0 });
  });

  test('[N7.6] four players and an event card with 1 architect: 3 architects', () => {
    const table = new Table({ seats: 4, growth: false });
    table.state.eventDeck = ['taoism-philosophy'];
    table.growAll();
    expect(table.state.architects).toBe(3);
    const counts = [2, 3, 4, 5].map((seats) => {
      const other = new Table({ seats, growth: false });
      other.state.eventDeck = ['pax-romana-han-dynasty'];
      other.growAll();
      return other.state.architects;
    });
    expect(counts).toEqual([1, 2, 2, 3]);
  });
});
