import { one } from '../../core/choices.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { endByAgreement } from '../rules/end/end.ts';
import { checkEndOpen, hasAgreed, isEndOpen } from '../rules/end/standstill.ts';
import { defineAction } from './define.ts';
import { nothing } from './shapes.ts';

export const agreeToEnd = defineAction({
  type: 'agreeToEnd',
  rules: ['W11.11'],
  shape: nothing,
  when: {},
  aside: true,

  check: (state, seat) =>
    checkEndOpen(state) ?? (hasAgreed(state, seat) ? refuse('end/agreed-already', 'W11.11') : null),

  apply(play, seat) {
    const { state, events } = play;
    if (state.still) state.still.agreed = [...state.still.agreed, seat].sort((a, b) => a - b);
    events.push({ type: 'endAgreed', seat });
    endByAgreement(play);
  },

  choices: (state, seat) => (isEndOpen(state) && !hasAgreed(state, seat) ? [one({ type: 'agreeToEnd' })] : []),
});
