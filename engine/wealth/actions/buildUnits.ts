import { blocked, type Choice, one, wholeFamily } from '../../core/choices.ts';
import type { Hex } from '../../core/hex.ts';
import { record } from '../../core/shape.ts';
import { hexAt, hexIndex } from '../data/board.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { canSpend, checkSpend, mostPayable, spend, times } from '../rules/acting/spend.ts';
import { endAction } from '../rules/acting/turns.ts';
import { ownTiles, pieceAt } from '../rules/develop/pieces.ts';
import { rulesOf } from '../rules/editions.ts';
import { addUnit } from '../rules/warClouds/units.ts';
import { defineAction } from './define.ts';
import { hexesField } from './fields.ts';
import { hex, listOf } from './shapes.ts';

export const buildUnits = defineAction({
  type: 'buildUnits',
  rules: ['W10.1'],
  shape: record({ hexes: listOf(hex) }),
  when: { phases: DEVELOP, turn: true, war: true },

  check(state, seat, { hexes }) {
    if (hexes.length === 0) return refuse('war/nothing-named', 'W10.1');
    if (new Set(hexes.map(hexIndex)).size !== hexes.length) return refuse('war/one-a-tile', 'W10.1');
    for (const place of hexes) {
      const piece = pieceAt(state, place);
      if (piece?.seat !== seat || !piece.tile) return refuse('not-your-tile', 'W10.1');
    }
    return checkSpend(state, seat, times(rulesOf(state).unitCost, hexes.length), 'W10.1');
  },

  apply(play, seat, { hexes }) {
    const { state, events } = play;
    const paid = spend(play, seat, times(rulesOf(state).unitCost, hexes.length));
    for (const place of hexes) addUnit(state, seat, place);
    events.push({ type: 'unitsBuilt', seat, hexes: hexes.map((place) => ({ ...place })), paid });
    endAction(play);
  },

  isOpen: (state, seat) => canSpend(state, seat, rulesOf(state).unitCost) && ownTiles(state, seat).length > 0,

  choices(state, seat) {
    const { unitCost } = rulesOf(state);
    const hexes = ownTiles(state, seat).map(hexAt);
    const why =
      checkSpend(state, seat, unitCost, 'W10.1') ?? (hexes.length === 0 ? refuse('not-your-tile', 'W10.1') : null);
    if (why) return [blocked({ type: 'buildUnits' }, why)];
    const most = Math.min(mostPayable(state, seat, unitCost), hexes.length);
    const choices: Choice<{ type: 'buildUnits'; hexes: Hex[] }>[] = hexes.map((place) =>
      one({ type: 'buildUnits', hexes: [place] }),
    );
    if (most > 1) choices.push(wholeFamily({ type: 'buildUnits', hexes: [] }, [hexesField('hexes', hexes, 1, most)]));
    return choices;
  },
});
