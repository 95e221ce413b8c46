/** Which cards the card browser shows: by age, kind and set, or by a word. */
import { EVENT_CARDS, PROGRESS_CARDS } from '../../../../engine/nations/data/cards/index.ts';
import type { CardSet, CardType, EventCard, ProgressCard } from '../../../../engine/nations/data/cards/types.ts';
import type { WordKey, Words } from '../words.tsx';

/** In the order on the page. */
export const KINDS = [
  'advisor',
  'building',
  'military',
  'colony',
  'wonder',
  'battle',
  'goldenAge',
  'war',
] as const satisfies CardType[];
export type Kind = (typeof KINDS)[number] | 'event';

export interface Filter {
  /** 0 for all ages. */
  age: number;
  /** All kinds if there are none. */
  kinds: readonly Kind[];
  set: CardSet | 'all';
  text: string;
}

export const NO_FILTER: Filter = { age: 1, kinds: [], set: 'all', text: '' };

export interface Found {
  cards: readonly ProgressCard[];
  events: readonly EventCard[];
}

export function find({ word }: Words, filter: Filter): Found {
  const wanted = filter.text.trim().toLowerCase();
  const says = (...keys: WordKey[]) => wanted === '' || keys.some((key) => word(key).toLowerCase().includes(wanted));
  const shows = (kind: Kind) => filter.kinds.length === 0 || filter.kinds.includes(kind);
  const isOfAge = (card: { age: number }) => filter.age === 0 || card.age === filter.age;
  return {
    cards: PROGRESS_CARDS.filter(
      (card) =>
        isOfAge(card) &&
        shows(card.type) &&
        (filter.set === 'all' || card.set === filter.set) &&
        says(`card.${card.id}.name`, `card.${card.id}.text`),
    ),
    events: EVENT_CARDS.filter(
      (card) =>
        isOfAge(card) &&
        shows('event') &&
        says(...card.events.flatMap(({ id }): WordKey[] => [`event.${id}.title`, `event.${id}.text`])),
    ),
  };
}
