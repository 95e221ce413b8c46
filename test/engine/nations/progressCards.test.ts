import { describe, expect, test } from 'vitest';
import {
  type Age,
  CARD_TYPES,
  cardOf,
  PROGRESS_CARDS,
  progressCardsOf,
  type Yield,
} from '../../../engine/nations/data/cards/index.ts';
import { netProduction } from '../../../engine/nations/rules/production.ts';
import { stabilityOf, strengthOf } from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { scoreOf } from '../../../engine/nations/scoring.ts';
import { ADVISORS, BATTLES, COLONIES, GOLDEN_AGES, WARS, WONDERS, WORK } from './cardNumbers.ts';
import { changesBy, only, Table } from './table.ts';

/** Seat 0 has the turn and is rich. The card lies in row 1. */
function market(card: string): Table {
  const table = new Table({ seats: 2, round: 2 * cardOf(card).age - 1 });
  table.emptyBoard().offer(1, 0, card);
  for (const seat of [0, 1]) table.hold(seat, { gold: 50, food: 50, stone: 50, books: 50, vp: 20 });
  // Seat 0 is neither the weakest nor the least stable: otherwise some advisors would leave at once.
  table.lay(0, { wonders: ['colosseum', 'the-oracle'] });
  return table;
}

/** What seat 0 has of everything that a card can bring, without effects at production. */
function worth(table: Table): Record<string, number> {
  const { net } = netProduction(table.state, 0, null);
  return { ...net, strength: strengthOf(table.state, 0), stability: stabilityOf(table.state, 0) };
}

function difference(after: Record<string, number>, before: Record<string, number>): Record<string, number> {
  const result: Record<string, number> = {};
  for (const kind of ['gold', 'food', 'stone', 'books', 'strength', 'stability']) {
    const n = (after[kind] ?? 0) - (before[kind] ?? 0);
    if (n !== 0) result[kind] = n;
  }
  return result;
}

const rows = <T>(table: Readonly<Record<string, T>>): [string, T][] => Object.entries(table);

describe('buildings and military, one by one', () => {
  test.each(rows(WORK))('%s', (id, [deploy, perWorker, vps, raid]) => {
    const table = market(id);
    table.lay(0, { slots: [{ card: 'temple', workers: 2 }] });
    table.do(0, { type: 'buy', row: 1, col: 0, space: 0 });
    expect(table.nation(0).slots[0]).toEqual({ card: id, workers: 0 });
    expect(table.nation(0).idle).toBe(5);
    const before = worth(table);
    table.turn(0);
    table.do(0, { type: 'deploy', slot: 0 });
    expect(table.nation(0).purse.stone).toBe(50 - deploy);
    expect(difference(worth(table), before)).toEqual(perWorker);
    const scores = [1, 2, 3, 4, 5].map((workers) => {
      table.lay(0, { slots: [{ card: id, workers }] });
      return scoreOf(table.state, 0).workers;
    });
    const sums = [1, 2, 3, 4, 5].map((n) => vps.slice(0, n).reduce((a, b) => a + b, 0));
    expect(scores).toEqual(sums);
    table.emptyBoard().offer(2, 1, 'siege-of-troy').turn(0);
    if (raid === 0) expect(table.refused(0, { type: 'buy', row: 2, col: 1, take: 'food' })).toBe('N9.4');
    else {
      table.do(0, { type: 'buy', row: 2, col: 1, take: 'food' });
      expect(table.nation(0).purse.food).toBe(50 + raid);
    }
  });
});

describe('colonies, one by one', () => {
  test.each(rows(COLONIES))('%s', (id, [requires, provides, vp]) => {
    const table = market(id);
    const weaker = new Table({ seats: 2, round: table.state.round });
    weaker.emptyBoard().offer(1, 0, id).hold(0, { gold: 9 });
    expect(weaker.refused(0, { type: 'buy', row: 1, col: 0 })).toBe('N9.2');
    strengthen(table, requires);
    expect(strengthOf(table.state, 0)).toBe(requires);
    const before = worth(table);
    const score = scoreOf(table.state, 0).colonies;
    table.do(0, { type: 'buy', row: 1, col: 0 });
    expect(difference(worth(table), before)).toEqual(provides);
    expect(scoreOf(table.state, 0).colonies - score).toBe(vp);
  });

  /** Exactly this strength, by cards that bring nothing else. */
  function strengthen(table: Table, strength: number): void {
    const nation = table.nation(0);
    nation.wonders.fill(null);
    const parts: string[] = [];
    let left = strength;
    for (const [card, n] of [
      ['algeria', 5],
      ['colosseum', 3],
      ['terracotta-army', 1],
    ] as const) {
      while (left >= n && parts.length < 12) {
        parts.push(card);
        left -= n;
      }
    }
    nation.wonders = [...parts];
    table.recount();
  }
});

describe('advisors, one by one', () => {
  test.each(rows(ADVISORS))('%s', (id, provides) => {
    const table = market(id);
    const before = worth(table);
    table.do(0, { type: 'buy', row: 1, col: 0 });
    expect(table.nation(0).advisors).toEqual([id]);
    const effects: Readonly<Record<string, Yield>> = {
      // What these bring on top here: most stable and strongest alone, or a price everybody pays.
      augustus: { stone: 2 },
      'saint-augustine': { books: 2 },
      'thomas-aquino': { books: 4 },
      'genghis-khan': { stability: -3 },
    };
    const expected = difference({ ...provides }, {});
    for (const [kind, n] of Object.entries(effects[id] ?? {})) expected[kind] = (expected[kind] ?? 0) + n;
    expect(difference(worth(table), before)).toEqual(revolting(expected, stabilityOf(table.state, 0)));
  });

  /** In revolt, a nation loses books too. */
  function revolting(change: Record<string, number>, stability: number): Record<string, number> {
    return stability < 0 ? difference(change, { books: -stability }) : change;
  }
});

describe('wonders, one by one', () => {
  test.each(rows(WONDERS))('%s', (id, [stages, provides, vp]) => {
    const table = market(id);
    table.do(0, { type: 'buy', row: 1, col: 0 });
    const before = worth(table);
    const score = scoreOf(table.state, 0).wonders;
    stages.forEach((stone, index) => {
      table.turn(0).state.architects = 1;
      table.hold(0, { stone });
      if (stone > 0) {
        table.hold(0, { stone: stone - 1 });
        expect(table.refused(0, { type: 'hire', from: 'public' })).toBe('N11.2');
        table.hold(0, { stone });
      }
      expect(table.nation(0).construction).toEqual({ card: id, sections: index });
      table.do(
        0,
        index === stages.length - 1 ? { type: 'hire', from: 'public', space: 3 } : { type: 'hire', from: 'public' },
      );
    });
    expect(table.nation(0).wonders[3]).toBe(id);
    const bonus: Readonly<Record<string, Yield>> = { 'notre-dame': { books: 3 } };
    const expected: Record<string, number> = { ...provides };
    for (const [kind, n] of Object.entries(bonus[id] ?? {})) expected[kind] = (expected[kind] ?? 0) + n;
    expect(difference(worth(table), before)).toEqual(expected);
    expect(scoreOf(table.state, 0).wonders - score).toBe(vp);
  });
});

describe('wars, one by one', () => {
  test.each(rows(WARS))('%s', (id, loss) => {
    const table = market(id);
    table.do(0, { type: 'buy', row: 1, col: 0 });
    expect(table.state.war).toEqual({ card: id, marker: 3, buyer: 0, over: false });
    const events = table.finishRound();
    expect(only(events, 'defeated').map(({ seat, vp }) => [seat, vp])).toEqual([[1, 1]]);
    const lost = Object.fromEntries(Object.entries(loss).map(([kind, n]) => [kind, -n]));
    expect(changesBy(events, 'war')).toEqual({ 1: lost });
  });
});

describe('golden ages, one by one', () => {
  test.each(rows(GOLDEN_AGES))('%s', (id, [gain, vpPrice]) => {
    const table = market(id);
    const copy = market(id);
    table.do(0, { type: 'buy', row: 1, col: 0, take: 'gain' });
    for (const [kind, n] of Object.entries(gain)) expect(table.nation(0).purse[kind as 'stone']).toBe(50 + n);
    expect(copy.refused(0, { type: 'buy', row: 1, col: 0, take: 'vp', pay: { food: vpPrice - 1 } })).toBe('N9.12');
    copy.do(0, { type: 'buy', row: 1, col: 0, take: 'vp', pay: { food: vpPrice } });
    expect(copy.nation(0).purse).toEqual({ gold: 49, food: 50 - vpPrice, stone: 50, books: 50, vp: 21 });
  });
});

describe('battles, one by one', () => {
  test.each(BATTLES)('%s', (id) => {
    const table = market(id);
    expect(table.refused(0, { type: 'buy', row: 1, col: 0, take: 'food' })).toBe('N9.4');
    table.lay(0, { slots: [undefined, undefined, { card: 'axeman', workers: 2 }] });
    table.do(0, { type: 'buy', row: 1, col: 0, take: 'books' });
    expect(table.nation(0).purse.books).toBe(52);
    expect(table.state.gone).toContain(id);
  });
});

test('every one of the 296 progress cards is in a table, with its type', () => {
  const byType: Record<string, string[]> = {
    advisor: Object.keys(ADVISORS),
    battle: [...BATTLES],
    colony: Object.keys(COLONIES),
    goldenAge: Object.keys(GOLDEN_AGES),
    war: Object.keys(WARS),
    wonder: Object.keys(WONDERS),
  };
  for (const type of CARD_TYPES.filter((one) => byType[one])) {
    expect(
      PROGRESS_CARDS.filter((card) => card.type === type)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(byType[type]?.sort());
  }
  const work = PROGRESS_CARDS.filter((card) => card.type === 'building' || card.type === 'military');
  expect(work.map(({ id }) => id).sort()).toEqual(Object.keys(WORK).sort());
  expect(PROGRESS_CARDS).toHaveLength(296);
});

test.each([1, 2, 3, 4] as Age[])('age %i has 36 base, 19 advanced and 19 expert cards', (age) => {
  const count = (set: string) => progressCardsOf(age).filter((card) => card.set === set).length;
  expect([count('base'), count('advanced'), count('expert')]).toEqual([36, 19, 19]);
});
