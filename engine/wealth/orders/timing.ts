/**
 * When an order is carried out (W12.3). Every order belongs to one phase of one round. Before that it waits, and the
 * orders after it go first. Later it is too late for it.
 */
import type { Seat } from '../../core/game.ts';
import { ACTIONS, type Action } from '../actions/index.ts';
import type { When } from '../rules/acting/gate.ts';
import type { Phase, State } from '../state.ts';
import { ROUND_PHASES, type RoundPhase, type Task } from './tasks.ts';

const SET_UP: readonly Phase[] = ['draft', 'startFlag', 'startUnit'];

const whenOf = ({ type }: Action): When => (ACTIONS.find((action) => action.type === type) as { when: When }).when;

/** The phase in which a task can be carried out. Null where it can be in any. */
export function phaseOf(task: Task): Phase | null {
  switch (task.type) {
    case 'act':
      return whenOf(task.action).phases?.[0] ?? null;
    case 'sell':
    case 'buy':
    case 'fuel':
    case 'repay':
      return 'trade';
    case 'build':
      return 'develop';
    case 'feed':
      return 'produce';
    case 'pass':
      return task.phase ?? 'trade';
  }
}

const asRoundPhase = (phase: Phase): number =>
  ROUND_PHASES.indexOf((phase === 'finalTrade' ? 'trade' : phase) as RoundPhase);

/** Phases are numbered through the game. Set-up has numbers below those of the first round. */
function momentOf(phase: Phase, round: number): number {
  if (phase === 'over') return Number.POSITIVE_INFINITY;
  if (SET_UP.includes(phase)) return SET_UP.indexOf(phase) - SET_UP.length;
  return round * ROUND_PHASES.length + asRoundPhase(phase);
}

/** The round in which a phase comes next, or is. */
function roundOf(view: State, phase: Phase): number {
  const wait = (momentOf(view.phase, view.round) - asRoundPhase(phase)) / ROUND_PHASES.length;
  return Math.max(1, Math.ceil(wait));
}

/** Whether an order is for every round. */
const isLasting = (task: Task): boolean => task.type === 'feed' && task.always === true;

/** The task with the round that it is for. A round that a client names is kept. */
export function withRound(view: State, task: Task): Task {
  const phase = phaseOf(task);
  if (phase === null || SET_UP.includes(phase) || isLasting(task) || task.round !== undefined) return task;
  return { ...task, round: roundOf(view, phase) };
}

/** Whether it is time for a task, as far as phase and round are concerned. */
export function timeOf(view: State, task: Task): 'now' | 'later' | 'past' {
  const phase = phaseOf(task);
  if (phase === null) return 'now';
  const now = momentOf(view.phase, view.round);
  const then = momentOf(phase, isLasting(task) ? roundOf(view, phase) : (task.round ?? view.round));
  if (now === then) return 'now';
  return now < then ? 'later' : 'past';
}

/** Whether a task uses the seat's turn. The others can be carried out whenever the seat is asked something. */
function takesTurn(task: Task): boolean {
  if (task.type === 'feed' || task.type === 'repay') return false;
  return task.type !== 'act' || whenOf(task.action).turn === true;
}

export const isStand = (task: Task): boolean => task.type === 'act' && task.action.type === 'stand';

/** W12.4: a seat that is asked to make a stand is not taking its turn. Orders for the turn wait until it is. */
export function fitsQuestion(view: State, seat: Seat, task: Task): boolean {
  return view.stand?.asked === seat ? isStand(task) || !takesTurn(task) : !isStand(task);
}

/** W12.4: whether the seat must end its activations before this task. */
export const endsActivation = (view: State, task: Task): boolean =>
  view.activations > 0 && takesTurn(task) && !(task.type === 'act' && whenOf(task.action).activating);
