/** Wealth of Nations as a page plays it. replayable.ts and index.ts add more. */
import type { PlayableGame } from '../core/game.ts';
import { type Action, actions } from './actions/index.ts';
import { copyState } from './copy.ts';
import type { Event } from './events.ts';
import type { Play } from './play.ts';
import { noteBuilt } from './rules/end/standstill.ts';
import type { State } from './state.ts';
import { reveals } from './view.ts';

export const playableWealth: PlayableGame<State, Action, Event> = {
  id: 'wealth-of-nations',
  name: 'Wealth of Nations',
  choices: actions.choices,
  check: actions.check,
  isAside: actions.isAside,
  copy: copyState,
  apply(state, seat, action, chance) {
    const play: Play = { state, chance, events: [], actor: seat };
    actions.apply(play, seat, action);
    noteBuilt(play);
    return play.events;
  },
  reveals,
};
