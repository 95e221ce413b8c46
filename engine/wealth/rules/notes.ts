/** Notes, interest, elimination (W6). */
import type { Seat } from '../../core/game.ts';
import { issue, move } from '../../core/ledger.ts';
import { GOODS, type Goods } from '../data/goods.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { livingSeats, playerAt } from './acting/turns.ts';
import { rulesOf } from './editions.ts';

const notesHeld = (state: State, seat: Seat): number => playerAt(state, seat).purse.notes ?? 0;

/** W6.1: what the next note pays to a player who holds this many. */
export function notePays(state: State, held: number): number {
  const rules = rulesOf(state);
  return Math.max(0, rules.notePays - held * rules.noteFalls);
}

/** W6.1: what this many notes pay together to a player who already holds some. */
export function borrowedMoney(state: State, held: number, notes: number): number {
  let money = 0;
  for (let n = 0; n < notes; n++) {
    const pays = notePays(state, held + n);
    if (pays === 0) break;
    money += pays;
  }
  return money;
}

/** W6.4: how many more notes a player may borrow. */
export const borrowLimit = (state: State, seat: Seat): number =>
  Math.max(0, rulesOf(state).mostNotes - notesHeld(state, seat));

/** The notes that a player holds and can pay for. */
export function repayLimit(state: State, seat: Seat): number {
  const { money = 0, notes = 0 } = playerAt(state, seat).purse;
  return Math.min(notes, Math.floor(money / rulesOf(state).noteCosts));
}

/** Returns the money received. */
export function borrowNotes({ state }: Play, seat: Seat, notes: number): number {
  const { purse } = playerAt(state, seat);
  const money = borrowedMoney(state, purse.notes ?? 0, notes);
  issue(state.supply, purse, 'notes', notes);
  issue(state.supply, purse, 'money', money);
  return money;
}

/** Returns the money paid. */
export function repayNotes({ state }: Play, seat: Seat, notes: number): number {
  const { purse } = playerAt(state, seat);
  const money = notes * rulesOf(state).noteCosts;
  move(purse, state.supply, 'money', money);
  move(purse, state.supply, 'notes', notes);
  return money;
}

/** W6.6: the fewest notes that cover the interest, or null if all that may be borrowed are not enough. */
function notesNeeded(state: State, seat: Seat, interest: number): number | null {
  const { purse } = playerAt(state, seat);
  const most = borrowLimit(state, seat);
  for (let notes = 0; notes <= most; notes++) {
    if ((purse.money ?? 0) + borrowedMoney(state, purse.notes ?? 0, notes) >= interest) return notes;
  }
  return null;
}

function eliminate({ state, events }: Play, seat: Seat, order: number, interest: number): void {
  const player = playerAt(state, seat);
  const lost: Goods = {};
  for (const good of GOODS) {
    const held = player.purse[good] ?? 0;
    if (held > 0) lost[good] = held;
    move(player.purse, state.supply, good, held);
  }
  player.eliminated = order;
  events.push({ type: 'playerEliminated', seat, interest, lost });
}

/** W6.5: every player pays at the same moment. Those who cannot are eliminated together (W6.7). */
export function payInterest(play: Play): void {
  const { state, events } = play;
  const order = state.players.filter((player) => player.eliminated !== null).length;
  for (const seat of livingSeats(state)) {
    const interest = notesHeld(state, seat) * rulesOf(state).interest;
    if (interest === 0) continue;
    const notes = notesNeeded(state, seat, interest);
    if (notes === null) {
      eliminate(play, seat, order, interest);
      continue;
    }
    const received = borrowNotes(play, seat, notes);
    move(playerAt(state, seat).purse, state.supply, 'money', interest);
    events.push({ type: 'interestPaid', seat, money: interest, borrowed: notes, received });
  }
}
