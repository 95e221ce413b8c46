/** What a nation could answer to an event that is up, were it met by it now: for answers given in advance (N21). */
import type { Seat } from '../../core/game.ts';
import { type EventId, eventOf } from '../data/cards/index.ts';
import { answersTo } from '../rules/effects/answers.ts';
import type { EffectAnswer, State } from '../state.ts';

/** Empty where the event asks nobody anything. */
export function eventAnswers(state: State, seat: Seat, event: EventId): EffectAnswer[] {
  return eventOf(event).effects.flatMap((effect) => {
    if (effect.kind !== 'trigger') return [];
    const answers = answersTo(state, seat, effect.do);
    return answers.length > 1 ? answers : [];
  });
}
