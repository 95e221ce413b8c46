import { one } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { TRADE } from '../rules/acting/gate.ts';
import { checkToMe, declineOffer } from '../rules/trade.ts';
import { defineAction } from './define.ts';
import { offerId } from './shapes.ts';

export const decline = defineAction({
  type: 'decline',
  rules: ['W5.2', 'W5.6'],
  shape: record({ id: offerId }),
  when: { phases: TRADE },
  aside: true,

  check: (state, seat, { id }) => checkToMe(state, seat, id),

  apply(play, seat, { id }) {
    declineOffer(play, seat, id);
  },

  choices: (state, seat) => state.offers.filter(({ to }) => to === seat).map(({ id }) => one({ type: 'decline', id })),
});
