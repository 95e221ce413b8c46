/** Nations in a few words, in Italian. */
import type { About } from '../../contract.ts';

export const about = {
  long: 'Da {min} a {max} giocatori, circa {moves} mosse ciascuno. Carte, guerre, una nazione attraverso le epoche.',
  cover: 'Tre prezzi, e le epoche che verranno.',
  'cover.lobby': 'Una bandiera per ogni posto preso.',
  cards: 'Le carte di Nations',
} satisfies About;
