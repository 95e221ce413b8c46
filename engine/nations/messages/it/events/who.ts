/** Who an event concerns in Italian. */
import type { Translation } from '../../../../core/messages.ts';
import type { who as english } from '../../en/events/who.ts';

export const who: Translation<typeof english> = {
  'who.mostStrength': 'la più forte',
  'who.leastStrength': 'la più debole',
  'who.mostStability': 'la più stabile',
  'who.leastStability': 'la meno stabile',
  'who.mostFood': 'più cibo',
  'who.leastFood': 'meno cibo',
  'who.passedFirst': 'passato per primo',
  'who.passedLast': 'passato per ultimo',
  'who.mostGoldenAgesBought': "più età dell'oro",
  'who.mostIndustrialBuildingWorkers': 'più lavoratori, era IV',
  'who.strengthAboveWar': 'oltre la guerra',
  'who.all': 'tutti',
  'who.not': 'tutti gli altri',
  'who.with': 'chi ce l’ha',
  'who.order': 'ordine di gioco',
};
