/** The offer that is being written. */
import { createMemo, createSignal } from 'solid-js';
import type { Action } from '../../../../engine/wealth/actions/index.ts';
import type { Good, Goods } from '../../../../engine/wealth/data/goods.ts';
import { guidePrice } from '../../../../engine/wealth/facts/prices.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import type { Offer } from '../../../../engine/wealth/state.ts';
import type { Composer } from '../composer.ts';

export type SideOfOffer = 'give' | 'want';

const filled = (goods: Goods): Goods =>
  Object.fromEntries(Object.entries(goods).filter(([, n]) => (n ?? 0) > 0)) as Goods;

export function createBarterDraft(composer: Composer, countered: Offer | null, first: number | null) {
  const { table } = composer;
  const partners = createMemo(() => {
    const mine = table.seat();
    return table
      .players()
      .filter((player) => player.seat !== mine && table.state().players[player.seat]?.eliminated === null);
  });
  const [to, setTo] = createSignal(countered?.from ?? first ?? partners()[0]?.seat ?? 0);
  // A counter-offer starts with the other player's terms reversed.
  const [give, setGive] = createSignal<Goods>(countered ? { ...countered.want } : {});
  const [want, setWant] = createSignal<Goods>(countered ? { ...countered.give } : {});
  const sideOf = { give: [give, setGive], want: [want, setWant] } as const;

  const amount = (side: SideOfOffer, good: Good): number => sideOf[side][0]()[good] ?? 0;
  const held = (side: SideOfOffer, good: Good): number => {
    const seat = side === 'give' ? table.seat() : to();
    return seat === null ? 0 : (table.state().players[seat]?.purse[good] ?? 0);
  };
  const set = (side: SideOfOffer, good: Good, n: number): void => {
    const [, write] = sideOf[side];
    write((before) => ({
      ...before,
      [good]: Math.max(0, Math.min(rulesOf(table.state()).mostPromised, Math.trunc(n) || 0)),
    }));
  };
  const action = createMemo((): Action => {
    const terms = { give: filled(give()), want: filled(want()) };
    return countered ? { type: 'counter', id: countered.id, ...terms } : { type: 'offer', to: to(), ...terms };
  });
  return {
    partners,
    to,
    setTo,
    amount,
    held,
    set,
    action,
    isEmpty: () => Object.keys(filled(give())).length + Object.keys(filled(want())).length === 0,
    worth: (side: SideOfOffer) => guidePrice(table.state(), sideOf[side][0]()),
  };
}

export type BarterDraft = ReturnType<typeof createBarterDraft>;
