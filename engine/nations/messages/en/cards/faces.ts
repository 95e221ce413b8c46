/** The words that many cards share in English: the rule of a type, and when an effect works. */
import type { Catalogue } from '../../../../core/messages.ts';

export const faces = {
  'kind.advisor.rule': 'One advisor space; a new one replaces the old.',
  'kind.battle.rule': 'Needs a worker on military. Take your raid value in books, food or stone; the card is gone.',
  'kind.building.rule': 'Workers on it bring what it says, each.',
  'kind.colony.rule': 'Needs the strength shown when bought. With every space full one of them goes.',
  'kind.goldenAge.rule':
    'Take the resources shown, or pay the price in any mix of gold, food, stone and books for 1 VP; the card is gone.',
  'kind.military.rule':
    'Workers on it bring strength and cost upkeep, each. Its raid value counts once, with at least one worker.',
  'kind.war.rule': 'One a round. Nations weaker than the buyer was on buying it are defeated at the end of the round.',
  'kind.wonder.rule': 'Built section by section with architects and stone; works and scores when ready.',

  'effect.production': 'At production',
  'effect.buy': 'When you buy',
  'effect.otherBuys': 'When others buy',
  'effect.spendLastGold': 'With your last gold',
  'effect.hireArchitect': 'When you hire',
  'effect.wonderReady': 'When a wonder is ready',
  'effect.ready': 'When ready',
  'effect.pass': 'When you pass',
  'effect.replaceBuilding': 'When you replace',
  'effect.endOfAge': 'End of an age',
  'effect.finalScoring': 'Final scoring',
  'effect.event': 'Event',
  'effect.action': 'Action',
  'effect.action.once': 'Action, once a round',
  'effect.remove': 'Leaves play',
  'effect.privateArchitects': 'Own architect',
  'effect.goldenAgeBonus': 'Golden age bonus',
  'effect.raidBonus': 'Raid',
  'effect.cardPrice': 'Price of battles',
  'effect.warStrength': 'In war',
  'effect.warExtraLoss': 'In war',
  'effect.noWarVpLoss': 'In war',
  'effect.advisorSlot': 'Room for an advisor',
  'effect.chooseEvent': 'Event card',
  'effect.always': 'Always',
} satisfies Catalogue;
