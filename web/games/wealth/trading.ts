/** The cubes that I am about to buy or sell: as many as one action trades, or more, and then the rest as orders. */
import { createMemo } from 'solid-js';
import type { Tagged } from '../../../engine/core/game.ts';
import type { Order } from '../../../engine/core/orderRules.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { CUBES, type Cube } from '../../../engine/wealth/data/goods.ts';
import { rulesOf } from '../../../engine/wealth/rules/editions.ts';
import { buyDeals, sellDeals } from '../../../engine/wealth/rules/markets.ts';
import type { State } from '../../../engine/wealth/state.ts';
import type { OrderDesk } from '../contract.ts';
import { type Later, laterOf, type Move, type MoveEvent, NO_CUBES, type Picks, picksOf, stepped } from './move.ts';
import type { WealthTable } from './wealthTable.ts';

type Desk = OrderDesk<State, Action>;

/** Several actions' worth of one cube. */
const AMOUNTS = [3, 6, 9];

const countOf = (picks: Picks): number => CUBES.reduce((sum, cube) => sum + Math.abs(picks[cube]), 0);
const isBuying = (picks: Picks): boolean => CUBES.some((cube) => picks[cube] > 0);

const actionOf = (picks: Picks): Action | null => {
  const cubes = CUBES.flatMap((cube) => Array.from({ length: Math.abs(picks[cube]) }, () => cube));
  return cubes.length === 0 ? null : { type: isBuying(picks) ? 'buy' : 'sell', cubes };
};

/** A trade that takes several actions. */
export interface LongTrade {
  isBuying: boolean;
  /** The cubes of the first action, and their money. */
  now: number;
  moneyNow: number;
  later: number;
  /** All the money, if nobody else trades meanwhile. */
  money: number;
  /** The worst price of each cube on the way. */
  worst: readonly { cube: Cube; n: number; price: number }[];
}

interface TradingParts {
  move: () => Move;
  tell: (event: MoveEvent) => void;
  check: (action: Action) => unknown;
}

export function createTrading(table: WealthTable, { move, tell, check }: TradingParts) {
  const picks = createMemo(() => picksOf(move()));
  const most = () => rulesOf(table.state()).cubesAnAction;
  const isLegal = (tried: Picks): boolean => {
    const action = actionOf(tried);
    if (action === null) return true;
    return countOf(tried) <= most() ? check(action) === null : follow(table, tried) !== null;
  };
  /** Null while one action is enough, and until the rules of orders have come. */
  const long = createMemo(() => (countOf(picks()) > most() ? follow(table, picks()) : null));
  return {
    canTrade: createMemo(
      () => table.asked() && (table.state().phase === 'trade' || table.state().phase === 'finalTrade'),
    ),
    picks,
    /** The trade as one action. Null if it takes more. */
    trade: () => (countOf(picks()) > most() ? null : actionOf(picks())),
    long,
    /** The long trade as orders: the cubes at the worst price that I allow, and how the list ends. */
    longOrders: (desk: Desk) => ordersOf(table, desk, long(), laterOf(move())),
    later: createMemo(() => laterOf(move())),
    canStep: (cube: Cube, by: 1 | -1): boolean => isLegal(stepped(picks(), cube, by)),
    /** How many more of a cube that I am buying or selling I can choose with one tap. */
    amounts: (cube: Cube): number[] => {
      const n = picks()[cube];
      const held = table.state().players[table.seat() ?? -1]?.purse[cube] ?? 0;
      const tried = n < 0 ? [...AMOUNTS.filter((amount) => amount < held), held] : AMOUNTS;
      return tried.filter((amount) => amount > Math.abs(n) && isLegal({ ...picks(), [cube]: Math.sign(n) * amount }));
    },
    /** Picks as many of the missing cubes as one action can buy. */
    pickMissing: (missing: Readonly<Partial<Record<Cube, number>>>) => {
      let chosen = NO_CUBES;
      for (const cube of CUBES) {
        for (let n = 0; n < (missing[cube] ?? 0); n++) {
          const more = { ...chosen, [cube]: chosen[cube] + 1 };
          const action = actionOf(more);
          if (action && check(action) === null) chosen = more;
        }
      }
      tell({ type: 'pick', picks: chosen });
    },
  };
}

/** What more cubes than one action trades lead to if nobody else trades. Null if not all of them can be traded. */
function follow(table: WealthTable, picks: Picks): LongTrade | null {
  const seat = table.seat();
  const desk = table.orders.wantDesk();
  if (!desk || seat === null) return null;
  const seen = desk.foresee(table.state(), [{ task: taskOf(picks, () => ({})), else: 'ask' }]);
  const deals = seen?.steps.map((step) => dealsOf(step.before, step.action)) ?? [];
  if (deals.flat().length < countOf(picks)) return null;
  const sums = deals.map((some) => some.reduce((sum, { price }) => sum + price, 0));
  return {
    isBuying: isBuying(picks),
    now: deals[0]?.length ?? 0,
    moneyNow: sums[0] ?? 0,
    later: countOf(picks) - (deals[0]?.length ?? 0),
    money: sums.reduce((sum, one) => sum + one, 0),
    worst: worstOf(picks, deals.flat()),
  };
}

const dealsOf = (state: State, action: Action) => {
  if (action.type === 'sell') return sellDeals(state, action.cubes);
  return action.type === 'buy' ? buyDeals(state, action.cubes) : [];
};

const worstOf = (picks: Picks, deals: readonly { cube: Cube; price: number }[]): LongTrade['worst'] =>
  CUBES.filter((cube) => picks[cube] !== 0).map((cube) => {
    const prices = deals.filter((deal) => deal.cube === cube).map(({ price }) => price);
    return {
      cube,
      n: Math.abs(picks[cube]),
      price: picks[cube] > 0 ? Math.max(...prices) : Math.min(...prices),
    };
  });

type Limits = { atLeast?: number; atMost?: number };

function taskOf(picks: Picks, limits: (cube: Cube) => Limits): Tagged {
  const lots = CUBES.filter((cube) => picks[cube] !== 0).map((cube) => ({
    cube,
    n: Math.abs(picks[cube]),
    ...limits(cube),
  }));
  return { type: isBuying(picks) ? 'buy' : 'sell', lots } as Tagged;
}

function ordersOf(table: WealthTable, desk: Desk, long: LongTrade | null, { slack, end }: Later): Order<Tagged>[] {
  if (!long) return [];
  const lots = long.worst.map(({ cube, n, price }) => {
    if (slack === null) return { cube, n };
    return long.isBuying ? { cube, n, atMost: price + slack } : { cube, n, atLeast: Math.max(0, price - slack) };
  });
  const task = { type: long.isBuying ? 'buy' : 'sell', lots } as Tagged;
  const ending = desk.endings(table.state()).find((one) => isEnding(one, end));
  return [task, ...(ending ? [ending] : [])].map((one) => ({ task: one, else: 'ask' }));
}

const isEnding = (task: Tagged, end: Later['end']): boolean =>
  end !== 'ask' && Boolean((task as { rest?: boolean }).rest) === (end === 'rest');
