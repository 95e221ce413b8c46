/**
 * Orders in Wealth of Nations (W12): what each task means for a seat that is awaited. Pages load this late.
 *
 * A chain of orders ends, even where the orders of several seats follow each other and nobody is asked in between:
 * - Every order but a lasting one belongs to one phase of one round. An order never adds orders.
 * - One `act` or `repay` is one action. A `build` is at most two. A lot of `n` cubes is at most n actions, and as many
 *   loans as it names notes. A lot down to or up to a number moves the player's cubes towards it with every action. Only
 *   barter can move them away again, and a barter takes an `act` of somebody. An order for fuel takes cubes out of the
 *   markets, and they hold only so many. A lasting order is one action in a Produce
 *   phase. So in a phase there are only so many ordered actions that are no passes.
 * - Between two such actions nobody passes twice, because the phase is over when all have passed in a row. So there are
 *   only so many ordered passes in a phase.
 * - A Trade or Develop phase is over only if every seat passes in it, and a pass is bound to a phase of a round. So a
 *   chain comes at most to the last round that an order names. The passes of seats that can do nothing else are not
 *   ordered. They end too: with the game, when nobody has built anything for long enough (W11.12).
 */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import type { Meaning, OrderRules } from '../../core/orderRules.ts';
import type { Action } from '../actions/index.ts';
import { bestRuns, feedingValues, fuelHeld } from '../facts/feeding.ts';
import { refuse } from '../rules/acting/refuse.ts';
import type { State } from '../state.ts';
import { describeTask } from './describe.ts';
import { buildNow } from './develop.ts';
import { ahead, change, endings, fromAction } from './forPages.ts';
import { nextTurn } from './nextTurn.ts';
import { risk } from './risk.ts';
import { type Seen, type Task, type TaskOf, task } from './tasks.ts';
import { endsActivation, fitsQuestion, isStand, phaseOf, timeOf, withRound } from './timing.ts';
import { buyNow, fuelNow, repayNow, sellNow } from './trade.ts';
import { alarm, seenBy } from './watches.ts';

type Means = Meaning<Action, Task>;

/** W12.2: a client may leave out what follows from the moment. What the seat has seen is always written anew. */
function bind(view: State, seat: Seat, given: Task): Task {
  if (given.type === 'pass') {
    const phase = given.phase ?? (view.phase === 'develop' ? 'develop' : 'trade');
    return withRound(view, withSeen(view, seat, { ...given, phase }));
  }
  return withRound(view, given.type === 'feed' ? withSeen(view, seat, given) : given);
}

function withSeen<T extends TaskOf<'pass' | 'feed'>>(view: State, seat: Seat, given: T): T {
  const { seen: _, ...rest } = given;
  if (!given.unless?.length) return rest as T;
  const seen: Seen = seenBy(view, seat);
  // Who feeds wants to run all that pays, whatever was missing when the order was given.
  return { ...rest, seen: given.type === 'feed' ? { ...seen, lacks: NOTHING } : seen } as T;
}

const NOTHING = { food: 0, energy: 0, ore: 0 } as const;

function meaning(view: State, seat: Seat, given: Task): Means {
  const time = timeOf(view, given);
  if (time === 'past') return tooLate(given);
  if (time === 'later' || !fitsQuestion(view, seat, given)) return { kind: 'wait' };
  if (endsActivation(view, given)) return { kind: 'act', action: { type: 'endActivation' }, left: given };
  switch (given.type) {
    case 'act':
      return { kind: 'act', action: given.action, left: null };
    case 'sell':
      return sellNow(view, seat, given);
    case 'buy':
      return buyNow(view, seat, given);
    case 'repay':
      return repayNow(view, seat, given);
    case 'build':
      return buildNow(view, seat, given);
    case 'fuel':
      return fuelNow(view, seat, given);
    case 'feed':
      return watched(view, seat, given, () => feedNow(view, seat, given));
    case 'pass':
      return watched(view, seat, given, () => passNow(given));
  }
}

/** There was nothing to pass any more, or nobody came. All else was not done, and the player should know. */
function tooLate(given: Task): Means {
  if (given.type === 'pass' || isStand(given)) return { kind: 'done' };
  const phase = { term: `term.phase.${phaseOf(given)}` };
  const { round } = given;
  // Set-up has no rounds.
  const why: Message = round
    ? { key: 'order.too-late', params: { phase, round } }
    : { key: 'order.set-up', params: { phase } };
  return { kind: 'cannot', why };
}

function watched(view: State, seat: Seat, given: TaskOf<'pass' | 'feed'>, act: () => Means): Means {
  const why = given.unless && given.seen ? alarm(view, seat, given.unless, given.seen) : null;
  return why ? { kind: 'ask', why } : act();
}

/** W12.10 */
function feedNow(view: State, seat: Seat, given: TaskOf<'feed'>): Means {
  const runs = bestRuns(view, seat, fuelHeld(view, seat), feedingValues(view)).map(({ run }) => run);
  return { kind: 'act', action: { type: 'produce', runs }, left: given.always ? given : null };
}

/** W12.9 */
const passNow = (given: TaskOf<'pass'>): Means => ({
  kind: 'act',
  action: { type: given.phase === 'develop' ? 'passDevelop' : 'passTrade' },
  left: given.rest ? given : null,
});

export const orders: OrderRules<State, Action, Task> = {
  task,
  malformed: (field) => refuse('malformed', 'W12.1', { field }),
  bind,
  describe: describeTask,
  meaning,
  nextTurn,
  fromAction,
  endings,
  ahead,
  risk,
  change,
};
