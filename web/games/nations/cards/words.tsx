/** The words on the faces: the game's catalogue and the card texts, in the reader's language. */
import { createContext, createResource, type JSX, useContext } from 'solid-js';
import type { Catalogue, Language, Param } from '../../../../engine/core/messages.ts';
import { say } from '../../../../engine/core/messages.ts';
import { language } from '../../../i18n/i18n.ts';

async function load(wanted: Language): Promise<Catalogue> {
  if (wanted === 'it') {
    const [game, texts, pages] = await Promise.all([
      import('../../../../engine/nations/messages/it.ts'),
      import('../../../../engine/nations/messages/it/cardTexts.ts'),
      import('../messages/it.ts'),
    ]);
    return { ...game.catalogue, ...texts.cardTexts, ...pages.page };
  }
  const [game, texts, pages] = await Promise.all([
    import('../../../../engine/nations/messages/en.ts'),
    import('../../../../engine/nations/messages/en/cardTexts.ts'),
    import('../messages/en.ts'),
  ]);
  return { ...game.catalogue, ...texts.cardTexts, ...pages.page };
}

export interface Words {
  /** The words of a key, or an empty string where there are none (yet). */
  word(key: string, params?: Record<string, Param>): string;
  /** The form for several, where a word has two. */
  many(key: string): string;
  ready(): boolean;
}

const WordsContext = createContext<Words>();

export function CardWords(props: { children: JSX.Element }): JSX.Element {
  const [catalogue] = createResource(language, load);
  const words: Words = {
    word: (key, params) => {
      const known = catalogue.latest;
      return known?.[key] === undefined ? '' : (say(params ? { key, params } : { key }, known, []).split('|')[0] ?? '');
    },
    many: (key) => catalogue.latest?.[key]?.split('|').at(-1) ?? '',
    ready: () => catalogue.latest !== undefined,
  };
  return <WordsContext.Provider value={words}>{props.children}</WordsContext.Provider>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('CardWords is missing above this component');
  return words;
}
