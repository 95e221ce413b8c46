import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameParts } from '../../web/state/table/sameParts.ts';

describe('taking over unchanged parts of a state', () => {
  it('keeps the identity of what did not change, and only of that', () => {
    const before = { hexes: [{ q: 0 }, { q: 1 }], players: { 0: { money: 3 }, 1: { money: 4 } } };
    const after = sameParts(before, structuredClone({ ...before, players: { 0: { money: 3 }, 1: { money: 5 } } }));
    expect(after.hexes).toBe(before.hexes);
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.players).not.toBe(before.players);
    expect(after.players[1]).toEqual({ money: 5 });
  });

  it('returns the old one when nothing changed', () => {
    const before = { a: [1, { b: null }] };
    expect(sameParts(before, structuredClone(before))).toBe(before);
  });

  it('always equals what came, and never changes what was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const frozen = JSON.stringify(before);
        const wanted = JSON.stringify(after);
        expect(JSON.stringify(sameParts(before, after))).toBe(wanted);
        expect(JSON.stringify(before)).toBe(frozen);
      }),
    );
  });

  it('tells lists from records, and shorter from longer', () => {
    expect(sameParts([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(sameParts({ 0: 'a' }, ['a'])).toEqual(['a']);
    expect(sameParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  });
});
