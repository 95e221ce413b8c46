/** The words of the table and of the cards, in the reader's language. */
import { createContext, createMemo, createResource, type JSX, useContext } from 'solid-js';
import { type Param, say } from '../../../../engine/core/messages.ts';
import { language } from '../../../i18n/i18n.ts';
import { loadWords } from '../../gameWords.ts';
import { wholeTexts } from './wholeTexts.ts';

export interface Words {
  /** The words at a key, or an empty string if there are none (yet). */
  word(key: string, params?: Record<string, Param>): string;
  /** The plural form, if the word has one. */
  many(key: string): string;
  ready(): boolean;
}

const WordsContext = createContext<Words>();

export function CardWords(props: { children: JSX.Element }): JSX.Element {
  const [catalogue] = createResource(language, (wanted) => loadWords('nations', wanted, 'table'));
  const known = createMemo(() => ({ ...wholeTexts(), ...catalogue.latest }));
  const words: Words = {
    word: (key, params) =>
      known()[key] === undefined ? '' : (say(params ? { key, params } : { key }, known(), []).split('|')[0] ?? ''),
    many: (key) => known()[key]?.split('|').at(-1) ?? '',
    ready: () => catalogue.latest !== undefined,
  };
  return <WordsContext.Provider value={words}>{props.children}</WordsContext.Provider>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('CardWords is missing above this component');
  return words;
}
