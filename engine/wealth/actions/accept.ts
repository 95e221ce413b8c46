import { blocked, one } from '../../core/choices.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import { covers, moveAll } from '../../core/ledger.ts';
import { record } from '../../core/shape.ts';
import { TRADE } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { endAction, playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { checkToMe, closeOffer, offerOf } from '../rules/trade.ts';
import type { Offer, State } from '../state.ts';
import { defineAction } from './define.ts';
import { offerId } from './shapes.ts';

function checkAccept(state: State, seat: Seat, id: number): Refusal | null {
  const refusal = checkToMe(state, seat, id);
  if (refusal) return refusal;
  const { from, to, give, want } = offerOf(state, id) as Offer;
  if (state.active !== from && state.active !== to) return refuse('barter/neither-active', 'W5.4');
  const most = rulesOf(state).mostBarters;
  for (const party of [from, to]) {
    if (playerAt(state, party).barters >= most) {
      return refuse('barter/too-many', 'W5.9', { seat: { seat: party }, most });
    }
  }
  if (!covers(playerAt(state, to).purse, want)) return refuse('barter/you-cannot-pay', 'W5.5');
  if (covers(playerAt(state, from).purse, give)) return null;
  return refuse('barter/other-cannot-pay', 'W5.5', { seat: { seat: from } });
}

/** Not an aside, even off turn: it uses the action of the active player. */
export const accept = defineAction({
  type: 'accept',
  rules: ['W5.1', 'W5.2', 'W5.4', 'W5.5', 'W5.9'],
  shape: record({ id: offerId }),
  when: { phases: TRADE },

  check: (state, seat, { id }) => checkAccept(state, seat, id),

  apply(play, seat, { id }) {
    const { state, events } = play;
    const { from, give, want } = closeOffer(play, id);
    const giver = playerAt(state, from);
    const taker = playerAt(state, seat);
    moveAll(giver.purse, taker.purse, give);
    moveAll(taker.purse, giver.purse, want);
    giver.barters++;
    taker.barters++;
    events.push({ type: 'bartered', seat, id, from, give, want, active: state.active as Seat });
    endAction(play);
  },

  choices: (state, seat) =>
    state.offers
      .filter(({ to }) => to === seat)
      .map(({ id }) => {
        const why = checkAccept(state, seat, id);
        return why ? blocked({ type: 'accept', id }, why) : one({ type: 'accept', id });
      }),
});
