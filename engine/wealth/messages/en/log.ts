/** The log in English. */
import type { Catalogue } from '../../../core/messages.ts';

export const log = {
  // The log: set-up
  'log.firstPlayerDrawn': '{seat} was drawn first player',
  'log.firstPickerDrawn': '{seat} was drawn to pick first',
  'log.packagePicked.tiles': '{seat} took {tiles} and set them on {hexes}',
  'log.packagePicked.both': '{seat} took {tiles} and {goods}, and set the tiles on {hexes}',
  'log.packagePicked.goods': '{seat} took {goods}',
  'log.packageSkipped': '{seat} could place no package and took none',
  'log.cashDealt': '{seat} starts with {money}',
  'log.startFlagPlaced': '{seat} set the first flag on {hex}',
  'log.startUnitPlaced': '{seat} set a unit on {hex}',

  // The log: the round
  'log.phaseBegan.draft': 'Draft',
  'log.phaseBegan.startFlag': 'Everybody sets a first flag, {first} begins',
  'log.phaseBegan.startUnit': 'Everybody sets a first unit, {first} begins',
  'log.phaseBegan.trade': 'Round {round}, Trade: {first} begins',
  'log.phaseBegan.develop': 'Round {round}, Develop: {first} begins',
  'log.phaseBegan.produce': 'Round {round}, Produce: all choose at once',
  'log.phaseBegan.finalTrade': 'Final trade: {first} begins',
  'log.phaseBegan.over': 'Game over',
  'log.passed': '{seat} passed',
  'log.passed.out': '{seat} passed and trades no more this round',
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
  'log.lastFlagPlaced': '{seat} has placed the last flag',

  // The log: War Clouds
  'log.unitsBuilt': '{seat} built {units} on {hexes} for {paid}',
  'log.activationBegan': '{seat} activates for {paid}',
  'log.unitMoved': '{seat} moved a unit from {from} to {to}',
  'log.unitTransported': '{seat} transported a unit from {from} to {to} for {paid}',
  'log.standAsked': '{mover} entered {hex}: will {seat} stand?',
  'log.standAnswered.fight': '{seat} stood against {mover} on {hex}',
  'log.standAnswered.yield': '{seat} let {mover} into {hex}',
  'log.battleFought': '{seat} battled {against} on {hex}, one for one',
  'log.battleFought.defensive': 'Stand on {hex}: {seat} and {against} lose a unit each',
  'log.flagConquered': '{seat} conquered the flag of {from} on {hex}',
  'log.hexSettled': '{seat} settled on {hex}',
  'log.activationEnded': '{seat} ended activating after {used}',
  'log.standSet.always': '{seat} will always stand',
  'log.standSet.never': '{seat} will never stand',
  'log.standSet.ask': '{seat} wants to be asked before standing',
  'log.occupySet.on': '{seat} occupies enemy blocs and takes {product} from integrated economies',
  'log.occupySet.off': '{seat} does not occupy',

  // The log: produce, finance, end
  'log.productionDecided': '{seat} chose what runs',
  'log.productionRevealed': 'All have chosen: the blocs run',
  'log.blocRan': '{seat} ran {tiles} for {paid} and made {made}',
  'log.blocRan.part': '{seat} fed {fed} of {tiles} for {paid} and made {made}',
  'log.goodsSeized': '{seat} took {goods} from {from} by occupying {tiles}',
  'log.interestPaid': '{seat} paid {money} interest',
  'log.interestPaid.borrowed': '{seat} borrowed {notes} for {received} to pay {money} interest',
  'log.playerEliminated': '{seat} could not pay {interest} interest and is out of the game',
  'log.endTriggered': 'The end: {triggers}. This Produce is the last',
  'log.cubesSoldOff': 'Sell-off: {cubes} at {price} each',
  'log.notesSettled': '{seat} repaid {notes} for {money} at the end',
  'log.gameEnded': '{winners} won with {points} {points|point|points}',
  'log.gameEnded.shared': '{winners} share the win',
  'log.gameEnded.survivor': '{winners} won: everybody else is out',
} as const satisfies Catalogue;
