/** The names and texts of the events of age 4 in English. */
import type { Catalogue } from '../../../../core/messages.ts';
import { englishTitles } from '../../eventNames.ts';

export const titles: Catalogue = englishTitles(4);

export const texts = {
  'event.american-revolution.text': 'The weakest gives up a colony; if it has none it loses 1 VP.',
  'event.french-revolution.text': 'The least stable loses its advisors; if it has none it loses 2 VP.',
  'event.anarchism.text': 'The weakest loses its advisors and 1 VP.',
  'event.great-exhibition.text': 'The most stable may hire up to two architects for no stone.',
  'event.californian-gold-rush.text': 'The strongest gets 8 gold.',
  'event.irish-potato-blight.text': 'The least stable loses 8 food.',
  'event.entente-cordiale.text': 'The strongest may deploy up to two workers on military for no stone.',
  'event.general-strike.text': 'The least stable loses 6 stone.',
  'event.eruption-of-krakatoa.text': 'The nation with the least food loses 1 VP.',
  'event.first-vatican-council.text': 'The most stable gets 10 books.',
  'event.march-to-moscow.text': 'The nation with the least food gives up a colony; if it has none it loses 1 VP.',
  'event.taiping-rebellion.text': 'The least stable becomes last in player order and loses 10 books.',
  'event.romanticism.text': 'Whoever passed first gets 5 books.',
  'event.industrial-revolution.text': 'Whoever has the most workers on Industrial buildings gets 1 VP.',
  'event.scramble-for-africa.text': 'Everybody with an Industrial colony gets 1 VP.',
  'event.dreyfus-affair.text': 'The least stable loses 8 books.',
  'event.sick-man-of-europe.text': 'The weakest loses 8 gold.',
  'event.womens-suffrage.text': 'The most stable gets 1 VP.',
  'event.sokoto-caliphate.text': 'Everybody may pay 4 food for 8 gold.',
  'event.tennis-court-oath.text': 'The least stable loses 7 gold.',
  'event.tonghak-movement.text': 'The weakest loses 8 books and then gets 2 stone.',
  'event.sepoy-mutiny.text': 'The least stable becomes last in player order and loses 5 gold.',
  'event.weltpolitik.text': 'Everybody gets 5 gold and 5 stone for each of its Industrial colonies.',
  'event.emigration.text': 'The least stable returns a worker.',
} satisfies Catalogue;
