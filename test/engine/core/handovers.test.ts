/** The driver that counts hand-overs, with the small auction game, where they can be counted by hand. */
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../engine/core/orderRules.ts';
import { type People, playGame } from '../../bench/people/handovers.ts';
import { type Action, auction, type Options, type State } from '../../support/auction/engine/index.ts';
import { orders, type Task } from '../../support/auction/engine/orders.ts';

const ROUNDS = 5;
const table = { name: 'for two', seats: 2, options: { rounds: ROUNDS } };
const act = (action: Action): Order<Task> => ({ task: { type: 'act', action }, else: 'ask' });

/** Bids what the seat number says, and ends the turn at once. */
const people = (
  intention: (view: State, seat: number) => Order<Task>[],
): People<Options, State, Action, never, Task> => ({
  game: auction as never,
  orders,
  person: () => intention,
});

const oneByOne = people((view, seat) => [act(view.painter === seat ? { type: 'end' } : { type: 'bid', coins: seat })]);
const forAlways = people((_view, seat) => [{ task: { type: 'bidAlways', coins: seat, unless: 100 }, else: 'ask' }]);

describe('hand-overs', () => {
  it('are counted when another person is asked', () => {
    // In each round both bid. Seat 1 bids more, last, and still sits there when it ends its turn.
    expect(playGame(oneByOne, table, 1, 'byHand').handOvers).toBe(2 * ROUNDS);
  });

  it('are the same with orders for one action only', () => {
    expect(playGame(oneByOne, table, 1, 'withOrders')).toEqual(playGame(oneByOne, table, 1, 'byHand'));
  });

  it('are none while orders last', () => {
    const byHand = playGame(forAlways, table, 1, 'byHand');
    const withOrders = playGame(forAlways, table, 1, 'withOrders');
    expect(byHand.handOvers).toBe(2 * ROUNDS);
    expect(withOrders).toEqual({ ...byHand, handOvers: 2 });
  });

  it('come when a list stops', () => {
    const careful = people((view, seat) =>
      view.painter === seat || view.prize >= 4
        ? [act(view.painter === seat ? { type: 'end' } : { type: 'bid', coins: seat })]
        : [{ task: { type: 'bidAlways', coins: seat, unless: 4 }, else: 'ask' }],
    );
    const { handOvers } = playGame(careful, table, 1, 'withOrders');
    expect(handOvers).toBeGreaterThan(2);
    expect(handOvers).toBeLessThan(2 * ROUNDS);
  });

  it('come to a person whose orders have just been carried out', () => {
    // From the second round on, the orders of seat 1 bid for it, and then it is asked to end its turn.
    const bidder = people((view, seat) => {
      if (seat === 0) return [act({ type: 'bid', coins: 0 })];
      const next: Order<Task> = { task: { type: 'bidIn', round: view.round + 1, coins: 1 }, else: 'ask' };
      return [act(view.painter === seat ? { type: 'end' } : { type: 'bid', coins: 1 }), next];
    });
    expect(playGame(bidder, table, 1, 'withOrders').handOvers).toBe(2 * ROUNDS);
  });

  it('need an intention that leads to an action', () => {
    expect(() =>
      playGame(
        people(() => []),
        table,
        1,
        'withOrders',
      ),
    ).toThrow(/without action/);
  });
});
