import { describe, expect, test } from 'vitest';
import { type ActionIn, actionDefiner, actionsFrom } from '../../../engine/core/action.ts';
import {
  either,
  flag,
  int,
  list,
  mapOf,
  oneOf,
  optional,
  pair,
  parseWith,
  partialRecord,
  record,
  type Shape,
  text,
  withDefault,
} from '../../../engine/core/shape.ts';

const read = (shape: Shape<unknown>, value: unknown) => parseWith(shape, value, 'it');

describe('a shape', () => {
  test('takes what fits and names the field that does not', () => {
    const shape = record({ row: int(0, 3), note: optional(text(5)), force: withDefault(flag, false) });
    expect(read(shape, { row: 2 })).toEqual({ value: { row: 2, force: false } });
    expect(read(shape, { row: 2, note: 'hello', force: true })).toEqual({
      value: { row: 2, note: 'hello', force: true },
    });
    expect(read(shape, { row: 4 })).toEqual({ malformed: 'row' });
    expect(read(shape, { row: 1.5 })).toEqual({ malformed: 'row' });
    expect(read(shape, {})).toEqual({ malformed: 'row' });
    expect(read(shape, { row: 1, note: 'too long' })).toEqual({ malformed: 'note' });
    expect(read(shape, { row: 1, more: 1 })).toEqual({ malformed: 'more' });
    for (const wrong of [null, undefined, 3, 'row', [], [1]]) expect(read(shape, wrong)).toEqual({ malformed: 'it' });
  });

  test('does not take a member from a prototype', () => {
    expect(read(record({ row: int(0, 3) }), Object.create({ row: 1 }))).toEqual({ malformed: 'row' });
    expect(read(record({}), JSON.parse('{"__proto__":{"row":1}}'))).toEqual({ malformed: '__proto__' });
  });

  test('reads the holes of a sparse array', () => {
    const sparse = [1];
    sparse[2] = 3;
    expect(read(list(int(0, 9), 5), sparse)).toEqual({ malformed: 'it' });
    expect(read(list(int(0, 9), 2), [1, 2, 3])).toEqual({ malformed: 'it' });
    expect(read(list(int(0, 9), 3), [1, 2, 3])).toEqual({ value: [1, 2, 3] });
  });

  test('may be one of several', () => {
    const shape = either(oneOf(['ask']), pair(int(0, 1), int(0, 1)));
    expect(read(shape, 'ask')).toEqual({ value: 'ask' });
    expect(read(shape, [1, 0])).toEqual({ value: [1, 0] });
    expect(read(shape, [1, 0, 1])).toEqual({ malformed: 'it' });
  });

  test('may have keys of a list, or of the sender', () => {
    const amounts = partialRecord(['gold', 'food'], int(0, 9));
    expect(read(amounts, { gold: 1 })).toEqual({ value: { gold: 1 } });
    expect(read(amounts, { silver: 1 })).toEqual({ malformed: 'silver' });
    expect(read(mapOf(flag, 1, 4), { any: true })).toEqual({ value: { any: true } });
    expect(read(mapOf(flag, 1, 4), { a: true, b: true })).toEqual({ malformed: 'it' });
    expect(read(mapOf(flag, 1, 4), { toolong: true })).toEqual({ malformed: 'it' });
  });
});

describe('a list of actions', () => {
  type Counter = { count: number; open: boolean };
  const define = actionDefiner<Counter, { type: 'added'; n: number }, 'open' | 'always'>();
  const refusal = (code: string) => ({ code, rule: 'T1' });
  const add = define({
    type: 'add',
    rules: ['T1'],
    shape: record({ n: int(1, 9) }),
    when: 'open',
    check: (state, _seat, { n }) => (state.count + n > 9 ? refusal('too-much') : null),
    apply({ state, events }, _seat, { n }) {
      state.count += n;
      events.push({ type: 'added', n });
    },
    choices: () => [{ kind: 'one', action: { type: 'add', n: 1 } }],
    whenRefused: (_state, _seat, why) => [{ kind: 'blocked', template: { type: 'add' }, why }],
  });
  const wave = define({ type: 'wave', rules: [], shape: record({}), when: 'always', aside: true, apply() {} });
  const LIST = [add, wave] as const;
  const actions = actionsFrom(LIST, {
    gate: (state: Counter) => (when) => (when === 'open' && !state.open ? refusal('closed') : null),
    malformed: (field) => ({ ...refusal('malformed'), params: { field } }),
  });
  const sample: ActionIn<typeof LIST> = { type: 'add', n: 3 };

  test('gives the parser', () => {
    expect(actions.parse(sample)).toEqual({ ok: true, value: sample });
    const field = (input: unknown) => {
      const parsed = actions.parse(input);
      return parsed.ok ? null : parsed.refusal.params?.field;
    };
    expect(field({ type: 'add', n: 10 })).toBe('n');
    expect(field({ type: 'wave', n: 1 })).toBe('n');
    expect(field({ type: 'toString' })).toBe('type');
    expect(field(Object.create({ type: 'wave' }))).toBe('type');
    expect(field([])).toBe('action');
  });

  test('gives check, apply, choices and what stands aside', () => {
    const state = { count: 8, open: true };
    expect(actions.check(state, 0, sample)).toEqual(refusal('too-much'));
    expect(actions.check({ ...state, open: false }, 0, sample)).toEqual(refusal('closed'));
    expect(actions.check({ count: 0, open: true }, 0, sample)).toBeNull();
    const play = { state, chance: undefined as never, events: [], actor: 0 };
    actions.apply(play, 0, { type: 'add', n: 1 });
    expect(play).toMatchObject({ state: { count: 9 }, events: [{ type: 'added', n: 1 }] });
    expect(actions.choices(state, 0)).toEqual([{ kind: 'one', action: { type: 'add', n: 1 } }]);
    expect(actions.choices({ ...state, open: false }, 0)).toMatchObject([{ kind: 'blocked' }]);
    expect([sample, { type: 'wave' } as const].map(actions.isAside)).toEqual([false, true]);
  });

  test('has no type twice', () => {
    const setting = { gate: () => () => null, malformed: refusal };
    expect(() => actionsFrom([wave, wave], setting)).toThrow('share a type');
  });
});
