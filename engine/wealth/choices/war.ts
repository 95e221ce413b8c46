/** Choices of War Clouds: units on one's turn, a defender's answer, standing answers at any time. */
import type { Seat } from '../../core/game.ts';
import { type Hex, neighbours } from '../../core/hex.ts';
import type { Operation } from '../actions.ts';
import { hexAt, hexIndex, isPlayable, pieceAt } from '../data/board.ts';
import { ACTIVATE_COST, TRANSPORT_COST, UNIT_COST } from '../data/tiles.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { canSpend, checkSpend } from '../rules/acting/spend.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { enemiesAt, unitHexes } from '../rules/warClouds/units.ts';
import { checkOperation } from '../rules/warClouds/war.ts';
import { OCCUPY_PRODUCTS, STAND_ANSWERS, type State } from '../state.ts';
import { ownTiles } from './develop.ts';
import { blocked, family, one, oneOfHexes, subsetOfHexes, type WealthChoice, wholeFamily, yesNo } from './parts.ts';

function unitChoices(state: State, seat: Seat): WealthChoice[] {
  const hexes = ownTiles(state, seat).map(hexAt);
  const short = checkSpend(state, seat, UNIT_COST, 'W10.1');
  if (short || hexes.length === 0) {
    return [blocked({ type: 'buildUnits' }, short ?? refuse('not-your-tile', 'W10.1'))];
  }
  const { energy = 0, labor = 0 } = playerAt(state, seat).purse;
  const most = Math.min(energy, labor, hexes.length);
  const choices = hexes.map((hex) => one({ type: 'buildUnits', hexes: [hex] }));
  if (most > 1) choices.push(wholeFamily({ type: 'buildUnits', hexes: [] }, [subsetOfHexes('hexes', hexes, 1, most)]));
  return choices;
}

/** What a unit of this seat could do in a hex after moving there. */
function operationsIn(state: State, seat: Seat, hex: Hex): Operation[] {
  const operations: Operation[] = enemiesAt(state, seat, hex).map((against) => ({ type: 'battle', against }));
  for (const type of ['conquer', 'settle'] as const) {
    if (checkOperation(state, seat, hex, { type }) === null) operations.push({ type });
  }
  return operations;
}

function activateChoices(state: State, seat: Seat): WealthChoice[] {
  const units = unitHexes(state, seat);
  if (units.length === 0) return [blocked({ type: 'activate' }, refuse('war/no-unit', 'W10.2'))];
  const short = state.activations === 0 ? checkSpend(state, seat, ACTIVATE_COST, 'W10.2') : null;
  if (short) return [blocked({ type: 'activate' }, short)];
  const choices: WealthChoice[] = [];
  for (const from of units) {
    for (const to of [from, ...neighbours(from)]) {
      const place = hexIndex(to);
      if (place < 0 || !isPlayable(state.options, place)) continue;
      if (to !== from) choices.push(one({ type: 'activate', from, to, operation: null }));
      for (const operation of operationsIn(state, seat, to)) {
        choices.push(one({ type: 'activate', from, to, operation }));
      }
    }
  }
  return choices;
}

function transportChoices(state: State, seat: Seat): WealthChoice[] {
  const units = unitHexes(state, seat);
  const short = checkSpend(state, seat, TRANSPORT_COST, 'W10.7');
  if (units.length === 0) return [blocked({ type: 'transport' }, refuse('war/no-unit', 'W10.7'))];
  if (short) return [blocked({ type: 'transport' }, short)];
  const targets = state.board.flatMap((piece, place) => {
    const open = isPlayable(state.options, place) && (!piece || piece.seat === seat);
    return open && enemiesAt(state, seat, hexAt(place)).length === 0 ? [hexAt(place)] : [];
  });
  const [from] = units as [Hex];
  const fields = [oneOfHexes('from', units), oneOfHexes('to', targets), yesNo('settle')];
  return [family({ type: 'transport', from, to: from, settle: false }, fields)];
}

/** Between activations only more of them, or the end of the action. */
export function warChoices(state: State, seat: Seat): WealthChoice[] {
  if (state.activations > 0) return [one({ type: 'endActivation' }), ...activateChoices(state, seat)];
  return [...unitChoices(state, seat), ...activateChoices(state, seat), ...transportChoices(state, seat)];
}

export function canWageWar(state: State, seat: Seat): boolean {
  const { units = 0 } = playerAt(state, seat).placed;
  if (units > 0 && (canSpend(state, seat, ACTIVATE_COST) || canSpend(state, seat, TRANSPORT_COST))) return true;
  return canSpend(state, seat, UNIT_COST) && ownTiles(state, seat).length > 0;
}

export const standChoices = (state: State): WealthChoice[] => {
  const { hex } = state.stand as { hex: Hex };
  return [false, true].map((fight) => one({ type: 'stand', fight }, { hex, flag: pieceAt(state, hex)?.seat ?? null }));
};

/** Free at any time and without end, so never of kind `one`: a client that plays those alone must get on. */
export const standingChoices = (): WealthChoice[] => [
  wholeFamily({ type: 'setStand' }, [{ name: 'answer', type: 'oneOf', values: STAND_ANSWERS }]),
  wholeFamily({ type: 'setOccupy' }, [yesNo('on'), { name: 'product', type: 'oneOf', values: OCCUPY_PRODUCTS }]),
];
