/** What the pages know of a game before they load it agrees with its engine. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../engine/core/messages.ts';
import { games } from '../../engine/index.ts';
import { GAMES } from '../../web/games/games.ts';
import { loadAbout, loadRules, loadWords } from '../../web/games/gameWords.ts';
import { enterGames, gameOf } from '../../web/games/registry.ts';

it('lists every game that the service offers, in the same order, with its name and its seats', () => {
  const facts = ({ id, name, seats }: { id: string; name: string; seats: unknown }) => ({ id, name, seats });
  expect(GAMES.map(facts)).toEqual(games.all.map(facts));
});

it('knows no game by another id, and never takes one for another', async () => {
  expect(gameOf('chess')).toBeUndefined();
  expect(await loadRules('chess', 'en')).toBeNull();
  expect(await loadWords('chess', 'en', 'table')).toEqual({});
  const [first] = GAMES;
  expect(() => enterGames(first ? [first, first] : [])).toThrow('two games share an id');
});

describe.each(GAMES)('the words of $name', ({ id }) => {
  it.each(LANGUAGES)('load in every part: %s', async (language) => {
    for (const part of ['table', 'refusals', 'options'] as const) {
      const keys = async (of: typeof language) => Object.keys(await loadWords(id, of, part)).sort();
      expect(await keys(language), part).toEqual(await keys('en'));
      expect(await keys(language), part).not.toEqual([]);
    }
  });

  it.each(LANGUAGES)('describe it on pages that show several games: %s', async (language) => {
    const keys = async (of: typeof language) =>
      Object.keys(await loadAbout(of)).filter((key) => key.startsWith(`${id}/`));
    expect(await keys(language)).toEqual(await keys('en'));
    expect(await keys(language)).toEqual(expect.arrayContaining([`${id}/long`, `${id}/cover`, `${id}/cover.lobby`]));
  });
});
