/** The words that many cards share in English: the rule of a type, and when an effect works. */
import type { Catalogue } from '../../../../core/messages.ts';

export const faces = {
  'kind.advisor.rule': 'You have one advisor space; a new advisor replaces the old one.',
  'kind.battle.rule': 'Needs a worker on military. Take your raid value in books, food or stone; the card is gone.',
  'kind.building.rule': 'Each worker on it brings what it shows.',
  'kind.colony.rule': 'You need the strength shown when you buy it. If every space is full, one colony goes.',
  'kind.goldenAge.rule':
    'Take the resources shown, or pay the price in any mix of gold, food, stone and books for 1 VP; the card is gone.',
  'kind.military.rule':
    'Each worker on it brings strength and costs upkeep. Its raid value counts once, with at least one worker.',
  'kind.war.rule':
    'One a round. At the end of the round it defeats every nation weaker than the buyer was when buying it.',
  'kind.wonder.rule':
    'You build it section by section with architects and stone. It works and scores when it is ready.',

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
