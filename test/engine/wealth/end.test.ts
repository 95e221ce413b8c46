import { describe, expect, it } from 'vitest';
import { HEXES } from '../../../engine/wealth/data/board.ts';
import { INDUSTRIES } from '../../../engine/wealth/data/goods.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { Options } from '../../../engine/wealth/options.ts';
import { sellOffPrice, triggersMet } from '../../../engine/wealth/rules/end/end.ts';
import { bestRepayment, pointsOf } from '../../../engine/wealth/scoring.ts';
import type { State } from '../../../engine/wealth/state.ts';
import {
  act,
  after,
  allIdle,
  allPass,
  eventOf,
  flag,
  give,
  h,
  PASS_DEVELOP,
  play,
  purse,
  put,
  rich,
  table,
} from './table.ts';

/** Seat 0 has one flag left beside the last of a row, and the labor for it. */
function oneFlagLeft(options: Partial<Options> = {}): State {
  const state = give(table('develop', options), 0, { labor: 1, capital: 1 });
  const hexes = HEXES.filter(({ q, r }) => q !== 0 || r !== 0).filter((_, place) => place % 2 === 0);
  let n = 0;
  while ((purse(state, 0).flags ?? 0) > 1) flag(state, 0, hexes[n++] as { q: number; r: number });
  return state;
}

function placeLast(state: State): State {
  const choice = wealth.choices(state, 0).find((c) => c.kind === 'one' && c.action.type === 'placeFlag');
  if (choice?.kind !== 'one') throw new Error('no hex for the last flag');
  const { state: placed, events } = act(state, 0, choice.action);
  expect(eventOf(events, 'lastFlagPlaced').seat).toBe(0);
  return placed;
}

/** The last Produce; scoring follows with what is in hand. */
const final = (state: State): State => ({ ...state, phase: 'produce', active: null, triggers: ['lastFlag'] });

describe('the end', () => {
  it('[W11.1] looks for the end when a Develop phase is over, and then produces once more', () => {
    const placed = placeLast(oneFlagLeft());
    expect(placed).toMatchObject({ phase: 'develop', triggers: [] });
    const produced = allPass(placed);
    expect(produced).toMatchObject({ phase: 'produce', triggers: ['lastFlag'] });
    expect(allIdle(produced).phase).toBe('over');
    expect(triggersMet(table('develop'))).toEqual([]);
  });

  it('[W11.2] the second edition remembers the last flag, the others look at the end of the phase', () => {
    for (const edition of ['first', 'second', 'manual'] as const) {
      const placed = placeLast(oneFlagLeft({ edition }));
      expect(placed.lastFlagLatched).toBe(edition === 'second');
      // A tile moved onto an own flag brings that flag home.
      const full = purse(placed, 0).flags;
      expect(full).toBe(0);
      const [home, away] = HEXES.filter((_, place) => placed.board[place]?.seat === 0);
      if (!home || !away) throw new Error('no flags');
      give(placed, 0, { ore: 1, capital: 1 });
      let state = play(placed, [1, PASS_DEVELOP], [2, PASS_DEVELOP]);
      state = after(state, 0, { type: 'build', tile: 'farm', hex: home, rotation: 0, force: false });
      state = play(give(state, 0, { capital: 1 }), [1, PASS_DEVELOP], [2, PASS_DEVELOP]);
      state = after(state, 0, {
        type: 'moveTiles',
        tiles: [{ from: home, to: away, rotation: 0, force: false }],
        automation: [],
      });
      expect(purse(state, 0).flags).toBe(1);
      expect(allPass(state).triggers).toEqual(edition === 'second' ? ['lastFlag'] : []);
    }
  });

  it('[W11.3] five of the six stacks empty, whatever is left of the Integrated Economies', () => {
    const state = table('develop');
    for (const industry of INDUSTRIES.slice(0, 4)) state.stacks[industry] = 0;
    state.stacks.integratedEconomy = 0;
    expect(triggersMet(state)).toEqual([]);
    state.stacks.bank = 0;
    expect(triggersMet(state)).toEqual(['stacks']);
    state.stacks.integratedEconomy = 6;
    expect(triggersMet(state)).toEqual(['stacks']);
  });

  it('[W11.4] every playable hex taken, the centre and terrain aside', () => {
    const state = table('develop', { terrain: 'Land of Lakes' });
    const lakes = new Set(['-2,0', '-2,2', '0,-2', '0,2', '2,-2', '2,0', '0,0']);
    HEXES.forEach(({ q, r }, place) => {
      if (!lakes.has(`${q},${r}`)) state.board[place] = { seat: place % 3, tile: null, rotation: 0, tokens: 0 };
    });
    expect(triggersMet(state)).toEqual(['boardFull']);
    state.board[0] = null;
    expect(triggersMet(state)).toEqual([]);
  });

  it('[W11.5] first: the marker passes and one more Trade follows, in which players repay for themselves', () => {
    const state = final(give(table('produce', { edition: 'first' }), 0, { food: 1, notes: 1, money: 100 }));
    const trade = allIdle(state);
    expect(trade).toMatchObject({ phase: 'finalTrade', round: 2, first: 1, active: 1 });
    const over = allPass(trade);
    expect(over.phase).toBe('over');
    expect(over.ending?.sellOff).toBeNull();
    expect(over.ending?.scores[0]).toMatchObject({ money: 100, notes: 1, repaid: 0, points: 7 });
    expect(purse(over, 0).food).toBe(1);
  });

  it('[W11.5] second: sell-off at once; manual: interest before it', () => {
    const end = (edition: Options['edition']) =>
      allIdle(final(give(table('produce', { edition }), 0, { notes: 2, money: 9 }))).ending?.scores[0];
    expect(end('second')).toMatchObject({ money: 9, notes: 2, points: -6 });
    expect(end('manual')).toMatchObject({ money: 7, notes: 2, points: -6 });
    // If the last interest leaves one player, nothing is sold.
    const ruined = final(give(table('produce', { edition: 'manual' }), 2, { food: 9 }));
    for (const seat of [0, 1]) give(ruined, seat, { notes: 20 });
    expect(allIdle(ruined).ending).toMatchObject({ winners: [2], sellOff: null });
  });

  it('[W11.6] 15 cubes held: 7 spaces on, the price of the next well ($10 for labor from its start)', () => {
    expect(sellOffPrice('labor', 20, 15)).toBe(10);
    expect(sellOffPrice('labor', 20, 14)).toBe(10);
    // 6 spaces on from 20, not 7.
    expect(sellOffPrice('food', 20, 13)).toBe(4);
    expect(sellOffPrice('food', 20, 14)).toBe(3);
    expect(sellOffPrice('labor', 20, 0)).toBe(13);
    expect(sellOffPrice('labor', 20, 60)).toBe(6);
    const state = final(give(give(table('produce'), 0, { labor: 9 }), 1, { labor: 6 }));
    const over = allIdle(state);
    expect(over.ending?.sellOff?.labor).toEqual({ cubes: 15, price: 10 });
    expect(over.players.map((player) => player.purse.money)).toEqual([90, 60, 0]);
    expect(over.market.labor).toBe(20);
    expect(over.players.map((player) => player.purse.labor)).toEqual([0, 0, 0]);
    expect(wealth.invariants(over)).toEqual([]);
  });

  it('[W11.7] repays what gives most points, then most money', () => {
    expect(bestRepayment(table('produce'), 100, 4)).toBe(4);
    expect(bestRepayment(table('produce'), 24, 4)).toBe(0);
    // $25 for a note: 2 points and the 5 dollars over, against 3 points.
    expect(bestRepayment(table('produce'), 25, 1)).toBe(1);
    expect(bestRepayment(table('produce'), 29, 1)).toBe(1);
    // $34 and a note: 3 points − 3 = 0, or $9 and 0 points: the same, so the money stays.
    expect(pointsOf(table('produce'), 0, 34, 1)).toBe(0);
    expect(pointsOf(table('produce'), 0, 9, 0)).toBe(0);
    expect(bestRepayment(table('produce'), 34, 1)).toBe(0);
    // One of two gains a point; the second only turns money into points.
    expect(bestRepayment(table('produce'), 59, 2)).toBe(1);
    const { state, events } = (() => {
      const ready = final(give(table('produce'), 0, { notes: 2, money: 60 }));
      const two = play(ready, [0, { type: 'produce', runs: [] }], [1, { type: 'produce', runs: [] }]);
      return act(two, 2, { type: 'produce', runs: [] });
    })();
    expect(events.filter(({ type }) => type === 'notesSettled')).toEqual([
      { type: 'notesSettled', seat: 0, notes: 2, money: 50 },
    ]);
    expect(events.filter(({ type }) => type === 'cubesSoldOff')).toHaveLength(5);
    expect(eventOf(events, 'gameEnded')).toMatchObject({ winners: [0], survivor: false });
    expect(state.ending?.scores[0]).toMatchObject({ money: 10, notes: 0, repaid: 2, points: 1 });
  });

  it('[W11.8] 4 a tile, 1 for each full $10, minus 3 a note', () => {
    expect(pointsOf(table('produce'), 5, 129, 2)).toBe(20 + 12 - 6);
    const state = put(
      put(final(give(table('produce'), 1, { money: 19 })), 1, 'farm', h(0, 1)),
      1,
      'integratedEconomy',
      h(0, 2),
    );
    expect(allIdle(state).ending?.scores[1]).toMatchObject({ tiles: 2, points: 9 });
  });

  it('[W11.9] ties go to most money, then most flags on the board, then are shared', () => {
    const base = () => final(table('produce'));
    const byMoney = allIdle(give(give(base(), 0, { money: 12 }), 1, { money: 15 }));
    expect(byMoney.ending?.winners).toEqual([1]);
    const byFlags = allIdle(flag(give(give(base(), 0, { money: 12 }), 1, { money: 12 }), 0, h(0, 1)));
    expect(byFlags.ending?.winners).toEqual([0]);
    expect(byFlags.ending?.scores.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const shared = allIdle(give(give(base(), 0, { money: 12 }), 1, { money: 12 }));
    expect(shared.ending?.winners).toEqual([0, 1]);
    expect(wealth.result(shared)).toEqual({
      winners: [0, 1],
      placings: [
        { seat: 0, rank: 1, points: 1 },
        { seat: 1, rank: 1, points: 1 },
        { seat: 2, rank: 3, points: 0 },
      ],
    });
  });

  it('[W11.10] eliminated players come last, the later before the earlier', () => {
    const state = final(table('produce', {}, 5));
    [null, 0, null, 2, 1].forEach((out, seat) => {
      const player = state.players[seat];
      if (player) player.eliminated = out;
    });
    give(state, 0, { notes: 10 });
    const over = allIdle(state);
    expect(over.ending?.scores.map(({ rank }) => rank)).toEqual([2, 5, 1, 3, 4]);
    expect(over.ending?.scores[1]?.points).toBeNull();
  });

  it('tells the standing at any time, as if scored now', () => {
    const state = put(give(rich(table('trade')), 1, { money: 9, notes: 1 }), 1, 'farm', h(0, 1));
    // $509 less 25 for the note, and a tile.
    expect(wealth.placings(state)).toEqual([
      { seat: 1, rank: 1, points: 52 },
      { seat: 0, rank: 2, points: 50 },
      { seat: 2, rank: 2, points: 50 },
    ]);
    expect(wealth.result(state)).toBeNull();
  });
});
