/** The words of a game's refusals: fetched when the first is to be said, for most looks at a table meet none. */
import { createEffect, createSignal } from 'solid-js';
import type { Catalogue } from '../../engine/core/messages.ts';
import { loadWords } from '../games/games.ts';
import { language } from '../i18n/i18n.ts';

export function createRefusalWords(game: string): () => Catalogue | null {
  const [isWanted, want] = createSignal(false);
  const [words, setWords] = createSignal<Catalogue | null>(null);
  createEffect(() => {
    const wanted = language();
    if (!isWanted()) return;
    loadWords(game, wanted, 'refusals')
      .then((loaded) => wanted === language() && setWords(loaded))
      .catch(() => setWords((before) => before ?? {}));
  });
  return () => {
    // Not while a page is being drawn: it would draw itself twice.
    if (!isWanted()) queueMicrotask(() => want(true));
    return words();
  };
}
