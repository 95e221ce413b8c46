import { blocked, type Choice, family, one } from '../../core/choices.ts';
import { issue, move } from '../../core/ledger.ts';
import { record } from '../../core/shape.ts';
import { CUBES, type Cube } from '../data/goods.ts';
import { TRADE } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { endAction, playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { buyDeals, buyPrice, checkCubeCount, sumOf } from '../rules/markets.ts';
import { defineAction } from './define.ts';
import { cubeFields, repeated } from './fields.ts';
import { cubes } from './shapes.ts';

export const buy = defineAction({
  type: 'buy',
  rules: ['W4.2', 'W4.4', 'W4.5', 'W4.7', 'W5.1', 'W5.2'],
  shape: record({ cubes }),
  when: { phases: TRADE, turn: true },

  check(state, seat, action) {
    const refusal = checkCubeCount(state, action.cubes);
    if (refusal) return refusal;
    const price = sumOf(buyDeals(state, action.cubes));
    const money = playerAt(state, seat).purse.money ?? 0;
    return price > money ? refuse('trade/cannot-pay', 'W4.7', { price, money }) : null;
  },

  apply(play, seat, action) {
    const { state, events } = play;
    const { purse } = playerAt(state, seat);
    const deals = buyDeals(state, action.cubes);
    for (const { cube, price } of deals) {
      move(purse, state.supply, 'money', price);
      if ((state.market[cube] ?? 0) > 0) move(state.market, purse, cube, 1);
      else issue(state.supply, purse, cube, 1);
    }
    events.push({ type: 'cubesBought', seat, deals, money: sumOf(deals) });
    endAction(play);
  },

  isOpen(state, seat) {
    const { money = 0 } = playerAt(state, seat).purse;
    return CUBES.some((cube) => buyPrice(cube, state.market[cube] ?? 0) <= money);
  },

  choices(state, seat) {
    const { money = 0 } = playerAt(state, seat).purse;
    const most = rulesOf(state).cubesAnAction;
    const choices: Choice<{ type: 'buy'; cubes: Cube[] }>[] = [];
    const affordable: Cube[] = [];
    for (const cube of CUBES) {
      for (let n = 1; n <= most; n++) {
        const some = repeated(cube, n);
        const price = sumOf(buyDeals(state, some));
        if (price > money) {
          const why = refuse('trade/cannot-pay', 'W4.7', { price, money });
          if (n === 1) choices.push(blocked({ type: 'buy', cubes: some }, why));
          break;
        }
        if (n === 1) affordable.push(cube);
        choices.push(one({ type: 'buy', cubes: some }, { money: -price }));
      }
    }
    for (let n = 2; n <= most && affordable.length > 1; n++) {
      choices.push(family({ type: 'buy', cubes: repeated(affordable[0] as Cube, n) }, cubeFields(n, affordable)));
    }
    return choices;
  },
});
