import { blocked, one } from '../../core/choices.ts';
import { NOT_YOUR_TURN, TRADE } from '../rules/acting/gate.ts';
import { pass } from '../rules/acting/phases.ts';
import { defineAction } from './define.ts';
import { nothing } from './shapes.ts';

export const passTrade = defineAction({
  type: 'passTrade',
  rules: ['W5.1', 'W5.10'],
  shape: nothing,
  when: { phases: TRADE, turn: true },
  apply: (play, seat) => pass(play, seat),
  choices: () => [one({ type: 'passTrade' })],

  /** In a Trade phase a player who waits sees why. */
  whenRefused: (_state, _seat, why) => (why === NOT_YOUR_TURN ? [blocked({ type: 'passTrade' }, why)] : []),
});
