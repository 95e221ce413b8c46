import { family } from '../../core/choices.ts';
import { record, withDefault } from '../../core/shape.ts';
import { TRADE } from '../rules/acting/gate.ts';
import {
  checkOpenOffers,
  checkTerms,
  checkToMe,
  declineOffer,
  makeOffer,
  offerOf,
  termsFields,
} from '../rules/trade.ts';
import type { Offer } from '../state.ts';
import { defineAction } from './define.ts';
import { goods, offerId } from './shapes.ts';

export const counter = defineAction({
  type: 'counter',
  rules: ['W5.2', 'W5.3', 'W5.6', 'W5.9'],
  shape: record({ id: offerId, give: withDefault(goods, {}), want: withDefault(goods, {}) }),
  when: { phases: TRADE },
  aside: true,

  check(state, seat, { id, give, want }) {
    const refusal = checkToMe(state, seat, id);
    return refusal ?? checkTerms(state, seat, (offerOf(state, id) as Offer).from, give, want);
  },

  apply(play, seat, action) {
    const { id, from } = declineOffer(play, seat, action.id);
    makeOffer(play, seat, from, action, id);
  },

  choices(state, seat) {
    if (checkOpenOffers(state, seat)) return [];
    return state.offers
      .filter(({ to }) => to === seat)
      .map(({ id, from }) => family({ type: 'counter', id, give: {}, want: {} }, termsFields(state, seat, from)));
  },
});
