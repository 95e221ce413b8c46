import { expect, test } from 'vitest';
import {
  blockedBy,
  blockToken,
  confirmedBy,
  confirmToken,
  isStopToken,
  parseStopToken,
  seatToken,
  stopToken,
} from '../../../worker/domain/mailTokens.ts';
import { seal } from '../../../worker/domain/tokens.ts';

const KEY = 'k'.repeat(40);
const HASH = 'ab'.repeat(32);
const seat = { tableId: '0123456789ab', seat: 2, tokenHash: 'cd'.repeat(32), addressHash: HASH };

test('the seal is HMAC-SHA-256 (compared with the runtime’s own)', async () => {
  for (const key of ['k', KEY, 'long'.repeat(40)]) {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const native = await crypto.subtle.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const signed = new Uint8Array(await crypto.subtle.sign('HMAC', native, bytes('a\n1\nß')));
    const text = btoa(String.fromCharCode(...signed))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    expect(seal(key, 'a', 1, 'ß')).toBe(text);
  }
});

test('a link of one use opens nothing else, and changes with what it is for', () => {
  const all = [
    seatToken(KEY, seat),
    seatToken(KEY, { ...seat, seat: 1 }),
    seatToken(KEY, { ...seat, tokenHash: 'ef'.repeat(32) }),
    seatToken('other'.repeat(8), seat),
    stopToken(KEY, seat),
    stopToken(KEY, { ...seat, addressHash: 'ef'.repeat(32) }),
    confirmToken(KEY, HASH),
    blockToken(KEY, HASH),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(seatToken(KEY, { ...seat, tokenHash: null })).toBeNull();
  expect(confirmedBy(KEY, blockToken(KEY, HASH))).toBeNull();
  expect(blockedBy(KEY, confirmToken(KEY, HASH))).toBeNull();
});

test('only what we sealed is accepted', () => {
  expect(confirmedBy(KEY, confirmToken(KEY, HASH))).toBe(HASH);
  expect(blockedBy(KEY, blockToken(KEY, HASH))).toBe(HASH);
  expect(confirmedBy(KEY, confirmToken('x'.repeat(40), HASH))).toBeNull();
  for (const token of ['', HASH, `${HASH}.`, `${HASH}.${'A'.repeat(43)}`, 'x'.repeat(200)]) {
    expect(confirmedBy(KEY, token)).toBeNull();
  }
  const stop = stopToken(KEY, seat);
  expect(parseStopToken(stop)).toEqual({ tableId: seat.tableId, seat: 2 });
  expect(isStopToken(KEY, seat, stop)).toBe(true);
  expect(isStopToken(KEY, { ...seat, seat: 1 }, stop)).toBe(false);
  expect(isStopToken(KEY, { ...seat, addressHash: null }, stop)).toBe(false);
});
