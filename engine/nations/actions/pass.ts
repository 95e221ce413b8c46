import { one } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { runTriggers } from '../rules/effects/triggers.ts';
import { nationAt, topFrameOf } from '../state.ts';
import { defineAction } from './define.ts';

export const pass = defineAction({
  type: 'pass',
  rules: ['N8.1', 'N8.5'],
  shape: record({}),
  when: 'turn',

  apply(play, seat) {
    const { state, events } = play;
    const place = 1 + Math.max(...state.nations.map((nation) => nation.passed));
    nationAt(state, seat).passed = place;
    topFrameOf(state, 'turn').actions = 0;
    events.push({ type: 'passed', seat, place });
    runTriggers(play, seat, 'pass');
  },

  choices: () => [one({ type: 'pass' })],
});
