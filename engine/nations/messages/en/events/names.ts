/** The names of events, event cards and solo tiles in English. They follow from the names in the card data. */
import type { Catalogue } from '../../../../core/messages.ts';
import { EVENTS } from '../../../data/cards/index.ts';
import { eventCardNames } from '../../eventCardNames.ts';

const titles: Catalogue = Object.fromEntries(EVENTS.map((event) => [`event.${event.id}.title`, event.name]));

export const names: Catalogue = { ...titles, ...eventCardNames(titles, 'Shadow') };
