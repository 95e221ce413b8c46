/** What each viewer may see: others' hidden money, standing answers and deposited decisions are masked. */

import { clone } from '../core/clone.ts';
import type { Seat, Viewer } from '../core/game.ts';
import type { Event } from './events.ts';
import { playerAt } from './rules/acting/turns.ts';
import type { State } from './state.ts';

const LOWEST_BAND = 50;

/** W1.5: the band of a hidden sum: from 0, 50, 100, 200, 400, … up to, not including, the next. */
export function moneyBand(money: number): { from: number; below: number } {
  let from = 0;
  let below = LOWEST_BAND;
  while (money >= below) {
    from = below;
    below *= 2;
  }
  return { from, below };
}

/** Whether this viewer sees only the band of that seat's money; `view` shows a sum of that band. */
export const isMoneyHidden = (state: State, seat: number, viewer: Viewer): boolean =>
  state.options.money === 'hidden' && state.phase !== 'over' && seat !== viewer;

/**
 * The lower end of the band, or the most that an offer to the viewer gives and its maker can pay: whether an offer can
 * be accepted is no secret to the one it was made to (W5.5).
 */
function shownMoney(state: State, seat: Seat, viewer: Viewer): number {
  const money = playerAt(state, seat).purse.money ?? 0;
  return state.offers.reduce((shown, { from, to, give }) => {
    const offered = from === seat && to === viewer ? (give.money ?? 0) : 0;
    return offered <= money ? Math.max(shown, offered) : shown;
  }, moneyBand(money).from);
}

export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  seen.players.forEach((player, seat) => {
    if (seat === viewer) return;
    player.stand = 'ask';
    player.occupy = true;
    player.occupyProduct = 'food';
    if (player.runs) player.runs = [];
    if (isMoneyHidden(state, seat, viewer)) {
      const money = player.purse.money ?? 0;
      const shown = shownMoney(state, seat, viewer);
      player.purse.money = shown;
      // The bank's own count would tell the sum of all hands.
      seen.supply.money = (seen.supply.money ?? 0) + money - shown;
    }
  });
  // W10.8: a defender answers before it knows what the mover means to do.
  if (seen.stand && seen.stand.mover !== viewer) seen.stand.operation = null;
  return seen;
}

/** Whether others mean to occupy is private, so what is decided by default must not depend on it. */
export const asSeen = (state: State, seat: Seat): State => (state.options.warClouds ? view(state, seat) : state);

export function viewEvent(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'standSet':
    case 'occupySet':
      return event.seat === viewer ? event : null;
    case 'productionDecided':
      return event.seat === viewer ? event : { ...event, runs: null };
    case 'playerEliminated': {
      // W1.5: what went back to the bank may have been hidden money.
      const { money: _, ...lost } = event.lost;
      return event.seat === viewer ? event : { ...event, lost };
    }
    case 'standAsked':
      return event.mover === viewer ? event : { ...event, operation: 'hidden' };
    default:
      return event;
  }
}

/** W1.7: who has decided on production unseen is asked again; a hidden sum is the one that the view shows. */
export function forCopy(view: State, viewer: Viewer): State {
  const copy = clone(view);
  copy.players.forEach((player, seat) => {
    if (seat !== viewer) player.runs = null;
  });
  return copy;
}

/**
 * Events that made something known which others did not know before; to be asked shows that one answers neither way by
 * itself, and a barter of hidden money may show that the other's sum has come into another band.
 */
export function reveals(event: Event, state: State): boolean {
  if (event.type === 'bartered') {
    return state.options.money === 'hidden' && Boolean(event.give.money || event.want.money);
  }
  return (
    event.type === 'productionRevealed' ||
    event.type === 'gameEnded' ||
    event.type === 'standAsked' ||
    (event.type === 'standAnswered' && event.automatic)
  );
}
