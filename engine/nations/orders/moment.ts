/** Whether the moment of a task has come, is still to come, or is over. index.ts explains it. */
import type { Seat } from '../../core/game.ts';
import type { Action } from '../actions/index.ts';
import { type Question, questionFor } from '../awaiting.ts';
import { eventCardOf, isEvent } from '../data/cards/index.ts';
import { nationAt, PHASES, type Phase, type State } from '../state.ts';
import type { Task } from './task.ts';

export type Moment = 'past' | 'now' | 'later';

type Kind = Question['kind'];

/** The questions that actions answer. An action that is missing here is taken in a turn. */
const QUESTIONS: Readonly<Partial<Record<Action['type'], Kind>>> = {
  chooseDifficulty: 'difficulty',
  chooseBoard: 'board',
  nameSection: 'extraWorker',
  grow: 'growth',
  chooseEvent: 'chooseEvent',
  answer: 'effect',
  payShortage: 'shortage',
  takeBonus: 'bonus',
  spare: 'spare',
};

/** The phase that a question belongs to. A shortage and a wonder that becomes ready can come in several phases. */
const PHASE_OF: Readonly<Partial<Record<Kind, Phase>>> = {
  difficulty: 'setup',
  board: 'setup',
  extraWorker: 'setup',
  growth: 'growth',
  chooseEvent: 'newEvent',
  turn: 'action',
  bonus: 'production',
  spare: 'production',
};

/** What a task answers: the kind of question, and where it is an effect, the effect. */
interface Target {
  kind: Kind;
  source: string | null;
}

/** Null for an action beside the turn, which can be taken whenever the seat is asked. */
export function targetOf(task: Task): Target | null {
  if (task.type === 'grow') return { kind: 'growth', source: null };
  if (task.type === 'answer') return { kind: 'effect', source: task.source };
  if (task.type !== 'act') return { kind: 'turn', source: null };
  const { action } = task;
  if (action.type === 'setStanding') return null;
  return {
    kind: QUESTIONS[action.type] ?? 'turn',
    source: action.type === 'answer' ? action.source : null,
  };
}

const isBefore = (phase: Phase, other: Phase): boolean => PHASES.indexOf(phase) < PHASES.indexOf(other);

export function momentOf(view: State, seat: Seat, task: Task): Moment {
  const target = targetOf(task);
  if (target === null) return 'now';
  const round = task.round ?? view.round;
  if (round !== view.round) return round < view.round ? 'past' : 'later';
  const question = questionFor(view, seat);
  if (question?.kind === target.kind && (question.kind !== 'effect' || question.source === target.source)) return 'now';
  return isOver(view, seat, target) ? 'past' : 'later';
}

/** Whether the seat cannot be asked this any more in the present round. The seat is not asked it now. */
function isOver(view: State, seat: Seat, { kind, source }: Target): boolean {
  if (source !== null && isEvent(source)) return isEventOver(view, source);
  const phase = PHASE_OF[kind];
  if (phase === undefined) return false;
  if (phase !== view.phase) return isBefore(phase, view.phase);
  if (kind === 'turn') return nationAt(view, seat).passed > 0;
  return kind === 'growth';
}

/** Whether the choices of an event are made. An event that is not on the card of the round will not come either. */
function isEventOver(view: State, event: string): boolean {
  if (isBefore(view.phase, 'action')) return false;
  const place = view.event === null ? -1 : eventCardOf(view.event).events.findIndex((half) => half.id === event);
  if (place < 0 || isBefore('events', view.phase)) return true;
  const begun = view.stack.find((frame) => frame.type === 'events')?.next ?? 0;
  return view.phase === 'events' && place < begun;
}

/** The next round in which the seat can do the task. */
export function roundFor(view: State, seat: Seat, task: Task): number {
  const target = targetOf(task);
  if (target === null || PHASE_OF[target.kind] === 'setup') return view.round;
  const isPast = momentOf(view, seat, { ...task, round: view.round }) === 'past';
  return view.phase === 'setup' || isPast ? view.round + 1 : view.round;
}
