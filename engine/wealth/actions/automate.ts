import { blocked, type Choice, one } from '../../core/choices.ts';
import type { Hex } from '../../core/hex.ts';
import { record } from '../../core/shape.ts';
import { hexAt, hexIndex } from '../data/board.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { canSpend, checkSpend, spend } from '../rules/acting/spend.ts';
import { endAction } from '../rules/acting/turns.ts';
import { blocsOf, isEconomyGenerator } from '../rules/blocs.ts';
import { ownTiles, setToken } from '../rules/develop/pieces.ts';
import { blocServed } from '../rules/develop/tokens.ts';
import { rulesOf } from '../rules/editions.ts';
import type { Bloc } from '../state.ts';
import { defineAction } from './define.ts';
import { hex } from './shapes.ts';

export const automate = defineAction({
  type: 'automate',
  rules: ['W7.1', 'W7.8'],
  shape: record({ hex }),
  when: { phases: DEVELOP, turn: true },

  check(state, seat, action) {
    const bloc = blocServed(state.board, hexIndex(action.hex));
    if (bloc?.seat !== seat) return refuse('not-your-tile', 'W7.8');
    if (bloc.automated) return refuse('develop/already-automated', 'W7.8');
    return checkSpend(state, seat, rulesOf(state).automateCost, 'W7.8');
  },

  apply(play, seat, action) {
    const { state, events } = play;
    const place = hexIndex(action.hex);
    const { industry, tiles } = blocServed(state.board, place) as Bloc;
    const paid = spend(play, seat, rulesOf(state).automateCost);
    setToken(state, place);
    events.push({ type: 'blocAutomated', seat, industry, hex: { ...action.hex }, tiles: tiles.map(hexAt), paid });
    endAction(play);
  },

  isOpen: (state, seat) => canSpend(state, seat, rulesOf(state).automateCost) && ownTiles(state, seat).length > 0,

  /** Farms need no food, so automating them is legal but never offered. */
  choices(state, seat) {
    const short = checkSpend(state, seat, rulesOf(state).automateCost, 'W7.8');
    if (short) return [blocked({ type: 'automate' }, short)];
    const choices: Choice<{ type: 'automate'; hex: Hex }>[] = [];
    for (const bloc of blocsOf(state.board, seat)) {
      if (bloc.automated || bloc.industry === 'farm') continue;
      const saves = bloc.tiles.length;
      for (const place of bloc.tiles) {
        const economy = state.board[place]?.tile === 'integratedEconomy';
        if (economy === isEconomyGenerator(state.board, bloc)) {
          choices.push(one({ type: 'automate', hex: hexAt(place) }, { saves }));
        }
      }
    }
    return choices.length > 0 ? choices : [blocked({ type: 'automate' }, refuse('develop/already-automated', 'W7.8'))];
  },
});
