/**
 * Tokens move only through this file. A purse is a record of counts; a bank is a purse whose counts may be negative.
 * Every token that arrives somewhere has left somewhere else, so the sum over all purses and the bank never changes.
 * Tests add it up.
 */
import { EngineFault } from './fault.ts';

export type Purse = Record<string, number>;

function checkAmount(kind: string, n: number): void {
  if (!Number.isInteger(n) || n < 0) throw new EngineFault(`cannot move ${n} ${kind}`);
}

/** Moves tokens from one purse to another. It fails if the first purse does not hold them. */
export function move(from: Purse, to: Purse, kind: string, n: number): void {
  checkAmount(kind, n);
  const held = from[kind] ?? 0;
  if (held < n) throw new EngineFault(`cannot move ${n} ${kind}: ${held} held`);
  from[kind] = held - n;
  to[kind] = (to[kind] ?? 0) + n;
}

/** Moves tokens from the bank, which never runs out: its count goes below zero. */
export function issue(bank: Purse, to: Purse, kind: string, n: number): void {
  checkAmount(kind, n);
  bank[kind] = (bank[kind] ?? 0) - n;
  to[kind] = (to[kind] ?? 0) + n;
}

/** Moves several kinds, or none of them if one is missing. */
export function moveAll(from: Purse, to: Purse, amounts: Readonly<Purse>): void {
  for (const [kind, n] of Object.entries(amounts)) {
    if ((from[kind] ?? 0) < n) throw new EngineFault(`cannot move ${n} ${kind}: ${from[kind] ?? 0} held`);
  }
  for (const [kind, n] of Object.entries(amounts)) move(from, to, kind, n);
}

/** Whether a purse holds all of these amounts. */
export function covers(purse: Readonly<Purse>, amounts: Readonly<Purse>): boolean {
  return Object.entries(amounts).every(([kind, n]) => (purse[kind] ?? 0) >= n);
}

/** The total of one kind over all purses and the bank: zero for money, the size of the stack for tiles. */
export function total(purses: readonly Readonly<Purse>[], kind: string): number {
  return purses.reduce((sum, purse) => sum + (purse[kind] ?? 0), 0);
}
