/** The names and texts of events in English. A page whose event card is up loads those of its age. */
import type { Catalogue } from '../../../../core/messages.ts';
import { names } from './names.ts';
import { texts } from './texts.ts';
import { who } from './who.ts';

export const events: Catalogue = { ...names, ...texts, ...who };
