/** Words from the game's catalogue, in the reader's language. */
import type { Refusal } from '../../../engine/core/game.ts';
import { type Catalogue, type Message, say } from '../../../engine/core/messages.ts';
import { maybe, t } from '../../i18n/i18n.ts';
import { createLateWords } from './lateWords.ts';

export function createWords(game: string, words: () => Catalogue, names: () => readonly string[]) {
  const refusalWords = createLateWords(game, 'refusals');
  return {
    say: (message: Message): string => say(message, words(), names()),
    sayRefusal: ({ code, params }: Refusal): string => {
      const ours = maybe(`refuse.${code}`);
      if (ours) return ours;
      const known = refusalWords();
      if (!known) return '';
      const key = `refuse.${code.split('/').slice(1).join('/')}`;
      if (known[key] === undefined) return t('refused');
      return say(params ? { key, params } : { key }, { ...words(), ...known }, names());
    },
  };
}
