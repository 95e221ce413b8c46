/**
 * What each viewer may see. Private to a seat are its standing answers, its deposits, and the cards it looks at with
 * Machiavelli (N21.6).
 */

import type { Seat, Viewer } from '../core/game.ts';
import { awaitedSeats, type Question, questionFor } from './awaiting.ts';
import { copyState } from './copy.ts';
import { eventCardsOf, soloTilesOf } from './data/cards/index.ts';
import type { NationsEvent } from './events.ts';
import { cardsToSee } from './rules/maintenance/newEvent.ts';
import { NO_STANDING, nationAt, type State, seatsOf } from './state.ts';

export function view(state: State, viewer: Viewer): State {
  const seen = copyState(state);
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
      // Answers of seats that left the queue are used, and so open.
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

/** A deposit stays secret until it is used. */
export const hidesMore = ({ type }: NationsEvent): boolean => type === 'growthDeposited' || type === 'answerDeposited';

/** A deposit or a standing answer becomes known when it is used; so do cards when their owner has chosen. */
export function reveals(event: NationsEvent): boolean {
  if ('deposited' in event) return event.deposited === true;
  return (event.type === 'eventRevealed' || event.type === 'tileRevealed') && event.chosenBy !== null;
}

const AHEAD: readonly Question['kind'][] = ['growth', 'effect', 'shortage', 'spare'];

/** The questions that a standing answer or a deposit can answer (N21.5). */
export function answerableAhead(state: State): { seat: Seat; question: Question; isAwaited: boolean }[] {
  const awaited = awaitedSeats(state);
  return seatsOf(state).flatMap((seat) => {
    const question = questionFor(state, seat);
    return question && AHEAD.includes(question.kind) ? [{ seat, question, isAwaited: awaited.includes(seat) }] : [];
  });
}

/**
 * The copy asks again where somebody has deposited, and Machiavelli's owner looks at the first cards of the deck
 * (N21.9).
 */
export function forCopy(view: State, viewer: Viewer): State {
  const copy = copyState(view);
  for (const frame of copy.stack) {
    const given = frame.type === 'growth' ? frame.deposits : frame.type === 'effects' ? frame.answers : {};
    for (const seat of Object.keys(given).map(Number)) {
      if ('hidden' in (given[seat] ?? {})) delete given[seat];
    }
    if (frame.type === 'chooseEvent' && frame.seat !== viewer) {
      frame.cards = (copy.shadow ? copy.tiles : copy.eventDeck).splice(0, cardsToSee(nationAt(copy, frame.seat)));
    }
  }
  return copy;
}
