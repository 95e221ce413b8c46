/** What the pages know of a game before they load it agrees with its engine. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../engine/core/messages.ts';
import { games } from '../../engine/index.ts';
import { loadWords } from '../../web/games/gameWords.ts';
import { GAMES } from '../../web/games/names.ts';

it('lists every game with the number of seats its engine allows', () => {
  expect(GAMES.map(({ id, seats }) => ({ id, seats }))).toEqual(games.all.map(({ id, seats }) => ({ id, seats })));
});

describe.each(GAMES)('the words of $name', ({ id }) => {
  it.each(LANGUAGES)('load in every part: %s', async (language) => {
    for (const part of ['table', 'refusals', 'options'] as const) {
      const keys = async (of: typeof language) => Object.keys(await loadWords(id, of, part)).sort();
      expect(await keys(language), part).toEqual(await keys('en'));
      expect(await keys(language), part).not.toEqual([]);
    }
  });
});
