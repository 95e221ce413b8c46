import { one } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { hexAt, hexIndex } from '../data/board.ts';
import { beginPlay } from '../rules/acting/phases.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { startUnitPlaces, unitsDue } from '../rules/setUp/start.ts';
import { addUnit } from '../rules/warClouds/units.ts';
import { defineAction } from './define.ts';
import { hex } from './shapes.ts';

export const placeStartUnit = defineAction({
  type: 'placeStartUnit',
  rules: ['W3.13'],
  shape: record({ hex }),
  when: { phases: ['startUnit'], turn: true },

  check: (state, seat, action) =>
    startUnitPlaces(state, seat).includes(hexIndex(action.hex)) ? null : refuse('not-your-tile', 'W3.13'),

  apply(play, seat, action) {
    const { state, events } = play;
    addUnit(state, seat, action.hex);
    events.push({ type: 'startUnitPlaced', seat, hex: { ...action.hex } });
    const [next] = unitsDue(state);
    if (next === undefined) beginPlay(play);
    else state.active = next;
  },

  choices: (state, seat) =>
    startUnitPlaces(state, seat).map((place) => one({ type: 'placeStartUnit', hex: hexAt(place) })),
});
