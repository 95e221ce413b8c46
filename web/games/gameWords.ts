/** The words and the rules of the games, by id. They load only when they are needed. */
import type { Catalogue, Language } from '../../engine/core/messages.ts';
import { allGames, gameOf } from './registry.ts';

const merged = (parts: readonly Catalogue[]): Catalogue => Object.assign({}, ...parts);

/** Words of a game: those its table starts with, those of its refusals, of its orders, or of the form for a new table. */
export async function loadWords(
  id: string,
  language: Language,
  part: 'table' | 'refusals' | 'options' | 'orders',
): Promise<Catalogue> {
  const modules = await Promise.all((gameOf(id)?.words[language][part] ?? []).map((load) => load()));
  return merged(modules.flatMap((module) => Object.values(module)));
}

/** The words about all games. The id of the game stands before each key: `nations/long`. */
export async function loadAbout(language: Language): Promise<Catalogue> {
  const parts = await Promise.all(
    allGames().map(async ({ id, words }) => {
      const { about } = await words[language].about();
      return Object.fromEntries(Object.entries(about).map(([key, text]) => [`${id}/${key}`, text]));
    }),
  );
  return merged(parts);
}

/** The rules of a game as text. */
export async function loadRules(id: string, language: Language): Promise<string | null> {
  const load = gameOf(id)?.rules[language];
  return load ? (await load()).default : null;
}
