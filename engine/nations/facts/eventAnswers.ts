/**
 * What a nation could answer if an event that is up concerned it now: a page offers these as standing answers (N21.5).
 */
import type { Seat } from '../../core/game.ts';
import { type EventId, eventOf } from '../data/cards/index.ts';
import { answersTo } from '../rules/effects/answers.ts';
import type { EffectAnswer, State } from '../state.ts';

/** Empty where the event offers no choice. */
export function eventAnswers(state: State, seat: Seat, event: EventId): EffectAnswer[] {
  return eventOf(event).effects.flatMap((effect) => {
    if (effect.kind !== 'trigger') return [];
    const answers = answersTo(state, seat, effect.do);
    return answers.length > 1 ? answers : [];
  });
}
