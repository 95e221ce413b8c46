import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../web/games/contract.ts';
import { lastOwn, notUndone } from '../../web/state/table/notUndone.ts';

const line = (seq: number, seat: number | null, type = 'moved', more: object = {}, automatic = false): LogLine => ({
  seq,
  version: seq,
  at: 0,
  seat,
  event: { type, ...more },
  text: '',
  about: null,
  automatic,
  actor: automatic ? 'computer' : 'player',
  reason: '',
});

describe('what still holds of a log', () => {
  it('leaves out what was taken back, and the taking back', () => {
    const lines = [line(1, 0), line(2, 1), line(3, 1), line(4, 1, 'undone', { to: 2 }), line(5, 1)];
    expect(notUndone(lines).map((one) => one.seq)).toEqual([1, 2, 5]);
  });

  it('follows one undo after another', () => {
    const lines = [line(1, 0), line(2, 0), line(3, 0, 'undone', { to: 1 }), line(4, 0, 'undone', { to: 0 })];
    expect(notUndone(lines)).toEqual([]);
  });

  it('finds the last thing a seat chose itself', () => {
    const lines = [line(1, 0), line(2, 1), line(3, 0, 'moved', {}, true), line(4, 1)];
    expect(lastOwn(lines, 0)?.seq).toBe(1);
    expect(lastOwn(lines, 2)).toBeUndefined();
  });
});
