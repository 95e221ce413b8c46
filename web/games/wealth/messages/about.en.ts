/** Wealth of Nations in a few words, in English. */
import type { About } from '../../contract.ts';

export const about = {
  long: '{min} to {max} players, about {moves} moves each. Markets, barter, an island to fill.',
  cover: 'The empty island, as chosen.',
  'cover.lobby': 'The empty island. One flag for each seat taken.',
} satisfies About;
