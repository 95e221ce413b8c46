/** What an action leads to as far as it can be known: up to the next decision, or the next draw of chance. */
import { clone } from '../../core/clone.ts';
import { ChanceNeeded, unknownChance } from '../../core/draws.ts';
import type { Seat } from '../../core/game.ts';
import { type Action, actions } from '../actions/index.ts';
import { copyState } from '../copy.ts';
import type { Play } from '../play.ts';
import { playableNations } from '../playable.ts';
import { runEffects } from '../rules/effects/run.ts';
import { type State, topFrame } from '../state.ts';

export interface Ahead {
  state: State;
  /** False where chance comes before the next decision. The state is the one before the draw; a die is left out. */
  complete: boolean;
}

/** The action must be legal. The given state does not change. */
export function lookAhead(state: State, seat: Seat, action: Action): Ahead {
  return tryOut(state, (draft) => playableNations.apply(draft, seat, action, unknownChance()));
}

/** Looks only at the answer, and at the effect that it answers: the rest of the round comes whatever is answered. */
export function lookAtAnswer(state: State, seat: Seat, action: Action): Ahead {
  return tryOut(state, (draft) => {
    const play: Play = { state: draft, chance: unknownChance(), events: [], actor: seat };
    actions.apply(play, seat, action);
    const frame = topFrame(draft);
    if (frame?.type === 'effects') while (topFrame(draft) === frame && runEffects(play, frame));
  });
}

function tryOut(state: State, apply: (draft: State) => void): Ahead {
  const draft = copyState(state);
  try {
    apply(draft);
    return { state: draft, complete: true };
  } catch (error) {
    if (!(error instanceof ChanceNeeded)) throw error;
    if (topFrame(draft)?.type === 'actionEnd') draft.stack.pop();
    return { state: draft, complete: false };
  }
}

/** Where others answer too, nothing happens until all have answered: this state asks the one seat alone. */
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
