/** The names of events, and of the cards and tiles that hold them, in Italian. */
import type { Catalogue } from '../../../core/messages.ts';
import { wholeNames } from '../wholeNames.ts';
import { events } from './names/events.ts';

export const eventNames: Catalogue = { ...events, ...wholeNames(events, 'Ombra') };
