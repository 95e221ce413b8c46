/** The name of an event card is the titles of its two events; the name of a solo tile is its age and number. */
import type { Catalogue } from '../../core/messages.ts';
import { EVENT_CARDS, SOLO_TILES } from '../data/cards/index.ts';

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

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
