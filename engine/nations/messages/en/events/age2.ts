/** The names and texts of the events of age 2 in English. */
import type { Catalogue } from '../../../../core/messages.ts';
import { englishTitles } from '../../eventNames.ts';

export const titles: Catalogue = englishTitles(2);

export const texts = {
  'event.benedictine-rule.text': 'The most stable gets 4 food.',
  'event.paper-money.text': 'Everybody may pay 3 food for 5 gold.',
  'event.black-death.text': 'Everybody returns a worker.',
  'event.hunt-for-prester-john.text': 'The strongest gets 3 books.',
  'event.chanson-de-roland.text': 'The weakest loses 1 book; the strongest gets 3 books.',
  'event.zanj-revolt.text': 'The least stable becomes last in player order and loses 2 food.',
  'event.ecological-collapse.text': 'Everybody loses 2 food or goes to the end of the player order.',
  'event.caste-system.text': 'The least stable loses 4 books.',
  'event.feudal-dues.text': 'The player order is not adjusted this round.',
  'event.hajj-from-mali.text': 'The least stable loses all its gold but 2.',
  'event.fourth-crusade.text': 'The strongest may pay 3 gold for 1 VP; if it does, the weakest loses 4 books.',
  'event.song-resistance.text': 'The most stable gets back all VP and resources it lost to the war of this round.',
  'event.imperial-examination.text': 'Everybody with a Medieval advisor gets 1 VP.',
  'event.justinian-code.text': 'The most stable gets 1 VP.',
  'event.martyrdom-of-ali.text': 'The weakest loses 1 VP.',
  'event.scholasticism.text': 'The most stable gets 3 books.',
  'event.peace-of-god.text': "If another nation bought this round's war, the strongest gets 4 books.",
  'event.council-of-clermont.text': 'Everybody gets 1 VP for each of its Medieval colonies.',
  'event.raid-on-lindisfarne.text': 'The weakest loses 4 gold.',
  'event.iconoclasm.text': 'The least stable loses 2 gold and 2 food.',
  'event.sack-of-baghdad.text': 'The weakest loses 5 books.',
  'event.hanseatic-salt-trade.text': 'The nation with the most food gets 4 gold.',
  'event.stupor-mundi.text': 'Whoever bought the most golden ages this round gets 4 books.',
  'event.great-schism.text': 'The least stable loses 3 gold.',
} satisfies Catalogue;
