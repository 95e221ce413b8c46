/** What computer players say about their offers, in English. */
import type { Catalogue } from '../../../core/messages.ts';

export const computer = {
  'say.swap': 'I need {gets} more than {gives}',
  'say.wants': 'I need {gets} this round',
  'say.spares': 'I have no use for {gives} this round',
  'say.declined': 'I do not give {gives} for that',
  'say.declinedCubes': 'I do not want {gets} at that price',
} as const satisfies Catalogue;
