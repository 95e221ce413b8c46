import { describe, expect, test } from 'vitest';
import { type TileId, tileOf } from '../../../engine/nations/data/cards/index.ts';
import { HALL_OF_FAME } from '../../../engine/nations/data/tables.ts';
import { nations } from '../../../engine/nations/index.ts';
import { groupOf } from '../../../engine/nations/rules/mostAndLeast.ts';
import { changesBy, only, Table } from './table.ts';

function solo(round = 1, tile: TileId = 'shadow-1-1'): Table {
  const table = new Table({ seats: 1, growth: false, round });
  table.state.tiles = [tile, ...table.state.tiles.filter((other) => other !== tile)];
  table.growAll();
  table.hold(0, { gold: 20, food: 20, stone: 20, books: 20, vp: 10 });
  return table;
}
const shadow = (table: Table) => table.state.shadow as NonNullable<Table['state']['shadow']>;

describe('solo', () => {
  test('[N20.1] you are first with 1 book, the shadow has 2; 4 columns; any board', () => {
    const table = new Table({ seats: 1, growth: false });
    expect(table.nation(0).purse.books).toBe(1);
    expect(shadow(table)).toMatchObject({ books: 2, first: false });
    expect(table.state.board[0]).toHaveLength(4);
    expect(new Table({ seats: 1, options: { boards: 'choice' }, growth: false }).state.pool).toHaveLength(5);
  });

  test('[N20.2] a tile instead of an event card: strength and stability set, books added, its architects', () => {
    const table = solo();
    expect(shadow(table)).toMatchObject({ tile: 'shadow-1-1', strength: 3, stability: 2, books: 2 + 3 });
    expect(table.state).toMatchObject({ event: null, architects: tileOf('shadow-1-1').architects });
    table.finishRound();
    table.growAll();
    expect(shadow(table).tile).not.toBe('shadow-1-1');
    expect(table.state.tiles).toHaveLength(1);
  });

  test('[N20.3] a die after each action except deploying on a building', () => {
    const table = solo();
    table.do(0, { type: 'deploy', slot: 0 });
    table.do(0, { type: 'undeploy', slot: 0 });
    expect(only(table.log, 'dieRolled')).toEqual([]);
    table.do(0, { type: 'deploy', slot: 2 });
    expect(only(table.log, 'dieRolled')).toHaveLength(1);
    table.offer(1, 3, 'colosseum').do(0, { type: 'buy', row: 1, col: 3 });
    table.do(0, { type: 'hire', from: 'public' });
    expect(only(table.log, 'dieRolled')).toHaveLength(3);
    table.lay(0, { wonders: ['royal-society'] });
    table.do(0, { type: 'special', card: 'royal-society', answer: { deploys: [{ from: null, to: 0 }] } });
    expect(only(table.log, 'dieRolled')).toHaveLength(4);
    const rolled = table.log.length;
    table.do(0, { type: 'pass' });
    expect(only(table.log.slice(rolled), 'dieRolled')).toEqual([]);
  });

  test('[N20.3] and before the first turn if the shadow is first', () => {
    const table = solo();
    table.finishRound();
    expect(shadow(table).first).toBe(true);
    const before = table.log.length;
    table.growAll();
    expect(only(table.log.slice(before), 'dieRolled')).toHaveLength(1);
  });

  test("[N20.4] 1 to 4 clears a column; its cheapest war is the shadow's, if none was bought", () => {
    const table = solo().offer(2, 1, 'warring-states').offer(3, 1, 'hunnic-invasions');
    table.die = [2];
    table.do(0, { type: 'deploy', slot: 2 });
    expect(table.state.board.map((row) => row[1])).toEqual([null, null, null]);
    expect(table.state.war).toEqual({ card: 'warring-states', marker: 3, buyer: null, over: false });
    expect(table.state.gone).toContain('hunnic-invasions');
    table.offer(1, 2, 'parthian-wars').offer(1, 3, 'three-kingdoms-war');
    expect(table.refused(0, { type: 'buy', row: 1, col: 3 })).toBe('N9.3');
    table.die = [3];
    table.do(0, { type: 'deploy', slot: 2 });
    expect(table.state.war?.card).toBe('warring-states');
    expect(table.state.gone).toContain('parthian-wars');
  });

  test.each([1, 2, 3, 4])('[N20.4] a %i clears that column and no other', (die) => {
    const table = solo().emptyBoard();
    [0, 1, 2, 3].forEach((col) => {
      table.offer(1, col, ['aeneid', 'nubia', 'chariot', 'forum'][col] as string);
    });
    table.die = [die];
    table.do(0, { type: 'deploy', slot: 2 });
    expect(table.state.board[0]?.map((card) => card === null)).toEqual([1, 2, 3, 4].map((col) => col === die));
    expect(only(table.log, 'columnCleared')).toMatchObject([{ col: die - 1, cards: [expect.any(String)] }]);
    expect(shadow(table)).toMatchObject({ strength: 3, stability: 2 });
  });

  test('[N14.1] strength, then stability, then the order so far, against the shadow too', () => {
    const first = (strength: number, stability: number, was: boolean) => {
      const table = solo().lay(0, { wonders: ['colosseum', 'the-oracle'] });
      Object.assign(shadow(table), { strength, stability, first: was });
      table.finishRound();
      return shadow(table).first;
    };
    expect([first(4, 0, false), first(2, 9, true)]).toEqual([true, false]);
    expect([first(3, 3, false), first(3, 1, true)]).toEqual([true, false]);
    expect([first(3, 2, false), first(3, 2, true)]).toEqual([false, true]);
  });

  test('[N20.5] 5 and 6 change the shadow, each time; strength and books stay at 0 or more', () => {
    const table = solo(1, 'shadow-1-3');
    table.die = [5, 5, 6, 6, 6, 6];
    for (let i = 0; i < 2; i++) table.do(0, { type: 'deploy', slot: 2 });
    expect(shadow(table)).toMatchObject({ strength: 6, stability: 4, books: 4 });
    for (let i = 0; i < 3; i++) table.do(0, { type: 'deploy', slot: 2 });
    expect(shadow(table)).toMatchObject({ strength: 0, stability: 7, books: 7 });
    table.offer(1, 0, 'colosseum').do(0, { type: 'buy', row: 1, col: 0 });
    expect(shadow(table).strength).toBe(0);
  });

  test('[N20.6] comparisons are with the shadow; where it has no value the player is first', () => {
    const table = solo();
    expect(groupOf(table.state, 'leastStrength')).toEqual([0]);
    expect(groupOf(table.state, 'leastStability')).toEqual([0]);
    expect(groupOf(table.state, 'mostFood')).toEqual([0]);
    table.lay(0, { wonders: ['the-oracle', 'the-oracle'] });
    expect(groupOf(table.state, 'mostStability')).toEqual([0]);
    // Genghis Khan lowers both: 4 − 3 against 2 − 3.
    table.lay(0, { advisors: ['genghis-khan'] });
    expect(groupOf(table.state, 'mostStability')).toEqual([0]);
  });

  test('[N20.6] the shadow loses books to the British Museum and nothing to others', () => {
    const table = solo(7, 'shadow-4-1').lay(0, { slots: [{ card: 'dreadnought', workers: 2 }] });
    const books = shadow(table).books;
    table.lay(0, { construction: { card: 'british-museum', sections: 2 } }).state.architects = 2;
    table.die = [1, 1];
    table.do(0, { type: 'hire', from: 'public' });
    expect(shadow(table).books).toBe(books - 10);
    table.lay(0, { construction: { card: 'titanic', sections: 2 } });
    const events = table.do(0, { type: 'hire', from: 'public' });
    expect(changesBy(events, 'titanic')).toEqual({ 0: { gold: -4 } });
    expect(shadow(table).books).toBe(books - 10);
  });

  test('[N20.6] the shadow keeps its books where it is not the weakest', () => {
    const table = solo(7, 'shadow-4-1').lay(0, { construction: { card: 'british-museum', sections: 2 } });
    table.state.architects = 1;
    const books = shadow(table).books;
    table.die = [1];
    const events = table.do(0, { type: 'hire', from: 'public' });
    expect([shadow(table).books, changesBy(events, 'british-museum')]).toEqual([books, { 0: { books: -10 } }]);
  });

  test('[N20.6] a card with a condition leaves when the shadow outgrows its owner', () => {
    const table = solo(3, 'shadow-2-3').lay(0, {
      slots: [undefined, undefined, { card: 'axeman', workers: 3 }],
      advisors: ['harald-hardrada'],
    });
    table.die = [5];
    table.offer(1, 0, 'colosseum').do(0, { type: 'buy', row: 1, col: 0 });
    expect(table.nation(0).advisors).toEqual([null]);
  });

  test('[N20.7] Machiavelli: two tiles, the other goes back', () => {
    const table = new Table({ seats: 1, growth: false, round: 5 }).lay(0, { advisors: ['niccolo-machiavelli'] });
    table.growAll();
    const [first, second] = only(table.log, 'eventsDrawn')[0]?.cards ?? [];
    table.do(0, { type: 'chooseEvent', card: second as string });
    expect(shadow(table).tile).toBe(second);
    expect(table.state.tiles).toContain(first);
    expect(table.state.tiles).not.toContain(second);
  });

  test('[N20.8] 1 VP for more stability than the shadow, else 1 less; then the famine of the tile', () => {
    const worse = solo().finishRound();
    expect(only(worse, 'stabilityCompared')[0]?.vp).toBe(-1);
    expect(changesBy(worse, 'famine')).toEqual({ 0: { food: -1 } });
    const stable = solo().lay(0, { wonders: ['the-oracle', 'the-oracle'] });
    const better = stable.finishRound();
    expect(only(better, 'stabilityCompared')[0]?.vp).toBe(1);
    expect(stable.nation(0).purse.vp).toBe(11);
    const equal = solo()
      .lay(0, { wonders: ['the-oracle'] })
      .finishRound();
    expect(only(equal, 'stabilityCompared')[0]?.vp).toBe(-1);
  });

  test('[N20.9] end of an age: 3 VP for more books than the shadow', () => {
    expect(only(solo(2).finishRound(), 'booksScored')[0]?.vp).toEqual([3]);
    expect(only(solo(2).hold(0, { books: 5 }).finishRound(), 'booksScored')[0]?.vp).toEqual([0]);
  });

  test('[N20.10] the hall of fame, from 10 to 70 points', () => {
    expect(HALL_OF_FAME.map(([points]) => points)).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 70]);
    const table = solo(8);
    table.finishRound();
    expect(nations.result(table.state)?.winners).toEqual([0]);
  });
});
