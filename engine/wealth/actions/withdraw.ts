import { one } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { TRADE } from '../rules/acting/gate.ts';
import { checkFromMe, closeOffer } from '../rules/trade.ts';
import { defineAction } from './define.ts';
import { offerId } from './shapes.ts';

export const withdraw = defineAction({
  type: 'withdraw',
  rules: ['W5.2', 'W5.6'],
  shape: record({ id: offerId }),
  when: { phases: TRADE },
  aside: true,

  check: (state, seat, { id }) => checkFromMe(state, seat, id),

  apply(play, seat, { id }) {
    play.events.push({ type: 'offerWithdrawn', seat, id, to: closeOffer(play, id).to });
  },

  choices: (state, seat) =>
    state.offers.filter(({ from }) => from === seat).map(({ id }) => one({ type: 'withdraw', id })),
});
