import { createHash } from 'node:crypto';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { keyedChance, scriptedChance, unknownChance } from '../../../engine/core/chance.ts';

describe('ChaCha20 gives the blocks of RFC 8439', () => {
  const block = (key: Uint8Array, counter: number, nonce: Uint8Array) =>
    bytesToHex(chacha20(key, nonce, new Uint8Array(64), undefined, counter));

  it('2.3.2: the block function', () => {
    const counting = Uint8Array.from({ length: 32 }, (_, i) => i);
    expect(block(counting, 1, hexToBytes('000000090000004a00000000'))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it('A.1: key and nonce all zero, counters 0 and 1', () => {
    const zero = new Uint8Array(32);
    expect(block(zero, 0, new Uint8Array(12))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
    expect(block(zero, 1, new Uint8Array(12))).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });
});

describe('SHA-256', () => {
  it('gives the digests of FIPS 180-4', () => {
    const digest = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));
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
      expect(bytesToHex(sha256(message))).toBe(bytesToHex(theirs));
    }
  });
});

/**
 * Recorded with the first generator, which had its own ChaCha20 and SHA-256. Games that were played with it must
 * replay, so these never change.
 */
describe('draws come out as they always did', () => {
  const seeds = [0, 1, 2, 3].map((s) => Uint8Array.from({ length: 32 }, (_, i) => (i * 7 + s * 101) & 255));
  const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

  it('2,000 of them, over labels and sizes', () => {
    const sizes = [
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      10,
      12,
      17,
      20,
      24,
      31,
      46,
      64,
      88,
      100,
      1000,
      2 ** 20 + 7,
      2 ** 31 + 1,
      2 ** 32 - 1,
    ];
    const labels = [
      (i: number) => `first-player/${i}`,
      (i: number) => `setup/order/${i}`,
      (i: number) => `round-${1 + (i % 8)}/progress/${i}`,
      (i: number) => `round-${1 + (i % 8)}/die/${i}`,
      (i: number) => `città-島/${i}`,
      (i: number) => `${'a label longer than one block of the hash '.repeat(2)}${i}`,
    ];
    const at = <T>(list: readonly T[], i: number) => list[i % list.length] as T;
    const draws = Array.from({ length: 2000 }, (_, i) =>
      keyedChance(at(seeds, i)).below(at(labels, i)(i), at(sizes, i)),
    );
    expect(draws.slice(0, 24)).toEqual([
      0, 1, 1, 0, 0, 1, 2, 1, 2, 5, 15, 23, 15, 7, 24, 56, 67, 987, 511589, 1855528326, 3212896142, 0, 1, 2,
    ]);
    expect(sha256Of(draws.join(','))).toBe('5f964a466051c4dc4203e24d90ea39b6440b88d902a833f7296c9123961b4599');
  });

  it('where the whole first block is thrown away', () => {
    const chance = keyedChance(seeds[0] as Uint8Array);
    expect(chance.below('second-block/140994', 2 ** 31 + 1)).toBe(298380426);
    expect(chance.below('second-block/172848', 2 ** 31 + 1)).toBe(1612502494);
    expect(chance.below('second-block/200765', 2 ** 31 + 1)).toBe(1625219242);
  });

  it('in shuffles', () => {
    const deck = Array.from({ length: 60 }, (_, i) => i);
    const shuffles = seeds.map((seed) => keyedChance(seed).shuffle('deck', deck).join(','));
    expect(sha256Of(shuffles.join('\n'))).toBe('306e0dac661ea0314b91c9bd0d0ab6eeb4351efbc7fc6271e6788ed76de000c0');
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
  const chance = scriptedChance((label, _n, items) => (label === 'card' ? items.indexOf('b') : 7));
  expect(chance.pick('card', ['a', 'b', 'c'])).toBe('b');
  expect(() => chance.below('die', 6)).toThrow('no legal answer');
});

it('unknown chance stops at the draw', () => {
  expect(() => unknownChance().below('die', 6)).toThrow('die');
});
