// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is money
/** English for the choice of packages and the first pieces. */
import type { Catalogue } from '../../../../engine/core/messages.ts';

export const draft = {
  'packages.industry': 'Industry packages',
  'packages.commodity': 'Commodity packages',
  'packages.combined': 'Packages',
  eachWith: 'each with ${money}',
  yourPick: 'your pick',
  notThisPick: 'not in this pick',
  fitsNowhere: 'does not fit',
  packagesHelp: 'Tiles that nobody takes stay in the stacks.',
  draftChooseHelp: 'Choose any lit package, then place its tiles.',
  showPackages: 'Show the packages',
  draftHelp:
    'Tap a lit hex to place the tile, tap the tile to turn it. All your starting tiles must touch; forcing is not allowed.',
  pickOf: 'pick {n} of {of}',
  noPackageFits: 'No package fits any more',
  skipPick: 'Skip this pick',
  cubesOnly: 'Cubes and money, no tiles',
  setTile: 'Place the {tile}',
  tilesSet: 'Your tiles are placed',
  setAllTiles: 'Place all tiles',
  take: 'Take {what}',
  takeOn: 'Take {what}: {hexes}',
  otherPackage: 'Other package',
  other: 'Other',
  liftTiles: 'Lift all',
  eachProduce: 'Each Produce',
  inHand: 'in hand',
  isSet: 'placed',
  turnLeft: 'turn left',
  startFlagHelp: 'On any free hex. You may build on it as usual.',
  flagOn: 'Flag on {hex}',
  startUnitHelp: 'On one of your own tiles.',
  unitOn: 'Unit on {hex}',
} satisfies Catalogue;
