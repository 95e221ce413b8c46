/** The words of the auction in Italian. */
import type { Catalogue } from '../../../../../engine/core/messages.ts';

export const catalogue: Catalogue = {
  'log.prizeDrawn': 'Turno {round}: un premio da {prize}.',
  'log.bidDeposited': '{seat} offre {coins}.',
  'log.prizeSold': '{seat} prende il premio per {coins}.',
  'log.markPainted': '{seat} dipinge.',
  'log.turnEnded': '{seat} ha finito.',
  'log.wordWhispered': '{seat} sussurra {word}.',
  'log.shouted': '{seat} grida.',
  'log.gameEnded': 'La partita è finita.',
  'prompt.bid': 'Offri per {prize}',
  'prompt.paint': 'Dipingi {marks}',
  'option.rounds': 'Turni',
  'option.hiddenCoins': 'Monete nascoste',
  'option.hiddenCoins.help': 'Nessuno vede quante monete hanno gli altri.',
  'refuse.cannot-pay': 'Non hai {coins} monete.',
  'refuse.bid-already': 'Hai già fatto la tua offerta.',
  'refuse.no-marks': 'Non resta niente da dipingere.',
  'order.act': '{action}',
  'order.paint': 'Dipingi {marks} {marks|segno|segni}',
  'order.bidAlways': 'Offri {coins} ogni volta',
  'order.good-prize': 'Il premio vale {prize}.',
  'term.coin': 'moneta|monete',
};
