/** Wealth of Nations in a few words, in Italian. */
import type { About } from '../../contract.ts';

export const about = {
  long: 'Da {min} a {max} giocatori, circa {moves} mosse ciascuno. Mercati, baratti, un’isola da riempire.',
  cover: 'L’isola vuota, come scelta.',
  'cover.lobby': 'L’isola vuota. Una bandiera per ogni posto preso.',
} satisfies About;
