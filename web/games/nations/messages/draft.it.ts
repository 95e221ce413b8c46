/** Italian for the choice of a board. */
import type { Translation } from '../../../../engine/core/messages.ts';
import type { draft as english } from './draft.en.ts';

export const draft: Translation<typeof english> = {
  'draft.boards': 'Plance',
  'draft.instead': 'Lato {side} invece',
  'draft.side': 'lato {side}',
  'draft.room': 'Spazio per',
  'draft.slots': 'edifici e militari',
  'draft.workers': '{n} lavoratori; da prendere: cibo {food}, stabilità {stability}',
};
