/**
 * The words of the pages. Templates are those of the engine's messages (`{n|cube|cubes}`), so that one
 * function serves pages, log, prompts and mail; a library beside it would only be a second way.
 */
import { createSignal } from 'solid-js';
import { type Catalogue, LANGUAGES, type Language, type Param, say } from '../../engine/core/messages.ts';
import { keep, kept } from '../state/keep.ts';
import { en } from './en.ts';

export type Key = keyof typeof en;

const [language, setCurrent] = createSignal<Language>('en');
const [catalogue, setCatalogue] = createSignal<Catalogue>(en);

export { language };

/** The reader's choice, else the browser's first language we have. */
export function preferredLanguage(): Language {
  const chosen = kept<string>('language');
  const wanted = [chosen ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? 'en';
}

/** English comes with the page, any other language when it is asked for. */
export async function useLanguage(next: Language): Promise<void> {
  const words: Catalogue = next === 'it' ? (await import('./it.ts')).it : en;
  setCatalogue(words);
  setCurrent(next);
  document.documentElement.lang = next;
}

export async function chooseLanguage(next: Language): Promise<void> {
  keep('language', next);
  await useLanguage(next);
}

export function t(key: Key, params?: Record<string, Param>, names: readonly string[] = []): string {
  return say(params ? { key, params } : { key }, catalogue(), names);
}

/** For keys that are made of data (error codes, option names): null where there are no words for it. */
export function maybe(key: string, params?: Record<string, Param>, names: readonly string[] = []): string | null {
  return catalogue()[key] === undefined ? null : say(params ? { key, params } : { key }, catalogue(), names);
}

/** "Ada, Bruno and Cleo" in the reader's language. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}
