/** English for the choice of a board. */
import type { Catalogue } from '../../../../engine/core/messages.ts';

export const draft = {
  'draft.boards': 'Boards',
  'draft.instead': 'Side {side} instead',
  'draft.side': 'side {side}',
  'draft.room': 'Room for',
  'draft.slots': 'building and military',
  'draft.workers': '{n} workers; to take: food {food}, stability {stability}',
} satisfies Catalogue;
