/** The log in English. */
import type { Catalogue } from '../../../core/messages.ts';

export const log = {
  // The log: set-up
  'log.firstPlayerDrawn': '{seat} was drawn as first player',
  'log.firstPickerDrawn': '{seat} was drawn to pick first',
  'log.packagePicked.tiles': '{seat} took {tiles} and placed them on {hexes}',
  'log.packagePicked.both': '{seat} took {tiles} and {goods}, and placed the tiles on {hexes}',
  'log.packagePicked.goods': '{seat} took {goods}',
  'log.packageSkipped': '{seat} could not place any package and took none',
  'log.cashDealt': '{seat} starts with {money}',
  'log.startFlagPlaced': '{seat} placed their first flag on {hex}',
  'log.startUnitPlaced': '{seat} placed a unit on {hex}',

  // The log: the round
  'log.phaseBegan.draft': 'Draft',
  'log.phaseBegan.startFlag': 'Everybody places a first flag; {first} begins',
  'log.phaseBegan.startUnit': 'Everybody places a first unit; {first} begins',
  'log.phaseBegan.trade': 'Round {round}, Trade: {first} begins',
  'log.phaseBegan.develop': 'Round {round}, Develop: {first} begins',
  'log.phaseBegan.produce': 'Round {round}, Produce: everybody chooses at once',
  'log.phaseBegan.finalTrade': 'Final trade: {first} begins',
  'log.phaseBegan.over': 'Game over',
  'log.passed': '{seat} passed',
  'log.passed.out': '{seat} passed and is out of this Trade phase',
  'log.markerPassed': '{seat} is now first player',

  // The log: trade
  'log.cubesBought': '{seat} bought {cubes} for {money}',
  'log.cubesSold': '{seat} sold {cubes} for {money}',
  'log.offerMade': '{seat} offered {to} {give} for {want}',
  'log.offerMade.counter': '{seat} countered: {give} to {to} for {want}',
  'log.offerWithdrawn': '{seat} withdrew an offer to {to}',
  'log.offerDeclined': '{seat} declined the offer of {from}',
  'log.offersLapsed': '{count} {count|offer|offers} lapsed with the phase',
  'log.bartered': '{seat} accepted: {give} from {from} for {want}',
  'log.notesBorrowed': '{seat} borrowed {notes} and got {money}',
  'log.notesRepaid': '{seat} repaid {notes} for {money}',

  // The log: develop
  'log.flagPlaced': '{seat} placed a flag on {hex}',
  'log.tileBuilt': '{seat} built {tile} on {hex} for {paid}',
  'log.tileBuilt.forced': '{seat} forced {tile} onto {hex} for {paid}',
  'log.tilesMoved': '{seat} moved {tiles} from {from} to {to} for {paid}',
  'log.tilesMoved.turned': '{seat} turned {tiles} on {to} for {paid}',
  'log.blocAutomated': '{seat} automated a bloc of {tiles}, token on {hex}, for {paid}',
  'log.lastFlagPlaced': '{seat} has placed their last flag',

  // The log: War Clouds
  'log.unitsBuilt': '{seat} built {units} on {hexes} for {paid}',
  'log.activationBegan': '{seat} paid {paid} to activate units',
  'log.unitMoved': '{seat} moved a unit from {from} to {to}',
  'log.unitTransported': '{seat} transported a unit from {from} to {to} for {paid}',
  'log.standAsked': '{seat} was asked whether to make a stand on {hex} against {mover}',
  'log.standAnswered.fight': '{seat} made a stand against {mover} on {hex}',
  'log.standAnswered.yield': '{seat} let {mover} into {hex}',
  'log.battleFought': '{seat} fought {against} on {hex}; each lost a unit',
  'log.battleFought.defensive': '{seat} and {against} each lost a unit on {hex}',
  'log.flagConquered': '{seat} conquered the flag of {from} on {hex}',
  'log.hexSettled': '{seat} settled on {hex}',
  'log.activationEnded': '{seat} finished after {used} {used|activation|activations}',
  'log.standSet.always': '{seat} will always make a stand',
  'log.standSet.never': '{seat} will never make a stand',
  'log.standSet.ask': '{seat} wants to be asked before making a stand',
  'log.occupySet.on': '{seat} occupies enemy blocs and takes {product} from integrated economies',
  'log.occupySet.off': '{seat} does not occupy',

  // The log: produce, finance, end
  'log.productionDecided': '{seat} chose what runs',
  'log.productionReconsidered': '{seat} is choosing again',
  'log.productionRevealed': 'Everybody has chosen: the blocs run',
  'log.blocRan': '{seat} ran {tiles} for {paid} and made {made}',
  'log.blocRan.part': '{seat} fed {fed} of {tiles} for {paid} and made {made}',
  'log.goodsSeized': '{seat} took {goods} from {from} by occupying {tiles}',
  'log.interestPaid': '{seat} paid {money} interest',
  'log.interestPaid.borrowed': '{seat} borrowed {notes} for {received} to pay {money} interest',
  'log.playerEliminated': '{seat} could not pay {interest} interest and is out of the game',
  'log.endTriggered': 'The game is ending: {triggers}. This Produce is the last',
  'log.endOffered':
    'Nobody has built anything for {rounds} {rounds|round|rounds}: the players may agree to end the game',
  'log.endAgreed': '{seat} agreed to end the game',
  'log.endAgreementWithdrawn': '{seat} wants to play on after all',
  'log.cubesSoldOff': 'Sell-off: {cubes} at {price} each',
  'log.notesSettled': '{seat} repaid {notes} for {money} at the end of the game',
  'log.gameEnded': '{winners} won with {points} {points|point|points}',
  'log.gameEnded.shared': '{winners} share the win',
  'log.gameEnded.survivor': '{winners} won: everybody else is out',
} as const satisfies Catalogue;
