/** Random orders in Wealth of Nations: sensible ones, late ones and hopeless ones. */
import type { Choice } from '../../engine/core/choices.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Order } from '../../engine/core/orderRules.ts';
import { HEXES } from '../../engine/wealth/data/board.ts';
import { CUBES, TILES } from '../../engine/wealth/data/goods.ts';
import { flagTargets } from '../../engine/wealth/facts/targets.ts';
import { wealth } from '../../engine/wealth/index.ts';
import type { Task, Watch } from '../../engine/wealth/orders/tasks.ts';
import type { State } from '../../engine/wealth/state.ts';
import { randomFilling } from './randomPlay.ts';

type Below = (n: number) => number;

const pick = <T>(values: readonly T[], below: Below): T => values[below(values.length)] as T;
const some = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

function lots(below: Below, limit: 'atLeast' | 'atMost', goal: 'downTo' | 'upTo') {
  return some(1 + below(3), () => ({
    cube: pick(CUBES, below),
    ...(below(2) === 0 ? { n: 1 + below(9) } : { [goal]: 1 + below(6) }),
    ...(below(2) === 0 ? { [limit]: below(30) } : {}),
  }));
}

const hexOf = (view: State, seat: Seat, below: Below) => {
  const near = flagTargets(view, seat);
  return near.length > 0 && below(4) > 0 ? pick(near, below) : pick(HEXES, below);
};

function watches(view: State, seat: Seat, below: Below): Watch[] {
  return some(below(3), () =>
    pick<Watch>(
      [
        { on: 'offer' },
        { on: 'sells', cube: pick(CUBES, below), above: below(30) },
        { on: 'costs', cube: pick(CUBES, below), below: below(30) },
        { on: 'taken', hex: hexOf(view, seat, below) },
        { on: 'fuel' },
        { on: 'enemy' },
      ],
      below,
    ),
  );
}

/** Something the seat may do now, or could have been offered at another time. */
function anyAction(view: State, seat: Seat, below: Below): Tagged {
  const open = (wealth.choices(view, seat) as Choice<Tagged>[]).filter((choice) => choice.kind !== 'blocked');
  const choice = open[below(Math.max(1, open.length))];
  if (!choice || below(4) === 0)
    return pick([{ type: 'passTrade' }, { type: 'passDevelop' }, { type: 'reconsider' }], below);
  return choice.kind === 'one' ? choice.action : randomFilling(choice, below);
}

function anyTask(view: State, seat: Seat, below: Below): unknown {
  const unless = watches(view, seat, below);
  switch (below(10)) {
    case 0:
      return { type: 'sell', lots: lots(below, 'atLeast', 'downTo') };
    case 1:
      return { type: 'buy', lots: lots(below, 'atMost', 'upTo'), borrow: below(4) };
    case 2:
      return { type: 'repay', notes: 1 + below(4), keep: below(20) };
    case 3:
    case 4:
      return {
        type: 'build',
        tile: pick(TILES, below),
        hex: hexOf(view, seat, below),
        rotation: below(6),
        force: below(2) === 0,
      };
    case 5:
      return { type: 'feed', always: below(2) === 0, unless };
    case 6:
      return { type: 'fuel', atMost: below(2) === 0 ? { food: below(12), energy: below(20) } : {} };
    case 7:
    case 8:
      return { type: 'pass', phase: pick(['trade', 'develop'], below), rest: below(3) > 0, unless };
    default:
      return { type: 'act', action: anyAction(view, seat, below) };
  }
}

const anyRound = (view: State, below: Below) => (below(6) === 0 ? { round: Math.max(1, view.round + below(3)) } : {});

export function randomOrders(base: StateBase, seat: Seat, below: Below): unknown[] {
  const view = base as State;
  const task = () => ({ ...(anyTask(view, seat, below) as object), ...anyRound(view, below) });
  const simple = () => pick(['ask', 'skip', 'skip'], below);
  return some(below(13), () => ({
    task: task(),
    else: below(4) === 0 ? { task: task(), else: simple() } : simple(),
  }));
}

/** The actions that a task takes at most, passes aside. engine/wealth/orders/index.ts has the argument. */
function actionsOf(task: Task, cubes: number): number {
  switch (task.type) {
    case 'sell':
      return task.lots.reduce((sum, lot) => sum + ('n' in lot ? lot.n : cubes), 0);
    case 'buy':
      return task.lots.reduce((sum, lot) => sum + ('n' in lot ? lot.n : lot.upTo), 0) + (task.borrow ?? 0);
    case 'fuel':
      return cubes;
    case 'build':
      return 2;
    case 'pass':
      return 0;
    default:
      return 1;
  }
}

/** What the argument in engine/wealth/orders/index.ts comes to for these lists. */
export function longest(base: StateBase, lists: readonly Order<Tagged>[][]): number {
  const state = base as State;
  const all = lists.flat() as Order<Task>[];
  const tasks = all.flatMap(({ task, else: other }) => (typeof other === 'string' ? [task] : [task, other.task]));
  const held = state.players.reduce((sum, { purse }) => sum + CUBES.reduce((n, cube) => n + (purse[cube] ?? 0), 0), 0);
  const bought = tasks.reduce((sum, task) => sum + (task.type === 'buy' ? actionsOf(task, 0) : 0), 0);
  // What is bought as fuel lies in the markets, or has come there from the players.
  const inMarkets = CUBES.reduce((n, cube) => n + (state.market[cube] ?? 0), 0);
  const rounds = Math.max(0, ...tasks.map((task) => (task.round ?? 0) - state.round)) + 2;
  // A lasting order acts in every round. What else ends an activation counts once for each task.
  const others =
    tasks.reduce((sum, task) => sum + 1 + actionsOf(task, held + bought + inMarkets), 0) + rounds * lists.length;
  const phases = 2 * rounds;
  return others + (others + phases) * lists.length;
}
