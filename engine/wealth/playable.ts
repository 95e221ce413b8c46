/** Wealth of Nations as a page plays it: what the service adds to it is in index.ts. */
import type { PlayableGame } from '../core/game.ts';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { choices } from './choices/index.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { reveals } from './view.ts';

export const playableWealth: PlayableGame<State, Action, Event> = {
  id: 'wealth-of-nations',
  name: 'Wealth of Nations',
  choices,
  check,
  apply,
  reveals,
};
