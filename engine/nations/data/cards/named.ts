/** A card's name is written once: its id follows from it, and its age and set from where it stands. */
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

/** Two cards share a name and have ids of their own. */
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
