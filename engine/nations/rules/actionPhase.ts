/** The action phase (N8): turns in player order until all have passed. */
import type { Seat } from '../../core/game.ts';
import { nationAt, type Play } from '../play.ts';
import type { Frame } from '../state.ts';
import { applyUndeploy, checkUndeploy } from './deploying.ts';
import { runTriggers } from './effects/triggers.ts';
import { startProduction } from './production.ts';
import { rollDie } from './solo.ts';
import { holdersOf, rulesOf } from './valuesAndWorkers/values.ts';

type TurnFrame = Extract<Frame, { type: 'turn' }>;
type ActionEndFrame = Extract<Frame, { type: 'actionEnd' }>;

export function startActions(play: Play): void {
  const { s } = play;
  s.phase = 'action';
  if (s.shadow?.first) rollDie(play);
  beginTurn(play, s.order[0] as Seat);
}

/** Sun Tzu and Buddha look at the first turn of a round only; with both it is skipped (N8.6). */
function beginTurn(play: Play, seat: Seat): void {
  const nation = nationAt(play.s, seat);
  const isFirst = nation.turns === 0;
  nation.turns++;
  if (isFirst) {
    const skipping = holdersOf(nation).find(({ effects }) =>
      effects.some((effect) => effect.kind === 'always' && effect.rule === 'skipFirstTurn'),
    );
    if (skipping) {
      play.log.push({ type: 'turnSkipped', seat, card: skipping.card });
      nextTurn(play, seat);
      return;
    }
  }
  const extra = isFirst ? rulesOf(nation, 'extraFirstAction').reduce((sum, rule) => sum + rule.n, 0) : 0;
  play.s.stack.push({ type: 'turn', seat, actions: 1 + extra });
}

/** The next in player order who has not passed; when all have, the resolution phase. */
function nextTurn(play: Play, after: Seat): void {
  const { s } = play;
  const at = s.order.indexOf(after);
  const round = [...s.order.slice(at + 1), ...s.order.slice(0, at + 1)];
  const next = round.find((seat) => nationAt(s, seat).passed === 0);
  if (next === undefined) startProduction(play);
  else beginTurn(play, next);
}

/** A turn waits while it has an action left and its nation has not passed. */
export function runTurn(play: Play, frame: TurnFrame): boolean {
  if (frame.actions > 0) return false;
  play.s.stack.pop();
  nextTurn(play, frame.seat);
  return true;
}

/** One action done; `after` are undeploys sent with it, `roll` whether the solo die is thrown. */
export function endAction(play: Play, frame: TurnFrame, after: readonly number[], roll: boolean): ActionEndFrame {
  frame.actions--;
  const end: ActionEndFrame = { type: 'actionEnd', seat: frame.seat, after: [...after], roll };
  play.s.stack.push(end);
  return end;
}

export function runActionEnd(play: Play, frame: ActionEndFrame): boolean {
  for (const slot of frame.after) {
    if (checkUndeploy(play.s, frame.seat, slot) === null) applyUndeploy(play, frame.seat, slot);
  }
  if (frame.roll) rollDie(play);
  play.s.stack.pop();
  return true;
}

export function applyPass(play: Play, frame: TurnFrame): void {
  const { s } = play;
  const place = 1 + Math.max(...s.nations.map((nation) => nation.passed));
  nationAt(s, frame.seat).passed = place;
  frame.actions = 0;
  play.log.push({ type: 'passed', seat: frame.seat, place });
  runTriggers(play, frame.seat, 'pass');
}
