/** The games a service offers, by id. */
import type { AnyGame } from './game.ts';

export interface Registry {
  all: readonly AnyGame[];
  get(id: string): AnyGame | undefined;
}

export function registry(games: readonly AnyGame[]): Registry {
  const byId = new Map(games.map((game) => [game.id, game]));
  if (byId.size !== games.length) throw new Error('two games share an id');
  return { all: games, get: (id) => byId.get(id) };
}
