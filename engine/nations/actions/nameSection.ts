import { one } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { SECTIONS } from '../data/cards/types.ts';
import { nationAt, topFrameOf } from '../state.ts';
import { defineAction } from './define.ts';
import { section } from './shapes.ts';

/** Names the section that the extra worker comes from. */
export const nameSection = defineAction({
  type: 'nameSection',
  rules: ['N1.3', 'N21.3'],
  shape: record({ section }),
  when: 'extraWorker',

  apply({ state, events }, seat, { section }) {
    const frame = topFrameOf(state, 'extraWorker');
    frame.waiting = frame.waiting.filter((other) => other !== seat);
    const nation = nationAt(state, seat);
    nation.track[section]--;
    nation.capacity[section]--;
    nation.idle++;
    events.push({ type: 'extraWorkerTaken', seat, section });
  },

  choices: () => SECTIONS.map((section) => one({ type: 'nameSection', section })),
});
