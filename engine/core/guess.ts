/**
 * Random numbers for computer players: to vary what they do, and to guess what they may not know. They are cheap and have
 * nothing to do with the secret seed of a table, so a guess about a draw says nothing about the draw itself.
 */
import { type Chance, chanceFrom } from './draws.ts';

export interface Dice {
  /** An integer from 0 up to, not including, n. */
  below(n: number): number;
  /** A number from 0 up to, not including, 1. */
  share(): number;
}

/** The same text always gives the same numbers. */
export function diceOf(text: string): Dice {
  const next = sfc32(...wordsOf(text));
  const share = () => next() / 2 ** 32;
  return { share, below: (n) => Math.floor(share() * n) };
}

/** Draws in a play-out: each is a guess, without regard to its label. */
export const guessedChance = (dice: Dice): Chance => chanceFrom((_label, n) => dice.below(n));

type Words = [number, number, number, number];

/** FNV-1a over the text, once for each word with another start. */
function wordsOf(text: string): Words {
  const hash = (start: number): number => {
    let h = start;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    return h >>> 0;
  };
  return [hash(0x811c9dc5), hash(0x9e3779b9), hash(0x243f6a88), 1];
}

/** The "small fast counter" generator of PractRand. The first numbers are thrown away because they depend little on some words. */
function sfc32(...[first, second, third, count]: Words): () => number {
  let a = first;
  let b = second;
  let c = third;
  let counter = count;
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}
