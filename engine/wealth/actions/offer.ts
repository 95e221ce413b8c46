import { blocked, family } from '../../core/choices.ts';
import { record, withDefault } from '../../core/shape.ts';
import { TRADE } from '../rules/acting/gate.ts';
import { livingSeats } from '../rules/acting/turns.ts';
import { checkBarterAllowed, checkOpenOffers, checkTerms, makeOffer, termsFields } from '../rules/trade.ts';
import { defineAction } from './define.ts';
import { goods, seat as seatShape } from './shapes.ts';

export const offer = defineAction({
  type: 'offer',
  rules: ['W5.2', 'W5.3', 'W5.8', 'W5.9'],
  shape: record({ to: seatShape, give: withDefault(goods, {}), want: withDefault(goods, {}) }),
  when: { phases: TRADE },
  aside: true,

  check: (state, seat, { to, give, want }) => checkTerms(state, seat, to, give, want),

  apply(play, seat, action) {
    makeOffer(play, seat, action.to, action, null);
  },

  choices(state, seat) {
    const why = checkBarterAllowed(state) ?? checkOpenOffers(state, seat);
    if (why) return [blocked({ type: 'offer' }, why)];
    return livingSeats(state)
      .filter((to) => to !== seat)
      .map((to) => family({ type: 'offer', to, give: {}, want: {} }, termsFields(state, seat, to)));
  },
});
