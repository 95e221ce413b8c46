/** The games on offer. */
import type { Offer } from '../domain/offer.ts';
import { type GameOffer, GamesReply } from '../domain/wire/games.ts';
import { type App, call } from './call.ts';

export function gameCalls(app: App, offer: Offer): void {
  const games = offer.games.all.map(
    ({ id, name, seats, options }): GameOffer => ({
      id,
      name,
      seats,
      options: options.map(({ values, ...field }) => ({ ...field, ...(values ? { values: [...values] } : {}) })),
    }),
  );
  const body = JSON.stringify(games);
  call(
    app,
    {
      method: 'get',
      path: '/api/games',
      summary: 'The games on offer, with their options',
      status: 200,
      reply: GamesReply,
    },
    async () => ({ status: 200, body }),
  );
}
