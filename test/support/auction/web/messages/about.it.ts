/** The auction in a few words, in Italian. */
import type { About } from '../../../../../web/games/contract.ts';

export const about = {
  long: 'Da {min} a {max} giocatori, circa {moves} mosse ciascuno. Un’offerta, un pennello, un premio.',
  cover: 'Una sala d’aste vuota.',
  'cover.lobby': 'Una moneta per ogni posto preso.',
} satisfies About;
