/** How a game ends (W11): the triggers, the uniform sell-off, the last accounts. */
import { issue, move } from '../../../core/ledger.ts';
import { playable } from '../../data/board.ts';
import { STACKS_TO_END } from '../../data/finance.ts';
import { CUBES, type Cube, INDUSTRIES } from '../../data/goods.ts';
import { MARKETS } from '../../data/markets.ts';
import type { Event } from '../../events.ts';
import { bestRepayment, scores, winnersOf } from '../../scoring.ts';
import type { Ending, State, Trigger } from '../../state.ts';
import { isLiving, livingSeats, playerAt } from '../acting/turns.ts';
import { repay } from '../notes.ts';
import { hasStoodStill } from './standstill.ts';

/** W11.1: looked at when a Develop phase ends. */
export function triggersMet(state: State): Trigger[] {
  const triggers: Trigger[] = [];
  // W11.2: the second edition remembers the last flag, the others look at the board now.
  const lastFlag =
    state.options.edition === 'second'
      ? state.lastFlagLatched
      : state.players.some((player) => (player.purse.flags ?? 0) === 0);
  if (lastFlag) triggers.push('lastFlag');
  if (playable(state.options).every((open, place) => !open || state.board[place])) triggers.push('boardFull');
  if (INDUSTRIES.filter((industry) => state.stacks[industry] === 0).length >= STACKS_TO_END) triggers.push('stacks');
  if (state.options.roundLimit !== null && state.round >= state.options.roundLimit) triggers.push('roundLimit');
  if (hasStoodStill(state)) triggers.push('standstill');
  return triggers;
}

/** W11.6: the price of a commodity when so many are sold off together. */
export function sellOffPrice(cube: Cube, stock: number, cubes: number): number {
  return MARKETS[cube].sell[stock + Math.floor(cubes / 2)] ?? MARKETS[cube].fullSell;
}

function sellOff(draft: State, events: Event[]): Ending['sellOff'] {
  const sold = {} as Record<Cube, { cubes: number; price: number }>;
  for (const cube of CUBES) {
    const held = draft.players.map((player) => player.purse[cube] ?? 0);
    const cubes = held.reduce((sum, n) => sum + n, 0);
    const price = sellOffPrice(cube, draft.market[cube] ?? 0, cubes);
    for (const player of draft.players) {
      const n = player.purse[cube] ?? 0;
      move(player.purse, draft.supply, cube, n);
      issue(draft.supply, player.purse, 'money', n * price);
    }
    sold[cube] = { cubes, price };
    events.push({ type: 'cubesSoldOff', cube, cubes, price, sold: held });
  }
  return sold;
}

/** W11.7: done for everybody after a sell-off. */
function settleNotes(draft: State, events: Event[]): number[] {
  return draft.players.map((player, seat) => {
    const notes = bestRepayment(player.purse.money ?? 0, player.purse.notes ?? 0);
    if (notes > 0) events.push({ type: 'notesSettled', seat, notes, money: repay(draft, seat, notes) });
    return notes;
  });
}

function close(draft: State, sold: Ending['sellOff'], repaid: readonly number[], survivor: boolean, events: Event[]) {
  const ranked = scores(draft, repaid);
  draft.phase = 'over';
  draft.active = null;
  // Most endings find nothing of this left; an agreed one may come in the middle of a phase.
  draft.offers = [];
  draft.stand = null;
  draft.activations = 0;
  for (const player of draft.players) {
    player.out = false;
    player.runs = null;
  }
  voidAgreements(draft);
  draft.ending = { triggers: [...draft.triggers], sellOff: sold, scores: ranked, winners: winnersOf(ranked) };
  events.push({ type: 'gameEnded', winners: winnersOf(ranked), scores: ranked.map((s) => ({ ...s })), survivor });
}

/** `second` and `manual`: the uniform sell-off, repayment, score. */
export function applySellOff(draft: State, events: Event[]): void {
  const sold = sellOff(draft, events);
  close(draft, sold, settleNotes(draft, events), false, events);
}

/** `first`: the players have sold and repaid for themselves. */
export function applyScore(draft: State, events: Event[]): void {
  close(draft, null, [], false, events);
}

/** W6.9: fewer than two players are left. */
export function applySurvival(draft: State, events: Event[]): boolean {
  if (livingSeats(draft).length >= 2) return false;
  close(draft, null, [], true, events);
  return true;
}

/** W11.11: every player who is still in the game agrees. No Produce and no interest come before the sell-off. */
export function endByAgreement(draft: State, events: Event[]): boolean {
  if (!draft.still || !livingSeats(draft).every((seat) => draft.still?.agreed.includes(seat))) return false;
  draft.triggers = ['agreed'];
  applySellOff(draft, events);
  return true;
}

/** The end comes anyway: nobody need agree to it any more. */
export function voidAgreements(draft: State): void {
  if (draft.still) draft.still.agreed = [];
}

/** Who is eliminated agrees to nothing any more. */
export function forgetEliminated(draft: State): void {
  if (draft.still) draft.still.agreed = draft.still.agreed.filter((seat) => isLiving(draft, seat));
}

/** W11.2: the moment a last flag is placed. */
export function noteLastFlag(draft: State, seat: number, events: Event[]): void {
  if ((playerAt(draft, seat).purse.flags ?? 0) > 0) return;
  if (draft.options.edition === 'second') draft.lastFlagLatched = true;
  events.push({ type: 'lastFlagPlaced', seat });
}
