/** The question that the game puts to a seat now. It can ask several seats at once (N21). */
import { EngineFault } from '../core/fault.ts';
import type { Awaited, Seat } from '../core/game.ts';
import type { Message } from '../core/messages.ts';
import { type Amounts, isEvent, type NationName } from './data/cards/index.ts';
import { awaitedBy } from './rules/effects/run.ts';
import { awaitedGrowth } from './rules/maintenance/growth.ts';
import { sparedBy, warLossOf } from './rules/war.ts';
import { type State, seatsOf, topFrame } from './state.ts';

export type Question =
  | { kind: 'difficulty' }
  | { kind: 'board'; pool: NationName[] }
  | { kind: 'extraWorker' }
  | { kind: 'growth' }
  | { kind: 'chooseEvent'; cards: string[] }
  | { kind: 'turn'; actions: number }
  /** The choices in an event, or in a wonder that became ready. */
  | { kind: 'effect'; source: string }
  | { kind: 'shortage'; missing: number; cause: string }
  | { kind: 'bonus' }
  | { kind: 'spare'; loss: Amounts; spared: number };

/**
 * The question that a seat may answer now. The game may not wait for it yet: in growth and effects others may come
 * first.
 */
export function questionFor(state: State, seat: Seat): Question | null {
  const frame = topFrame(state);
  switch (frame?.type) {
    case 'difficulty':
      return frame.waiting.includes(seat) ? { kind: 'difficulty' } : null;
    case 'draft':
      return frame.queue[0] === seat ? { kind: 'board', pool: state.pool } : null;
    case 'extraWorker':
      return frame.waiting.includes(seat) ? { kind: 'extraWorker' } : null;
    case 'growth':
      return frame.queue.includes(seat) ? { kind: 'growth' } : null;
    case 'chooseEvent':
      return frame.seat === seat ? { kind: 'chooseEvent', cards: frame.cards } : null;
    case 'turn':
      return frame.seat === seat ? { kind: 'turn', actions: frame.actions } : null;
    case 'effects': {
      if (frame.stage === 'ask') return frame.queue.includes(seat) ? { kind: 'effect', source: frame.source } : null;
      const debt = frame.debts.find((one) => one.seat === seat);
      return debt ? { kind: 'shortage', missing: debt.missing, cause: debt.cause } : null;
    }
    case 'production': {
      const lane = frame.lanes.find((one) => one.seat === seat);
      if (lane?.at === 'bonus') return { kind: 'bonus' };
      if (lane?.at === 'spare') return { kind: 'spare', loss: warLossOf(state), spared: sparedBy(state, seat) };
      if (!lane || lane.missing === 0) return null;
      return { kind: 'shortage', missing: lane.missing, cause: lane.at === 'warDebt' ? 'war' : 'production' };
    }
    case 'famine': {
      const debt = frame.debts.find((one) => one.seat === seat);
      return debt ? { kind: 'shortage', missing: debt.missing, cause: debt.cause } : null;
    }
    default:
      return null;
  }
}

type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** The question of a seat, for callers that know its kind. */
export function questionOf<K extends Question['kind']>(state: State, seat: Seat, kind: K): QuestionOf<K> {
  const question = questionFor(state, seat);
  if (question?.kind !== kind) throw new EngineFault(`seat ${seat} is asked ${question?.kind}, not ${kind}`);
  return question as QuestionOf<K>;
}

/**
 * The seats that the game waits for. A seat behind others in order may answer early, but the game does not wait for it.
 */
export function awaitedSeats(state: State): Seat[] {
  const frame = topFrame(state);
  if (frame?.type === 'growth') return awaitedGrowth(state, frame);
  if (frame?.type === 'effects') return awaitedBy(state, frame);
  return seatsOf(state).filter((seat) => questionFor(state, seat) !== null);
}

/** The message `prompt.<kind>`, with its parameters. */
export function promptFor(question: Question): Message {
  const key = `prompt.${question.kind}`;
  switch (question.kind) {
    case 'effect': {
      const name = isEvent(question.source) ? `event.${question.source}.title` : `card.${question.source}.name`;
      return { key, params: { source: { term: name } } };
    }
    case 'shortage':
      return { key, params: { missing: question.missing } };
    case 'spare':
      return { key, params: { spared: question.spared } };
    default:
      return { key };
  }
}

export function awaiting(state: State): Awaited[] {
  return awaitedSeats(state).flatMap((seat) => {
    const question = questionFor(state, seat);
    return question ? [{ seat, prompt: promptFor(question) }] : [];
  });
}
