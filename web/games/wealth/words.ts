/** Words of this page and terms of the game, in the reader's language, from the one catalogue that the table holds. */
import { createSignal } from 'solid-js';
import type { Message, Param } from '../../../engine/core/messages.ts';
import { GOODS, type Goods } from '../../../engine/wealth/data/goods.ts';
import { list } from '../../i18n/i18n.ts';
import type { en } from './messages/en.ts';
import type { questions } from './messages/questions.ts';

export type Word = keyof typeof en | keyof typeof questions;

const [say, setSay] = createSignal<(message: Message) => string>((message) => message.key);

export const bindWords = (sayIt: (message: Message) => string): void => void setSay(() => sayIt);

export function w(key: Word, params?: Record<string, Param>): string {
  return say()(params ? { key, params } : { key });
}

/** `term('farm')` is "farm", `term('farm', 2)` is "2 farms". */
export function term(key: string, count?: number): string {
  const forms = say()({ key: `term.${key}` }).split('|');
  const one = forms[0] ?? key;
  if (count === undefined) return one;
  return `${count} ${count === 1 ? one : (forms[1] ?? one)}`;
}

/** For the start of a line: "Farm". */
export function title(key: string, count?: number): string {
  const word = term(key, count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "1 ore, $20 and 2 notes" */
export function goodsInWords(goods: Goods): string {
  const parts = GOODS.flatMap((good) => {
    const n = goods[good] ?? 0;
    if (n === 0) return [];
    return good === 'money' ? [`$${n}`] : [term(good, n)];
  });
  return parts.length === 0 ? term('nothing') : list(parts);
}

/** +2, −3, · */
export function signed(n: number): string {
  if (n === 0) return '·';
  return n > 0 ? `+${n}` : `−${-n}`;
}
