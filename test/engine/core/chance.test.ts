import { describe, expect, it } from 'vitest';
import { chacha20Block } from '../../../engine/core/chacha20.ts';
import { keyedChance, scriptedChance, unknownChance } from '../../../engine/core/chance.ts';
import { fromHex, sha256, toHex } from '../../../engine/core/sha256.ts';

const bytesOf = (words: Uint32Array) => {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  words.forEach((word, i) => {
    view.setUint32(i * 4, word, true);
  });
  return bytes;
};

describe('ChaCha20, RFC 8439', () => {
  const counting = Uint8Array.from({ length: 32 }, (_, i) => i);

  it('2.3.2: the block function', () => {
    const block = chacha20Block(counting, 1, fromHex('000000090000004a00000000'));
    expect(toHex(bytesOf(block))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it('A.1: all-zero key and nonce, counters 0 and 1; last key bit 1', () => {
    const zero = new Uint8Array(32);
    expect(toHex(bytesOf(chacha20Block(zero, 0, new Uint8Array(12))))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
    expect(toHex(bytesOf(chacha20Block(zero, 1, new Uint8Array(12))))).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });
});

describe('SHA-256', () => {
  it('gives the digests of FIPS 180-4', () => {
    const digest = (text: string) => toHex(sha256(new TextEncoder().encode(text)));
    expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(digest('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('agrees with WebCrypto at every length around a block', async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37) & 255);
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
      expect(toHex(sha256(message))).toBe(toHex(theirs));
    }
  });
});

describe('keyed chance', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i * 7);

  it('depends on seed and label alone, not on what was drawn before', () => {
    const alone = keyedChance(seed).below('round-3/progress/7', 1000);
    const later = keyedChance(seed);
    for (let i = 0; i < 50; i++) later.below(`round-1/progress/${i}`, 1000);
    expect(later.below('round-3/progress/7', 1000)).toBe(alone);
    const other = Uint8Array.from(seed, (byte) => byte ^ 1);
    const outcomes = (key: Uint8Array) => Array.from({ length: 20 }, (_, i) => keyedChance(key).below(`x/${i}`, 1000));
    expect(outcomes(other)).not.toEqual(outcomes(seed));
  });

  it('refuses a label a second time', () => {
    const chance = keyedChance(seed);
    chance.below('first-player', 4);
    expect(() => chance.below('first-player', 4)).toThrow('drawn twice');
  });

  it('favours no outcome (chi-squared over 6 faces)', () => {
    const chance = keyedChance(seed);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 6000; i++) {
      const face = chance.below(`face/${i}`, 6);
      counts[face] = (counts[face] as number) + 1;
    }
    const chiSquared = counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquared).toBeLessThan(20.5);
  });

  it('shuffles without losing or doubling', () => {
    const items = Array.from({ length: 40 }, (_, i) => i);
    const shuffled = keyedChance(seed).shuffle('deck', items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });
});

it('scripted chance does as told, and says so where the script is wrong', () => {
  const chance = scriptedChance((label, items) => (label === 'card' ? items.indexOf('b') : 7));
  expect(chance.pick('card', ['a', 'b', 'c'])).toBe('b');
  expect(() => chance.below('die', 6)).toThrow('no legal answer');
});

it('unknown chance stops at the draw', () => {
  expect(() => unknownChance().below('die', 6)).toThrow('die');
});
