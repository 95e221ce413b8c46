import { one } from '../../core/choices.ts';
import { checkGrowth, growthAnswers } from '../rules/maintenance/growth.ts';
import { topFrameOf } from '../state.ts';
import { defineAction } from './define.ts';
import { growthAnswer } from './shapes.ts';

/** Answers growth. An answer given while others come first is deposited. */
export const grow = defineAction({
  type: 'grow',
  rules: ['N7.4', 'N2.7', 'N21.4', 'N21.7'],
  shape: growthAnswer,
  when: 'growth',

  check: checkGrowth,

  apply({ state, events }, seat, action) {
    const { type: _, ...answer } = action;
    const frame = topFrameOf(state, 'growth');
    frame.deposits[seat] = answer;
    if (state.options.sealedChoices || frame.queue[0] !== seat) events.push({ type: 'growthDeposited', seat });
  },

  choices: (state, seat) => growthAnswers(state, seat).map((answer) => one({ type: 'grow', ...answer })),
});
