/** What pages need to let a player put orders together. */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import type { Action } from '../actions/index.ts';
import { TOKENS } from '../data/cards/types.ts';
import { eventAnswers } from '../facts/eventAnswers.ts';
import { eventsNow, isLastRound } from '../facts/round.ts';
import { deployCost } from '../rules/deploying.ts';
import { growthAnswers } from '../rules/maintenance/growth.ts';
import { nationAt, type State } from '../state.ts';
import type { Task } from './task.ts';

/** Slots stand for the cards in them, at the price that the player sees. `bind` does the same for the progress board. */
export function fromAction(view: State, seat: Seat, action: Action): Task {
  switch (action.type) {
    case 'deploy': {
      const nation = nationAt(view, seat);
      const card = nation.slots[action.slot]?.card;
      if (card === undefined || action.after) return { type: 'act', action };
      return { type: 'deploy', card, workers: 1, atMost: deployCost(nation, action.slot) };
    }
    case 'undeploy': {
      const card = nationAt(view, seat).slots[action.slot]?.card;
      return card === undefined ? { type: 'act', action } : { type: 'undeploy', card, workers: 1 };
    }
    case 'grow': {
      const { type, ...choice } = action;
      return { type, choice };
    }
    case 'answer': {
      const { type, source, answer } = action;
      return { type, source, answer };
    }
    case 'pass':
      return { type: 'pass' };
    default:
      return { type: 'act', action };
  }
}

/** A pass is final for the round (N8.1). */
export const endings = (view: State): Task[] =>
  view.phase === 'action'
    ? [{ type: 'pass' }, { type: 'pass', unless: [{ on: 'warBought' }, { on: 'rankLost' }] }]
    : [];

/** The growth of the next round, and the choices of the events that are up, as far as they have words of their own. */
export function ahead(view: State, seat: Seat): Task[] {
  const growth = isLastRound(view) ? [] : growthAnswers(view, seat);
  const answers = eventsNow(view).flatMap(({ id }) =>
    eventAnswers(view, seat, id)
      .filter(({ accept, option }) => accept !== undefined || option !== undefined)
      .map((answer): Task => ({ type: 'answer', source: id, answer })),
  );
  return [...growth.map((choice): Task => ({ type: 'grow', choice })), ...answers];
}

/** What the purse loses, then what it gains. */
export function change(before: State, after: State, seat: Seat): Message | null {
  const [old, now] = [nationAt(before, seat).purse, nationAt(after, seat).purse];
  const parts = TOKENS.map((token) => ({ token, n: now[token] - old[token] }))
    .filter(({ n }) => n !== 0)
    .sort((a, b) => a.n - b.n)
    .map(
      ({ token, n }): Message => ({
        key: n < 0 ? 'order.loses' : 'order.gains',
        params: { what: { term: `term.${token}`, count: Math.abs(n) } },
      }),
    );
  return parts.length > 0 ? { key: 'order.change', params: { parts } } : null;
}
