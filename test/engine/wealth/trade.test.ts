import { describe, expect, it } from 'vitest';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import type { Goods } from '../../../engine/wealth/data/goods.ts';
import type { Event } from '../../../engine/wealth/events.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { State } from '../../../engine/wealth/state.ts';
import {
  act,
  after,
  allIdle,
  allPass,
  eventOf,
  give,
  IDLE,
  PASS_DEVELOP,
  PASS_TRADE,
  play,
  purse,
  refusal,
  rich,
  table,
} from './table.ts';

const offer = (to: number, gives: Goods, want: Goods): Action => ({ type: 'offer', to, give: gives, want });
const accept = (id: number): Action => ({ type: 'accept', id });
const BUY: Action = { type: 'buy', cubes: ['food'] };

describe('trade', () => {
  it('[W5.1] goes round one action each until all pass in a row', () => {
    let state = rich(table('trade'));
    state = play(state, [0, BUY], [1, PASS_TRADE], [2, PASS_TRADE], [0, BUY], [1, PASS_TRADE], [2, PASS_TRADE]);
    expect(state).toMatchObject({ phase: 'trade', active: 0, passes: 2 });
    const closed = after(state, 0, PASS_TRADE);
    expect(closed).toMatchObject({ phase: 'develop', active: 0, passes: 0 });
  });

  it('[W5.1] starts with the holder of the marker', () => {
    const state = { ...rich(table('trade')), first: 2, active: 2 };
    expect(allPass(state)).toMatchObject({ phase: 'develop', active: 2 });
  });

  it('[W5.1] [W7.1] [W9.9] a round in the log: who passed, which phase began, where the marker went', () => {
    const told: Event[] = [];
    let state = table('trade');
    while (state.round === 1) {
      const [next] = wealth.awaiting(state);
      const step = act(
        state,
        next?.seat ?? 0,
        state.phase === 'trade' ? PASS_TRADE : state.phase === 'develop' ? PASS_DEVELOP : IDLE,
      );
      told.push(...step.events);
      state = step.state;
    }
    const pass = (phase: string) => [0, 1, 2].map((seat) => ({ type: 'passed', seat, phase, out: false }));
    expect(told).toEqual([
      ...pass('trade'),
      { type: 'phaseBegan', phase: 'develop', round: 1, first: 0 },
      ...pass('develop'),
      { type: 'phaseBegan', phase: 'produce', round: 1, first: 0 },
      ...[0, 1, 2].map((seat) => ({ type: 'productionDecided', seat, runs: [] })),
      { type: 'productionRevealed' },
      { type: 'markerPassed', seat: 1 },
      { type: 'phaseBegan', phase: 'trade', round: 2, first: 1 },
    ]);
  });

  it('[W5.2] buying, selling and barter break a run of passes, nothing else does', () => {
    const two = play(rich(table('trade')), [0, PASS_TRADE], [1, PASS_TRADE]);
    expect(two.passes).toBe(2);
    expect(after(two, 2, BUY).passes).toBe(0);
    expect(after(two, 2, { type: 'sell', cubes: ['ore'] }).passes).toBe(0);
    const free = play(
      two,
      [0, { type: 'borrow', notes: 1 }],
      [1, offer(2, { ore: 1 }, { food: 1 })],
      [0, offer(2, { ore: 1 }, { food: 2 })],
      [0, { type: 'withdraw', id: 2 }],
      [0, { type: 'repay', notes: 1 }],
    );
    expect(free).toMatchObject({ passes: 2, active: 2 });
    expect(after(free, 2, { type: 'decline', id: 1 }).passes).toBe(2);
    expect(after(free, 2, accept(1)).passes).toBe(0);
  });

  it('[W5.3] anybody may offer cubes, money and notes to another living player at any time', () => {
    const state = rich(table('trade'));
    const { state: posted, events } = act(state, 2, offer(1, { food: 2, money: 5 }, { notes: 1 }));
    expect(posted.offers).toEqual([{ id: 1, from: 2, to: 1, give: { food: 2, money: 5 }, want: { notes: 1 } }]);
    expect(posted.active).toBe(0);
    expect(eventOf(events, 'offerMade')).toMatchObject({ seat: 2, to: 1, counters: null });
    expect(refusal(state, 0, offer(0, { food: 1 }, {}))).toBe('W5.3 wealth/barter/no-partner');
    expect(refusal(state, 0, offer(4, { food: 1 }, {}))).toBe('W5.3 wealth/barter/no-partner');
    expect(refusal(state, 0, offer(1, {}, {}))).toBe('W5.3 wealth/barter/empty');
    expect(refusal(state, 0, offer(1, { food: 10_000 }, {}))).toBe('W5.3 wealth/barter/too-much');
    expect(refusal(table('develop'), 0, offer(1, { food: 1 }, {}))).toBe('W2.3 wealth/wrong-phase');
    // A gift, and a promise of what is not held yet.
    expect(after(state, 0, offer(1, { food: 1 }, {})).offers).toHaveLength(1);
    expect(after(table('trade'), 0, offer(1, { ore: 30 }, { money: 1 })).offers).toHaveLength(1);
  });

  it('[W5.4] is accepted while one of the two is active, and uses that one’s action', () => {
    const state = rich(table('trade'));
    const posted = play(state, [1, offer(2, { food: 1 }, { ore: 1 })], [1, offer(0, { food: 1 }, { ore: 1 })]);
    expect(refusal(posted, 2, accept(1))).toBe('W5.4 wealth/barter/neither-active');
    // To me, on my turn.
    const mine = act(posted, 0, accept(2));
    expect(mine.state.active).toBe(1);
    expect(eventOf(mine.events, 'bartered')).toMatchObject({ seat: 0, from: 1, active: 0 });
    expect(purse(mine.state, 0)).toMatchObject({ food: 21, ore: 19 });
    expect(purse(mine.state, 1)).toMatchObject({ food: 19, ore: 21 });
    // By me, on my turn: the other accepts.
    const asked = play(state, [0, offer(2, { food: 1 }, { ore: 1 })]);
    expect(after(asked, 2, accept(1)).active).toBe(1);
    // By me, I pass, and the other accepts on its own turn.
    const later = play(state, [0, offer(1, { food: 1 }, { ore: 1 })], [0, PASS_TRADE]);
    expect(after(later, 1, accept(1)).active).toBe(2);
  });

  it('[W5.5] needs both to hold it at that moment', () => {
    const state = give(give(table('trade'), 0, { food: 1 }), 1, { ore: 1 });
    const cannotGive = after(state, 0, offer(1, { food: 2 }, { ore: 1 }));
    expect(refusal(cannotGive, 1, accept(1))).toBe('W5.5 wealth/barter/other-cannot-pay');
    const cannotTake = after(state, 0, offer(1, { food: 1 }, { ore: 2 }));
    expect(refusal(cannotTake, 1, accept(1))).toBe('W5.5 wealth/barter/you-cannot-pay');
    give(cannotTake, 1, { ore: 1 });
    expect(purse(after(cannotTake, 1, accept(1)), 0)).toMatchObject({ food: 0, ore: 2 });
  });

  it('[W5.6] withdrawing, declining and countering are free and end the offer', () => {
    const state = after(rich(table('trade')), 0, offer(1, { food: 3 }, { money: 30 }));
    expect(refusal(state, 1, { type: 'withdraw', id: 1 })).toBe('W5.6 wealth/barter/not-yours');
    expect(refusal(state, 0, { type: 'decline', id: 1 })).toBe('W5.6 wealth/barter/not-to-you');
    expect(refusal(state, 2, accept(1))).toBe('W5.6 wealth/barter/not-to-you');
    expect(refusal(state, 0, accept(1))).toBe('W5.6 wealth/barter/not-to-you');
    expect(refusal(state, 1, accept(9))).toBe('W5.6 wealth/barter/no-offer');
    expect(after(state, 0, { type: 'withdraw', id: 1 })).toMatchObject({ offers: [], active: 0 });
    expect(after(state, 1, { type: 'decline', id: 1 })).toMatchObject({ offers: [], active: 0 });
    const { state: countered, events } = act(state, 1, {
      type: 'counter',
      id: 1,
      give: { money: 20 },
      want: { food: 3 },
    });
    expect(countered.offers).toEqual([{ id: 2, from: 1, to: 0, give: { money: 20 }, want: { food: 3 } }]);
    expect(events.map(({ type }) => type)).toEqual(['offerDeclined', 'offerMade']);
    expect(refusal(countered, 1, accept(1))).toBe('W5.6 wealth/barter/no-offer');
    expect(purse(after(countered, 0, accept(2)), 0)).toMatchObject({ food: 17, money: 520 });
  });

  it('[W5.7] all offers lapse with the phase', () => {
    const state = play(rich(table('trade')), [0, offer(1, { food: 3 }, {})], [0, PASS_TRADE], [1, PASS_TRADE]);
    const { state: closed, events } = act(state, 2, PASS_TRADE);
    expect(closed.offers).toEqual([]);
    expect(eventOf(events, 'offersLapsed').ids).toEqual([1]);
    expect(refusal(closed, 1, accept(1))).toBe('W2.3 wealth/wrong-phase');
  });

  it('[W5.8] two players do not barter', () => {
    const state = rich(table('trade', {}, 2));
    expect(refusal(state, 0, offer(1, { food: 1 }, {}))).toBe('W5.8 wealth/barter/two-players');
  });

  it('[W5.9] 20 barters a player and phase, 10 open offers a player', () => {
    let state = rich(table('trade'));
    for (let n = 0; n < 10; n++) state = after(state, 0, offer(1, { food: 1 }, {}));
    expect(refusal(state, 0, offer(1, { food: 1 }, {}))).toBe('W5.9 wealth/barter/too-many-offers');
    const barter = (now: State): State => {
      const from = now.active === 0 ? 1 : 0;
      const to = now.active === 0 ? 0 : 1;
      if (now.active === 2) return after(now, 2, PASS_TRADE);
      const posted = after(now, from, offer(to, { money: 1 }, {}));
      return after(posted, to, accept(posted.nextOffer - 1));
    };
    let busy = rich(table('trade'));
    while ((busy.players[0]?.barters ?? 0) < 20) busy = barter(busy);
    expect(busy.phase).toBe('trade');
    const again = after(busy, 0, offer(1, { money: 1 }, {}));
    const turn = again.active === 2 ? after(again, 2, PASS_TRADE) : again;
    expect(refusal(turn, 1, accept(turn.nextOffer - 1))).toBe('W5.9 wealth/barter/too-many');
    // The count starts again in the next phase.
    expect(allPass(turn).players.map((player) => player.barters)).toEqual([0, 0, 0]);
  });

  it('[W5.10] limited passing: who passes is out, but for notes and as a partner', () => {
    const state = play(rich(table('trade', { limitedPassing: true })), [0, PASS_TRADE], [1, BUY], [2, BUY]);
    expect(state).toMatchObject({ active: 1, passes: 0 });
    expect(state.players.map((player) => player.out)).toEqual([true, false, false]);
    expect(refusal(state, 0, BUY)).toBe('W2.2 wealth/not-your-turn');
    const partner = play(
      state,
      [0, { type: 'borrow', notes: 1 }],
      [1, offer(0, { food: 1 }, { ore: 1 })],
      [0, accept(1)],
    );
    expect(partner.active).toBe(2);
    const one = play(partner, [2, PASS_TRADE], [1, BUY], [1, BUY]);
    expect(one).toMatchObject({ phase: 'trade', active: 1 });
    expect(after(one, 1, PASS_TRADE)).toMatchObject({ phase: 'develop', active: 0 });
    expect(allPass(table('develop', { limitedPassing: true })).phase).toBe('produce');
    // In the next Trade all are in again.
    const again = allIdle(allPass(allPass(state)));
    expect(again).toMatchObject({ phase: 'trade', round: 2, active: 1 });
    expect(play(again, [1, BUY], [2, BUY], [0, BUY])).toMatchObject({ active: 1 });
  });

  it('offers choices to who is not awaited: notes, offers, answers', () => {
    const state = after(rich(table('trade')), 0, offer(2, { food: 1 }, { ore: 1 }));
    const types = (seat: number) =>
      new Set(wealth.choices(state, seat).flatMap((c) => (c.kind === 'one' ? [c.action.type] : [])));
    expect(types(1)).toEqual(new Set(['borrow']));
    expect(types(2)).toEqual(new Set(['accept', 'decline', 'borrow']));
    expect(types(0)).toContain('withdraw');
  });
});
