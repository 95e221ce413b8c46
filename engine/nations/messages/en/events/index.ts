/** The names and texts of events in English. A page loads them when an event card is up. */
import type { Catalogue } from '../../../../core/messages.ts';
import { names } from './names.ts';
import { texts } from './texts.ts';
import { who } from './who.ts';

export const events: Catalogue = { ...names, ...texts, ...who };
