/** Words of this page and terms of the game, in the reader's language, from the catalogue of the table and what loads later. */
import { createContext, useContext } from 'solid-js';
import { type Catalogue, type Message, type Param, say as sayFrom } from '../../../engine/core/messages.ts';
import { GOODS, type Goods } from '../../../engine/wealth/data/goods.ts';
import type { terms } from '../../../engine/wealth/messages/en/terms.ts';
import { list } from '../../i18n/i18n.ts';
import type { develop } from './messages/develop.en.ts';
import type { draft } from './messages/draft.en.ts';
import type { en } from './messages/en.ts';
import type { end } from './messages/end.en.ts';
import type { plan } from './messages/plan.en.ts';
import type { produce } from './messages/produce.en.ts';
import type { trade } from './messages/trade.en.ts';
import type { war } from './messages/war.en.ts';

export type Word =
  | keyof typeof en
  | keyof typeof develop
  | keyof typeof draft
  | keyof typeof end
  | keyof typeof plan
  | keyof typeof produce
  | keyof typeof trade
  | keyof typeof war;

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

/** `late` has the words that have come since the table. */
export function createWords(say: (message: Message) => string, late: () => Catalogue): Words {
  const sayAny = (message: Message) =>
    late()[message.key] === undefined ? say(message) : sayFrom(message, late(), []);
  function term(key: Term, count?: number): string {
    const forms = say({ key: `term.${key}` }).split('|');
    const one = forms[0] ?? key;
    if (count === undefined) return one;
    return `${count} ${count === 1 ? one : (forms[1] ?? one)}`;
  }
  return {
    word: (key, params) => sayAny(params ? { key, params } : { key }),
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
