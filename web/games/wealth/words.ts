/** Words of this page; the game's own terms come from the engine's catalogue. */
import { createEffect, createRoot, createSignal } from 'solid-js';
import { type Catalogue, type Message, type Param, say } from '../../../engine/core/messages.ts';
import { GOODS, type Goods } from '../../../engine/wealth/goods.ts';
import { language, list } from '../../i18n/i18n.ts';
import { en } from './messages/en.ts';
import type { questions } from './messages/questions.ts';

export type Word = keyof typeof en | keyof typeof questions;

const [catalogue, setCatalogue] = createSignal<Catalogue>(en);
const [more, setMore] = createSignal<Catalogue>({});
const [sayTerm, setSayTerm] = createSignal<(message: Message) => string>((message) => message.key);

createRoot(() => {
  // English comes with the page, another language when it is asked for.
  createEffect(() => {
    const wanted = language();
    if (wanted === 'en') setCatalogue({ ...en, ...more() });
    else import('./messages/it.ts').then(({ it }) => wanted === language() && setCatalogue(it));
  });
});

/** The words of what is fetched later; Italian comes whole. */
export async function questionWords(): Promise<void> {
  if (Object.keys(more()).length === 0) setMore((await import('./messages/questions.ts')).questions);
}

export const bindTerms = (sayIt: (message: Message) => string): void => void setSayTerm(() => sayIt);

export function w(key: Word, params?: Record<string, Param>): string {
  return say(params ? { key, params } : { key }, catalogue(), []);
}

/** `term('farm')` is "farm", `term('farm', 2)` is "2 farms". */
export function term(key: string, count?: number): string {
  const forms = sayTerm()({ key: `term.${key}` }).split('|');
  const one = forms[0] ?? key;
  if (count === undefined) return one;
  return `${count} ${count === 1 ? one : (forms[1] ?? one)}`;
}

/** At the head of a line: "Farm". */
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
