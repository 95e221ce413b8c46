import { blocked, type Choice, one } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import { distance, type Hex, neighbours, sameHex } from '../../core/hex.ts';
import { either, oneOf, record, type Shape, withDefault } from '../../core/shape.ts';
import { hexIndex, isPlayable } from '../data/board.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { checkSpend, spend } from '../rules/acting/spend.ts';
import { rulesOf } from '../rules/editions.ts';
import { askDefenders, checkOperation, operate } from '../rules/warClouds/activation.ts';
import { enemiesAt, moveUnit, unitHexes, unitsAt } from '../rules/warClouds/units.ts';
import type { Operation, State } from '../state.ts';
import { defineAction } from './define.ts';
import { hex, seat as seatShape } from './shapes.ts';

const operation: Shape<Operation | null> = either(
  oneOf([null]),
  record({ type: oneOf(['battle']), against: seatShape }),
  record({ type: oneOf(['conquer']) }),
  record({ type: oneOf(['settle']) }),
);

/** W10.2: only the first activation of an action is paid for. */
const checkPayment = (state: State, seat: Seat) =>
  state.activations === 0 ? checkSpend(state, seat, rulesOf(state).activateCost, 'W10.2') : null;

/** What a unit could do in a hex after it has moved there. */
function operationsIn(state: State, seat: Seat, place: Hex): Operation[] {
  const operations: Operation[] = enemiesAt(state, seat, place).map((against) => ({ type: 'battle', against }));
  for (const type of ['conquer', 'settle'] as const) {
    if (checkOperation(state, seat, place, { type }) === null) operations.push({ type });
  }
  return operations;
}

export const activate = defineAction({
  type: 'activate',
  rules: ['W10.2', 'W10.3', 'W10.4', 'W10.5', 'W10.6', 'W10.8', 'W10.14'],
  shape: record({ from: hex, to: hex, operation: withDefault(operation, null) }),
  when: { phases: DEVELOP, turn: true, war: true, activating: true },

  check(state, seat, action) {
    const { from, to } = action;
    if (unitsAt(state, seat, from) === 0) return refuse('war/no-unit', 'W10.2');
    if (distance(from, to) > 1) return refuse('war/one-hex', 'W10.3');
    if (!isPlayable(state.options, hexIndex(to))) return refuse('not-playable', 'W10.3');
    if (sameHex(from, to) && !action.operation) return refuse('war/no-effect', 'W10.14');
    const refusal = action.operation ? checkOperation(state, seat, to, action.operation) : null;
    return refusal ?? checkPayment(state, seat);
  },

  apply(play, seat, action) {
    const { state, events } = play;
    const { from, to } = action;
    if (state.activations === 0) {
      events.push({ type: 'activationBegan', seat, paid: spend(play, seat, rulesOf(state).activateCost) });
    }
    state.activations++;
    if (sameHex(from, to)) {
      operate(play, seat, to, action.operation);
      return;
    }
    moveUnit(state, seat, from, to);
    events.push({ type: 'unitMoved', seat, from: { ...from }, to: { ...to } });
    askDefenders(play, seat, to, action.operation, enemiesAt(state, seat, to));
  },

  isOpen: (state, seat) => unitHexes(state, seat).length > 0 && !checkPayment(state, seat),

  choices(state, seat) {
    const units = unitHexes(state, seat);
    const why = units.length === 0 ? refuse('war/no-unit', 'W10.2') : checkPayment(state, seat);
    if (why) return [blocked({ type: 'activate' }, why)];
    const choices: Choice<{ type: 'activate'; from: Hex; to: Hex; operation: Operation | null }>[] = [];
    for (const from of units) {
      for (const to of [from, ...neighbours(from)]) {
        const place = hexIndex(to);
        if (place < 0 || !isPlayable(state.options, place)) continue;
        if (to !== from) choices.push(one({ type: 'activate', from, to, operation: null }));
        for (const named of operationsIn(state, seat, to)) {
          choices.push(one({ type: 'activate', from, to, operation: named }));
        }
      }
    }
    return choices;
  },
});
