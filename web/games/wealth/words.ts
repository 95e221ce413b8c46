/** Words of this page and terms of the game, in the reader's language, from the one catalogue that the table holds. */
import { createContext, useContext } from 'solid-js';
import type { Message, Param } from '../../../engine/core/messages.ts';
import { GOODS, type Goods } from '../../../engine/wealth/data/goods.ts';
import type { terms } from '../../../engine/wealth/messages/en/terms.ts';
import { list } from '../../i18n/i18n.ts';
import type { en } from './messages/en.ts';
import type { questions } from './messages/questions.ts';

export type Word = keyof typeof en | keyof typeof questions;

type AfterTerm<Key> = Key extends `term.${infer Name}` ? Name : never;
export type Term = AfterTerm<keyof typeof terms>;

export interface Words {
  word(key: Word, params?: Record<string, Param>): string;
  /** `term('farm')` is "farm", `term('farm', 2)` is "2 farms". */
  term(key: Term, count?: number): string;
  /** For the start of a line: "Farm". */
  title(key: Term, count?: number): string;
  /** "1 ore, $20 and 2 notes" */
  goods(goods: Goods): string;
}

export function createWords(say: (message: Message) => string): Words {
  function term(key: Term, count?: number): string {
    const forms = say({ key: `term.${key}` }).split('|');
    const one = forms[0] ?? key;
    if (count === undefined) return one;
    return `${count} ${count === 1 ? one : (forms[1] ?? one)}`;
  }
  return {
    word: (key, params) => say(params ? { key, params } : { key }),
    term,
    title: (key, count) => {
      const name = term(key, count);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    goods: (goods) => {
      const parts = GOODS.flatMap((good) => {
        const n = goods[good] ?? 0;
        if (n === 0) return [];
        return good === 'money' ? [`$${n}`] : [term(good, n)];
      });
      return parts.length === 0 ? term('nothing') : list(parts);
    },
  };
}

export const WordsContext = createContext<Words>();

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('WordsContext is missing above this component');
  return words;
}

/** +2, −3, · */
export function signed(n: number): string {
  if (n === 0) return '·';
  return n > 0 ? `+${n}` : `−${-n}`;
}
