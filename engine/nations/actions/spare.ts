import { record } from '../../core/shape.ts';
import { RESOURCES } from '../data/cards/types.ts';
import { isSpare, sparedBy, takeWarLoss, warLossOf } from '../rules/war.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { topFrameOf } from '../state.ts';
import { defineAction } from './define.ts';
import { resources } from './shapes.ts';
import { splits } from './splits.ts';

/** Says how much of each kind stability spares in a defeat that costs two kinds. */
export const spare = defineAction({
  type: 'spare',
  rules: ['N15.3', 'N15.4', 'N21.3'],
  shape: record({ spare: resources }),
  when: 'spare',

  check(state, seat, action) {
    return isSpare(state, seat, action.spare) ? null : refuse('war/spare', 'N15.4');
  },

  apply(play, seat, action) {
    const lane = topFrameOf(play.state, 'production').lanes.find((one) => one.seat === seat);
    if (lane) takeWarLoss(play, lane, action.spare);
  },

  choices: (state, seat) =>
    splits(warLossOf(state), RESOURCES, sparedBy(state, seat), 'spare', (spare) => ({ type: 'spare', spare })),
});
