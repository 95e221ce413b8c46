/**
 * Keyed chance: every draw has a label that is unique in its game (`round-3/progress/7`), and its result depends only
 * on the table's secret seed and that label. A draw added to a rule changes no other draw, and nothing in a state
 * tells what will be drawn next.
 *
 * The generator is ChaCha20 (RFC 8439): the seed is the key, the SHA-256 of the label begins with the nonce.
 */
import { chacha20, hchacha } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Chance, chanceFrom } from './draws.ts';

export { type Chance, scriptedChance, unknownChance } from './draws.ts';

const encoder = new TextEncoder();

/** "expand 32-byte k", the constants that begin every ChaCha20 block. */
const SIGMA = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

/** The chance of a real table. The seed has 32 bytes. */
export function keyedChance(seed: Uint8Array): Chance {
  const key = new Uint32Array(seed.slice().buffer);
  // The block counter, which stays 0, and behind it the hash of the label, so that its first three words are the nonce.
  const input = new Uint32Array(1 + 8);
  const digest = new Uint8Array(input.buffer, 4);
  const counterAndNonce = input.subarray(0, 4);
  const rounds = new Uint32Array(8);

  return chanceFrom((label, n) => {
    sha256.create().update(encoder.encode(label)).digestInto(digest);
    // Words past the last full multiple of n are thrown away, so that no result is more likely than another.
    const limit = 2 ** 32 - (2 ** 32 % n);
    // The first word of the key stream settles nearly every draw. `chacha20` takes 1.4 µs for a block, most of it to
    // copy and wipe buffers; `hchacha` runs the same rounds in 0.3 µs and leaves only the last addition to do.
    hchacha(SIGMA, key, counterAndNonce, rounds);
    const first = ((rounds[0] as number) + (SIGMA[0] as number)) >>> 0;
    return (first < limit ? first : firstWordBelow(limit, seed, digest.subarray(0, 12))) % n;
  });
}

function firstWordBelow(limit: number, key: Uint8Array, nonce: Uint8Array): number {
  for (let counter = 0; ; counter++) {
    const block = chacha20(key, nonce, new Uint8Array(64), undefined, counter);
    for (const word of new Uint32Array(block.buffer)) if (word < limit) return word;
  }
}
