/** What the events do in English. */
import type { Catalogue } from '../../../../core/messages.ts';
import { texts as age1 } from './age1.ts';
import { texts as age2 } from './age2.ts';
import { texts as age3 } from './age3.ts';
import { texts as age4 } from './age4.ts';

export const texts: Catalogue = { ...age1, ...age2, ...age3, ...age4 };
