/** Random orders in Nations: sensible ones, late ones and hopeless ones. */
import type { Choice } from '../../engine/core/choices.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Order } from '../../engine/core/orderRules.ts';
import type { Action } from '../../engine/nations/actions/index.ts';
import { EVENT_CARDS, PROGRESS_CARDS } from '../../engine/nations/data/cards/index.ts';
import { eventsNow } from '../../engine/nations/facts/round.ts';
import { nations } from '../../engine/nations/index.ts';
import type { Task, Watch } from '../../engine/nations/orders/index.ts';
import { growthAnswers } from '../../engine/nations/rules/maintenance/growth.ts';
import { specialsOf } from '../../engine/nations/rules/specialActions.ts';
import { type EffectAnswer, nationAt, type State, topFrame } from '../../engine/nations/state.ts';
import { randomFilling } from './randomPlay.ts';

type Below = (n: number) => number;

const pick = <T>(values: readonly T[], below: Below): T => values[below(values.length)] as T;
const some = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

const anyCard = (below: Below): string => pick(PROGRESS_CARDS, below).id;

/** Mostly a card of the progress board. */
function cardOnBoard(view: State, below: Below): string {
  const open = view.board.flat().filter((card) => card !== null);
  return open.length > 0 && below(8) > 0 ? pick(open, below) : anyCard(below);
}

/** Mostly a card that workers can be on. */
function slotCard(view: State, seat: Seat, below: Below): string {
  const own = nationAt(view, seat).slots.flatMap((slot) => slot?.card ?? []);
  return own.length > 0 && below(8) > 0 ? pick(own, below) : anyCard(below);
}

const watches = (view: State, below: Below): Watch[] =>
  some(below(3), () =>
    pick<Watch>(
      [
        { on: 'cardCheaper', card: cardOnBoard(view, below) },
        { on: 'cardGone', card: cardOnBoard(view, below) },
        { on: 'warBought' },
        { on: 'rankLost' },
        { on: 'somebodyPassed' },
      ],
      below,
    ),
  );

const anyAnswer = (below: Below): EffectAnswer =>
  pick<EffectAnswer>(
    [{}, { accept: true }, { accept: false }, { option: below(3) }, { accept: true, sections: ['food'] }],
    below,
  );

function source(view: State, below: Below): string {
  const frame = topFrame(view);
  const asked = frame?.type === 'effects' ? [frame.source] : eventsNow(view).map(({ id }) => id);
  if (asked.length > 0 && below(8) > 0) return pick(asked, below);
  return pick(
    EVENT_CARDS.flatMap(({ events }) => events.map(({ id }) => id)),
    below,
  );
}

/** Something the seat may do now, or could have been offered at another time. */
function anyAction(view: State, seat: Seat, below: Below): Tagged {
  const open = (nations.choices(view, seat) as Choice<Tagged>[]).filter((choice) => choice.kind !== 'blocked');
  const choice = open[below(Math.max(1, open.length))];
  if (!choice || below(4) === 0) {
    return pick<Tagged>([{ type: 'pass' }, { type: 'hire', from: 'public' } as Tagged, pickCell(below)], below);
  }
  return choice.kind === 'one' ? choice.action : randomFilling(choice, below);
}

const pickCell = (below: Below): Tagged => ({ type: 'buy', row: 1 + below(3), col: below(7) }) as Tagged;

/** The special actions of the seat, those that it may take now with their answers. */
function specials(view: State, seat: Seat, below: Below): Tagged[] {
  const now = offered(view, seat).filter(({ type }) => type === 'special');
  if (now.length > 0) return now;
  const cards = specialsOf(view, seat).map(({ card }) => card);
  const card = cards.length > 0 ? pick(cards, below) : anyCard(below);
  return [{ type: 'special', card, answer: anyAnswer(below) } as Tagged];
}

/** What the seat may do now. */
const offered = (view: State, seat: Seat): Action[] =>
  nations.choices(view, seat).flatMap((choice) => (choice.kind === 'one' ? [choice.action] : []));

/** Tasks that random ones seldom hit: they are given when they are possible. */
function rareTasks(view: State, seat: Seat, below: Below): object[] {
  return offered(view, seat).flatMap((action): object[] => {
    if (action.type === 'answer') return [action];
    if (action.type === 'special') return [{ ...action, times: 1 + below(3) }];
    return action.type === 'hire' ? [{ type: 'hire', architects: 1 + below(4) }] : [];
  });
}

function turnTask(view: State, seat: Seat, below: Below): object {
  const limit = below(3) === 0 ? { atMost: below(5) } : {};
  switch (below(9)) {
    case 0:
    case 1:
      return { type: 'buy', card: cardOnBoard(view, below), ...limit, ...(below(2) === 0 ? { space: below(3) } : {}) };
    case 2:
    case 3: {
      const from = some(below(3), () => slotCard(view, seat, below));
      return { type: 'deploy', card: slotCard(view, seat, below), workers: 1 + below(4), from, ...limit };
    }
    case 4:
      return { type: 'undeploy', card: slotCard(view, seat, below), workers: 1 + below(2) };
    case 5:
      return { type: 'hire', architects: 1 + below(4), ...limit };
    case 6:
      return { ...pick(specials(view, seat, below), below), times: 1 + below(3) };
    case 7:
      return { type: 'act', action: anyAction(view, seat, below) };
    default:
      return { type: 'pass' };
  }
}

function anyTask(view: State, seat: Seat, below: Below): object {
  const rare = rareTasks(view, seat, below);
  if (rare.length > 0 && below(2) === 0) return pick(rare, below);
  switch (below(6)) {
    case 0: {
      const choices = growthAnswers(view, seat);
      return { type: 'grow', choice: choices.length > 0 ? pick(choices, below) : { take: 'stone' } };
    }
    case 1:
      return { type: 'answer', source: source(view, below), answer: anyAnswer(below) };
    default: {
      const unless = watches(view, below);
      return { ...turnTask(view, seat, below), ...(unless.length > 0 ? { unless } : {}) };
    }
  }
}

const anyRound = (view: State, below: Below) => (below(6) === 0 ? { round: Math.max(1, view.round + below(3)) } : {});

export function randomOrders(base: StateBase, seat: Seat, below: Below): unknown[] {
  const view = base as State;
  const task = () => ({ ...anyTask(view, seat, below), ...anyRound(view, below) });
  const simple = () => pick(['ask', 'skip', 'skip'], below);
  return some(below(13), () => ({
    task: task(),
    else: below(4) === 0 ? { task: task(), else: simple() } : simple(),
  }));
}

/** The actions that a task takes at most. engine/nations/orders/index.ts has the argument. */
function actionsOf(task: Task): number {
  switch (task.type) {
    case 'deploy':
      return task.workers + (task.from?.length ?? 0);
    case 'undeploy':
      return task.workers;
    case 'hire':
      return task.architects;
    case 'special':
      return task.times;
    default:
      return 1;
  }
}

/** What the argument in engine/nations/orders/index.ts comes to for these lists. */
export function longest(_state: StateBase, lists: readonly Order<Tagged>[][]): number {
  const all = lists.flat() as Order<Task>[];
  const tasks = all.flatMap(({ task, else: other }) => (typeof other === 'string' ? [task] : [task, other.task]));
  return tasks.reduce((sum, task) => sum + actionsOf(task), 0);
}
