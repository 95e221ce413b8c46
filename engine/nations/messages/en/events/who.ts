/** Who an event concerns in English. */
import type { Catalogue } from '../../../../core/messages.ts';

export const who = {
  'who.mostStrength': 'strongest',
  'who.leastStrength': 'weakest',
  'who.mostStability': 'most stable',
  'who.leastStability': 'least stable',
  'who.mostFood': 'most food',
  'who.leastFood': 'least food',
  'who.passedFirst': 'passed first',
  'who.passedLast': 'passed last',
  'who.mostGoldenAgesBought': 'most golden ages',
  'who.mostIndustrialBuildingWorkers': 'most workers, age IV',
  'who.strengthAboveWar': 'above the war',
  'who.all': 'everybody',
  'who.not': 'all others',
  'who.with': 'who has it',
  'who.order': 'player order',
} satisfies Catalogue;
