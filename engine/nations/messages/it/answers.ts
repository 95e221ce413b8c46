/** The options of events and cards in Italian, numbered as in the card data. */
import type { Translation } from '../../../core/messages.ts';
import type { answers as english } from '../en/answers.ts';

export const answers: Translation<typeof english> = {
  'event.zoroastrian-revival.option.0': 'prendere 4 pietra',
  'event.zoroastrian-revival.option.1': 'tutti gli altri perdono 3 cibo',
  'event.sea-peoples.option.0': 'togliere un architetto dalla meraviglia in costruzione',
  'event.sea-peoples.option.1': 'perdere 1 PV',
  'event.ecological-collapse.option.0': 'perdere 2 cibo',
  'event.ecological-collapse.option.1': "andare in fondo all'ordine di gioco",
  'event.salem-witch-trials.option.0': 'perdere 3 oro',
  'event.salem-witch-trials.option.1': 'perdere i consiglieri',
  'event.little-ice-age.option.0': 'perdere 3 cibo',
  'event.little-ice-age.option.1': 'perdere 5 libri',
  'event.sinking-of-the-vasa.option.0': 'perdere 3 oro',
  'event.sinking-of-the-vasa.option.1': 'contare 10 forza in meno nel secondo evento',
  'card.titanic.option.0': 'perdere 4 oro',
  'card.titanic.option.1': 'perdere i consiglieri',
  'card.petra.option.0': 'prendere 3 libri',
  'card.petra.option.1': 'prendere 3 oro',
  'card.petra.option.2': 'prendere 3 pietra',
  'card.piazza-san-marco.option.0': 'prendere 5 libri',
  'card.piazza-san-marco.option.1': 'prendere 5 cibo',
  'card.piazza-san-marco.option.2': 'prendere 5 pietra',
  'card.marco-polo.pay.0': 'pagare 2 cibo',
  'card.marco-polo.pay.1': 'pagare 2 pietra',
  'card.peter-the-great.option.0': 'prendere 5 pietra',
  'card.peter-the-great.option.1': 'prendere 5 oro',
  'card.peter-the-great.option.2': 'prendere 5 libri',
};
