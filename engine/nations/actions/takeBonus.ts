import { one } from '../../core/choices.ts';
import { oneOf, record } from '../../core/shape.ts';
import { BONUS_RESOURCES } from '../data/tables.ts';
import { topFrameOf } from '../state.ts';
import { defineAction } from './define.ts';

/** Peter the Great's owner chooses what he adds to production. */
export const takeBonus = defineAction({
  type: 'takeBonus',
  rules: ['N13.1', 'N21.3'],
  shape: record({ take: oneOf(BONUS_RESOURCES) }),
  when: 'bonus',

  apply({ state }, seat, { take }) {
    const lane = topFrameOf(state, 'production').lanes.find((one) => one.seat === seat);
    if (lane) lane.bonus = take;
  },

  choices: () => BONUS_RESOURCES.map((take) => one({ type: 'takeBonus', take })),
});
