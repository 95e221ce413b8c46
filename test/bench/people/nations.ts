/**
 * Simulated people in Nations. They want what the computer player wants. A person who is asked goes through the rest of
 * the round as if nobody else did anything, and orders what the computer player would do then.
 */
import { unknownChance } from '../../../engine/core/draws.ts';
import type { Seat } from '../../../engine/core/game.ts';
import type { Order } from '../../../engine/core/orderRules.ts';
import { type Outcome, perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { questionFor } from '../../../engine/nations/awaiting.ts';
import { bot } from '../../../engine/nations/bot/index.ts';
import { copyState } from '../../../engine/nations/copy.ts';
import type { NationsEvent } from '../../../engine/nations/events.ts';
import { nations } from '../../../engine/nations/index.ts';
import type { Options } from '../../../engine/nations/options.ts';
import { orders, type Task, type Watch } from '../../../engine/nations/orders/index.ts';
import { playableNations } from '../../../engine/nations/playable.ts';
import { nationAt, type Phase, type State } from '../../../engine/nations/state.ts';
import type { People } from './handovers.ts';

/** More than anybody does in a round. */
const MOST_STEPS = 40;

const order = (task: Task): Order<Task> => ({ task, else: 'ask' });

/** What changes the plan for the rest of the round. */
const UNLESS: Watch[] = [{ on: 'warBought' }, { on: 'rankLost' }];

/** What they would do in this round if nobody else did anything, up to their own pass and the growth after it. */
function* rehearse(view: State, seat: Seat): Generator<Order<Task>> {
  let now: State | null = view;
  for (let steps = 0; now && steps < MOST_STEPS; steps++) {
    const before: State = now;
    const action = bot(before, seat);
    yield order(taskFor(before, seat, action));
    if (action.type === 'pass') return yield* nextGrowth(before, seat);
    const outcome: Outcome<State, NationsEvent> = perform(playableNations, before, seat, action, unknownChance());
    now = outcome.ok && outcome.undoable ? orders.nextTurn(outcome.state, seat) : null;
    if (now && questionFor(now, seat)?.kind !== 'turn') return;
  }
}

/** Cards stand for slots and cells, which may change. */
function taskFor(now: State, seat: Seat, action: Action): Task {
  const card = (slot: number) => nationAt(now, seat).slots[slot]?.card ?? '';
  const unless = UNLESS;
  switch (action.type) {
    case 'deploy':
      return { type: 'deploy', card: card(action.slot), workers: 1, unless };
    case 'undeploy':
      return { type: 'undeploy', card: card(action.slot), workers: 1, unless };
    case 'pass':
      return { type: 'pass', unless };
    case 'buy': {
      // The price is that of the moment.
      const bound = orders.bind?.(now, seat, { type: 'act', action, unless });
      return bound ?? { type: 'act', action, unless };
    }
    default:
      return { type: 'act', action, unless };
  }
}

/** The growth of the next round, decided as if it came now. */
function nextGrowth(now: State, seat: Seat): Order<Task>[] {
  const asked = copyState(now);
  asked.phase = 'growth';
  asked.round++;
  asked.stack = [{ type: 'growth', queue: [seat], deposits: {} }];
  const action = bot(asked, seat);
  if (action.type !== 'grow') return [];
  const { type, ...choice } = action;
  return [order({ type, choice, round: now.round + 1 })];
}

/** The phases of a round in which the next decision that everybody comes to is the growth of the next one. */
const ENDING: readonly Phase[] = ['production', 'events', 'famine'];

function* intention(view: State, seat: Seat): Generator<Order<Task>> {
  if (questionFor(view, seat)?.kind === 'turn') return yield* rehearse(view, seat);
  yield order({ type: 'act', action: bot(view, seat) });
  if (ENDING.includes(view.phase)) yield* nextGrowth(view, seat);
}

export const nationsPeople: People<Options, State, Action, NationsEvent, Task> = {
  game: nations,
  orders,
  person: () => intention,
};
