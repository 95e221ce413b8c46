import { blocked, type Choice, family, one } from '../../core/choices.ts';
import { issue, move } from '../../core/ledger.ts';
import { record } from '../../core/shape.ts';
import { CUBES, type Cube } from '../data/goods.ts';
import { TRADE } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { endAction, playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { checkCubeCount, sellDeals, sumOf, wells } from '../rules/markets.ts';
import { defineAction } from './define.ts';
import { cubeFields, repeated } from './fields.ts';
import { cubes } from './shapes.ts';

const notHeld = (cube: Cube) => refuse('trade/cube-not-held', 'W4.7', { cube: { term: `term.${cube}` } });

export const sell = defineAction({
  type: 'sell',
  rules: ['W4.3', 'W4.4', 'W4.5', 'W4.7', 'W5.1', 'W5.2'],
  shape: record({ cubes }),
  when: { phases: TRADE, turn: true },

  check(state, seat, action) {
    const refusal = checkCubeCount(state, action.cubes);
    if (refusal) return refusal;
    const { purse } = playerAt(state, seat);
    const countOf = (cube: Cube) => action.cubes.filter((other) => other === cube).length;
    const short = action.cubes.find((cube) => countOf(cube) > (purse[cube] ?? 0));
    return short ? notHeld(short) : null;
  },

  apply(play, seat, action) {
    const { state, events } = play;
    const { purse } = playerAt(state, seat);
    const deals = sellDeals(state, action.cubes);
    for (const { cube, price } of deals) {
      const full = (state.market[cube] ?? 0) >= wells(cube);
      move(purse, full ? state.supply : state.market, cube, 1);
      issue(state.supply, purse, 'money', price);
    }
    events.push({ type: 'cubesSold', seat, deals, money: sumOf(deals) });
    endAction(play);
  },

  isOpen: (state, seat) => CUBES.some((cube) => (playerAt(state, seat).purse[cube] ?? 0) > 0),

  choices(state, seat) {
    const { purse } = playerAt(state, seat);
    const most = rulesOf(state).cubesAnAction;
    const choices: Choice<{ type: 'sell'; cubes: Cube[] }>[] = [];
    const held: Cube[] = [];
    for (const cube of CUBES) {
      const n = purse[cube] ?? 0;
      if (n > 0) held.push(cube);
      else choices.push(blocked({ type: 'sell', cubes: [cube] }, notHeld(cube)));
      for (let i = 1; i <= Math.min(n, most); i++) {
        const some = repeated(cube, i);
        choices.push(one({ type: 'sell', cubes: some }, { money: sumOf(sellDeals(state, some)) }));
      }
    }
    for (let n = 2; n <= most && held.length > 1; n++) {
      choices.push(family({ type: 'sell', cubes: repeated(held[0] as Cube, n) }, cubeFields(n, held)));
    }
    return choices;
  },
});
