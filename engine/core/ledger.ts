/**
 * The only way a token moves. A purse is a record of counts; a bank is a purse that may owe. Since every
 * token that comes is one that went, the sum over all purses and the bank never changes: tests add it up.
 */
import { EngineFault } from './fault.ts';

export type Purse = Record<string, number>;

function checkAmount(kind: string, n: number): void {
  if (!Number.isInteger(n) || n < 0) throw new EngineFault(`cannot move ${n} ${kind}`);
}

/** From one purse to another; what is not there cannot be moved. */
export function move(from: Purse, to: Purse, kind: string, n: number): void {
  checkAmount(kind, n);
  const held = from[kind] ?? 0;
  if (held < n) throw new EngineFault(`cannot move ${n} ${kind}: ${held} held`);
  from[kind] = held - n;
  to[kind] = (to[kind] ?? 0) + n;
}

/** From the bank, which never runs out: its own count goes below zero by what it has given. */
export function issue(bank: Purse, to: Purse, kind: string, n: number): void {
  checkAmount(kind, n);
  bank[kind] = (bank[kind] ?? 0) - n;
  to[kind] = (to[kind] ?? 0) + n;
}

/** Several kinds at once, all or nothing. */
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

/** The total of one kind over all purses, the bank among them. Zero for money, the stack's size for tiles. */
export function total(purses: readonly Readonly<Purse>[], kind: string): number {
  return purses.reduce((sum, purse) => sum + (purse[kind] ?? 0), 0);
}
