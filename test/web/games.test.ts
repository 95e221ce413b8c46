/** What the pages know of a game before they load it agrees with its engine. */
import { expect, it } from 'vitest';
import { games } from '../../engine/index.ts';
import { GAMES } from '../../web/games/names.ts';

it('lists every game with the number of seats its engine allows', () => {
  expect(GAMES.map(({ id, seats }) => ({ id, seats }))).toEqual(games.all.map(({ id, seats }) => ({ id, seats })));
});
