/** Orders in the auction: one action, a number of marks to paint, a bid in a later round, and bids for prizes that are not too good. */

import type { Message } from '../../../../engine/core/messages.ts';
import type { OrderRules } from '../../../../engine/core/orderRules.ts';
import { either, int, oneOf, record, text } from '../../../../engine/core/shape.ts';
import type { Action, Player, State } from './types.ts';

const kind = <const T extends string>(type: T) => oneOf([type]);

const action = either(
  record({ type: kind('bid'), coins: int(0, 1_000_000) }),
  record({ type: kind('whisper'), word: text(40) }),
  record({ type: oneOf(['paint', 'end', 'shout']) }),
);

const task = either(
  record({ type: kind('act'), action }),
  record({ type: kind('paint'), marks: int(1, 100) }),
  /** Waits for the round. */
  record({ type: kind('bidIn'), round: int(1, 500), coins: int(0, 100) }),
  /** Bids in every round, unless the prize is at least `unless`. */
  record({ type: kind('bidAlways'), coins: int(0, 100), unless: int(1, 100) }),
);

export type Task = ReturnType<typeof task.read>;

export const orders: OrderRules<State, Action, Task> = {
  task,
  malformed: (field) => ({ code: 'test-auction/malformed', rule: 'T0', params: { field } }),

  describe(given): Message {
    if (given.type === 'act') return { key: 'order.act', params: { action: given.action.type } };
    if (given.type === 'paint') return { key: 'order.paint', params: { marks: given.marks } };
    return { key: 'order.bidAlways', params: { coins: given.coins } };
  },

  meaning(view, seat, given) {
    if (given.type === 'act') return { kind: 'act', action: given.action, left: null };
    if (given.type === 'paint') {
      if (given.marks === 0) return { kind: 'done' };
      return { kind: 'act', action: { type: 'paint' }, left: { ...given, marks: given.marks - 1 } };
    }
    if (given.type === 'bidIn') {
      if (view.round < given.round || view.painter !== null) return { kind: 'wait' };
      return { kind: 'act', action: { type: 'bid', coins: given.coins }, left: null };
    }
    if (view.painter === seat) return { kind: 'act', action: { type: 'end' }, left: given };
    if (view.prize >= given.unless)
      return { kind: 'ask', why: { key: 'order.good-prize', params: { prize: view.prize } } };
    const { coins } = view.players[seat] as Player;
    return { kind: 'act', action: { type: 'bid', coins: Math.min(given.coins, coins) }, left: given };
  },

  /** A seat that paints goes on painting. A bid waits for the other bids, which nobody can foresee. */
  nextTurn: (view, seat) => (view.painter === seat || view.players[seat]?.bid === null ? view : null),

  fromAction: (_view, _seat, given) => ({ type: 'act', action: given }),
  endings: (view, seat) => (view.painter === seat ? [{ type: 'act', action: { type: 'end' } }] : []),
  ahead: () => [],
  risk: () => null,
  change: (before, after, seat) => {
    const spent = (before.players[seat]?.coins ?? 0) - (after.players[seat]?.coins ?? 0);
    return spent > 0 ? { key: 'order.spends', params: { spent } } : null;
  },
};
