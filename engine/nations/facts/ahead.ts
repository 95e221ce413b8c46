/** What an action leads to as far as it can be known: up to the next decision, or the next draw of chance. */

import { clone } from '../../core/clone.ts';
import { ChanceNeeded, unknownChance } from '../../core/draws.ts';
import type { PlayableGame, Seat } from '../../core/game.ts';
import type { Action } from '../actions.ts';
import type { NationsEvent } from '../events.ts';
import { type State, topFrame } from '../state.ts';

type Apply = PlayableGame<State, Action, NationsEvent>['apply'];

export interface Ahead {
  state: State;
  /** False where chance comes before the next decision: the state is as it stands then, a die to be rolled left out. */
  complete: boolean;
}

/** The action must be legal. The state given is not changed. */
export function lookAhead(state: State, seat: Seat, action: Action, apply: Apply): Ahead {
  const draft = clone(state);
  try {
    apply(draft, seat, action, unknownChance());
    return { state: draft, complete: true };
  } catch (error) {
    if (!(error instanceof ChanceNeeded)) throw error;
    if (topFrame(draft)?.type === 'actionEnd') draft.stack.pop();
    return { state: draft, complete: false };
  }
}

/** Where others answer too, nothing happens until all have: so an answer is looked at as if it were the only one. */
export function askedAlone(state: State, seat: Seat): State {
  const frame = topFrame(state);
  if (frame?.type !== 'growth' && !(frame?.type === 'effects' && frame.stage === 'ask')) return state;
  const alone = clone(state);
  alone.options.sealedChoices = false;
  const top = topFrame(alone);
  if (top?.type === 'growth' || top?.type === 'effects') top.queue = [seat];
  if (top?.type === 'growth') top.deposits = {};
  if (top?.type === 'effects') top.answers = {};
  return alone;
}
