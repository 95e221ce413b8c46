import { one } from '../../core/choices.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { pass } from '../rules/acting/phases.ts';
import { defineAction } from './define.ts';
import { nothing } from './shapes.ts';

export const passDevelop = defineAction({
  type: 'passDevelop',
  rules: ['W7.1'],
  shape: nothing,
  when: { phases: DEVELOP, turn: true },
  apply: (play, seat) => pass(play, seat),
  choices: () => [one({ type: 'passDevelop' })],
});
