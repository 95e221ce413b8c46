/** The action phase (N8): nations take turns in player order until all have passed. */
import type { Refusal, Seat } from '../../core/game.ts';
import type { Play } from '../play.ts';
import { type Frame, nationAt, type State, topFrameOf } from '../state.ts';
import { applyUndeploy, checkUndeploy } from './deploying.ts';
import { rollDie } from './solo.ts';
import { cardRules, holdersOf } from './valuesAndWorkers/values.ts';
import { refuse } from './whoDecides/refuse.ts';

type TurnFrame = Extract<Frame, { type: 'turn' }>;
type ActionEndFrame = Extract<Frame, { type: 'actionEnd' }>;

export function startActions(play: Play): void {
  const { state } = play;
  state.phase = 'action';
  if (state.shadow?.first) rollDie(play);
  beginTurn(play, state.order[0] as Seat);
}

/** Sun Tzu and Buddha concern only the first turn of a round. With both, the turn is skipped (N8.6). */
function beginTurn(play: Play, seat: Seat): void {
  const nation = nationAt(play.state, seat);
  const isFirst = nation.turns === 0;
  nation.turns++;
  if (isFirst) {
    const skipping = holdersOf(nation).find(({ effects }) =>
      effects.some((effect) => effect.kind === 'always' && effect.rule === 'skipFirstTurn'),
    );
    if (skipping) {
      play.events.push({ type: 'turnSkipped', seat, card: skipping.card });
      nextTurn(play, seat);
      return;
    }
  }
  const extra = isFirst ? cardRules(nation, 'extraFirstAction').reduce((sum, rule) => sum + rule.n, 0) : 0;
  play.state.stack.push({ type: 'turn', seat, actions: 1 + extra });
}

/** The turn of the next in player order who has not passed. When all have, the phase is over. */
function nextTurn(play: Play, after: Seat): void {
  const { state } = play;
  const at = state.order.indexOf(after);
  const round = [...state.order.slice(at + 1), ...state.order.slice(0, at + 1)];
  const next = round.find((seat) => nationAt(state, seat).passed === 0);
  if (next !== undefined) beginTurn(play, next);
}

/** A turn waits while it has an action left and its nation has not passed. */
export function runTurn(play: Play, frame: TurnFrame): boolean {
  if (frame.actions > 0) return false;
  play.state.stack.pop();
  nextTurn(play, frame.seat);
  return true;
}

/**
 * Spends one action of the turn. Its end goes on the stack before the action is carried out, so that it comes after
 * everything the action starts: the undeploys sent with it (N8.4), and the die of the solo game (N20.3).
 */
export function spendAction(play: Play, after: readonly number[] = [], rolls = true): void {
  const { state } = play;
  const frame = topFrameOf(state, 'turn');
  frame.actions--;
  state.stack.push({ type: 'actionEnd', seat: frame.seat, after: [...after], roll: rolls && state.shadow !== null });
}

/**
 * Undeploys sent with an action: only with the last one of the turn, and only of workers that are there when it is done
 * (N8.4). `move` moves the workers that the action itself moves, given how many are on each slot.
 */
export function checkAfter(
  state: State,
  seat: Seat,
  after: readonly number[] = [],
  move?: (workers: number[]) => void,
): Refusal | null {
  if (after.length === 0) return null;
  if (topFrameOf(state, 'turn').actions > 1) return refuse('after/not-last', 'N8.4');
  const workers = nationAt(state, seat).slots.map((slot) => slot?.workers ?? 0);
  move?.(workers);
  for (const slot of after) {
    const left = workers[slot] ?? 0;
    if (left === 0) return refuse('after/no-worker', 'N8.4');
    workers[slot] = left - 1;
  }
  return null;
}

/** Moves one worker to a slot, from another slot or (null) the resource area. */
export function moveWorker(workers: number[], from: number | null, to: number): void {
  if (from !== null) workers[from] = (workers[from] ?? 0) - 1;
  workers[to] = (workers[to] ?? 0) + 1;
}

export function runActionEnd(play: Play, frame: ActionEndFrame): boolean {
  for (const slot of frame.after) {
    if (checkUndeploy(play.state, frame.seat, slot) === null) applyUndeploy(play, frame.seat, slot);
  }
  if (frame.roll) rollDie(play);
  play.state.stack.pop();
  return true;
}
