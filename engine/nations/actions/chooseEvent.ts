import { one } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { layEvent } from '../rules/maintenance/newEvent.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { topFrameOf } from '../state.ts';
import { defineAction } from './define.ts';
import { id } from './shapes.ts';

/** Machiavelli's owner chooses between two event cards, in the solo game between two tiles. */
export const chooseEvent = defineAction({
  type: 'chooseEvent',
  rules: ['N7.5', 'N20.7'],
  shape: record({ card: id }),
  when: 'chooseEvent',

  check(state, _seat, { card }) {
    return topFrameOf(state, 'chooseEvent').cards.includes(card) ? null : refuse('event/not-drawn', 'N7.5');
  },

  apply(play, seat, { card }) {
    const { cards } = topFrameOf(play.state, 'chooseEvent');
    play.state.stack.pop();
    layEvent(play, card, seat, cards.find((other) => other !== card) ?? null);
  },

  choices: (state) => topFrameOf(state, 'chooseEvent').cards.map((card) => one({ type: 'chooseEvent', card })),
});
