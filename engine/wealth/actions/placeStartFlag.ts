import { one } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { hexAt, hexIndex, isPlayable } from '../data/board.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { setFlag } from '../rules/develop/pieces.ts';
import { freePlaces } from '../rules/setUp/draft.ts';
import { beginUnits } from '../rules/setUp/start.ts';
import { defineAction } from './define.ts';
import { hex } from './shapes.ts';

export const placeStartFlag = defineAction({
  type: 'placeStartFlag',
  rules: ['W3.11'],
  shape: record({ hex }),
  when: { phases: ['startFlag'], turn: true },

  check(state, _seat, action) {
    const place = hexIndex(action.hex);
    if (!isPlayable(state.options, place)) return refuse('not-playable', 'W3.11');
    return state.board[place] ? refuse('hex-taken', 'W3.11') : null;
  },

  apply(play, seat, action) {
    const { state, events } = play;
    setFlag(state, seat, hexIndex(action.hex));
    events.push({ type: 'startFlagPlaced', seat, hex: { ...action.hex } });
    const next = (seat + 1) % state.players.length;
    if (next === state.first) beginUnits(play);
    else state.active = next;
  },

  choices: (state) => freePlaces(state, state.board).map((place) => one({ type: 'placeStartFlag', hex: hexAt(place) })),
});
