/**
 * Words of the rules in English that a table does not show at first: the log, whole cards and the final scoring use
 * them.
 */
import type { Catalogue } from '../../../core/messages.ts';

export const moreTerms = {
  'term.emptySpace': 'an empty space',

  'term.set.base': 'base',
  'term.set.advanced': 'advanced',
  'term.set.expert': 'expert',
  'term.set.printed': 'printed',

  'term.age.0': 'printed',
  'term.age.1': 'Antiquity',
  'term.age.2': 'the Medieval age',
  'term.age.3': 'the Renaissance',
  'term.age.4': 'the Industrial age',

  'board.a.name': 'Side A',
  'board.china-b.name': 'China, side B',
  'board.egypt-b.name': 'Egypt, side B',
  'board.greece-b.name': 'Greece, side B',
  'board.persia-b.name': 'Persia, side B',
  'board.rome-b.name': 'Rome, side B',
  'board.board.name': 'the board',

  'term.section.food': 'food section',
  'term.section.stability': 'stability section',
  'term.section.top': 'top of the track',

  'cause.growth': 'growth',
  'cause.production': 'production',
  'cause.revolt': 'revolt',
  'cause.war': 'war',
  'cause.famine': 'famine',
  'cause.books': 'books',
  'cause.stability': 'stability',
  'cause.goldenAge': 'golden age',
  'cause.battle': 'battle',

  'term.score.vp': 'VP tokens',
  'term.score.colonies': 'Colonies',
  'term.score.wonders': 'Wonders',
  'term.score.workers': 'Buildings and military',
  'term.score.resources': 'Tens of resources',
  'term.score.total': 'Total',
} satisfies Catalogue;
