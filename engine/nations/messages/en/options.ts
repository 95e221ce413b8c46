/** The form for a new table in English: every option and value, help for newcomers, and what does not fit together. */
import type { Catalogue } from '../../../core/messages.ts';
import { forPlayers, VALUES } from '../../data/values.ts';
import { AGES, CARD_COUNTS, SEATS } from '../../options.ts';
import { difficulties } from './difficulties.ts';

const cardsInDeck = (players: number): string =>
  `${forPlayers(VALUES.balancedBuildings, players)} buildings and ${forPlayers(VALUES.balancedOthers, players)} of each other kind`;

export const options = {
  ...difficulties,
  'option.sets': 'Cards',
  'option.sets.help':
    'Which progress cards are in the decks. Base cards are the simplest; advanced and expert cards bring more interaction and harsher effects. Five players need more than the base cards.',
  'option.sets.base': 'Base',
  'option.sets.base.help': `${CARD_COUNTS.base} cards. Best for a first game.`,
  'option.sets.advanced': 'Base and advanced',
  'option.sets.advanced.help': `${CARD_COUNTS.advanced} cards, with more advisors, and wonders that depend on what others do.`,
  'option.sets.expert': 'Base and expert',
  'option.sets.expert.help': `${CARD_COUNTS.expert} cards, with effects that change the rules of a round.`,
  'option.sets.all': 'All cards',
  'option.sets.all.help': `All ${CARD_COUNTS.all} cards: the widest choice, and the hardest to predict.`,

  'option.boards': 'Boards',
  'option.boards.help': 'Every nation has two sides. Side A is the same for all, side B gives each nation a character.',
  'option.boards.A': 'Side A for all',
  'option.boards.A.help': 'Everybody starts the same. Best for a first game.',
  'option.boards.choice': 'Choose, either side',
  'option.boards.choice.help':
    'As many nations as players are drawn. In reverse player order each takes one and may play it on side A.',
  'option.boards.B': 'Choose, side B only',
  'option.boards.B.help': 'As many nations as players are drawn and chosen in reverse player order; all play side B.',

  'option.difficulty': 'Difficulty',
  'option.difficulty.help':
    'Every round you take a new worker or some gold, food or stone. The difficulty says how much. Players of different skill can each choose their own.',
  'option.difficulty.chieftain.help': `${VALUES.growth.chieftain} of one resource instead of a worker: the easiest.`,
  'option.difficulty.prince.help': `${VALUES.growth.prince} of one resource instead of a worker: the usual game.`,
  'option.difficulty.king.help': `${VALUES.growth.king} of one resource instead of a worker.`,
  'option.difficulty.emperor.help': `${VALUES.growth.emperor} of one resource instead of a worker: the hardest.`,
  'option.difficulty.each.help': 'Each player chooses a difficulty when the game starts.',

  'option.ages': 'Ages',
  'option.ages.help': `A full game has ${AGES.max} ages. A shorter game ends after the last of its ages, with the full final scoring.`,

  'option.extraWorker': 'Extra worker',
  'option.extraWorker.help':
    'An easier game: everybody starts with one more worker, from a section of their choice. Its space is closed for good and costs nothing.',

  'option.balancedDecks': 'Balanced decks',
  'option.balancedDecks.help': `For competitive play: each age's deck holds the same number of every kind of card (${cardsInDeck(4)}; ${cardsInDeck(5)} with five players), drawn at random from the cards in play.`,

  'option.sealedChoices': 'Sealed choices',
  'option.sealedChoices.help':
    'Everybody makes growth and event choices at once and in secret, instead of openly in reverse player order. Faster when players are seldom online together.',

  'refuse.options/malformed': 'The options cannot be read.',
  'refuse.options/unknown': 'There is no such option.',
  'refuse.options/seats': `Nations is for ${SEATS.min} to ${SEATS.max} players.`,
  'refuse.options/sets': 'Choose base, advanced, expert or all cards.',
  'refuse.options/boards': 'Choose side A, a choice of sides, or side B.',
  'refuse.options/difficulty': 'Choose one of the difficulties.',
  'refuse.options/ages': `Choose ${AGES.min} to ${AGES.max} ages.`,
  'refuse.options/extraWorker': 'The extra worker is on or off.',
  'refuse.options/balancedDecks': 'Balanced decks are on or off.',
  'refuse.options/sealedChoices': 'Sealed choices are on or off.',
  'refuse.options/five-need-more-cards': 'The base cards are not enough for five players: add a set.',
} satisfies Catalogue;
