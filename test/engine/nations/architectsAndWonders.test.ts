import { describe, expect, test } from 'vitest';
import { nations } from '../../../engine/nations/index.ts';
import { groupOf } from '../../../engine/nations/rules/mostAndLeast.ts';
import { stabilityOf } from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { changesBy, only, Table } from './table.ts';

const hire = (from = 'public', space?: number) =>
  (space === undefined ? { type: 'hire', from } : { type: 'hire', from, space }) as {
    type: 'hire';
    from: string;
    space?: number;
  };

function building(card: string, sections: number, architects = 1): Table {
  const table = new Table({ seats: 2 })
    .hold(0, { stone: 9, food: 9, books: 0 })
    .lay(0, { construction: { card, sections } });
  table.state.architects = architects;
  return table;
}

describe('architects and wonders', () => {
  test('[N11.1] hiring needs a wonder under construction and an architect', () => {
    expect(building('pyramids', 0, 0).refused(0, hire())).toBe('N11.1');
    const none = new Table({ seats: 2 });
    none.state.architects = 3;
    expect(none.refused(0, hire())).toBe('N11.1');
    const table = building('pyramids', 0);
    expect(table.refused(0, hire('archimedes'))).toBe('N11.1');
    table.do(0, hire());
    expect(table.state.architects).toBe(0);
  });

  test('[N11.2] the stone of the next section, left to right', () => {
    const table = building('pyramids', 0, 3);
    const spent = [0, 1, 2].map(() => {
      const before = table.nation(0).purse.stone;
      table.turn(0).do(0, hire());
      return before - table.nation(0).purse.stone;
    });
    expect(spent).toEqual([2, 1, 0]);
    expect(table.nation(0).wonders[0]).toBe('pyramids');
    expect(building('pyramids', 0).hold(0, { stone: 1 }).refused(0, hire())).toBe('N11.2');
  });

  test('[N11.3] hiring, ready, the space, its own effects; even a covered wonder gives its bonus', () => {
    const table = building('stonehenge', 2).lay(0, { wonders: ['sphinx', 'sistine-chapel'], advisors: ['hatshepsut'] });
    const events = table.do(0, hire('public', 0));
    const order = events.flatMap((event) =>
      event.type === 'gained' ? [event.cause] : event.type === 'wonderReady' ? ['space'] : [],
    );
    expect(order).toEqual(['sistine-chapel', 'hatshepsut', 'sphinx', 'space', 'stonehenge']);
    expect(table.nation(0).wonders.slice(0, 2)).toEqual(['stonehenge', 'sistine-chapel']);
  });

  test('[N11.4] on any space, free or not; unnamed on the first free one', () => {
    const table = building('petra', 2).lay(0, { wonders: ['pyramids'] });
    expect(table.refused(0, hire('public', 5))).toBe('N11.4');
    table.do(0, hire());
    expect(table.nation(0).wonders.slice(0, 2)).toEqual(['pyramids', 'petra']);
    const full = building('petra', 2).lay(0, { wonders: ['pyramids', 'sphinx', 'alhambra', 'mit', 'titanic'] });
    expect(full.refused(0, hire())).toBe('N11.4');
  });

  test('[N11.5] the owner too can be the weakest', () => {
    const table = building('british-museum', 2)
      .hold(0, { books: 12 })
      .lay(1, { wonders: ['colosseum'] });
    expect(changesBy(table.do(0, hire()), 'british-museum')).toEqual({ 0: { books: -10 } });
  });

  test('[N11.6] private architects are there at once, for their owner only', () => {
    const table = building('pyramids', 0, 0).hold(0, { gold: 3 }).offer(1, 0, 'archimedes');
    table.do(0, { type: 'buy', row: 1, col: 0 });
    expect(table.nation(0).architects).toEqual({ archimedes: 1 });
    table.lay(1, { construction: { card: 'petra', sections: 0 } });
    expect(table.refused(1, hire('archimedes'))).toBe('N11.1');
    table.turn(0).do(0, hire('archimedes'));
    expect(table.nation(0).architects).toEqual({ archimedes: 0 });
  });

  test('[N11.7] Versailles: compares as if in revolt to the end of the round, and is not in revolt', () => {
    const table = building('versailles', 2).lay(0, { wonders: ['the-oracle', 'the-oracle'] });
    table.do(0, hire());
    expect(groupOf(table.state, 'leastStability')).toEqual([0]);
    expect(stabilityOf(table.state, 0)).toBe(4);
    const events = table.finishRound();
    expect(only(events, 'revolted')).toEqual([]);
    expect(groupOf(table.state, 'mostStability')).toEqual([0]);
  });

  test.each([
    [true, [null]],
    [undefined, ['qin-shi-huang']],
  ])('[N11.7] once it ends somebody else is the least stable; with the flag %s Qin Shi Huang', (flag, left) => {
    const table = building('versailles', 2).lay(0, { wonders: ['the-oracle'] });
    table.state.rules = flag ? { removalAtRoundStart: flag } : {};
    table.lay(1, { advisors: ['qin-shi-huang'], slots: [{ card: 'ziggurat', workers: 2 }] }).do(0, hire());
    for (let i = 0; i < 2; i++) table.turn(1).do(1, { type: 'undeploy', slot: 0 });
    expect(table.nation(1).advisors).toEqual(['qin-shi-huang']);
    table.finishRound();
    expect(table.nation(1).advisors).toEqual(left);
  });
});

describe('special actions', () => {
  const special = (card: string, answer: object = {}) => ({ type: 'special', card, answer }) as const;

  test('[N12.1] every step must be possible', () => {
    const table = new Table({ seats: 2 }).lay(0, { wonders: ['piazza-san-marco'] }).hold(0, { gold: 1 });
    expect(table.refused(0, special('piazza-san-marco', { option: 0 }))).toBe('N12.1');
    expect(table.refused(0, special('petra', { option: 0 }))).toBe('N12.1');
    table.hold(0, { gold: 2, books: 0 }).do(0, special('piazza-san-marco', { option: 0 }));
    expect(table.nation(0).purse).toMatchObject({ gold: 0, books: 5 });
  });

  test('[N12.2] once a round where the card says so, else as often as wished', () => {
    const table = new Table({ seats: 2, round: 7 }).lay(0, { advisors: ['abraham-lincoln'] });
    for (let i = 0; i < 3; i++) table.turn(0).do(0, special('abraham-lincoln', { sections: ['food'] }));
    expect(table.nation(0).idle).toBe(8);
    const once = new Table({ seats: 2 }).lay(0, { wonders: ['petra'] }).hold(0, { food: 5 });
    once.do(0, special('petra', { option: 0 }));
    expect(once.turn(0).refused(0, special('petra', { option: 0 }))).toBe('N12.2');
  });

  test("[N12.3] Galileo's purchase is a purchase for 0 gold, with its triggers by type", () => {
    const table = new Table({ seats: 2, round: 5 })
      .hold(0, { gold: 0, stone: 0 })
      .offer(3, 0, 'clocks')
      .offer(1, 0, 'archer');
    table.lay(0, { wonders: ['porcelain-tower'], advisors: ['galileo-galilei', 'sejong-the-great'] });
    expect(table.refused(0, special('galileo-galilei', { buy: { row: 1, col: 0 } }))).toBe('N12.3');
    table.do(0, special('galileo-galilei', { buy: { row: 3, col: 0, take: 'gain' } }));
    expect(table.nation(0).purse).toMatchObject({ gold: 0, stone: 4 });
    expect(table.nation(0).bought.goldenAge).toBe(1);
  });

  test('[N12.3] 0 gold paid with none held is no last gold spent: Mansa Musa gives nothing to pay with', () => {
    const table = new Table({ seats: 2, round: 5 })
      .offer(3, 0, 'clocks')
      .hold(0, { gold: 0, food: 0, stone: 2, books: 0 });
    table.lay(0, { wonders: ['porcelain-tower'], advisors: ['galileo-galilei', 'mansa-musa'] });
    const vp = (pay: object) => special('galileo-galilei', { buy: { row: 3, col: 0, take: 'vp', pay } });
    expect(table.refused(0, vp({ stone: 2, food: 1 }))).toBe('N9.12');
    table.hold(0, { stone: 3 }).do(0, vp({ stone: 3 }));
    expect(table.nation(0).purse).toMatchObject({ food: 0, books: 0 });
  });

  test('[N12.4] Alhazen swaps two cards, no empty cells', () => {
    const table = new Table({ seats: 2, round: 3 }).lay(0, { advisors: ['alhazen'] }).offer(1, 1, null);
    const swap = (a: number[], b: number[]) => special('alhazen', { swap: [a, b] });
    expect(table.refused(0, swap([1, 0], [1, 1]))).toBe('N12.4');
    expect(table.refused(0, swap([1, 0], [1, 0]))).toBe('N12.4');
    expect(table.refused(0, swap([1, 0], [4, 0]))).toBe('N12.4');
    const [a, b] = [table.state.board[0]?.[0], table.state.board[2]?.[3]];
    table.do(0, swap([1, 0], [3, 3]));
    expect([table.state.board[0]?.[0], table.state.board[2]?.[3]]).toEqual([b, a]);
  });

  test('[N12.5] losing the last gold is not spending it', () => {
    const table = new Table({ seats: 2 })
      .lay(0, { advisors: ['mansa-musa'], wonders: [] })
      .lay(1, { wonders: ['colosseum'] });
    table.hold(0, { gold: 1, books: 9 });
    table.state.event = 'attila-zoroastrian-revival';
    const events = table.finishRound();
    expect(changesBy(events, 'attila')[0]?.gold).toBe(-2);
    expect(changesBy(events, 'mansa-musa')).toEqual({});
    expect(nations.invariants(table.state)).toEqual([]);
  });
});
