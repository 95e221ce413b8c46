/** The view at a seat's next turn, if all others only pass. */
import { unknownChance } from '../../core/draws.ts';
import type { Seat } from '../../core/game.ts';
import { type Action, actions } from '../actions/index.ts';
import { awaiting } from '../awaiting.ts';
import { copyState } from '../copy.ts';
import { isTradePhase } from '../rules/acting/turns.ts';
import type { State } from '../state.ts';

/** How a player does nothing. Null where nobody can do nothing: in set-up and in Produce. */
function idle(view: State): Action | null {
  if (view.stand) return { type: 'stand', fight: false };
  if (view.activations > 0) return { type: 'endActivation' };
  if (isTradePhase(view)) return { type: 'passTrade' };
  return view.phase === 'develop' ? { type: 'passDevelop' } : null;
}

/**
 * W12.12: it may lie in the next phase, because all have passed. Null where others must decide something first: what
 * they pick in set-up, and what they produce.
 */
export function nextTurn(view: State, seat: Seat): State | null {
  let now = view;
  for (let asked = awaiting(now); !asked.some((each) => each.seat === seat); asked = awaiting(now)) {
    const [other] = asked;
    const action = idle(now);
    if (!other || !action) return null;
    const state = copyState(now);
    actions.apply({ state, chance: unknownChance(), events: [], actor: other.seat }, other.seat, action);
    now = state;
  }
  return now;
}
