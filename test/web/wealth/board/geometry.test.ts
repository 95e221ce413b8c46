import { describe, expect, it } from 'vitest';
import { sameHex } from '../../../../engine/core/hex.ts';
import { HEXES as ENGINE_HEXES } from '../../../../engine/wealth/data/board.ts';
import { hexName, parseHexName } from '../../../../engine/wealth/data/hexNames.ts';
import { corner, HEXES, pointOf } from '../../../../web/games/wealth/board/geometry.ts';
import { hexBeyond, hexInRow } from '../../../../web/games/wealth/board/keys.ts';

describe('names of hexes', () => {
  it('letters the columns and counts from the top: E5 is the centre', () => {
    expect(hexName({ q: 0, r: 0 })).toBe('E5');
    expect(hexName({ q: -4, r: 0 })).toBe('A1');
    expect(hexName({ q: 4, r: 0 })).toBe('I5');
  });
  it('reads every name back, and no other', () => {
    for (const hex of HEXES) expect(parseHexName(hexName(hex))).toEqual(hex);
    for (const name of ['A6', 'E10', 'J1', 'E0', '', 'H7']) expect(parseHexName(name)).toBeNull();
  });
  it('has the hexes in the order of the engine', () => {
    expect(HEXES).toEqual(ENGINE_HEXES);
  });
});

describe('places on the drawing', () => {
  it('puts one dot in one place, from whichever tile it is seen', () => {
    const fromAbove = pointOf({ hex: { q: 0, r: 0 }, side: 3 });
    const fromBelow = pointOf({ hex: { q: 0, r: 1 }, side: 0 });
    expect(fromAbove.x).toBeCloseTo(fromBelow.x);
    expect(fromAbove.y).toBeCloseTo(fromBelow.y);
    const one = pointOf({ hex: { q: 0, r: 0 }, corner: 1 });
    const other = pointOf({ hex: { q: 1, r: -1 }, corner: 3 });
    expect(one.x).toBeCloseTo(other.x);
    expect(one.y).toBeCloseTo(other.y);
  });
  it('has corner 1 at the right end', () => {
    expect(corner(1, 10).x).toBeCloseTo(10);
    expect(corner(1, 10).y).toBeCloseTo(0);
  });
});

describe('walking by keys', () => {
  it('stays on the board and in the column', () => {
    expect(hexBeyond({ q: 0, r: 0 }, 'ArrowUp')).toEqual({ q: 0, r: -1 });
    expect(hexBeyond({ q: 0, r: -4 }, 'ArrowUp')).toBeNull();
    expect(hexBeyond({ q: 0, r: -4 }, 'ArrowRight')).toEqual({ q: 1, r: -4 });
    expect(hexBeyond({ q: 4, r: 0 }, 'ArrowRight')).toBeNull();
  });
  it('goes round to the next hex that fits', () => {
    const only = { q: -4, r: 2 };
    expect(hexInRow({ q: 3, r: 0 }, 1, (hex) => sameHex(hex, only))).toEqual(only);
    expect(hexInRow({ q: 3, r: 0 }, -1, () => false)).toBeNull();
  });
});
