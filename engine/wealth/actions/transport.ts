import { blocked, family } from '../../core/choices.ts';
import { type Hex, sameHex } from '../../core/hex.ts';
import { flag, record, withDefault } from '../../core/shape.ts';
import { hexAt, hexIndex, isPlayable } from '../data/board.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { canSpend, checkSpend, spend } from '../rules/acting/spend.ts';
import { endAction } from '../rules/acting/turns.ts';
import { pieceAt } from '../rules/develop/pieces.ts';
import { rulesOf } from '../rules/editions.ts';
import { checkOperation, settle } from '../rules/warClouds/activation.ts';
import { enemiesAt, moveUnit, unitHexes, unitsAt } from '../rules/warClouds/units.ts';
import { defineAction } from './define.ts';
import { hexField, yesNoField } from './fields.ts';
import { hex } from './shapes.ts';

export const transport = defineAction({
  type: 'transport',
  rules: ['W10.6', 'W10.7', 'W10.14'],
  shape: record({ from: hex, to: hex, settle: withDefault(flag, false) }),
  when: { phases: DEVELOP, turn: true, war: true },

  check(state, seat, action) {
    const { from, to } = action;
    if (unitsAt(state, seat, from) === 0) return refuse('war/no-unit', 'W10.7');
    if (!isPlayable(state.options, hexIndex(to))) return refuse('not-playable', 'W10.7');
    const piece = pieceAt(state, to);
    if ((piece && piece.seat !== seat) || enemiesAt(state, seat, to).length > 0) {
      return refuse('war/enemy-there', 'W10.7');
    }
    if (sameHex(from, to) && !action.settle) return refuse('war/no-effect', 'W10.14');
    const refusal = action.settle ? checkOperation(state, seat, to, { type: 'settle' }) : null;
    return refusal ?? checkSpend(state, seat, rulesOf(state).transportCost, 'W10.7');
  },

  apply(play, seat, action) {
    const { state, events } = play;
    const { from, to } = action;
    const paid = spend(play, seat, rulesOf(state).transportCost);
    moveUnit(state, seat, from, to);
    events.push({ type: 'unitTransported', seat, from: { ...from }, to: { ...to }, paid });
    if (action.settle) settle(play, seat, to);
    endAction(play);
  },

  isOpen: (state, seat) => unitHexes(state, seat).length > 0 && canSpend(state, seat, rulesOf(state).transportCost),

  choices(state, seat) {
    const units = unitHexes(state, seat);
    const [from] = units;
    if (!from) return [blocked({ type: 'transport' }, refuse('war/no-unit', 'W10.7'))];
    const short = checkSpend(state, seat, rulesOf(state).transportCost, 'W10.7');
    if (short) return [blocked({ type: 'transport' }, short)];
    const targets = state.board.flatMap((piece, place): Hex[] => {
      const open = isPlayable(state.options, place) && (!piece || piece.seat === seat);
      return open && enemiesAt(state, seat, hexAt(place)).length === 0 ? [hexAt(place)] : [];
    });
    const fields = [hexField('from', units), hexField('to', targets), yesNoField('settle')];
    return [family({ type: 'transport', from, to: from, settle: false }, fields)];
  },
});
