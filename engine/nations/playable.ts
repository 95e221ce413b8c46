/** Nations as a page plays it; replayable.ts and index.ts add more. */
import type { PlayableGame } from '../core/game.ts';
import { type Action, actions } from './actions/index.ts';
import { copyState } from './copy.ts';
import type { NationsEvent } from './events.ts';
import type { Play } from './play.ts';
import { advance } from './rules/whoDecides/advance.ts';
import type { State } from './state.ts';
import { reveals } from './view.ts';

export const playableNations: PlayableGame<State, Action, NationsEvent> = {
  id: 'nations',
  name: 'Nations',
  choices: actions.choices,
  check: actions.check,
  isAside: actions.isAside,
  copy: copyState,
  apply(draft, seat, action, chance) {
    const play: Play = { state: draft, chance, events: [], actor: seat };
    actions.apply(play, seat, action);
    advance(play);
    return play.events;
  },
  reveals,
};
