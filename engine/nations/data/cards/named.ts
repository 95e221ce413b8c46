/** Card data names a card once: the id follows from the name, and the age and the set from the place in the data. */
import type { Age, CardId, CardSet, EventCard, EventHalf, ProgressCard } from './types.ts';

type Written<C> = C extends ProgressCard ? Omit<C, 'id' | 'age' | 'set'> & { readonly id?: CardId } : never;
type WrittenEvent = Pick<EventCard, 'architects' | 'famine'> & {
  readonly events: readonly [Omit<EventHalf, 'id'>, Omit<EventHalf, 'id'>];
};

/** Lower case without accents and signs, hyphens for spaces. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** A card may have an id of its own, because two cards share a name. */
export function progressCards(
  age: Age,
  sets: Readonly<Record<CardSet, readonly Written<ProgressCard>[]>>,
): readonly ProgressCard[] {
  return Object.entries(sets).flatMap(([set, cards]) =>
    cards.map((card) => ({ id: idOf(card.name), ...card, age, set }) as ProgressCard),
  );
}

export function eventCards(ages: Readonly<Record<Exclude<Age, 0>, readonly WrittenEvent[]>>): readonly EventCard[] {
  return Object.entries(ages).flatMap(([age, cards]) =>
    cards.map(({ events: [top, bottom], ...card }) => {
      const events: EventCard['events'] = [
        { id: idOf(top.name), ...top },
        { id: idOf(bottom.name), ...bottom },
      ];
      return {
        ...card,
        id: events.map(({ id }) => id).join('-'),
        name: events.map(({ name }) => name).join(' / '),
        age: Number(age) as Age,
        events,
      };
    }),
  );
}
