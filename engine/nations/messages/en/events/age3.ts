/** The names and texts of the events of age 3 in English. */
import type { Catalogue } from '../../../../core/messages.ts';
import { englishTitles } from '../../eventNames.ts';

export const titles: Catalogue = englishTitles(3);

export const texts = {
  'event.absolute-monarchy.text': 'Everybody with an Antiquity or Medieval advisor loses 4 books.',
  'event.salem-witch-trials.text': 'The least stable loses 3 gold or its advisors.',
  'event.african-slave-trade.text': 'The weakest loses 1 VP.',
  'event.glorious-revolution.text': 'The most stable may become last in player order, and then gets 6 gold.',
  'event.blackbeard.text': 'The weakest loses 5 gold.',
  'event.habeas-corpus-act.text': 'The most stable gets 1 VP.',
  'event.columbian-exchange.text': 'The strongest gets 3 food; the weakest loses 3 food.',
  'event.expulsion-of-jews.text': 'The least stable loses 5 gold.',
  'event.crop-rotation.text': 'The most stable gets 6 food.',
  'event.mercantilism.text': 'Everybody may undeploy any number of workers from buildings and gets 2 stone for each.',
  'event.janissaries.text': 'The strongest may take two workers, and then also gets 4 stone.',
  'event.council-of-trent.text': 'The most stable gets 5 stone.',
  'event.little-ice-age.text': 'Everybody loses 3 food or 5 books.',
  'event.city-upon-a-hill.text': 'The most stable gets 6 books.',
  'event.magellans-expedition.text': 'Everybody gets 5 gold for each colony it bought this round.',
  'event.papal-indulgence.text': 'The most stable may hire an architect for no stone; all others lose 2 gold.',
  'event.pilgrims.text': 'The nation with the most food takes a worker.',
  'event.dutch-revolt.text': 'The least stable becomes last in player order and loses 3 gold.',
  'event.sinking-of-the-vasa.text':
    'The least stable loses 3 gold or counts as 10 weaker for the second event of this card.',
  'event.peace-of-westphalia.text': 'The weakest loses 5 food.',
  'event.spice-trade.text': 'The nation with the most food gets 4 gold.',
  'event.muntzer-revolt.text': 'The least stable becomes last in player order and loses 3 stone.',
  'event.tulip-mania.text': 'Whoever passed last loses 1 VP.',
  'event.kangxi-era.text': 'The most stable becomes first in player order and gets 3 gold.',
} satisfies Catalogue;
