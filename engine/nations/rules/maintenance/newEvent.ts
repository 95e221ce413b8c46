/** The event card of the round, and the architects that come with it (N7.5, N7.6). */
import { eventCardOf, tileOf } from '../../data/cards/index.ts';
import { ARCHITECTS } from '../../data/tables.ts';
import type { Play } from '../../play.ts';
import { layTile } from '../solo.ts';
import { rulesOf } from '../valuesAndWorkers/values.ts';

/** Turns up an event card of the age, or a tile. Machiavelli's owner chooses between two (N7.5). */
export function turnUpEvent(play: Play): void {
  const { state } = play;
  state.phase = 'newEvent';
  const owner = state.nations.findIndex((nation) => rulesOf(nation, 'chooseEvent').length > 0);
  const deck = state.shadow ? state.tiles : state.eventDeck;
  const wanted = owner < 0 ? 1 : 2;
  const cards: string[] = [];
  for (let i = 0; i < wanted && deck.length > 0; i++) {
    const card = play.chance.pick(`round-${state.round}/event/${i}`, deck);
    deck.splice(deck.indexOf(card), 1);
    cards.push(card);
  }
  if (owner >= 0 && cards.length > 1) {
    play.events.push({ type: 'eventsDrawn', seat: owner, cards: [...cards] });
    state.stack.push({ type: 'chooseEvent', seat: owner, cards });
    return;
  }
  if (cards[0] !== undefined) layEvent(play, cards[0], null, null);
}

/** Puts the card up and places the architects (N7.6). */
export function layEvent(play: Play, card: string, chosenBy: number | null, other: string | null): void {
  const { state } = play;
  const added = state.shadow ? tileOf(card).architects : eventCardOf(card).architects;
  if (state.shadow) {
    // The tile that was not chosen goes back (N20.7).
    if (other !== null) state.tiles.push(other);
    state.tiles.sort();
    play.events.push({ type: 'tileRevealed', tile: card, chosenBy, other });
    layTile(play, card);
  } else {
    state.event = card;
    play.events.push({ type: 'eventRevealed', card, chosenBy, other });
  }
  state.architects = (ARCHITECTS[state.nations.length] ?? 0) + added;
  play.events.push({ type: 'architectsPlaced', count: state.architects });
}
