import { blocked, one } from '../../core/choices.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { canPick, endPick } from '../rules/setUp/draft.ts';
import type { State } from '../state.ts';
import { defineAction } from './define.ts';
import { nothing } from './shapes.ts';

const check = (state: State, seat: Seat): Refusal | null =>
  canPick(state, seat) ? refuse('draft/can-pick', 'W3.9') : null;

export const skipPackage = defineAction({
  type: 'skipPackage',
  rules: ['W3.9'],
  shape: nothing,
  when: { phases: ['draft'], turn: true },
  check,

  apply(play, seat) {
    play.events.push({ type: 'packageSkipped', seat });
    endPick(play);
  },

  choices(state, seat) {
    const why = check(state, seat);
    return [why ? blocked({ type: 'skipPackage' }, why) : one({ type: 'skipPackage' })];
  },
});
