/** What each viewer may see. The hidden money, standing answers and secret decisions of other players are masked. */

import type { Seat, Viewer } from '../core/game.ts';
import { copyState } from './copy.ts';
import type { Event } from './events.ts';
import { playerAt } from './rules/acting/turns.ts';
import type { State } from './state.ts';

const LOWEST_BAND = 50;

/** W1.5: the band of a hidden sum. Bands begin at 0, 50, 100, 200, 400 and so on. */
export function moneyBand(money: number): { from: number; below: number } {
  let from = 0;
  let below = LOWEST_BAND;
  while (money >= below) {
    from = below;
    below *= 2;
  }
  return { from, below };
}

/** Whether this viewer sees only the band of that seat's money. `view` then shows a sum within the band. */
export const isMoneyHidden = (state: State, seat: number, viewer: Viewer): boolean =>
  state.options.money === 'hidden' && state.phase !== 'over' && seat !== viewer;

/**
 * The lower end of the band, or the largest sum that an offer to the viewer gives and its maker can pay. Whether an
 * offer can be accepted is no secret to the player to whom it was made (W5.5).
 */
function shownMoney(state: State, seat: Seat, viewer: Viewer): number {
  const money = playerAt(state, seat).purse.money ?? 0;
  return state.offers.reduce((shown, { from, to, give }) => {
    const offered = from === seat && to === viewer ? (give.money ?? 0) : 0;
    return offered <= money ? Math.max(shown, offered) : shown;
  }, moneyBand(money).from);
}

export function view(state: State, viewer: Viewer): State {
  const seen = copyState(state);
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
      // The count of the bank would give the sum of all hands away.
      seen.supply.money = (seen.supply.money ?? 0) + money - shown;
    }
  });
  // W10.8: a defender answers without knowing what the mover means to do.
  if (seen.stand && seen.stand.mover !== viewer) seen.stand.operation = null;
  return seen;
}

/** The state for default decisions: they must not depend on whether others mean to occupy, which is private. */
export const asSeen = (state: State, seat: Seat): State => (state.options.warClouds ? view(state, seat) : state);

export function viewEvent(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'standSet':
    case 'occupySet':
      return event.seat === viewer ? event : null;
    case 'productionDecided':
      return event.seat === viewer ? event : { ...event, runs: null };
    case 'playerEliminated': {
      // W1.5: the money that went back to the bank may have been hidden.
      const { money: _, ...lost } = event.lost;
      return event.seat === viewer ? event : { ...event, lost };
    }
    case 'standAsked':
      return event.mover === viewer ? event : { ...event, operation: 'hidden' };
    default:
      return event;
  }
}

/** W1.7: a player whose decision on production is secret is asked again. A hidden sum is the one that the view shows. */
export function forCopy(view: State, viewer: Viewer): State {
  const copy = copyState(view);
  copy.players.forEach((player, seat) => {
    if (seat !== viewer) player.runs = null;
  });
  return copy;
}

/**
 * Whether an event tells players something that was secret. That a player is asked to make a stand shows that there is
 * no standing answer. Who does not fight sees what the mover does then, which was secret. A barter of hidden money may show
 * that a sum has moved into another band.
 */
export function reveals(event: Event, state: State): boolean {
  if (event.type === 'bartered') {
    return state.options.money === 'hidden' && Boolean(event.give.money || event.want.money);
  }
  return (
    event.type === 'productionRevealed' ||
    event.type === 'gameEnded' ||
    event.type === 'standAsked' ||
    (event.type === 'standAnswered' && (event.automatic || !event.fight))
  );
}
