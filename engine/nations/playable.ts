/** Nations as a page plays it: what the service adds to it is in index.ts. */
import type { PlayableGame } from '../core/game.ts';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { choices } from './choices.ts';
import { describe } from './describe.ts';
import type { NationsEvent } from './events.ts';
import { awaiting } from './questions.ts';
import { placingsOf, scoreAll } from './scoring.ts';
import type { State } from './state.ts';
import { reveals, view } from './view.ts';

export const playableNations: PlayableGame<State, Action, NationsEvent> = {
  id: 'nations',
  name: 'Nations',
  awaiting,
  choices,
  check,
  apply,
  view,
  reveals,
  result: (state) => {
    if (!state.final) return null;
    const placings = placingsOf(state, state.final);
    return { winners: placings.slice(0, 1).map(({ seat }) => seat), placings };
  },
  describe,
  standing: (state) => placingsOf(state, scoreAll(state)),
};
