/** Quick answers, and the situation above them, in English. */
import type { Catalogue } from '../../../core/messages.ts';

export const quick = {
  'quick.moment': 'Round {round}, {phase}',
  'quick.have': 'You have {goods}',
  'quick.markets': 'The markets pay and ask: {prices}',
  'quick.price': '{cube} {sell} and {buy}',
  'quick.blocs': 'With the fuel in hand, your blocs burn {paid} and make {kept}',
  'quick.units': 'On {hex}: {own} {own|unit|units} of yours, {theirs} of {mover}',

  'quick.accept': 'Accept the offer of {from}',
  'quick.accept.effect': 'You give {want} and get {give}',
  'quick.decline': 'Decline the offer of {from}',
  'quick.decline.effect': 'You keep {want} and do not get {give}',
  'quick.passTrade': 'Pass',
  'quick.passTrade.effect': 'You do nothing now. When everybody passes in a row, the phase is over',
  'quick.leaveTrade': 'Pass for the rest of Trade',
  'quick.leaveTrade.effect': 'You take no more turns in this phase',
  'quick.passDevelop': 'Pass',
  'quick.passDevelop.effect': 'You build nothing now. When everybody passes in a row, the phase is over',
  'quick.feed': 'Feed all that pays',
  'quick.feed.effect': 'Your blocs burn {paid} and make {kept}',
  'quick.runNothing': 'Run nothing',
  'quick.runNothing.effect': 'You keep your fuel and make nothing',
  'quick.stand': 'Make a stand',
  'quick.stand.effect': 'You and {mover} each lose a unit there, and {mover} gains nothing',
  'quick.yield': 'Make no stand',
  'quick.yield.effect': 'You let the unit of {mover} in',
  'quick.endActivation': 'End the activations',
  'quick.endActivation.effect': 'Your units move no further in this action',
  'quick.agreeToEnd': 'Agree to end the game',
  'quick.agreeToEnd.effect':
    'When everybody agrees, the game is over and is scored. You still have to decide this turn',
} as const satisfies Catalogue;
