/** The names of cards in English. They are written in the card data, where the ids follow from them. */
import type { Catalogue } from '../../../../core/messages.ts';
import { PRINTED, PROGRESS_CARDS } from '../../../data/cards/index.ts';

export const names: Catalogue = Object.fromEntries(
  [...PRINTED, ...PROGRESS_CARDS].map((card) => [`card.${card.id}.name`, card.name]),
);
