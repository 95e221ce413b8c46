/** Actions I sent, in words: for "someone acted meanwhile". */
import type { Action } from '../../../engine/nations/actions.ts';
import type { State } from '../../../engine/nations/state.ts';
import type { Words } from './cards/words.tsx';
import { optionWords } from './optionWords.ts';

export const sayActions = (word: Words['word'], state: State, seat: number, actions: readonly Action[]): string =>
  actions.map((action) => optionWords(word, state, seat, action)).join(', ');
