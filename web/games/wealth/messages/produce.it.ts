/** Italian for the prompt of Produce. */
import type { Translation } from '../../../../engine/core/messages.ts';
import type { produce as english } from './produce.en.ts';

export const produce: Translation<typeof english> = {
  chooseRuns: 'Scegli cosa funziona',
  runsHelp: 'È impostata la scelta migliore che abbiamo trovato. Puoi cambiarla finché gli altri non hanno scelto.',
  runsHelpLast: 'È impostata la scelta migliore che abbiamo trovato. Sei l’ultimo a scegliere.',
  whatRuns: 'Cosa funziona',
  runsRule:
    'Tutto si paga con ciò che avevi prima. Tocca una tessera per alimentarla o no; usa l’interruttore per tutto il blocco. Un punto conta solo se tutte le sue tessere sono alimentate.',
  runBlocs: 'Aziona {n} {n|blocco|blocchi} su {of}',
  runNothing: 'Non azionare nulla',
  reset: 'Reimposta',
  runThe: 'aziona {bloc}',
  isFed: '{hex}, alimentata',
  isNotFed: '{hex}, non alimentata',
  nOf: '{n} su {of}',
  fuel: 'Alimentato con',
  occupiedBy: 'Occupato da {names}: prende prima fino a {n}.',
  standsStill: 'fermo',
  noCost: 'gratis',
  heldRow: 'avevi',
  spentRow: 'speso',
  madeRow: 'prodotto',
  thenRow: 'poi',
  feedAlways: 'Dal prossimo round alimenta sempre ciò che rende',
  feedAlwaysHelp: 'Ti viene chiesto se manca carburante. Puoi revocarlo in «I tuoi ordini».',
};
