/** The form that opens a table, in English: the options, with help for new players, and why a choice is refused. */
import type { Catalogue } from '../../../core/messages.ts';
import { type Terrain, terrainPlayers } from '../../data/terrain.ts';

/** The numbers of players that a terrain is meant for: `2, 3 or 6`. */
const players = (terrain: Terrain): string =>
  terrainPlayers(terrain)
    .join(', ')
    .replace(/, (\d)$/, ' or $1');

export const options = {
  'option.edition': 'Edition',
  'option.edition.help':
    'The rulebook the table plays by. The second edition is the quickest and best balanced: choose it for a first game.',
  'option.edition.first': 'First edition',
  'option.edition.first.help': 'Trade cube by cube, without interest. One more Trade phase after the end.',
  'option.edition.second': 'Second edition',
  'option.edition.second.help':
    'Trade several cubes at a time. Each note pays less than the last, and costs interest. Ends with a common sell-off.',
  'option.edition.manual': 'Reference manual (V3)',
  'option.edition.manual.help': 'Combined start packages, and every note pays the same. For fewer players.',
  'option.warClouds': 'War Clouds',
  'option.warClouds.help':
    'Adds military units that fight, settle, conquer flags and take a share of what occupied blocs produce. Only with the second edition; leave it off until you know the game.',
  'option.terrain': 'Terrain',
  'option.terrain.help':
    'Hexes of lakes or mountains where nothing can be placed. The board is tighter and the game shorter.',
  'option.terrain.none': 'None',
  'option.terrain.Land of Lakes': `Land of Lakes (${players('Land of Lakes')} players)`,
  'option.terrain.The Great Ocean': `The Great Ocean (${players('The Great Ocean')} players)`,
  'option.terrain.Mountains and Valleys': `Mountains and Valleys (${players('Mountains and Valleys')} players)`,
  'option.terrain.Through the Pass': `Through the Pass (${players('Through the Pass')} players)`,
  'option.terrain.Five Empires': `Five Empires (${players('Five Empires')} players)`,
  'option.terrain.Friends and Enemies': `Friends and Enemies (${players('Friends and Enemies')} players)`,
  'option.limitedPassing': 'Limited passing',
  'option.limitedPassing.help':
    'A player who passes in Trade is out of that phase. Phases end sooner, so think before you pass.',
  'option.cashOnlyStart': 'Cash-only start',
  'option.cashOnlyStart.help':
    'No packages: everybody starts with cash and one flag, and buys the rest. For players who know what they need.',
  'option.synergy': 'Shared dots',
  'option.synergy.help':
    'A dot completed by tiles of two players makes a cube for each of them instead of none. Neighbours help each other.',
  'option.separateFirstPicker': 'First player does not pick first',
  'option.separateFirstPicker.help':
    'The first pick of the draft is drawn among the other players, to even out the advantage of going first.',
  'option.money': 'Money',
  'option.money.help': "Open shows everybody's money. Hidden shows others only a rough band, as behind a screen.",
  'option.money.open': 'Open',
  'option.money.hidden': 'Hidden',
  'option.roundLimit': 'Last round',
  'option.roundLimit.help':
    'The game ends after this round at the latest, even if the board is not full. Leave it empty for no limit; a typical game takes 8 to 14 rounds.',

  'refuse.options/seats': 'This edition is not for this many players',
  'refuse.options/malformed': 'The options could not be read',
  'refuse.options/unknown': 'There is no option "{option}"',
  'refuse.options/value': 'The option "{option}" cannot have this value',
  'refuse.options/second-only': 'War Clouds can only be played with the second edition',
  'refuse.options/terrain-seats': 'This terrain is not meant for this many players',
} as const satisfies Catalogue;
