/** Words of a game that load when they are first wanted, because most visits to a table never need them. */
import { createEffect, createSignal } from 'solid-js';
import type { Catalogue } from '../../../engine/core/messages.ts';
import { loadWords } from '../../games/gameWords.ts';
import { language } from '../../i18n/i18n.ts';

export function createLateWords(game: string, part: 'refusals' | 'orders'): () => Catalogue | null {
  const [isWanted, want] = createSignal(false);
  const [words, setWords] = createSignal<Catalogue | null>(null);
  createEffect(() => {
    const wanted = language();
    if (!isWanted()) return;
    loadWords(game, wanted, part)
      .then((loaded) => wanted === language() && setWords(loaded))
      .catch(() => setWords((before) => before ?? {}));
  });
  return () => {
    // Not while the page is rendering, or it would render twice.
    if (!isWanted()) queueMicrotask(() => want(true));
    return words();
  };
}
