/** The offer that is being written. */
import { createMemo } from 'solid-js';
import type { Action } from '../../../../../engine/wealth/actions/index.ts';
import type { Good, Goods } from '../../../../../engine/wealth/data/goods.ts';
import { guidePrice } from '../../../../../engine/wealth/facts/prices.ts';
import { rulesOf } from '../../../../../engine/wealth/rules/editions.ts';
import type { Composer } from '../../composer.ts';
import type { MoveNamed, SideOfOffer } from '../../move.ts';

const filled = (goods: Goods): Goods =>
  Object.fromEntries(Object.entries(goods).filter(([, n]) => (n ?? 0) > 0)) as Goods;

export function createBarterHand(composer: Composer, offer: () => MoveNamed<'offer'>) {
  const { table } = composer;
  const action = createMemo((): Action => {
    const { countered, to, give, want } = offer();
    const terms = { give: filled(give), want: filled(want) };
    return countered ? { type: 'counter', id: countered.id, ...terms } : { type: 'offer', to, ...terms };
  });
  const isEmpty = () => Object.keys({ ...filled(offer().give), ...filled(offer().want) }).length === 0;
  return {
    offer,
    partner: () => table.players()[offer().to],
    action,
    isEmpty,
    refusal: () => (isEmpty() ? null : composer.check(action())),
    amount: (side: SideOfOffer, good: Good): number => offer()[side][good] ?? 0,
    held: (side: SideOfOffer, good: Good): number => {
      const seat = side === 'give' ? table.seat() : offer().to;
      return table.state().players[seat ?? -1]?.purse[good] ?? 0;
    },
    set: (side: SideOfOffer, good: Good, n: number): void =>
      composer.tell({
        type: 'promise',
        side,
        good,
        n: Math.min(rulesOf(table.state()).mostPromised, Math.trunc(n) || 0),
      }),
    worth: (side: SideOfOffer) => guidePrice(table.state(), offer()[side]),
  };
}

export type BarterHand = ReturnType<typeof createBarterHand>;
