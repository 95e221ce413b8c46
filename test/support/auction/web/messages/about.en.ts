/** The auction in a few words, in English. */
import type { About } from '../../../../../web/games/contract.ts';

export const about = {
  long: '{min} to {max} players, about {moves} moves each. A bid, a brush, a prize.',
  cover: 'An empty auction room.',
  'cover.lobby': 'One coin for each seat taken.',
} satisfies About;
