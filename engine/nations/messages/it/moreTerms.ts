/**
 * Words of the rules in Italian that a table does not show at first: the log, whole cards and the final scoring use
 * them.
 */
import type { Translation } from '../../../core/messages.ts';
import type { moreTerms as english } from '../en/moreTerms.ts';

export const moreTerms: Translation<typeof english> = {
  'term.emptySpace': 'uno spazio vuoto',

  'term.set.base': 'base',
  'term.set.advanced': 'avanzata',
  'term.set.expert': 'esperta',
  'term.set.printed': 'stampata',

  'term.age.0': 'stampata',
  'term.age.1': 'Antichità',
  'term.age.2': 'Medioevo',
  'term.age.3': 'Rinascimento',
  'term.age.4': 'Età industriale',

  'board.a.name': 'Lato A',
  'board.china-b.name': 'Cina, lato B',
  'board.egypt-b.name': 'Egitto, lato B',
  'board.greece-b.name': 'Grecia, lato B',
  'board.persia-b.name': 'Persia, lato B',
  'board.rome-b.name': 'Roma, lato B',
  'board.board.name': 'la plancia',

  'term.section.food': 'sezione cibo',
  'term.section.stability': 'sezione stabilità',
  'term.section.top': 'cima del tracciato',

  'cause.growth': 'crescita',
  'cause.production': 'produzione',
  'cause.revolt': 'rivolta',
  'cause.war': 'guerra',
  'cause.famine': 'carestia',
  'cause.books': 'libri',
  'cause.stability': 'stabilità',
  'cause.goldenAge': "età dell'oro",
  'cause.battle': 'battaglia',

  'term.score.vp': 'Segnalini PV',
  'term.score.colonies': 'Colonie',
  'term.score.wonders': 'Meraviglie',
  'term.score.workers': 'Edifici e unità militari',
  'term.score.resources': 'Decine di risorse',
  'term.score.total': 'Totale',
};
