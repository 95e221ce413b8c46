import { wholeFamily } from '../../core/choices.ts';
import { oneOf, record } from '../../core/shape.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { STAND_ANSWERS } from '../state.ts';
import { defineAction } from './define.ts';

/** A standing answer: whether the player makes a defensive stand. Only its owner sees it. */
export const setStand = defineAction({
  type: 'setStand',
  rules: ['W10.9'],
  shape: record({ answer: oneOf(STAND_ANSWERS) }),
  when: { war: true },
  aside: true,

  apply({ state, events }, seat, { answer }) {
    playerAt(state, seat).stand = answer;
    events.push({ type: 'standSet', seat, answer });
  },

  /** Not of kind `one`: it can be set again and again, and a client that plays only those must get on. */
  choices: () => [wholeFamily({ type: 'setStand' }, [{ name: 'answer', type: 'oneOf', values: STAND_ANSWERS }])],
});
