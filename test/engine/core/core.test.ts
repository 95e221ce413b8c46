import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../engine/core/choices.ts';
import type { AnyGame, StateBase } from '../../../engine/core/game.ts';
import { aroundCorner, disc, distance, hexKey, neighbours, parseHexKey } from '../../../engine/core/hex.ts';
import { canonical, clone, deepFreeze, stateHash } from '../../../engine/core/json.ts';
import { covers, issue, move, moveAll, total } from '../../../engine/core/ledger.ts';
import { say } from '../../../engine/core/messages.ts';
import { upgrade } from '../../../engine/core/migrate.ts';
import { registry } from '../../../engine/core/registry.ts';

describe('canonical JSON', () => {
  it('does not depend on the order keys were set in', () => {
    expect(canonical({ b: 1, a: [true, null, { d: 'x', c: 2 }] })).toBe('{"a":[true,null,{"c":2,"d":"x"}],"b":1}');
    expect(stateHash({ a: 1, b: 2 })).toBe(stateHash({ b: 2, a: 1 }));
    expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
  });

  it('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical([undefined, Number.NaN, -0])).toBe('[null,null,0]');
  });

  it('writes every string and number as JSON does', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: false }), (value) => {
        const json = JSON.stringify(value);
        if (json === undefined) return;
        expect(JSON.parse(canonical(JSON.parse(json)))).toEqual(JSON.parse(json));
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => canonical(text) === JSON.stringify(text)));
    fc.assert(fc.property(fc.double(), (number) => canonical(number) === JSON.stringify(number)));
    expect(canonical('\ud800 "\\\n')).toBe(JSON.stringify('\ud800 "\\\n'));
    expect(canonical({ 10: 0, 2: 0, b: 0, B: 0 })).toBe('{"10":0,"2":0,"B":0,"b":0}');
  });

  it('clones to the bottom', () => {
    const original = deepFreeze({ a: [{ b: 1 }] });
    const copy = clone(original);
    (copy.a[0] as { b: number }).b = 2;
    expect(original.a[0]?.b).toBe(1);
    expect(copy).toEqual({ a: [{ b: 2 }] });
  });
});

describe('ledger', () => {
  it('moves what is there and refuses what is not, changing nothing', () => {
    const mine = { food: 2 };
    const yours: Record<string, number> = {};
    move(mine, yours, 'food', 2);
    expect([mine, yours]).toEqual([{ food: 0 }, { food: 2 }]);
    expect(() => move(mine, yours, 'food', 1)).toThrow('0 held');
    expect(() => moveAll(yours, mine, { food: 1, ore: 1 })).toThrow('0 held');
    expect(yours).toEqual({ food: 2 });
  });

  it('refuses negative and broken amounts', () => {
    for (const n of [-1, 0.5, Number.NaN]) expect(() => move({ food: 9 }, {}, 'food', n)).toThrow('cannot move');
  });

  it('keeps the total: a bank owes what it gave', () => {
    const bank = {};
    const purse = { money: 5 };
    issue(bank, purse, 'money', 10);
    expect(total([bank, purse], 'money')).toBe(5);
    expect(covers(purse, { money: 15 })).toBe(true);
    expect(covers(purse, { money: 16 })).toBe(false);
  });
});

describe('hexes', () => {
  it('a disc of radius 4 has 61', () => {
    expect(disc(4)).toHaveLength(61);
    expect(disc(4).every((hex) => distance(hex, { q: 0, r: 0 }) <= 4)).toBe(true);
  });

  it('a side seen from across is the same side, a corner from around the same corner', () => {
    const hex = { q: 1, r: -2 };
    for (let k = 0; k < 6; k++) {
      const places = [{ hex, corner: k }, ...aroundCorner(hex, k)].map((p) => `${hexKey(p.hex)}/${p.corner}`).sort();
      for (const other of aroundCorner(hex, k)) {
        const theirs = [other, ...aroundCorner(other.hex, other.corner)]
          .map((p) => `${hexKey(p.hex)}/${p.corner}`)
          .sort();
        expect(theirs).toEqual(places);
      }
    }
  });

  it('keys go there and back; neighbours are adjacent', () => {
    expect(parseHexKey(hexKey({ q: -3, r: 2 }))).toEqual({ q: -3, r: 2 });
    expect(neighbours({ q: 0, r: 0 }).every((hex) => distance(hex, { q: 0, r: 0 }) === 1)).toBe(true);
  });
});

it('fill puts values into a family, by path', () => {
  const family = {
    template: { type: 'offer', to: 2 },
    fields: [
      { name: 'give.food', type: 'int', min: 0, max: 3 },
      { name: 'want.money', type: 'int', min: 0, max: 9 },
    ] as const,
  };
  expect(fill(family, [2, 7])).toEqual({ type: 'offer', to: 2, give: { food: 2 }, want: { money: 7 } });
  expect(family.template).toEqual({ type: 'offer', to: 2 });
});

it('messages take names, terms, counts and plurals', () => {
  const words = { sold: '{who} sold {what} and drew {n} {n|note|notes}', 'term.cube': 'cube|cubes' };
  const message = { key: 'sold', params: { who: { seat: 1 }, what: { term: 'term.cube', count: 3 }, n: 1 } };
  expect(say(message, words, ['Ada', 'Bruno'])).toBe('Bruno sold 3 cubes and drew 1 note');
  expect(say({ key: 'nowhere' }, words, [])).toBe('nowhere');
  const scores = { key: 'scores', params: { scores: [{ seat: 1, count: 3 }, { seat: 0 }] } };
  expect(say(scores, { scores: '{scores}.' }, ['Ada', 'Bruno'])).toBe('Bruno 3, Ada.');
  const lost = { key: 'lost', params: { what: { term: 'term.cube', count: -1 }, n: -2 } };
  expect(say(lost, { lost: '{what}, {n}', 'term.cube': 'cube|cubes' }, [])).toBe('−1 cube, −2');
  const order = {
    key: 'sell',
    params: {
      lots: [
        { key: 'lot', params: { n: 2, price: 5 } },
        { term: 'term.cube', count: 1 },
      ],
    },
  };
  const orders = { sell: 'Sell {lots}', lot: '{n} {n|cube|cubes} at {price}', 'term.cube': 'cube|cubes' };
  expect(say(order, orders, [])).toBe('Sell 2 cubes at 5, 1 cube');
});

describe('migrations', () => {
  const game = {
    id: 'old',
    schema: 3,
    migrations: [
      { to: 2, migrate: (state: Record<string, unknown>) => ({ ...state, two: true }) },
      { to: 3, migrate: (state: Record<string, unknown>) => ({ ...state, three: state.two }) },
    ],
  } as unknown as AnyGame;

  it('runs the steps that are missing, in order, and leaves the rule flags', () => {
    const stored = deepFreeze({ schema: 1, rules: { x: true } });
    expect(upgrade(game, stored)).toEqual({ schema: 3, rules: { x: true }, two: true, three: true });
    const current: StateBase = { schema: 3, rules: {} };
    expect(upgrade(game, current)).toBe(current);
  });

  it('refuses a state from the future, and a gap', () => {
    expect(() => upgrade(game, { schema: 4, rules: {} })).toThrow('later schema');
    expect(() => upgrade({ ...game, migrations: game.migrations.slice(1) }, { schema: 1, rules: {} })).toThrow(
      'no migration',
    );
  });
});

it('a registry finds games by id and refuses doubles', () => {
  const game = { id: 'a' } as unknown as AnyGame;
  expect(registry([game]).get('a')).toBe(game);
  expect(registry([game]).get('b')).toBeUndefined();
  expect(() => registry([game, game])).toThrow('share an id');
});
