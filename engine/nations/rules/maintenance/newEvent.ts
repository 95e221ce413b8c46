/** The event card of the round, and the architects that come with it (N7.5, N7.6). */
import { eventCardOf, tileOf } from '../../data/cards/index.ts';
import { forPlayers } from '../../data/values.ts';
import type { Play } from '../../play.ts';
import { type Nation, nationAt } from '../../state.ts';
import { rulesOf } from '../options.ts';
import { layTile } from '../solo.ts';
import { cardRules } from '../valuesAndWorkers/values.ts';

/** How many event cards a nation looks at before it chooses one; 0 without Machiavelli. */
export const cardsToSee = (nation: Nation): number => cardRules(nation, 'chooseEvent')[0]?.draw ?? 0;

/** Turns up an event card of the age, or a tile. Machiavelli's owner chooses from several (N7.5). */
export function turnUpEvent(play: Play): void {
  const { state } = play;
  state.phase = 'newEvent';
  const owner = state.nations.findIndex((nation) => cardsToSee(nation) > 0);
  const deck = state.shadow ? state.tiles : state.eventDeck;
  const wanted = owner < 0 ? 1 : cardsToSee(nationAt(state, owner));
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
  state.architects = forPlayers(rulesOf(state).architects, state.nations.length) + added;
  play.events.push({ type: 'architectsPlaced', count: state.architects });
}
