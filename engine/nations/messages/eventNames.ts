/** Names that follow from others. */
import type { Catalogue } from '../../core/messages.ts';
import { type Age, EVENT_CARDS, eventCardsOf, SOLO_TILES } from '../data/cards/index.ts';

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

/** The name of an event card is the titles of its two events; the name of a solo tile is its age and number. */
export function eventCardNames(titles: Catalogue, shadow: string): Catalogue {
  const names: Record<string, string> = {};
  for (const card of EVENT_CARDS) {
    names[`eventCard.${card.id}.name`] = card.events.map((half) => titles[`event.${half.id}.title`]).join(' / ');
  }
  for (const tile of SOLO_TILES) {
    names[`eventCard.${tile.id}.name`] = `${shadow} ${NUMERALS[tile.age]}-${tile.id.split('-').at(-1)}`;
  }
  return names;
}

/** The English names of events are in the card data. */
export const englishTitles = (age: Age): Catalogue =>
  Object.fromEntries(
    eventCardsOf(age).flatMap(({ events }) => events.map((event) => [`event.${event.id}.title`, event.name])),
  );
