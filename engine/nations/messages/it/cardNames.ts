/** The names of cards in Italian. Names of people and places without a common Italian form stay. */
import type { Catalogue } from '../../../core/messages.ts';
import { age1 } from './names/age1.ts';
import { age2 } from './names/age2.ts';
import { age3 } from './names/age3.ts';
import { age4 } from './names/age4.ts';
import { printed } from './names/printed.ts';

export const cardNames: Catalogue = {
  ...printed,
  ...age1,
  ...age2,
  ...age3,
  ...age4,
};
