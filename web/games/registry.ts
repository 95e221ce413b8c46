/**
 * The games by id, as games.ts has entered them. Parts of the pages that a game itself uses cannot import the list, since
 * it imports the games.
 */
import type { Manifest } from './contract.ts';

let known: readonly Manifest[] = [];

export function enterGames(games: readonly Manifest[]): readonly Manifest[] {
  if (new Set(games.map(({ id }) => id)).size !== games.length) throw new Error('two games share an id');
  known = games;
  return games;
}

export const allGames = (): readonly Manifest[] => known;
export const gameOf = (id: string): Manifest | undefined => known.find((game) => game.id === id);
