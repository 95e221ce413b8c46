/** The cubes I am about to buy or sell: what they cost, and what I still lack. */
import { createMemo } from 'solid-js';
import { CUBES, type Cube, type Goods } from '../../../../../engine/wealth/data/goods.ts';
import { planFor } from '../../../../../engine/wealth/facts/planning.ts';
import { buyPrice, sellPrice } from '../../../../../engine/wealth/rules/markets.ts';
import type { Composer } from '../../composer.ts';

export function createTradeHand(composer: Composer) {
  const { table } = composer;
  const deal = createMemo(() => {
    const action = composer.trade();
    const outcome = action && table.preview(action);
    if (!action || !outcome?.ok) return null;
    for (const event of outcome.events) {
      if (event.type === 'cubesBought') return { action, isBuying: true, money: event.money };
      if (event.type === 'cubesSold') return { action, isBuying: false, money: event.money };
    }
    return null;
  });
  const money = () => composer.me()?.purse.money ?? 0;
  const isFinal = () => table.state().phase === 'finalTrade';
  /** The fuel that the next Produce needs for every bloc that pays, beyond what is held and picked. */
  const fuel = createMemo((): Goods => {
    if (isFinal()) return {};
    const { missing } = planFor(table.state(), table.seat() ?? 0, { runAll: true });
    const lacking: Goods = {};
    for (const cube of CUBES) {
      const n = (missing[cube] ?? 0) - Math.max(0, composer.picks()[cube]);
      if (n > 0) lacking[cube] = n;
    }
    return lacking;
  });
  return {
    deal,
    money,
    /** My money after the deal, and after all of it if it takes several actions. */
    moneyAfter: () => {
      const made = composer.long() ?? deal();
      return money() + (made?.isBuying ? -made.money : (made?.money ?? 0));
    },
    isFinal,
    fuel,
    lacksFuel: () => CUBES.some((cube) => fuel()[cube]),
    canBuyFuel: () => CUBES.some((cube) => fuel()[cube] && composer.check({ type: 'buy', cubes: [cube] }) === null),
    total: () => CUBES.reduce((sum, cube) => sum + Math.abs(composer.picks()[cube]), 0),
  };
}

export type TradeHand = ReturnType<typeof createTradeHand>;

/** One cube more or less, at the prices after what is picked already. */
export function createStepper(composer: Composer, cube: () => Cube) {
  const picked = () => composer.picks()[cube()];
  const stock = () => (composer.table.state().market[cube()] ?? 0) - picked();
  return {
    picked,
    buys: () => buyPrice(cube(), stock()),
    sells: () => sellPrice(cube(), stock()),
    canBuy: () => composer.canStep(cube(), 1),
    canSell: () => composer.canStep(cube(), -1),
    step: (by: 1 | -1) => composer.tell({ type: 'step', cube: cube(), by }),
  };
}
