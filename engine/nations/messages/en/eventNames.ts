/** The names of events, and of the cards and tiles that hold them, in English: those of the card data. */
import type { Catalogue } from '../../../core/messages.ts';
import { EVENTS } from '../../data/cards/index.ts';
import { wholeNames } from '../wholeNames.ts';

const titles = Object.fromEntries(EVENTS.map((event) => [`event.${event.id}.title`, event.name]));

export const eventNames: Catalogue = { ...titles, ...wholeNames(titles, 'Shadow') };
