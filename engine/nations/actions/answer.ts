import { one, wholeFamily } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { answersTo, familiesTo } from '../rules/effects/answers.ts';
import { compile } from '../rules/effects/compile.ts';
import { stepsFor } from '../rules/effects/start.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { topFrameOf } from '../state.ts';
import { defineAction } from './define.ts';
import { effectAnswer, id } from './shapes.ts';

/**
 * Makes the choices of one nation in an event, or in a wonder that became ready. An answer given while others come first
 * is deposited.
 */
export const answer = defineAction({
  type: 'answer',
  rules: ['N4.6', 'N11.3', 'N16.2', 'N16.5', 'N21.4', 'N21.7'],
  shape: record({ source: id, answer: effectAnswer }),
  when: 'effect',

  check(state, seat, { source, answer }) {
    const frame = topFrameOf(state, 'effects');
    if (source !== frame.source) return refuse('answer/other-effect', 'N21.1');
    const compiled = compile(state, seat, stepsFor(frame, seat), answer);
    return compiled.ok ? null : compiled.refusal;
  },

  apply({ state, events }, seat, { source, answer }) {
    const frame = topFrameOf(state, 'effects');
    frame.answers[seat] = answer;
    if (state.options.sealedChoices || frame.queue[0] !== seat) {
      events.push({ type: 'answerDeposited', seat, event: source });
    }
  },

  choices(state, seat) {
    const frame = topFrameOf(state, 'effects');
    const { source } = frame;
    const steps = stepsFor(frame, seat);
    return [
      ...answersTo(state, seat, steps).map((answer) => one({ type: 'answer' as const, source, answer })),
      ...familiesTo(state, seat, steps).map(({ answer, fields }) =>
        wholeFamily(
          { type: 'answer' as const, source, answer },
          fields.map((field) => ({ ...field, name: `answer.${field.name}` })),
        ),
      ),
    ];
  },
});
