/** The words of the page, of the game and of its cards, in the reader's language. */
import { createContext, createMemo, createResource, type JSX, useContext } from 'solid-js';
import { type Message, type Param, say } from '../../../engine/core/messages.ts';
import type { faces } from '../../../engine/nations/messages/en/cards/faces.ts';
import type { difficulties } from '../../../engine/nations/messages/en/difficulties.ts';
import type { who } from '../../../engine/nations/messages/en/events/who.ts';
import type { moreTerms } from '../../../engine/nations/messages/en/moreTerms.ts';
import type { prompts } from '../../../engine/nations/messages/en/prompts.ts';
import type { terms } from '../../../engine/nations/messages/en/terms.ts';
import { language } from '../../i18n/i18n.ts';
import { loadWords } from '../gameWords.ts';
import type { answering } from './messages/answering.en.ts';
import type { draft } from './messages/draft.en.ts';
import type { page } from './messages/en.ts';
import type { later } from './messages/later.en.ts';
import type { solo } from './messages/solo.en.ts';
import { lateTexts } from './texts.ts';

type PageKey = keyof typeof page | keyof typeof answering | keyof typeof draft | keyof typeof solo | keyof typeof later;
type TermKey = keyof typeof terms | keyof typeof moreTerms;
/** Ids of cards and events, codes of refusals and numbers: these keys are known only by their form. */
type KeyByForm =
  | `card.${string}.${'name' | 'short' | 'text'}`
  | `event.${string}.${'title' | 'text'}`
  | `board.${string}.text`
  | `${'card' | 'event'}.${string}.${'option' | 'pay'}.${number}`
  | `step.${string}`
  | `short.${string}`
  | `${'age' | 'rank' | 'solo.face' | 'solo.on'}.${number}`;
export type WordKey =
  | PageKey
  | TermKey
  | KeyByForm
  | keyof typeof faces
  | keyof typeof difficulties
  | keyof typeof prompts
  | keyof typeof who;
/** `gold` is the term at `term.gold`. */
export type Term = TermKey extends infer K ? (K extends `term.${infer T}` ? T : never) : never;

export interface Words {
  /** The words at a key, or an empty string if there are none (yet). */
  word(key: WordKey, params?: Record<string, Param>): string;
  /** A word of the rules: "book". */
  term(term: Term): string;
  /** Its plural form, if it has one: "books". */
  terms(term: Term): string;
  /** A message of the engine. */
  say(message: Message): string;
}

const WordsContext = createContext<Words>();

export function WordsProvider(props: { children: JSX.Element }): JSX.Element {
  const [catalogue] = createResource(language, (wanted) => loadWords('nations', wanted, 'table'));
  const known = createMemo(() => ({ ...lateTexts(), ...catalogue.latest }));
  const sayIt = (message: Message) =>
    known()[message.key] === undefined ? '' : (say(message, known(), []).split('|')[0] ?? '');
  const words: Words = {
    word: (key, params) => sayIt(params ? { key, params } : { key }),
    term: (term) => sayIt({ key: `term.${term}` }),
    terms: (term) => known()[`term.${term}`]?.split('|').at(-1) ?? '',
    say: sayIt,
  };
  return <WordsContext.Provider value={words}>{props.children}</WordsContext.Provider>;
}

/** For the start of a line: "Advisor". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('WordsProvider is missing above this component');
  return words;
}
