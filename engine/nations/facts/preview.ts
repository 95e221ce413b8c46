/** What an action changes, before it is made: values, production, places and score. */
import type { Refusal, Seat } from '../../core/game.ts';
import { type Action, actions } from '../actions/index.ts';
import type { State } from '../state.ts';
import { lookAhead } from './ahead.ts';
import { type Standing, standingOf } from './standing.ts';

export type Preview =
  | {
      ok: true;
      before: Standing;
      after: Standing;
      /** The state to look at further, for instance with `forecast`. */
      state: State;
      /** False where chance comes next and may change more. */
      complete: boolean;
    }
  | { ok: false; refusal: Refusal };

export function preview(state: State, seat: Seat, action: Action): Preview {
  const refusal = actions.check(state, seat, action);
  if (refusal) return { ok: false, refusal };
  const ahead = lookAhead(state, seat, action);
  return {
    ok: true,
    before: standingOf(state, seat),
    after: standingOf(ahead.state, seat),
    state: ahead.state,
    complete: ahead.complete,
  };
}
