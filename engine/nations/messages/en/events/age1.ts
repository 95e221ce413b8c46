/** The names and texts of the events of age 1 in English. */
import type { Catalogue } from '../../../../core/messages.ts';
import { englishTitles } from '../../eventNames.ts';

export const titles: Catalogue = englishTitles(1);

export const texts = {
  'event.aryan-migration.text': 'The weakest loses 3 books.',
  'event.code-of-hammurabi.text': 'Everybody but the least stable gets 3 food.',
  'event.assyrian-deportations.text': 'The weakest returns a worker.',
  'event.jain-asceticism.text': 'The most stable gets back the VP it lost to the war of this round.',
  'event.attila.text': 'The weakest loses 3 gold.',
  'event.zoroastrian-revival.text': 'The most stable takes 4 stone or makes all others lose 3 food.',
  'event.bread-and-games.text': 'The most stable gets 3 food.',
  'event.christianity.text': 'Everybody may pay 4 food for 6 books.',
  'event.hellenism.text': 'The strongest gets 2 stone; all others lose 2 food.',
  'event.ashokas-conversion.text':
    'Everybody may undeploy any number of workers from military and gets 2 books for each.',
  'event.pax-romana.text': 'The strongest gets 1 VP.',
  'event.han-dynasty.text': 'The most stable may take a worker, and then also gets 3 food.',
  'event.qin-unification.text': 'If a war was bought, every nation stronger than it gets 1 VP.',
  'event.olympic-games.text': 'The most stable becomes first in player order.',
  'event.rigveda.text': 'Everybody gets 1 book for each war and battle it bought this round.',
  'event.exodus.text': 'The nation with the most food gets 4 food.',
  'event.sea-peoples.text': 'The weakest takes an architect off its unfinished wonder or loses 1 VP.',
  'event.bronze-age-collapse.text': 'Everybody who is neither the strongest nor the most stable loses 1 VP.',
  'event.shang-oracle-bones.text': 'The least stable loses 3 books.',
  'event.ionian-colonisation.text': 'The nation with the most food gets 3 gold.',
  'event.taoism.text': 'Whoever passed first gets 3 books.',
  'event.philosophy.text': 'The most stable gets 1 VP.',
  'event.yellow-turban-rebellion.text': 'The weakest loses 3 food.',
  'event.spartacus-revolt.text': 'The least stable becomes last in player order and loses 1 gold.',
} satisfies Catalogue;
