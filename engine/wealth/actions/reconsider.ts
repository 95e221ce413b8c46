import { one } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { canRun } from '../rules/produce.ts';
import type { State } from '../state.ts';
import { defineAction } from './define.ts';
import { nothing } from './shapes.ts';

/** W9.8: a player who could run nothing anyway had nothing to decide. */
const hasDecided = (state: State, seat: Seat): boolean => playerAt(state, seat).runs !== null && canRun(state, seat);

export const reconsider = defineAction({
  type: 'reconsider',
  rules: ['W9.8'],
  shape: nothing,
  when: { phases: ['produce'] },
  aside: true,

  check: (state, seat) => (hasDecided(state, seat) ? null : refuse('produce/not-decided', 'W9.8')),

  apply({ state, events }, seat) {
    playerAt(state, seat).runs = null;
    events.push({ type: 'productionReconsidered', seat });
  },

  choices: (state, seat) => (hasDecided(state, seat) ? [one({ type: 'reconsider' })] : []),
});
