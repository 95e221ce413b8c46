/** What is played for a seat that has no choice, or is late (N21.8). */

import { EngineFault } from '../core/fault.ts';
import type { Seat } from '../core/game.ts';
import type { Action } from './actions.ts';
import { choices } from './choices.ts';
import { answersTo } from './effects/answers.ts';
import { stepsFor } from './effects/frame.ts';
import { defaultOrder, paymentInOrder } from './losses.ts';
import { defaultSpare } from './phases/war.ts';
import { nationAt, topFrame } from './play.ts';
import { awaitedSeats, questionFor } from './questions.ts';
import type { State } from './state.ts';

/** The one legal answer of an awaited seat; null where there are more, or none. */
export function forced(state: State, seat: Seat): Action | null {
  if (!awaitedSeats(state).includes(seat)) return null;
  const open = choices(state, seat).filter((choice) => choice.kind !== 'blocked');
  const only = open.length === 1 ? open[0] : undefined;
  return only?.kind === 'one' ? only.action : null;
}

export function fallback(state: State, seat: Seat): Action {
  const question = questionFor(state, seat);
  const nation = nationAt(state, seat);
  switch (question?.kind) {
    case 'difficulty':
      return { type: 'chooseDifficulty', difficulty: 'prince' };
    case 'board': {
      const [first] = choices(state, seat);
      if (first?.kind === 'one') return first.action;
      break;
    }
    case 'extraWorker':
      return { type: 'nameSection', section: 'food' };
    case 'growth':
      return { type: 'grow', take: 'stone' };
    case 'chooseEvent':
      return { type: 'chooseEvent', card: question.cards[0] ?? '' };
    case 'turn':
      return { type: 'pass' };
    case 'bonus':
      return { type: 'takeBonus', take: 'stone' };
    case 'shortage':
      return { type: 'payShortage', give: paymentInOrder(nation, question.missing, defaultOrder(nation)) };
    case 'spare':
      return { type: 'spare', spare: defaultSpare(state, seat) };
    case 'effect': {
      const frame = topFrame(state);
      if (frame?.type === 'effects') {
        const answer = answersTo(state, seat, stepsFor(frame, seat))[0] ?? {};
        return { type: 'answer', source: question.source, answer };
      }
      break;
    }
    default:
      break;
  }
  throw new EngineFault(`seat ${seat} is asked nothing`);
}
