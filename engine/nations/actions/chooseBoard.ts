import { one } from '../../core/choices.ts';
import { oneOf, record } from '../../core/shape.ts';
import { NATION_NAMES } from '../data/cards/types.ts';
import { takeBoard } from '../rules/setUp.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { type State, topFrameOf } from '../state.ts';
import { defineAction } from './define.ts';

const SIDES = ['B', 'A'] as const;

/** Without the choice between sides, all nations play side B. */
const sidesIn = (state: State) => (state.options.boards === 'B' ? SIDES.slice(0, 1) : SIDES);

export const chooseBoard = defineAction({
  type: 'chooseBoard',
  rules: ['N6.4', 'N21.4'],
  shape: record({ nation: oneOf(NATION_NAMES), side: oneOf(SIDES) }),
  when: 'board',

  check(state, _seat, { nation, side }) {
    if (!state.pool.includes(nation)) return refuse('board/taken', 'N6.4');
    return sidesIn(state).includes(side) ? null : refuse('board/no-flipping', 'N6.4');
  },

  apply(play, seat, { nation, side }) {
    topFrameOf(play.state, 'draft').queue.shift();
    takeBoard(play, seat, nation, side);
  },

  choices: (state) =>
    state.pool.flatMap((nation) => sidesIn(state).map((side) => one({ type: 'chooseBoard', nation, side }))),
});
