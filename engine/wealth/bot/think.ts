/** The computer players of Wealth of Nations, level by level. */
import type { ComputerRules, Thought } from '../../core/computer.ts';
import type { Seat } from '../../core/game.ts';
import { type Action, actions } from '../actions/index.ts';
import type { State } from '../state.ts';
import { bot, decide } from './index.ts';
import { mindOf } from './mind.ts';
import { sayWhy } from './says.ts';
import { search } from './search.ts';
import { CHARACTERS } from './weights.ts';

const isSearched = ({ phase, stand, activations }: State): boolean =>
  phase === 'develop' && !stand && activations === 0;

/** How the others are thought to go on. */
const goOn = (state: State, seat: Seat): Action => bot(state, seat);

export const computer: ComputerRules<State, Action> = {
  characters: Object.keys(CHARACTERS),
  *think(view, seat, { level, seed, character, budget, clock }): Generator<void, Thought<Action>, void> {
    const mind = mindOf(seat, level, seed, character);
    let action = decide(view, seat, mind);
    if (level === 'hard' && isSearched(view)) {
      yield;
      const lines = yield* search(view, seat, mind, action, goOn, { budget, clock });
      action = lines[0]?.action ?? action;
    }
    if (actions.check(view, seat, action) !== null) return { actions: [], says: null };
    return { actions: [action], says: sayWhy(view, action) };
  },
  // An offer from the player whose turn it is can be accepted now. Others wait for this player's own turn.
  declining(view, seat) {
    const offer = view.offers.find(({ from, to }) => to === seat && from === view.active);
    return offer ? { type: 'decline', id: offer.id } : null;
  },
};
