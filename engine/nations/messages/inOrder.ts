/** Words for all of a kind, written in the order of its table: without the ids a page has so much less to fetch. */
import type { Catalogue } from '../../core/messages.ts';

/** `key` with the id of each in place of its star. */
export function inOrder(table: readonly { readonly id: string }[], key: string, words: readonly string[]): Catalogue {
  if (words.length !== table.length) throw new Error(`${key}: ${words.length} words for ${table.length}`);
  return Object.fromEntries(table.map(({ id }, place) => [key.replace('*', id), words[place] ?? '']));
}
