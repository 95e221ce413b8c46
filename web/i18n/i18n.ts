/**
 * The words of the pages. They use the template syntax of the engine's messages (`{n|cube|cubes}`), so one function
 * serves pages, log, prompts and mail; an i18n library would only add a second way.
 *
 * The words of a table load first. The words of other pages (home, forms, settings) and those about the games load when
 * they are needed.
 */
import { createSignal } from 'solid-js';
import { type Catalogue, LANGUAGES, type Language, type Param, say } from '../../engine/core/messages.ts';
import { loadAbout } from '../games/gameWords.ts';
import { keep, kept } from '../state/keep.ts';
import type { en } from './en.ts';
import type { pagesEn } from './pages.en.ts';

export type TableKey = keyof typeof en;
export type PageKey = keyof typeof pagesEn;
export type Key = TableKey | PageKey;

const [language, setCurrent] = createSignal<Language>('en');
const [catalogue, setCatalogue] = createSignal<Catalogue>({});
let wantsPages = false;
let wanted: Language = 'en';
let calls = 0;

export { language };

/** The reader's choice, otherwise the first of the browser's languages that we have. */
export function preferredLanguage(): Language {
  const chosen = kept<string>('language');
  const wanted = [chosen ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? 'en';
}

type Loaders = Readonly<Record<Language, () => Promise<Catalogue>>>;

const TABLE_WORDS: Loaders = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};
const PAGE_WORDS: Loaders = {
  en: async () => (await import('./pages.en.ts')).pagesEn,
  it: async () => (await import('./pages.it.ts')).pagesIt,
};

const tableWords = (of: Language): Promise<Catalogue> => TABLE_WORDS[of]();
async function pageWords(of: Language): Promise<Catalogue> {
  if (!wantsPages) return {};
  const [pages, games] = await Promise.all([PAGE_WORDS[of](), loadAbout(of)]);
  return { ...pages, ...games };
}

export async function useLanguage(next: Language): Promise<void> {
  wanted = next;
  const mine = ++calls;
  const [table, pages] = await Promise.allSettled([tableWords(next), pageWords(next)]);
  // A later call asks for everything that this one does, and may have finished first.
  if (mine !== calls) return;
  // Without a connection some words may be missing. Use those that came.
  setCatalogue({ ...wordsOf(table), ...wordsOf(pages) });
  setCurrent(next);
  document.documentElement.lang = next;
  if (pages.status === 'rejected') {
    wantsPages = false;
    throw pages.reason;
  }
}

const wordsOf = (words: PromiseSettledResult<Catalogue>): Catalogue =>
  words.status === 'fulfilled' ? words.value : {};

/** For pages away from the table, and for dialogs that they share with it. */
export async function loadPageWords(): Promise<void> {
  if (wantsPages) return;
  wantsPages = true;
  await useLanguage(wanted);
}

export async function chooseLanguage(next: Language): Promise<void> {
  keep('language', next);
  await useLanguage(next);
}

export function t(key: Key, params?: Record<string, Param>, names: readonly string[] = []): string {
  return say(params ? { key, params } : { key }, catalogue(), names);
}

/** For keys built from data (error codes, option names). Returns null if the catalogue has no such key. */
export function maybe(key: string, params?: Record<string, Param>, names: readonly string[] = []): string | null {
  return catalogue()[key] === undefined ? null : say(params ? { key, params } : { key }, catalogue(), names);
}

/** "Ada, Bruno and Cleo", in the reader's language. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}
