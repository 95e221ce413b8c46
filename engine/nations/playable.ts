/** Nations as a page plays it: what the service adds to it is in index.ts. */
import type { PlayableGame } from '../core/game.ts';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { choices } from './choices.ts';
import type { NationsEvent } from './events.ts';
import type { State } from './state.ts';
import { reveals } from './view.ts';

export const playableNations: PlayableGame<State, Action, NationsEvent> = {
  id: 'nations',
  name: 'Nations',
  choices,
  check,
  apply,
  reveals,
};
