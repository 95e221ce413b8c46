/** Promissory notes, interest and elimination (W6). */
import type { Refusal, Seat } from '../../core/game.ts';
import { issue, move } from '../../core/ledger.ts';
import { INTEREST, MOST_NOTES, NOTE_COSTS, NOTE_PAYS, notePays } from '../data/finance.ts';
import { GOODS, type Goods } from '../data/goods.ts';
import type { Event } from '../events.ts';
import type { Edition } from '../options.ts';
import type { State } from '../state.ts';
import { refuse } from './acting/refuse.ts';
import { livingSeats, playerAt } from './acting/turns.ts';

/** W6.1: what this many notes bring together to who holds some already. */
export function borrowedMoney(edition: Edition, held: number, notes: number): number {
  if (edition === 'manual') return notes * NOTE_PAYS;
  let money = 0;
  for (let n = held; n < Math.min(held + notes, NOTE_PAYS); n++) money += notePays(edition, n);
  return money;
}

const notesHeld = (state: State, seat: Seat): number => playerAt(state, seat).purse.notes ?? 0;

/** W6.4: how many more notes may be borrowed. The first edition has no limit, but that notes past the twentieth pay nothing. */
export const borrowLimit = (state: State, seat: Seat): number =>
  state.options.edition === 'first' ? Number.POSITIVE_INFINITY : Math.max(0, MOST_NOTES - notesHeld(state, seat));

export function checkBorrow(state: State, seat: Seat, notes: number): Refusal | null {
  const most = borrowLimit(state, seat);
  return notes > most ? refuse('notes/too-many', 'W6.4', { most: MOST_NOTES }) : null;
}

export function checkRepay(state: State, seat: Seat, notes: number): Refusal | null {
  const { purse } = playerAt(state, seat);
  if (notes > (purse.notes ?? 0)) return refuse('notes/not-held', 'W6.2');
  if (notes * NOTE_COSTS > (purse.money ?? 0))
    return refuse('notes/cannot-repay', 'W6.2', { price: notes * NOTE_COSTS });
  return null;
}

function borrow(draft: State, seat: Seat, notes: number): number {
  const { purse } = playerAt(draft, seat);
  const money = borrowedMoney(draft.options.edition, purse.notes ?? 0, notes);
  issue(draft.supply, purse, 'notes', notes);
  issue(draft.supply, purse, 'money', money);
  return money;
}

export function repay(draft: State, seat: Seat, notes: number): number {
  const { purse } = playerAt(draft, seat);
  move(purse, draft.supply, 'money', notes * NOTE_COSTS);
  move(purse, draft.supply, 'notes', notes);
  return notes * NOTE_COSTS;
}

export function applyBorrow(draft: State, seat: Seat, notes: number, events: Event[]): void {
  events.push({ type: 'notesBorrowed', seat, notes, money: borrow(draft, seat, notes) });
}

export function applyRepay(draft: State, seat: Seat, notes: number, events: Event[]): void {
  events.push({ type: 'notesRepaid', seat, notes, money: repay(draft, seat, notes) });
}

/** W6.6: the fewest notes that cover the interest, or null where even the twentieth does not. */
function notesNeeded(state: State, seat: Seat, interest: number): number | null {
  const { purse } = playerAt(state, seat);
  const most = borrowLimit(state, seat);
  for (let notes = 0; notes <= most; notes++) {
    if ((purse.money ?? 0) + borrowedMoney(state.options.edition, purse.notes ?? 0, notes) >= interest) return notes;
  }
  return null;
}

function eliminate(draft: State, seat: Seat, order: number, interest: number, events: Event[]): void {
  const player = playerAt(draft, seat);
  const lost: Goods = {};
  for (const good of GOODS) {
    const held = player.purse[good] ?? 0;
    if (held > 0) lost[good] = held;
    move(player.purse, draft.supply, good, held);
  }
  player.eliminated = order;
  events.push({ type: 'playerEliminated', seat, interest, lost });
}

/** W6.5: everybody pays at once; who cannot is out (W6.7), all of one moment together. */
export function applyInterest(draft: State, events: Event[]): void {
  const order = draft.players.filter((player) => player.eliminated !== null).length;
  for (const seat of livingSeats(draft)) {
    const interest = notesHeld(draft, seat) * INTEREST;
    if (interest === 0) continue;
    const notes = notesNeeded(draft, seat, interest);
    if (notes === null) {
      eliminate(draft, seat, order, interest, events);
      continue;
    }
    const received = borrow(draft, seat, notes);
    move(playerAt(draft, seat).purse, draft.supply, 'money', interest);
    events.push({ type: 'interestPaid', seat, money: interest, borrowed: notes, received });
  }
}
