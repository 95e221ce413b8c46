/** Paying is done in full or not at all; whoever spends its last gold may get something for it (Mansa Musa, N9.5). */
import type { Seat } from '../../../core/game.ts';
import type { Amounts } from '../../data/cards/index.ts';
import type { Play } from '../../play.ts';
import { nationAt } from '../../state.ts';
import { compact, debit, isEmpty } from '../valuesAndWorkers/tokens.ts';
import { runTriggers } from './triggers.ts';

/** Pays without an event of its own: the caller tells what it was paid for. */
export function spend(play: Play, seat: Seat, amounts: Amounts): void {
  debit(play, seat, amounts);
  if ((amounts.gold ?? 0) > 0 && nationAt(play.state, seat).purse.gold === 0) runTriggers(play, seat, 'spendLastGold');
}

export function pay(play: Play, seat: Seat, amounts: Amounts, cause: string): void {
  if (isEmpty(amounts)) return;
  play.events.push({ type: 'paid', seat, paid: compact(amounts), cause });
  spend(play, seat, amounts);
}
