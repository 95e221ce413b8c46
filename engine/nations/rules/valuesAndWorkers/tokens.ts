/** Resources and VP change hands only here, through the ledger (N2.1). */
import type { Seat } from '../../../core/game.ts';
import { covers, issue, move } from '../../../core/ledger.ts';
import { type Amounts, TOKENS } from '../../data/cards/index.ts';
import type { Play } from '../../play.ts';
import { nationAt, type State, type Tokens } from '../../state.ts';

export const times = (amounts: Amounts, n: number): Amounts => {
  const result: Partial<Tokens> = {};
  for (const kind of TOKENS) {
    const product = (amounts[kind] ?? 0) * n;
    if (product !== 0) result[kind] = product;
  }
  return result;
};

/** Only the kinds whose amount is not 0. */
export const compact = (amounts: Amounts): Amounts => times(amounts, 1);

export const plus = (a: Amounts, b: Amounts): Amounts => {
  const result: Partial<Tokens> = {};
  for (const kind of TOKENS) {
    const sum = (a[kind] ?? 0) + (b[kind] ?? 0);
    if (sum !== 0) result[kind] = sum;
  }
  return result;
};

export const totalOf = (amounts: Amounts): number => {
  let sum = 0;
  for (const kind of TOKENS) sum += amounts[kind] ?? 0;
  return sum;
};

export const isEmpty = (amounts: Amounts): boolean => totalOf(amounts) === 0;

/** Takes from the bank, without an event. */
export function credit(play: Play, seat: Seat, amounts: Amounts): void {
  const { purse } = nationAt(play.state, seat);
  for (const kind of TOKENS) {
    const n = amounts[kind] ?? 0;
    if (n > 0) issue(play.state.bank, purse, kind, n);
  }
}

/** Gives to the bank, without an event. */
export function debit(play: Play, seat: Seat, amounts: Amounts): void {
  const { purse } = nationAt(play.state, seat);
  for (const kind of TOKENS) {
    const n = amounts[kind] ?? 0;
    if (n > 0) move(purse, play.state.bank, kind, n);
  }
}

export function gain(play: Play, seat: Seat, amounts: Amounts, cause: string): void {
  if (isEmpty(amounts)) return;
  credit(play, seat, amounts);
  play.events.push({ type: 'gained', seat, gain: compact(amounts), cause });
}

export const canPay = (state: State, seat: Seat, amounts: Amounts): boolean =>
  covers(nationAt(state, seat).purse, amounts as Record<string, number>);
