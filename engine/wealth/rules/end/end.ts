/** How a game ends (W11): the triggers, the uniform sell-off, the final account. */
import { issue, move } from '../../../core/ledger.ts';
import { playable } from '../../data/board.ts';
import { CUBES, type Cube, INDUSTRIES } from '../../data/goods.ts';
import { MARKETS } from '../../data/markets.ts';
import type { Play } from '../../play.ts';
import { bestRepayment, scores, winnersOf } from '../../scoring.ts';
import type { Ending, State, Trigger } from '../../state.ts';
import { isLiving, livingSeats } from '../acting/turns.ts';
import { rulesOf } from '../editions.ts';
import { repayNotes } from '../notes.ts';
import { hasStoodStill } from './standstill.ts';

/** W11.1: checked when a Develop phase ends. */
export function triggersMet(state: State): Trigger[] {
  const { lastFlagLatches, stacksToEnd } = rulesOf(state);
  const triggers: Trigger[] = [];
  // W11.2: the second edition remembers a last flag, the others look at the board now.
  const lastFlag = lastFlagLatches
    ? state.lastFlagLatched
    : state.players.some((player) => (player.purse.flags ?? 0) === 0);
  if (lastFlag) triggers.push('lastFlag');
  if (playable(state.options).every((open, place) => !open || state.board[place])) triggers.push('boardFull');
  if (INDUSTRIES.filter((industry) => state.stacks[industry] === 0).length >= stacksToEnd) triggers.push('stacks');
  if (state.options.roundLimit !== null && state.round >= state.options.roundLimit) triggers.push('roundLimit');
  if (hasStoodStill(state)) triggers.push('standstill');
  return triggers;
}

/** W11.6: the price of a commodity when all players together hold this many cubes. */
export function sellOffPrice(cube: Cube, stock: number, cubes: number): number {
  return MARKETS[cube].sell[stock + Math.floor(cubes / 2)] ?? MARKETS[cube].fullSell;
}

function sellOff({ state, events }: Play): Ending['sellOff'] {
  const sold = {} as Record<Cube, { cubes: number; price: number }>;
  for (const cube of CUBES) {
    const held = state.players.map((player) => player.purse[cube] ?? 0);
    const cubes = held.reduce((sum, n) => sum + n, 0);
    const price = sellOffPrice(cube, state.market[cube] ?? 0, cubes);
    for (const player of state.players) {
      const n = player.purse[cube] ?? 0;
      move(player.purse, state.supply, cube, n);
      issue(state.supply, player.purse, 'money', n * price);
    }
    sold[cube] = { cubes, price };
    events.push({ type: 'cubesSoldOff', cube, cubes, price, sold: held });
  }
  return sold;
}

/** W11.7: done for every player after a sell-off. Returns the notes repaid, by seat. */
function settleNotes(play: Play): number[] {
  const { state, events } = play;
  return state.players.map((player, seat) => {
    const notes = bestRepayment(state, player.purse.money ?? 0, player.purse.notes ?? 0);
    if (notes > 0) events.push({ type: 'notesSettled', seat, notes, money: repayNotes(play, seat, notes) });
    return notes;
  });
}

function close({ state, events }: Play, sold: Ending['sellOff'], repaid: readonly number[], survivor: boolean): void {
  const ranked = scores(state, repaid);
  state.phase = 'over';
  state.active = null;
  // Only an agreed ending can come in the middle of a phase and find any of this.
  state.offers = [];
  delete state.declined;
  state.stand = null;
  state.activations = 0;
  for (const player of state.players) {
    player.out = false;
    player.runs = null;
  }
  voidAgreements(state);
  state.ending = { triggers: [...state.triggers], sellOff: sold, scores: ranked, winners: winnersOf(ranked) };
  events.push({ type: 'gameEnded', winners: winnersOf(ranked), scores: ranked.map((s) => ({ ...s })), survivor });
}

/** The uniform sell-off, then repayment, then the score. */
export function endBySellOff(play: Play): void {
  const sold = sellOff(play);
  close(play, sold, settleNotes(play), false);
}

/** The score alone: after a last Trade the players have sold and repaid for themselves. */
export function endScored(play: Play): void {
  close(play, null, [], false);
}

/** W6.9: ends the game if fewer than two players are left. */
export function endBySurvival(play: Play): boolean {
  if (livingSeats(play.state).length >= 2) return false;
  close(play, null, [], true);
  return true;
}

/** W11.11: ends the game if every living player agrees. No Produce and no interest come before the sell-off. */
export function endByAgreement(play: Play): boolean {
  const { state } = play;
  if (!state.still || !livingSeats(state).every((seat) => state.still?.agreed.includes(seat))) return false;
  state.triggers = ['agreed'];
  endBySellOff(play);
  return true;
}

/** The game ends anyway, so nobody needs to agree to it any more. */
export function voidAgreements(state: State): void {
  if (state.still) state.still.agreed = [];
}

/** The agreement of an eliminated player no longer counts. */
export function forgetEliminated(state: State): void {
  if (state.still) state.still.agreed = state.still.agreed.filter((seat) => isLiving(state, seat));
}
