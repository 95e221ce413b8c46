/**
 * The words of a game's refusals. They load when the first refusal has to be shown, because most visits to a table
 * never meet one.
 */
import { createEffect, createSignal } from 'solid-js';
import type { Catalogue } from '../../../engine/core/messages.ts';
import { loadWords } from '../../games/gameWords.ts';
import { language } from '../../i18n/i18n.ts';

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
    // Not while the page is rendering, or it would render twice.
    if (!isWanted()) queueMicrotask(() => want(true));
    return words();
  };
}
