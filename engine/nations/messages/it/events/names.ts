/** The names of events, event cards and solo tiles in Italian. */
import type { Catalogue } from '../../../../core/messages.ts';
import { eventCardNames } from '../../eventNames.ts';
import { titles as age1 } from './age1.ts';
import { titles as age2 } from './age2.ts';
import { titles as age3 } from './age3.ts';
import { titles as age4 } from './age4.ts';

const titles: Catalogue = { ...age1, ...age2, ...age3, ...age4 };

export const names: Catalogue = { ...titles, ...eventCardNames(titles, 'Ombra') };
