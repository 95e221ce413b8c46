import type { Offer } from '../offer.ts';
import { type App, call } from './call.ts';
import { type GameOffer, GamesAnswer } from './wire.ts';

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
      answer: GamesAnswer,
    },
    async () => ({ status: 200, body }),
  );
}
