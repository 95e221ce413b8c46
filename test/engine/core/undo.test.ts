import { describe, expect, it } from 'vitest';
import { survivors } from '../../../engine/core/undo.ts';

/** Entries are numbered from 1: a letter is a move, a number is an undo back to that version. */
const left = (...log: (string | number)[]): string =>
  survivors(
    log.map((entry, index) => ({ entry, seq: index + 1 })),
    ({ seq }) => seq,
    ({ entry }) => (typeof entry === 'number' ? entry : null),
  )
    .map(({ entry }) => entry)
    .join('');

describe('what of a log survives its undos', () => {
  it('is all of it without an undo', () => expect(left('a', 'b')).toBe('ab'));
  it('is neither what an undo took back nor the undo', () => expect(left('a', 'b', 'c', 1, 'd')).toBe('ad'));
  it('is what an undo of an undo brings back', () => expect(left('a', 'b', 0, 2, 'c')).toBe('abc'));
  it('is nothing after an undo to the start', () => expect(left('a', 'b', 0)).toBe(''));
});
