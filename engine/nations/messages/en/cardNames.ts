/** The names of cards in English: those of the card data, so that a name is written once. */
import type { Catalogue } from '../../../core/messages.ts';
import { PRINTED, PROGRESS_CARDS } from '../../data/cards/index.ts';

export const cardNames: Catalogue = Object.fromEntries(
  [...PRINTED, ...PROGRESS_CARDS].map((card) => [`card.${card.id}.name`, card.name]),
);
