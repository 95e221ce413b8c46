/** English for the prompt of Produce. */
import type { Catalogue } from '../../../../engine/core/messages.ts';

export const produce = {
  chooseRuns: 'Choose what runs',
  runsHelp: 'The best choice we found is set. You can change it until the others have chosen.',
  runsHelpLast: 'The best choice we found is set. You are the last to choose.',
  whatRuns: 'What runs',
  runsRule:
    'Everything is paid from what you held before. Tap a tile to feed it or not; use the switch for the whole bloc. A dot counts only if all its tiles are fed.',
  runBlocs: 'Run {n} of {of} {of|bloc|blocs}',
  runNothing: 'Run nothing',
  reset: 'Reset',
  runThe: 'run the {bloc}',
  isFed: '{hex}, fed',
  isNotFed: '{hex}, not fed',
  nOf: '{n} of {of}',
  fuel: 'Fed with',
  occupiedBy: 'Occupied by {names}: takes up to {n} first.',
  standsStill: 'idle',
  noCost: 'free',
  heldRow: 'held',
  spentRow: 'spent',
  madeRow: 'made',
  thenRow: 'then',
  feedAlways: 'From the next round on, always feed what pays',
  feedAlwaysHelp: 'You are asked if you lack fuel. You can take it back under "Your orders".',
} satisfies Catalogue;
