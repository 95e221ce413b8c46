/** Missing books that other resources must replace. All nations choose at once (N4.4). */
import type { Seat } from '../../../core/game.ts';
import type { Amounts } from '../../data/cards/index.ts';
import type { InAdvance } from '../../events.ts';
import type { Play } from '../../play.ts';
import { type Debt, nationAt, type State } from '../../state.ts';
import { forcedPayment, isPayment, makeUp, paymentInOrder } from './losses.ts';

/** The payment where the nation has no choice, or a standing answer; null where the game must ask. */
export function standingPayment(state: State, seat: Seat, missing: number): Amounts | null {
  const nation = nationAt(state, seat);
  const forced = forcedPayment(nation, missing);
  if (forced) return forced;
  if (nation.standing.shortage === 'ask') return null;
  const give = paymentInOrder(nation, missing, nation.standing.shortage);
  return isPayment(state, seat, missing, give) ? give : null;
}

/** Settles the debts that need no question. True when none is left. */
export function settleDebts(play: Play, debts: Debt[]): boolean {
  for (const debt of [...debts]) {
    const give = standingPayment(play.state, debt.seat, debt.missing);
    if (give) payDebt(play, debts, debt, give, { standing: true });
  }
  return debts.length === 0;
}

export function payDebt(play: Play, debts: Debt[], debt: Debt, give: Amounts, how: InAdvance = {}): void {
  makeUp(play, debt.seat, give, debt.cause, how);
  debts.splice(debts.indexOf(debt), 1);
}
