/** The names of everything printed, in English: those of the card data, so that a name is written once. */
import type { Catalogue } from '../../../core/messages.ts';
import { EVENT_CARDS, PRINTED, PROGRESS_CARDS } from '../../cards/index.ts';
import { wholeNames } from '../wholeNames.ts';

const titles = Object.fromEntries([
  ...[...PRINTED, ...PROGRESS_CARDS].map((card) => [`card.${card.id}.name`, card.name]),
  ...EVENT_CARDS.flatMap((card) => card.events.map((half) => [`event.${half.id}.title`, half.name])),
]);

export const cardNames: Catalogue = { ...titles, ...wholeNames(titles, 'Shadow') };
