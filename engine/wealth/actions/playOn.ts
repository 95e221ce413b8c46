import { one } from '../../core/choices.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { checkEndOpen, hasAgreed, isEndOpen } from '../rules/end/standstill.ts';
import { defineAction } from './define.ts';
import { nothing } from './shapes.ts';

/** Takes an agreement to the end back. */
export const playOn = defineAction({
  type: 'playOn',
  rules: ['W11.11'],
  shape: nothing,
  when: {},
  aside: true,

  check: (state, seat) => checkEndOpen(state) ?? (hasAgreed(state, seat) ? null : refuse('end/not-agreed', 'W11.11')),

  apply({ state, events }, seat) {
    if (state.still) state.still.agreed = state.still.agreed.filter((other) => other !== seat);
    events.push({ type: 'endAgreementWithdrawn', seat });
  },

  choices: (state, seat) => (isEndOpen(state) && hasAgreed(state, seat) ? [one({ type: 'playOn' })] : []),
});
