/** The action phase (N8): turns in player order until all have passed. */
import type { Seat } from '../../core/game.ts';
import type { Play } from '../play.ts';
import { type Frame, nationAt } from '../state.ts';
import { applyUndeploy, checkUndeploy } from './deploying.ts';
import { runTriggers } from './effects/triggers.ts';
import { rollDie } from './solo.ts';
import { holdersOf, rulesOf } from './valuesAndWorkers/values.ts';

type TurnFrame = Extract<Frame, { type: 'turn' }>;
type ActionEndFrame = Extract<Frame, { type: 'actionEnd' }>;

export function startActions(play: Play): void {
  const { state } = play;
  state.phase = 'action';
  if (state.shadow?.first) rollDie(play);
  beginTurn(play, state.order[0] as Seat);
}

/** Sun Tzu and Buddha look at the first turn of a round only; with both it is skipped (N8.6). */
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
  const extra = isFirst ? rulesOf(nation, 'extraFirstAction').reduce((sum, rule) => sum + rule.n, 0) : 0;
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

/** One action done; `after` are undeploys sent with it, `roll` whether the solo die is thrown. */
export function endAction(play: Play, frame: TurnFrame, after: readonly number[], roll: boolean): ActionEndFrame {
  frame.actions--;
  const end: ActionEndFrame = { type: 'actionEnd', seat: frame.seat, after: [...after], roll };
  play.state.stack.push(end);
  return end;
}

export function runActionEnd(play: Play, frame: ActionEndFrame): boolean {
  for (const slot of frame.after) {
    if (checkUndeploy(play.state, frame.seat, slot) === null) applyUndeploy(play, frame.seat, slot);
  }
  if (frame.roll) rollDie(play);
  play.state.stack.pop();
  return true;
}

export function applyPass(play: Play, frame: TurnFrame): void {
  const { state } = play;
  const place = 1 + Math.max(...state.nations.map((nation) => nation.passed));
  nationAt(state, frame.seat).passed = place;
  frame.actions = 0;
  play.events.push({ type: 'passed', seat: frame.seat, place });
  runTriggers(play, frame.seat, 'pass');
}
