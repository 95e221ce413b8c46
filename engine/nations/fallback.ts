/** What the service plays for a seat that is late (N21.8). */
import { EngineFault } from '../core/fault.ts';
import type { Seat } from '../core/game.ts';
import type { Action } from './actions/index.ts';
import { questionFor } from './awaiting.ts';
import { answersTo } from './rules/effects/answers.ts';
import { stepsFor } from './rules/effects/start.ts';
import { defaultOrder, paymentInOrder } from './rules/losing/losses.ts';
import { defaultSpare } from './rules/war.ts';
import { nationAt, type State, topFrame } from './state.ts';

export function fallback(state: State, seat: Seat): Action {
  const question = questionFor(state, seat);
  const nation = nationAt(state, seat);
  switch (question?.kind) {
    case 'difficulty':
      return { type: 'chooseDifficulty', difficulty: 'prince' };
    case 'board': {
      const [nation] = question.pool;
      if (nation) return { type: 'chooseBoard', nation, side: 'B' };
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
