/**
 * Simulated people in Wealth of Nations. They want what the computer player wants. A person who is asked goes through the
 * phase as if nobody else did anything, and orders what the computer player would do then. In a Trade phase they keep to
 * one plan, by hand and with orders, as people do who have decided what to build.
 */
import { unknownChance } from '../../../engine/core/draws.ts';
import type { Seat } from '../../../engine/core/game.ts';
import { sameHex } from '../../../engine/core/hex.ts';
import type { Order } from '../../../engine/core/orderRules.ts';
import { type Outcome, perform } from '../../../engine/core/play.ts';
import type { Action, ActionOf } from '../../../engine/wealth/actions/index.ts';
import { pickPackage } from '../../../engine/wealth/actions/pickPackage.ts';
import { CUBES, type Cube } from '../../../engine/wealth/data/goods.ts';
import type { Event } from '../../../engine/wealth/events.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { Options } from '../../../engine/wealth/options.ts';
import { orders } from '../../../engine/wealth/orders/index.ts';
import type { Task, Watch } from '../../../engine/wealth/orders/tasks.ts';
import { buyDeals, buyPrice, sellDeals, sellPrice } from '../../../engine/wealth/rules/markets.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { bot } from '../../support/reference/wealth/index.ts';
import { type Needs, planRound, renewed } from '../../support/reference/wealth/needs.ts';
import { decideTrade } from '../../support/reference/wealth/trade.ts';
import type { Intention, People } from './handovers.ts';

/** How much worse a price may become before they want to be asked, and how much better once they have passed. */
const WORSE = 3;
const BETTER = 3;
/** More than anybody does in a phase. */
const MOST_STEPS = 40;

const order = (task: Task): Order<Task> => ({ task, else: 'ask' });
const act = (action: Action): Order<Task> => order({ type: 'act', action });
const ALWAYS_FEED = order({ type: 'feed', always: true });

/** One thing they would do, and how things stand before and after it. */
interface Step {
  action: Action;
  before: State;
  after: State;
}

/** What they would do in this phase if all others passed, up to their own pass. */
function rehearse(view: State, seat: Seat, decide: (now: State) => Action): Step[] {
  const steps: Step[] = [];
  let now: State | null = view;
  while (now && now.phase === view.phase && steps.length < MOST_STEPS) {
    const before: State = now;
    const action = decide(before);
    if (action.type === 'passTrade' || action.type === 'passDevelop') break;
    const outcome: Outcome<State, Event> = perform(wealth, before, seat, action, unknownChance());
    if (!outcome.ok) break;
    steps.push({ action, before, after: outcome.state });
    now = outcome.undoable ? orders.nextTurn(outcome.state, seat) : null;
  }
  return steps;
}

/** What a person has decided to build, and the Trade phase in which that was. */
interface Mind {
  round: number;
  plan: Needs | null;
}

function rehearseTrade(view: State, seat: Seat, mind: Mind): Step[] {
  if (mind.plan === null || mind.round !== view.round) {
    mind.plan = planRound(view, seat);
    mind.round = view.round;
  } else mind.plan = renewed(view, seat, mind.plan);
  let { plan } = mind;
  return rehearse(view, seat, (now) => {
    if (now !== view) plan = renewed(now, seat, plan);
    return decideTrade(now, seat, plan);
  });
}

type Deals = ActionOf<'sell' | 'buy'>;
const isDeals = (action: Action | undefined): action is Deals => action?.type === 'sell' || action?.type === 'buy';

/** Deals of one kind in a row become one order, with prices that may become somewhat worse. */
function dealOrder(type: Deals['type'], steps: readonly Step[]): Order<Task> {
  const prices = new Map<Cube, number[]>();
  for (const { action, before } of steps) {
    const { cubes } = action as Deals;
    for (const { cube, price } of type === 'sell' ? sellDeals(before, cubes) : buyDeals(before, cubes)) {
      prices.set(cube, [...(prices.get(cube) ?? []), price]);
    }
  }
  const lots = [...prices];
  if (type === 'sell') {
    const lowest = (all: readonly number[]) => Math.max(0, Math.min(...all) - WORSE);
    return order({ type, lots: lots.map(([cube, all]) => ({ cube, n: all.length, atLeast: lowest(all) })) });
  }
  return order({ type, lots: lots.map(([cube, all]) => ({ cube, n: all.length, atMost: Math.max(...all) + WORSE })) });
}

function tradeOrders(steps: readonly Step[]): Order<Task>[] {
  const found: Order<Task>[] = [];
  for (let at = 0; at < steps.length; ) {
    const action = steps[at]?.action as Action;
    let end = at + 1;
    if (isDeals(action)) {
      while (steps[end]?.action.type === action.type) end++;
      found.push(dealOrder(action.type, steps.slice(at, end)));
    } else found.push(act(action));
    at = end;
  }
  return found;
}

/** Once they have passed, they want to hear of offers and of prices that have become much better. */
const tempting = ({ market }: State): Watch[] => [
  { on: 'offer' },
  ...CUBES.flatMap((cube): Watch[] => [
    { on: 'sells', cube, above: sellPrice(cube, market[cube] ?? 0) + BETTER },
    { on: 'costs', cube, below: Math.max(0, buyPrice(cube, market[cube] ?? 0) - BETTER) },
  ]),
];

/** A flag and the tile that follows on it become one order. */
function developOrders(steps: readonly Step[]): Order<Task>[] {
  const found: Order<Task>[] = [];
  for (const { action } of steps) {
    if (action.type !== 'build') {
      found.push(act(action));
      continue;
    }
    const { tile, hex, rotation, force } = action;
    const last = found.at(-1)?.task;
    if (last?.type === 'act' && last.action.type === 'placeFlag' && sameHex(last.action.hex, hex)) found.pop();
    found.push(order({ type: 'build', tile, hex, rotation, force }));
  }
  return found;
}

function intention(view: State, seat: Seat, mind: Mind): Order<Task>[] {
  const action = bot(view, seat);
  if (view.stand || action.type === 'agreeToEnd') return [act(action)];
  switch (view.phase) {
    case 'trade': {
      const steps = rehearseTrade(view, seat, mind);
      const unless = tempting(steps.at(-1)?.after ?? view);
      return [...tradeOrders(steps), order({ type: 'pass', phase: 'trade', rest: true, unless }), ALWAYS_FEED];
    }
    case 'develop': {
      const steps = rehearse(view, seat, (now) => (now === view ? action : bot(now, seat)));
      return [...developOrders(steps), order({ type: 'pass', phase: 'develop', rest: true }), ALWAYS_FEED];
    }
    case 'produce':
      return [ALWAYS_FEED];
    default:
      return [act(action)];
  }
}

/** The rules draw nothing but the first player, so people begin with packages at random. */
function opening(view: State, seat: Seat, below: (n: number) => number): Action | null {
  if (view.phase !== 'draft') return null;
  const picks = pickPackage.choices(view, seat).flatMap((choice) => (choice.kind === 'one' ? [choice.action] : []));
  return picks[below(picks.length)] ?? null;
}

export const wealthPeople: People<Options, State, Action, Event, Task> = {
  game: wealth,
  orders,
  person(): Intention<State, Task> {
    const mind: Mind = { round: 0, plan: null };
    return (view, seat) => intention(view, seat, mind);
  },
  opening,
};
