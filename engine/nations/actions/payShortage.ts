import { EngineFault } from '../../core/fault.ts';
import { partialRecord, record } from '../../core/shape.ts';
import { questionOf } from '../awaiting.ts';
import { SUBSTITUTES } from '../data/tables.ts';
import { isPayment } from '../rules/losing/losses.ts';
import { payDebt } from '../rules/losing/shortage.ts';
import { payLane } from '../rules/production.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { nationAt, topFrame } from '../state.ts';
import { defineAction } from './define.ts';
import { count } from './shapes.ts';
import { splits } from './splits.ts';

/** Gives other resources for the books that are missing. */
export const payShortage = defineAction({
  type: 'payShortage',
  rules: ['N4.4', 'N21.3'],
  shape: record({ give: partialRecord(SUBSTITUTES, count) }),
  when: 'shortage',

  check(state, seat, { give }) {
    const { missing } = questionOf(state, seat, 'shortage');
    return isPayment(state, seat, missing, give) ? null : refuse('shortage/amount', 'N4.4');
  },

  apply(play, seat, { give }) {
    const frame = topFrame(play.state);
    if (frame?.type === 'production') {
      const lane = frame.lanes.find((one) => one.seat === seat);
      if (lane) payLane(play, lane, give);
      return;
    }
    if (frame?.type !== 'effects' && frame?.type !== 'famine') throw new EngineFault('no shortage under way');
    const debt = frame.debts.find((one) => one.seat === seat);
    if (debt) payDebt(play, frame.debts, debt, give);
  },

  choices(state, seat) {
    const { missing } = questionOf(state, seat, 'shortage');
    return splits(nationAt(state, seat).purse, SUBSTITUTES, missing, 'give', (give) => ({ type: 'payShortage', give }));
  },
});
