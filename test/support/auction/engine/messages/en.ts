/** The words of the auction in English. */
import type { Catalogue } from '../../../../../engine/core/messages.ts';

export const catalogue: Catalogue = {
  'log.prizeDrawn': 'Round {round}: a prize of {prize}.',
  'log.bidDeposited': '{seat} bids {coins}.',
  'log.prizeSold': '{seat} takes the prize for {coins}.',
  'log.markPainted': '{seat} paints.',
  'log.turnEnded': '{seat} is done.',
  'log.wordWhispered': '{seat} whispers {word}.',
  'log.shouted': '{seat} shouts.',
  'log.gameEnded': 'The game is over.',
  'prompt.bid': 'Bid for {prize}',
  'prompt.paint': 'Paint {marks}',
  'option.rounds': 'Rounds',
  'option.hiddenCoins': 'Hidden coins',
  'option.hiddenCoins.help': 'Nobody sees how many coins the others have.',
  'refuse.cannot-pay': 'You do not have {coins} coins.',
  'refuse.bid-already': 'You have made your bid.',
  'refuse.no-marks': 'Nothing is left to paint.',
  'order.act': '{action}',
  'order.paint': 'Paint {marks} {marks|mark|marks}',
  'order.bidAlways': 'Bid {coins} every time',
  'order.good-prize': 'The prize is {prize}.',
  'term.coin': 'coin|coins',
};
