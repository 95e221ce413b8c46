import { describe, expect, it } from 'vitest';
import { type Hex, neighbour } from '../../../engine/core/hex.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { Run, State } from '../../../engine/wealth/state.ts';
import { act, after, eventOf, give, h, IDLE, play, purse, put, refusal, table, token } from './table.ts';

const run = (industry: Run['industry'], fed: Hex[], fuel: Run['with'] = 'food'): Run => ({ industry, fed, with: fuel });
const produce = (...runs: Run[]): Action => ({ type: 'produce', runs });

/** Seat 0 runs these blocs, the others run nothing. */
const resolve = (state: State, ...runs: Run[]): State => play(state, [0, produce(...runs)], [1, IDLE], [2, IDLE]);

const TRIANGLE = [h(1, 1), neighbour(h(1, 1), 2), neighbour(h(1, 1), 3)];

function factories(): State {
  const state = put(table('produce'), 0, 'factory', TRIANGLE[0] as Hex);
  put(state, 0, 'factory', TRIANGLE[1] as Hex, 1);
  return put(state, 0, 'factory', TRIANGLE[2] as Hex, 1);
}

describe('produce', () => {
  it('[W9.1] nothing changes hands until the last decision is in', () => {
    const state = give(put(table('produce'), 0, 'farm', h(0, 1)), 0, { energy: 1 });
    expect(wealth.awaiting(state).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const { state: one, events } = act(state, 0, produce(run('farm', [h(0, 1)])));
    expect(purse(one, 0)).toMatchObject({ food: 0, energy: 1 });
    expect(wealth.awaiting(one).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(events.map(({ type }) => type)).toEqual(['productionDecided']);
    const last = act(after(one, 2, IDLE), 1, IDLE);
    expect(purse(last.state, 0)).toMatchObject({ food: 1, energy: 0 });
    expect(last.events.some((event) => wealth.reveals(event, last.state))).toBe(true);
  });

  it('[W9.1] hides a decision from others until then', () => {
    const state = give(put(table('produce'), 0, 'farm', h(0, 1)), 0, { energy: 1 });
    const { state: one, events } = act(state, 0, produce(run('farm', [h(0, 1)])));
    const decided = eventOf(events, 'productionDecided');
    expect(wealth.view(one, 1).players[0]?.runs).toEqual([]);
    expect(wealth.view(one, null).players[0]?.runs).toEqual([]);
    expect(wealth.view(one, 0).players[0]?.runs).toHaveLength(1);
    expect(wealth.viewEvent(decided, 1)).toEqual({ type: 'productionDecided', seat: 0, runs: null });
    expect(wealth.viewEvent(decided, 0)).toEqual(decided);
  });

  it('[W9.1] a player without tiles gives an empty answer, and is not asked for it', () => {
    const state = table('produce');
    expect(wealth.forced(state, 1)).toEqual(IDLE);
    expect(wealth.choices(state, 1)).toEqual([{ kind: 'one', action: IDLE, preview: { paid: {}, kept: {} } }]);
    expect(refusal(state, 1, produce(run('farm', [h(0, 1)])))).toBe('W9.2 wealth/produce/not-your-bloc');
  });

  it('[W9.2] 3 generators cost 3 food and make 5', () => {
    const hexes = [h(1, 1), neighbour(h(1, 1), 0), neighbour(h(1, 1), 2)] as const;
    const state = put(give(table('produce'), 0, { food: 3 }), 0, 'generator', hexes[0]);
    put(state, 0, 'generator', hexes[1], 1);
    put(state, 0, 'generator', hexes[2], 1);
    expect(purse(resolve(state, run('generator', [...hexes])), 0)).toMatchObject({ food: 0, energy: 5 });
  });

  it('[W9.2] farms need no food, and a farm bloc runs whole', () => {
    const state = put(put(give(table('produce'), 0, { energy: 1 }), 0, 'farm', h(0, 1)), 0, 'farm', h(0, 2));
    expect(purse(resolve(state, run('farm', [h(0, 1), h(0, 2)])), 0)).toMatchObject({ food: 3, energy: 0 });
    expect(refusal(state, 0, produce(run('farm', [h(0, 1)])))).toBe('W9.2 wealth/produce/whole-farm');
    expect(refusal(state, 0, produce(run('farm', [h(0, 1), h(0, 2)], 'ore')))).toBe('W9.2 wealth/produce/whole-farm');
  });

  it('[W9.2] feeds own tiles, each once, and runs a bloc once', () => {
    const state = give(factories(), 0, { food: 9, energy: 9 });
    put(state, 1, 'mine', h(-2, 0));
    expect(refusal(state, 0, produce(run('mine', [h(-2, 0)])))).toBe('W9.2 wealth/produce/not-your-bloc');
    expect(refusal(state, 0, produce(run('mine', [h(1, 1)])))).toBe('W9.2 wealth/produce/not-your-bloc');
    expect(refusal(state, 0, produce(run('factory', [h(1, 1), h(1, 1)])))).toBe('W9.2 wealth/produce/tile-twice');
    const [a, b] = TRIANGLE as [Hex, Hex];
    expect(refusal(state, 0, produce(run('factory', [a]), run('factory', [b])))).toBe('W9.2 wealth/produce/bloc-twice');
    // A bloc with no tile fed does not run, and costs nothing.
    expect(purse(resolve(state, run('factory', [])), 0)).toMatchObject({ food: 9, energy: 9, capital: 0 });
  });

  it('[W9.3] one energy a bloc, none for generators', () => {
    const state = put(put(give(table('produce'), 0, { food: 2, energy: 1 }), 0, 'mine', h(0, 1)), 0, 'mine', h(2, 1));
    expect(refusal(state, 0, produce(run('mine', [h(0, 1)]), run('mine', [h(2, 1)])))).toBe('W9.5 wealth/cannot-pay');
    expect(refusal(state, 0, produce(run('mine', [h(0, 1), h(2, 1)])))).toBe('W9.3 wealth/produce/not-one-bloc');
    const generator = put(give(table('produce'), 0, { food: 1 }), 0, 'generator', h(0, 1));
    expect(purse(resolve(generator, run('generator', [h(0, 1)])), 0)).toMatchObject({ food: 0, energy: 1 });
  });

  it('[W9.4] an automated triangle of factories: 1 energy and 1 ore make 4', () => {
    const state = token(give(factories(), 0, { energy: 1, ore: 1 }), TRIANGLE[2] as Hex);
    expect(purse(resolve(state, run('factory', TRIANGLE, 'ore')), 0)).toMatchObject({ energy: 0, ore: 0, capital: 4 });
    expect(refusal(state, 0, produce(run('factory', TRIANGLE.slice(1), 'ore')))).toBe('W9.4 wealth/produce/whole-bloc');
    const fed = give(state, 0, { food: 3 });
    expect(purse(resolve(fed, run('factory', TRIANGLE)), 0)).toMatchObject({ food: 0, ore: 1, capital: 4 });
    const plain = give(factories(), 0, { energy: 1, ore: 1 });
    expect(refusal(plain, 0, produce(run('factory', TRIANGLE, 'ore')))).toBe('W9.4 wealth/produce/not-automated');
  });

  it('[W9.5] pays from what was held before, not from what is made', () => {
    const state = put(put(give(table('produce'), 0, { energy: 1 }), 0, 'farm', h(0, 1)), 0, 'generator', h(3, 0));
    expect(refusal(state, 0, produce(run('farm', [h(0, 1)]), run('generator', [h(3, 0)])))).toBe(
      'W9.5 wealth/cannot-pay',
    );
  });

  it('[W9.6] feeds part of a bloc and gets the dots that lie on it', () => {
    const state = give(factories(), 0, { food: 2, energy: 1 });
    expect(purse(resolve(state, run('factory', TRIANGLE.slice(0, 2))), 0)).toMatchObject({ food: 0, capital: 2 });
  });

  it('[W9.7] a bank’s dot gives $30', () => {
    // Side 2 of the first meets side 5 of the second.
    const state = put(
      put(give(table('produce'), 0, { food: 2, energy: 1 }), 0, 'bank', h(0, 1)),
      0,
      'bank',
      h(1, 1),
      3,
    );
    const { state: done, events } = act(play(state, [0, produce(run('bank', [h(0, 1), h(1, 1)]))], [1, IDLE]), 2, IDLE);
    expect(purse(done, 0)).toMatchObject({ food: 0, energy: 0, money: 30 });
    expect(eventOf(events, 'blocRan')).toMatchObject({ dots: 1, made: { money: 30 }, kept: { money: 30 } });
  });

  it('[W9.8] refuses a second decision', () => {
    expect(refusal(after(table('produce'), 0, IDLE), 0, IDLE)).toBe('W9.8 wealth/produce/already-decided');
  });

  it('[W9.8] takes a decision back while others still think, whoever decided after it', () => {
    const state = give(put(table('produce'), 0, 'farm', h(0, 1)), 0, { energy: 1 });
    const decided = play(state, [0, IDLE], [1, IDLE]);
    const again: Action = { type: 'reconsider' };
    expect(wealth.choices(decided, 0).find(({ kind }) => kind === 'one')).toEqual({ kind: 'one', action: again });
    const { state: open, events } = act(decided, 0, again);
    expect(events).toEqual([{ type: 'productionReconsidered', seat: 0 }]);
    expect(wealth.awaiting(open).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(refusal(open, 0, again)).toBe('W9.8 wealth/produce/not-decided');
    const done = play(open, [2, IDLE], [0, produce(run('farm', [h(0, 1)]))]);
    expect(purse(done, 0)).toMatchObject({ food: 1, energy: 0 });
    expect(refusal(done, 0, again)).toBe('W2.3 wealth/wrong-phase');
    // A player who had nothing to decide has nothing to take back: the service would answer for it again at once.
    expect(refusal(decided, 1, again)).toBe('W9.8 wealth/produce/not-decided');
    expect(wealth.choices(decided, 1).map(({ kind }) => kind)).toEqual(['blocked']);
  });

  it('[W9.9] passes the marker and begins a new round', () => {
    const state = resolve(table('produce'));
    expect(state).toMatchObject({ phase: 'trade', round: 2, first: 1, active: 1 });
    expect(state.players.map((player) => player.runs)).toEqual([null, null, null]);
  });

  it('[W8.5] runs both sections of an Integrated Economy apart', () => {
    const state = put(give(table('produce'), 0, { food: 1, energy: 1 }), 0, 'integratedEconomy', h(0, 1));
    const both = resolve(state, run('farm', [h(0, 1)]), run('generator', [h(0, 1)]));
    expect(purse(both, 0)).toMatchObject({ food: 1, energy: 2 });
    expect(purse(resolve(state, run('generator', [h(0, 1)])), 0)).toMatchObject({ food: 0, energy: 3 });
    const automated = give(token(state, h(0, 1)), 0, { ore: 1 });
    expect(purse(resolve(automated, run('generator', [h(0, 1)], 'ore')), 0)).toMatchObject({
      food: 1,
      energy: 3,
      ore: 0,
    });
  });

  it('offers a default that feeds what pays', () => {
    const state = give(factories(), 0, { food: 3, energy: 1 });
    const [first] = wealth.choices(state, 0);
    expect(first).toMatchObject({
      kind: 'one',
      action: { type: 'produce', runs: [{ industry: 'factory', with: 'food' }] },
      preview: { paid: { food: 3, energy: 1 }, kept: { capital: 4 } },
    });
    expect(wealth.fallback(state, 0)).toEqual(first?.kind === 'one' ? first.action : null);
  });
});
