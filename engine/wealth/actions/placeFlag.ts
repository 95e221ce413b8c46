import { blocked, one } from '../../core/choices.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import { record } from '../../core/shape.ts';
import { hexIndex } from '../data/board.ts';
import { flagTargets } from '../facts/targets.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { checkSpend, spend } from '../rules/acting/spend.ts';
import { endAction } from '../rules/acting/turns.ts';
import { checkFlagHex, hasFlagLeft, hasFlagPlace, noteLastFlag } from '../rules/develop/flags.ts';
import { setFlag } from '../rules/develop/pieces.ts';
import { rulesOf } from '../rules/editions.ts';
import type { State } from '../state.ts';
import { defineAction } from './define.ts';
import { hex } from './shapes.ts';

const checkFlagLeft = (state: State, seat: Seat): Refusal | null =>
  hasFlagLeft(state, seat) ? null : refuse('no-flag-left', 'W7.2');

const checkPayment = (state: State, seat: Seat): Refusal | null =>
  checkSpend(state, seat, rulesOf(state).flagCost, 'W7.2');

export const placeFlag = defineAction({
  type: 'placeFlag',
  rules: ['W7.1', 'W7.2'],
  shape: record({ hex }),
  when: { phases: DEVELOP, turn: true },

  check: (state, seat, action) =>
    checkFlagLeft(state, seat) ?? checkFlagHex(state, seat, hexIndex(action.hex)) ?? checkPayment(state, seat),

  apply(play, seat, action) {
    const { state, events } = play;
    const paid = spend(play, seat, rulesOf(state).flagCost);
    setFlag(state, seat, hexIndex(action.hex));
    events.push({ type: 'flagPlaced', seat, hex: { ...action.hex }, paid });
    noteLastFlag(play, seat);
    endAction(play);
  },

  isOpen: (state, seat) => !checkFlagLeft(state, seat) && !checkPayment(state, seat) && hasFlagPlace(state, seat),

  choices(state, seat) {
    const why = checkFlagLeft(state, seat) ?? checkPayment(state, seat);
    if (why) return [blocked({ type: 'placeFlag' }, why)];
    const hexes = flagTargets(state, seat);
    if (hexes.length === 0) return [blocked({ type: 'placeFlag' }, refuse('develop/no-hex', 'W7.2'))];
    return hexes.map((free) => one({ type: 'placeFlag', hex: free }));
  },
});
