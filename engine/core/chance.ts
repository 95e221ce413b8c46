/**
 * Keyed chance: every draw has a label that is unique in its game (`round-3/progress/7`), and its outcome
 * depends on the table's secret seed and that label alone. Adding a draw to a rule moves no other draw,
 * and nothing in a state tells what is drawn next.
 */
import { chacha20Block } from './chacha20.ts';
import { type Chance, chanceFrom } from './draws.ts';
import { sha256 } from './sha256.ts';

export { type Chance, scriptedChance, unknownChance } from './draws.ts';

const encoder = new TextEncoder();

/** The chance of a real table. The seed has 32 bytes. */
export function keyedChance(seed: Uint8Array): Chance {
  return chanceFrom((label, items) => {
    const nonce = sha256(encoder.encode(label)).subarray(0, 12);
    const n = items.length;
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (let counter = 0; ; counter++) {
      // Values past the last full multiple of n are thrown away: the rest favours nobody.
      for (const word of chacha20Block(seed, counter, nonce)) if (word < limit) return word % n;
    }
  });
}
