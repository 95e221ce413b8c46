/**
 * The words and the rules of the games, by id. They load only when they are needed. Every file is named here, so that the
 * type check fails where a language has no words or no rules.
 */
import type { Catalogue, Language } from '../../engine/core/messages.ts';

type Words = () => Promise<Readonly<Record<string, Catalogue>>>;
type Text = () => Promise<{ default: string }>;

interface GameTexts {
  /** The words a table starts with, those of its page, those of its refusals, and those of the form for a new table. */
  words: Readonly<Record<Language, Readonly<Record<'table' | 'page' | 'refusals' | 'options', Words>>>>;
  rules: Readonly<Record<Language, Text>>;
}

const GAMES: Readonly<Record<string, GameTexts>> = {
  'wealth-of-nations': {
    words: {
      en: {
        table: () => import('../../engine/wealth/messages/en/table.ts'),
        page: () => import('./wealth/messages/en.ts'),
        refusals: () => import('../../engine/wealth/messages/en/refusals.ts'),
        options: () => import('../../engine/wealth/messages/en/options.ts'),
      },
      it: {
        table: () => import('../../engine/wealth/messages/it/table.ts'),
        page: () => import('./wealth/messages/it.ts'),
        refusals: () => import('../../engine/wealth/messages/it/refusals.ts'),
        options: () => import('../../engine/wealth/messages/it/options.ts'),
      },
    },
    rules: {
      en: () => import('../../engine/wealth/RULES.md?raw'),
      it: () => import('../../engine/wealth/RULES.it.md?raw'),
    },
  },
  nations: {
    words: {
      en: {
        table: () => import('../../engine/nations/messages/en/table.ts'),
        page: () => import('./nations/messages/en.ts'),
        refusals: () => import('../../engine/nations/messages/en/refusals.ts'),
        options: () => import('../../engine/nations/messages/en/options.ts'),
      },
      it: {
        table: () => import('../../engine/nations/messages/it/table.ts'),
        page: () => import('./nations/messages/it.ts'),
        refusals: () => import('../../engine/nations/messages/it/refusals.ts'),
        options: () => import('../../engine/nations/messages/it/options.ts'),
      },
    },
    rules: {
      en: () => import('../../engine/nations/RULES.md?raw'),
      it: () => import('../../engine/nations/RULES.it.md?raw'),
    },
  },
};

/** Words of a game: those its table starts with, those of its refusals, or those of the form for a new table. */
export async function loadWords(
  id: string,
  language: Language,
  part: 'table' | 'refusals' | 'options',
): Promise<Catalogue> {
  const words = GAMES[id]?.words[language];
  const [game, page] = await Promise.all([words?.[part](), part === 'table' ? words?.page() : {}]);
  return Object.assign({}, game?.[part], ...Object.values(page ?? {}));
}

/** The rules of a game as text. */
export async function loadRules(id: string, language: Language): Promise<string | null> {
  const load = GAMES[id]?.rules[language];
  return load ? (await load()).default : null;
}
