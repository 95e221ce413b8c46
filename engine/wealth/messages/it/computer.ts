/** What computer players say about their offers, in Italian. */
import type { Catalogue } from '../../../core/messages.ts';

export const computer = {
  'say.swap': 'Ho bisogno di {gets} più che di {gives}',
  'say.wants': 'In questo turno ho bisogno di {gets}',
  'say.spares': 'In questo turno posso fare a meno di {gives}',
  'say.declined': 'Non cedo {gives} per così poco',
  'say.declinedCubes': 'A quel prezzo non voglio {gets}',
} as const satisfies Catalogue;
