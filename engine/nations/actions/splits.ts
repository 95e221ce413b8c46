/** Choices of how an amount is split over kinds of resources. */
import { type Choice, type Field, family, one } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import { type Amounts, type GoldenAgeCard, RESOURCES, type Resource } from '../data/cards/index.ts';
import { purseOnResolving, vpPriceOf } from '../rules/buying/purchase.ts';
import { totalOf } from '../rules/valuesAndWorkers/tokens.ts';
import { nationAt, type State } from '../state.ts';

/**
 * For each kind, the split that takes as much of this kind as there is, then of the others in order; and a family for
 * every other split. `field` is the path of the amounts in the action.
 */
export function splits<K extends Resource, T extends string, A extends { type: T }>(
  held: Amounts,
  kinds: readonly K[],
  total: number,
  field: string,
  make: (amounts: Partial<Record<K, number>>) => A,
): Choice<A>[] {
  if (total === 0) return [one(make({}))];
  const present = kinds.filter((kind) => (held[kind] ?? 0) > 0);
  const found: Partial<Record<K, number>>[] = [];
  for (const first of present) {
    const amounts: Partial<Record<K, number>> = {};
    let left = total;
    const take = (kind: K) => {
      const n = Math.min(left, held[kind] ?? 0);
      if (n > 0) amounts[kind] = n;
      left -= n;
    };
    take(first);
    for (const kind of present) if (kind !== first) take(kind);
    const isNew = found.every((other) => kinds.some((kind) => other[kind] !== amounts[kind]));
    if (left === 0 && isNew) found.push(amounts);
  }
  const listed = found.map((amounts) => one(make(amounts)));
  if (listed.length < 2 || total < 2) return listed;
  const fields = present.map(
    (kind): Field => ({ name: `${field}.${kind}`, type: 'int', min: 0, max: Math.min(total, held[kind] ?? 0) }),
  );
  return [...listed, family(make({}), fields)];
}

/** The ways to pay for the VP of a golden age; none where the buyer cannot pay (N9.12). */
export function goldenAgePayments<T extends string, A extends { type: T }>(
  state: State,
  seat: Seat,
  card: GoldenAgeCard,
  price: number,
  field: string,
  make: (pay: Partial<Record<Resource, number>>) => A,
): Choice<A>[] {
  const { vp: _, ...purse } = purseOnResolving(state, seat, card, price);
  const vpPrice = vpPriceOf(nationAt(state, seat), card);
  return totalOf(purse) < vpPrice ? [] : splits(purse, RESOURCES, vpPrice, field, make);
}
