import { one } from '../../core/choices.ts';
import { oneOf, record } from '../../core/shape.ts';
import { DIFFICULTIES } from '../options.ts';
import { nationAt, topFrameOf } from '../state.ts';
import { defineAction } from './define.ts';

export const chooseDifficulty = defineAction({
  type: 'chooseDifficulty',
  rules: ['N6.3', 'N21.3'],
  shape: record({ difficulty: oneOf(DIFFICULTIES) }),
  when: 'difficulty',

  apply({ state, events }, seat, { difficulty }) {
    const frame = topFrameOf(state, 'difficulty');
    frame.waiting = frame.waiting.filter((other) => other !== seat);
    nationAt(state, seat).difficulty = difficulty;
    events.push({ type: 'difficultyChosen', seat, difficulty });
  },

  choices: () => DIFFICULTIES.map((difficulty) => one({ type: 'chooseDifficulty', difficulty })),
});
