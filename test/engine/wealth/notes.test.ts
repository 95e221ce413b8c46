import { describe, expect, it } from 'vitest';
import { wealth } from '../../../engine/wealth/index.ts';
import type { Options } from '../../../engine/wealth/options.ts';
import { borrowedMoney } from '../../../engine/wealth/rules/notes.ts';
import type { State } from '../../../engine/wealth/state.ts';
import {
  act,
  after,
  allIdle,
  allPass,
  eventOf,
  give,
  h,
  IDLE,
  play,
  purse,
  put,
  refusal,
  rich,
  table,
} from './table.ts';

/** Plays to the start of the next round; nobody does anything. */
const nextRound = (state: State): State => allIdle(allPass(allPass(state)));

const inDebt = (notes: number, money: number, options: Partial<Options> = {}, seats = 3): State =>
  give(table('trade', options, seats), 0, { notes, money });

describe('notes, interest, elimination', () => {
  it('[W6.1] notes pay 20, 19, 18 and so on; in the manual 20 each', () => {
    const paid = (edition: Options['edition']) => {
      let state = table('trade', { edition });
      return Array.from({ length: 4 }, () => {
        const { state: next, events } = act(state, 0, { type: 'borrow', notes: 1 });
        state = next;
        return eventOf(events, 'notesBorrowed').money;
      });
    };
    expect(paid('first')).toEqual([20, 19, 18, 17]);
    expect(paid('second')).toEqual([20, 19, 18, 17]);
    expect(paid('manual')).toEqual([20, 20, 20, 20]);
    expect(purse(after(table('trade'), 0, { type: 'borrow', notes: 20 }), 0).money).toBe(210);
    expect(borrowedMoney(table('trade', { edition: 'first' }), 19, 5)).toBe(1);
    expect(borrowedMoney(table('trade', { edition: 'first' }), 25, 2)).toBe(0);
  });

  it('[W6.2] repaying costs 25 a note', () => {
    const state = inDebt(3, 60);
    expect(purse(after(inDebt(2, 50), 0, { type: 'repay', notes: 2 }), 0)).toMatchObject({ notes: 0, money: 0 });
    expect(purse(after(state, 0, { type: 'repay', notes: 2 }), 0)).toMatchObject({ notes: 1, money: 10 });
    expect(refusal(state, 0, { type: 'repay', notes: 3 })).toBe('W6.2 wealth/notes/cannot-repay');
    expect(refusal(inDebt(1, 100), 0, { type: 'repay', notes: 2 })).toBe('W6.2 wealth/notes/not-held');
  });

  it('[W6.3] at any time in a Trade phase, turn or no turn, and at no other', () => {
    const state = after(table('trade'), 2, { type: 'borrow', notes: 2 });
    expect(state).toMatchObject({ active: 0, passes: 0 });
    for (const phase of ['develop', 'produce'] as const) {
      expect(refusal(table(phase), 0, { type: 'borrow', notes: 1 })).toBe('W2.3 wealth/wrong-phase');
      expect(refusal(rich(table(phase)), 0, { type: 'repay', notes: 1 })).toBe('W2.3 wealth/wrong-phase');
    }
    expect(after(table('finalTrade', { edition: 'first' }), 1, { type: 'borrow', notes: 1 }).phase).toBe('finalTrade');
  });

  it('[W6.4] 20 notes by borrowing; barter may go beyond', () => {
    for (const edition of ['second', 'manual'] as const) {
      const state = inDebt(18, 0, { edition });
      expect(refusal(state, 0, { type: 'borrow', notes: 3 })).toBe('W6.4 wealth/notes/too-many');
      expect(purse(after(state, 0, { type: 'borrow', notes: 2 }), 0).notes).toBe(20);
    }
    const heavy = give(inDebt(20, 0), 1, { notes: 5 });
    const taken = play(
      heavy,
      [1, { type: 'offer', to: 0, give: { notes: 5 }, want: {} }],
      [0, { type: 'accept', id: 1 }],
    );
    expect(purse(taken, 0).notes).toBe(25);
    expect(refusal(taken, 0, { type: 'borrow', notes: 1 })).toBe('W6.4 wealth/notes/too-many');
    expect(purse(after(inDebt(30, 0, { edition: 'first' }), 0, { type: 'borrow', notes: 2 }), 0)).toMatchObject({
      notes: 32,
      money: 0,
    });
  });

  it('[W6.4] offers notes that pay nothing where there is no limit, and says why not where there is one', () => {
    const borrowing = (edition: Options['edition'], notes: number) =>
      wealth
        .choices(inDebt(notes, 0, { edition }), 0)
        .filter((choice) => (choice.kind === 'one' ? choice.action : choice.template).type === 'borrow')
        .map(({ kind }) => kind);
    expect(borrowing('first', 19)).toEqual(['one', 'family']);
    expect(borrowing('first', 20)).toEqual(['family']);
    expect(borrowing('second', 19)).toEqual(['one']);
    expect(borrowing('second', 20)).toEqual(['blocked']);
    expect(borrowing('manual', 21)).toEqual(['blocked']);
    expect(purse(after(inDebt(0, 0, { edition: 'first' }), 0, { type: 'borrow', notes: 5000 }), 0).notes).toBe(5000);
  });

  it('[W6.5] a dollar a note at the start of every round after the first; none in the first edition', () => {
    for (const edition of ['second', 'manual'] as const) {
      const state = nextRound(inDebt(4, 50, { edition }));
      expect(state).toMatchObject({ round: 2, phase: 'trade' });
      expect(purse(state, 0)).toMatchObject({ notes: 4, money: 46 });
      expect(purse(nextRound(state), 0).money).toBe(42);
    }
    expect(purse(nextRound(inDebt(4, 50, { edition: 'first' })), 0).money).toBe(50);
  });

  it('[W6.6] five notes and no cash: a sixth is drawn for $15, interest is still $5', () => {
    const state = { ...inDebt(5, 0), phase: 'produce' as const, active: null };
    const { state: next, events } = act(play(state, [0, IDLE], [1, IDLE]), 2, IDLE);
    expect(eventOf(events, 'interestPaid')).toMatchObject({ seat: 0, money: 5, borrowed: 1, received: 15 });
    expect(purse(next, 0)).toMatchObject({ notes: 6, money: 10 });
  });

  it('[W6.6] borrows the fewest notes that suffice', () => {
    // 17 notes: the next pay 3, 2 and 1; $17 due, $13 held: two are needed.
    expect(purse(nextRound(inDebt(17, 13)), 0)).toMatchObject({ notes: 19, money: 1 });
    expect(purse(nextRound(inDebt(17, 17)), 0)).toMatchObject({ notes: 17, money: 0 });
  });

  it('[W6.7] whom the 20th note does not save is out without borrowing; its pieces stay', () => {
    const state = put(inDebt(17, 10), 0, 'farm', h(0, 1));
    give(state, 0, { food: 3 });
    const produced = allPass(allPass(state));
    const { state: next, events } = act(play(produced, [0, IDLE], [1, IDLE]), 2, IDLE);
    expect(eventOf(events, 'playerEliminated')).toEqual({
      type: 'playerEliminated',
      seat: 0,
      interest: 17,
      lost: { food: 3, money: 10, notes: 17 },
    });
    expect(purse(next, 0)).toMatchObject({ food: 0, money: 0, notes: 0 });
    expect(next.players[0]).toMatchObject({ eliminated: 0, placed: { farm: 1, flags: 1 } });
    expect(next).toMatchObject({ phase: 'trade', active: 1 });
    // Eleven dollars and notes for 3 + 2 + 1 make the 17 that are due.
    expect(nextRound(inDebt(17, 11)).players[0]?.eliminated).toBeNull();
  });

  it('[W6.8] the marker goes to the next living player', () => {
    const state = give(table('trade'), 1, { notes: 17, money: 0 });
    expect(nextRound(state)).toMatchObject({ first: 2, active: 2, round: 2 });
    const two = nextRound(give(table('trade', {}, 4), 1, { notes: 17 }));
    expect(two).toMatchObject({ first: 2 });
    expect(nextRound(nextRound(two))).toMatchObject({ first: 0 });
    expect(nextRound(nextRound(nextRound(two)))).toMatchObject({ first: 2 });
  });

  it('[W6.9] a sole survivor wins at once', () => {
    const state = give(give(table('trade'), 0, { notes: 20 }), 1, { notes: 20 });
    const over = nextRound(state);
    expect(over).toMatchObject({ phase: 'over', active: null });
    expect(over.ending?.winners).toEqual([2]);
    const last = act(play(allPass(allPass(state)), [0, IDLE], [1, IDLE]), 2, IDLE);
    expect(eventOf(last.events, 'gameEnded')).toMatchObject({ winners: [2], survivor: true });
    // A player without notes pays nothing and is not in the log.
    expect(last.events.some(({ type }) => type === 'interestPaid')).toBe(false);
    expect(over.ending?.scores.map(({ rank }) => rank)).toEqual([2, 2, 1]);
  });

  it('[W6.9] all out together: those last eliminated share it', () => {
    let state = give(table('trade'), 1, { notes: 20 });
    state = nextRound(state);
    give(state, 0, { notes: 20 });
    give(state, 2, { notes: 20 });
    const over = nextRound(state);
    expect(over.ending?.winners).toEqual([0, 2]);
    expect(over.ending?.scores.map(({ rank }) => rank)).toEqual([1, 3, 1]);
  });
});
