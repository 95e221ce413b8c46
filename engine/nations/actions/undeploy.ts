import { one } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { applyUndeploy, checkUndeploy } from '../rules/deploying.ts';
import { nationAt } from '../state.ts';
import { defineAction } from './define.ts';
import { count } from './shapes.ts';

/** Undeploying is free and spends no action of the turn. */
export const undeploy = defineAction({
  type: 'undeploy',
  rules: ['N8.3', 'N20.3'],
  shape: record({ slot: count }),
  when: 'turn',

  check: (state, seat, { slot }) => checkUndeploy(state, seat, slot),

  apply: (play, seat, { slot }) => applyUndeploy(play, seat, slot),

  choices: (state, seat) =>
    nationAt(state, seat).slots.flatMap((_, slot) =>
      checkUndeploy(state, seat, slot) === null ? [one({ type: 'undeploy', slot })] : [],
    ),
});
