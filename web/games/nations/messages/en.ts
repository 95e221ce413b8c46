/** The words of the Nations pages in English; those of cards, log, prompts and refusals are the engine's. */
import type { Catalogue } from '../../../../engine/core/messages.ts';

export const page: Catalogue = {
  'face.or': 'or',
  'face.for': 'for {n}',
  'face.take': 'Take',
  'face.payAny': 'Pay {n} of any kinds',
  'face.deploy': 'To deploy a worker',
  'face.eachWorker': 'Each worker brings',
  'face.costs': 'and costs',
  'face.nothing': 'nothing',
  'face.raid': 'Raid value, once',
  'face.vpByWorker': 'VP by worker',
  'face.needs': 'Needs strength',
  'face.brings': 'Brings',
  'face.vpAtEnd': 'VP at the end',
  'face.sections': 'Stone a section',
  'face.whenReady': 'Brings when ready',
  'face.takeRaid': 'Take your raid value in',
  'face.youNeed': 'You need',
  'face.militaryWorker': 'a worker on military',
  'face.weakerLoses': 'Who is weaker loses',
  'face.less': 'less its',
  'face.always': 'and always',
  'face.eventCard': 'Event card',
  'face.architects': 'Architects',
};
