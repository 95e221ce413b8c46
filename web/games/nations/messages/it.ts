/** The words of the Nations pages in Italian. */
import type { Catalogue } from '../../../../engine/core/messages.ts';

export const page: Catalogue = {
  'face.or': 'o',
  'face.for': 'per {n}',
  'face.take': 'Prendi',
  'face.payAny': 'Paga {n} di qualsiasi tipo',
  'face.deploy': 'Per schierare un lavoratore',
  'face.eachWorker': 'Ogni lavoratore dà',
  'face.costs': 'e costa',
  'face.nothing': 'nulla',
  'face.raid': 'Valore di razzia, una volta',
  'face.vpByWorker': 'PV per lavoratore',
  'face.needs': 'Richiede forza',
  'face.brings': 'Dà',
  'face.vpAtEnd': 'PV alla fine',
  'face.sections': 'Pietra per sezione',
  'face.whenReady': 'Dà quando è pronta',
  'face.takeRaid': 'Prendi il valore di razzia in',
  'face.youNeed': 'Ti serve',
  'face.militaryWorker': 'un lavoratore militare',
  'face.weakerLoses': 'Chi è più debole perde',
  'face.less': 'meno la sua',
  'face.always': 'e sempre',
  'face.eventCard': 'Carta evento',
  'face.architects': 'Architetti',
};
