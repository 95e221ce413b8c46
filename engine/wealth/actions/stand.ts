import { one } from '../../core/choices.ts';
import { flag, record } from '../../core/shape.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { pieceAt } from '../rules/develop/pieces.ts';
import { askDefenders, standGround } from '../rules/warClouds/activation.ts';
import { enemiesAt } from '../rules/warClouds/units.ts';
import type { Stand } from '../state.ts';
import { defineAction } from './define.ts';

export const stand = defineAction({
  type: 'stand',
  rules: ['W10.8'],
  shape: record({ fight: flag }),
  when: { phases: DEVELOP, war: true },

  check: (state, seat) => (state.stand?.asked === seat ? null : refuse('war/not-asked', 'W10.8')),

  apply(play, seat, { fight }) {
    const { state, events } = play;
    const { mover, hex, operation } = state.stand as Stand;
    state.stand = null;
    events.push({ type: 'standAnswered', seat, mover, hex: { ...hex }, fight, automatic: false });
    if (fight) {
      standGround(play, mover, seat, hex);
      return;
    }
    const enemies = enemiesAt(state, mover, hex);
    askDefenders(play, mover, hex, operation, enemies.slice(enemies.indexOf(seat) + 1));
  },

  choices(state, seat) {
    if (state.stand?.asked !== seat) return [];
    const { hex } = state.stand;
    const flagOf = pieceAt(state, hex)?.seat ?? null;
    return [false, true].map((fight) => one({ type: 'stand', fight }, { hex, flag: flagOf }));
  },
});
