/** Nations in a few words, in English. */
import type { About } from '../../contract.ts';

export const about = {
  long: '{min} to {max} players, about {moves} moves each. Cards, wars, a nation through the ages.',
  cover: 'Three prices, and the ages to come.',
  'cover.lobby': 'One flag for each seat taken.',
  cards: 'Cards of Nations',
} satisfies About;
