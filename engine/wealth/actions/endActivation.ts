import { one } from '../../core/choices.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { endActivation as end } from '../rules/warClouds/activation.ts';
import { defineAction } from './define.ts';
import { nothing } from './shapes.ts';

export const endActivation = defineAction({
  type: 'endActivation',
  rules: ['W10.2'],
  shape: nothing,
  when: { phases: DEVELOP, turn: true, war: true, activating: true },
  check: (state) => (state.activations > 0 ? null : refuse('war/not-activating', 'W10.2')),
  apply: (play, seat) => end(play, seat),
  choices: (state) => (state.activations > 0 ? [one({ type: 'endActivation' })] : []),
});
