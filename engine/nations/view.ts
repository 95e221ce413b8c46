/** Private to a seat are its standing answers, its deposits, and the cards Machiavelli looks at (N21.6). */

import { clone } from '../core/clone.ts';
import type { Viewer } from '../core/game.ts';
import { eventCardsOf, soloTilesOf } from './cards/index.ts';
import type { NationsEvent } from './events.ts';
import { NO_STANDING, type State } from './state.ts';

export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  seen.nations.forEach((nation, seat) => {
    if (seat !== viewer) nation.standing = { ...NO_STANDING, events: {} };
  });
  for (const frame of seen.stack) {
    if (frame.type === 'growth') {
      for (const seat of Object.keys(frame.deposits).map(Number)) {
        if (seat !== viewer) frame.deposits[seat] = { hidden: true };
      }
    }
    if (frame.type === 'effects') {
      // Once used, in order, an answer is open.
      for (const seat of frame.queue) {
        if (seat !== viewer && frame.answers[seat]) frame.answers[seat] = { hidden: true };
      }
    }
    if (frame.type === 'chooseEvent' && frame.seat !== viewer) {
      const back = (deck: string[], all: readonly { id: string }[]) =>
        all.flatMap(({ id }) => (deck.includes(id) || frame.cards.includes(id) ? [id] : []));
      if (seen.shadow) seen.tiles = back(seen.tiles, soloTilesOf(seen.age));
      else seen.eventDeck = back(seen.eventDeck, eventCardsOf(seen.age));
      frame.cards = [];
    }
  }
  return seen;
}

export function viewEvent(event: NationsEvent, viewer: Viewer): NationsEvent | null {
  if ((event.type === 'standingSet' || event.type === 'eventsDrawn') && event.seat !== viewer) return null;
  if (!('standing' in event) || event.seat === viewer) return event;
  const { standing: _, ...rest } = event;
  return rest;
}

/** Deposits and standing answers that were used, and cards that were looked at, are known from then on. */
export function reveals(event: NationsEvent): boolean {
  if ('deposited' in event) return event.deposited === true;
  return (event.type === 'eventRevealed' || event.type === 'tileRevealed') && event.chosenBy !== null;
}
