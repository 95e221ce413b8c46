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
  checkHeld(from, kind, n);
  from[kind] = (from[kind] ?? 0) - n;
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
  for (const kind in amounts) checkHeld(from, kind, amounts[kind] ?? 0);
  for (const kind in amounts) move(from, to, kind, amounts[kind] ?? 0);
}

function checkHeld(from: Purse, kind: string, n: number): void {
  const held = from[kind] ?? 0;
  if (held < n) throw new EngineFault(`cannot move ${n} ${kind}: ${held} held`);
}

/** Whether a purse holds all of these amounts. */
export function covers(purse: Readonly<Purse>, amounts: Readonly<Purse>): boolean {
  for (const kind in amounts) if ((purse[kind] ?? 0) < (amounts[kind] ?? 0)) return false;
  return true;
}

/** The total of one kind over all purses and the bank: zero for money, the size of the stack for tiles. */
export function total(purses: readonly Readonly<Purse>[], kind: string): number {
  let sum = 0;
  for (const purse of purses) sum += purse[kind] ?? 0;
  return sum;
}
