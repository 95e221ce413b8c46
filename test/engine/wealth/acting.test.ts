import { describe, expect, it } from 'vitest';
import { clone, deepFreeze } from '../../../engine/core/json.ts';
import type { Action, ActionType } from '../../../engine/wealth/actions/index.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { PHASES, type Phase, type State } from '../../../engine/wealth/state.ts';
import {
  act,
  flag,
  give,
  h,
  IDLE,
  opened,
  PASS_DEVELOP,
  PASS_TRADE,
  purse,
  put,
  refusal,
  rich,
  table,
} from './table.ts';

const TRADE: Phase[] = ['trade', 'finalTrade'];

type Kind = [action: Action, phases: Phase[], whose: 'turn' | 'any', war?: 'war' | 'activating'];

describe('acting', () => {
  it.each([
    [null],
    ['pass'],
    [[]],
    [{}],
    [{ type: 'toString' }],
    [{ type: 'buy' }],
    [{ type: 'buy', cubes: ['gold'] }],
    [{ type: 'borrow', notes: 0 }],
    [{ type: 'borrow', notes: 1.5 }],
    [{ type: 'placeFlag', hex: { q: 3, r: 3 } }],
    [{ type: 'placeFlag', hex: [0, 1] }],
    [{ type: 'build', tile: 'farm', hex: h(0, 1), rotation: 6, force: false }],
    [{ type: 'build', tile: 'castle', hex: h(0, 1), rotation: 0, force: false }],
    [{ type: 'offer', to: 1, give: { flags: 1 }, want: {} }],
    [{ type: 'offer', to: 1, give: { food: -1 }, want: {} }],
    [{ type: 'produce', runs: [{ industry: 'farm', fed: [h(0, 1)], with: 'gold' }] }],
    [{ type: 'activate', from: h(0, 1), to: h(0, 2), operation: { type: 'dance' } }],
    [{ type: 'setStand', answer: 'perhaps' }],
  ])('[W2.1] does not understand %j', (input) => {
    expect(wealth.parseAction(input)).toMatchObject({ ok: false, refusal: { code: 'wealth/malformed', rule: 'W2.1' } });
  });

  it('[W2.1] drops amounts of zero from an offer', () => {
    expect(wealth.parseAction({ type: 'offer', to: 1, give: { food: 0, ore: 2 }, want: { money: 0 } })).toEqual({
      ok: true,
      value: { type: 'offer', to: 1, give: { ore: 2 }, want: {} },
    });
  });

  it('[W2.2] leaves turns to the active player', () => {
    const trade = rich(table('trade'));
    expect(refusal(trade, 1, PASS_TRADE)).toBe('W2.2 wealth/not-your-turn');
    expect(refusal(trade, 1, { type: 'buy', cubes: ['food'] })).toBe('W2.2 wealth/not-your-turn');
    expect(refusal(trade, 7, PASS_TRADE)).toBe('W2.2 wealth/no-such-seat');
    expect(refusal(rich(table('develop')), 2, PASS_DEVELOP)).toBe('W2.2 wealth/not-your-turn');
  });

  it('[W2.3] keeps actions to their phase', () => {
    expect(refusal(table('trade'), 0, PASS_DEVELOP)).toBe('W2.3 wealth/wrong-phase');
    expect(refusal(table('develop'), 0, PASS_TRADE)).toBe('W2.3 wealth/wrong-phase');
    expect(refusal(table('develop'), 0, IDLE)).toBe('W2.3 wealth/wrong-phase');
    expect(refusal(table('produce'), 0, { type: 'placeFlag', hex: h(0, 1) })).toBe('W2.3 wealth/wrong-phase');
    expect(refusal(table('trade'), 0, { type: 'skipPackage' })).toBe('W2.3 wealth/wrong-phase');
  });

  const hex = h(0, 1);
  /** One action of every kind: its phases, whether only the active player takes it, and whether it needs War Clouds. */
  const KINDS: Record<ActionType, Kind> = {
    pickPackage: [{ type: 'pickPackage', kind: 'industry', index: 0, tiles: [] }, ['draft'], 'turn'],
    skipPackage: [{ type: 'skipPackage' }, ['draft'], 'turn'],
    placeStartFlag: [{ type: 'placeStartFlag', hex }, ['startFlag'], 'turn'],
    placeStartUnit: [{ type: 'placeStartUnit', hex }, ['startUnit'], 'turn'],
    buy: [{ type: 'buy', cubes: ['food'] }, TRADE, 'turn'],
    sell: [{ type: 'sell', cubes: ['food'] }, TRADE, 'turn'],
    passTrade: [PASS_TRADE, TRADE, 'turn'],
    offer: [{ type: 'offer', to: 1, give: { food: 1 }, want: {} }, TRADE, 'any'],
    counter: [{ type: 'counter', id: 1, give: { food: 1 }, want: {} }, TRADE, 'any'],
    withdraw: [{ type: 'withdraw', id: 1 }, TRADE, 'any'],
    decline: [{ type: 'decline', id: 1 }, TRADE, 'any'],
    accept: [{ type: 'accept', id: 1 }, TRADE, 'any'],
    borrow: [{ type: 'borrow', notes: 1 }, TRADE, 'any'],
    repay: [{ type: 'repay', notes: 1 }, TRADE, 'any'],
    placeFlag: [{ type: 'placeFlag', hex }, ['develop'], 'turn'],
    build: [{ type: 'build', tile: 'farm', hex, rotation: 0, force: false }, ['develop'], 'turn'],
    moveTiles: [{ type: 'moveTiles', tiles: [], automation: [] }, ['develop'], 'turn'],
    automate: [{ type: 'automate', hex }, ['develop'], 'turn'],
    passDevelop: [PASS_DEVELOP, ['develop'], 'turn'],
    buildUnits: [{ type: 'buildUnits', hexes: [hex] }, ['develop'], 'turn', 'war'],
    activate: [{ type: 'activate', from: hex, to: hex, operation: null }, ['develop'], 'turn', 'activating'],
    endActivation: [{ type: 'endActivation' }, ['develop'], 'turn', 'activating'],
    transport: [{ type: 'transport', from: hex, to: hex, settle: false }, ['develop'], 'turn', 'war'],
    stand: [{ type: 'stand', fight: true }, ['develop'], 'any', 'war'],
    setStand: [{ type: 'setStand', answer: 'never' }, [...PHASES], 'any', 'war'],
    setOccupy: [{ type: 'setOccupy', on: true, product: 'food' }, [...PHASES], 'any', 'war'],
    produce: [IDLE, ['produce'], 'any'],
    reconsider: [{ type: 'reconsider' }, ['produce'], 'any'],
    agreeToEnd: [{ type: 'agreeToEnd' }, [...PHASES], 'any'],
    playOn: [{ type: 'playOn' }, [...PHASES], 'any'],
  };

  it.each(Object.values(KINDS))('[W2.2] [W2.3] hears %j in %j, by %s', (action, phases, whose, war?) => {
    const code = (state: State, seat: number) => wealth.check(state, seat, action)?.code;
    for (const phase of PHASES) {
      if (phase === 'over') continue;
      // Only the phase and the turn are tested, but a draft needs packages to pick from.
      const state: State = { ...opened({ warClouds: true }), phase, active: phase === 'produce' ? null : 0 };
      const isOpen = phases.includes(phase);
      if (!isOpen) expect(code(state, 0)).toBe('wealth/wrong-phase');
      else expect(['wealth/wrong-phase', 'wealth/not-your-turn']).not.toContain(code(state, 0));
      if (isOpen) expect(code(state, 1) === 'wealth/not-your-turn').toBe(whose === 'turn');
      if (war)
        expect(code({ ...state, options: { ...state.options, warClouds: false } }, 0)).toMatch('war/not-in-play');
    }
    // Between activations no other action of the turn is allowed, and none at all while a defender is asked.
    const develop = table('develop', { warClouds: true });
    if (whose === 'any' || !phases.includes('develop')) return;
    expect(code({ ...develop, activations: 1 }, 0) === 'wealth/war/activating').toBe(war !== 'activating');
    expect(code({ ...develop, stand: { mover: 0, hex, asked: 1, operation: null } }, 0)).toBe(
      'wealth/war/stand-pending',
    );
  });

  it('[W2.4] hears no eliminated player', () => {
    const state = table('trade');
    const [, out] = state.players;
    if (out) out.eliminated = 0;
    expect(refusal(state, 1, { type: 'borrow', notes: 1 })).toBe('W2.4 wealth/eliminated');
    expect(wealth.choices(state, 1)).toEqual([]);
  });

  it('[W2.5] hears nobody when the game is over', () => {
    const state = { ...table('trade'), phase: 'over' as const, active: null };
    for (const action of [PASS_TRADE, PASS_DEVELOP, IDLE]) expect(refusal(state, 0, action)).toBe('W2.5 wealth/over');
    expect(wealth.choices(state, 0)).toEqual([]);
    expect(wealth.awaiting(state)).toEqual([]);
  });

  it('[W2.6] changes nothing when it refuses, and nothing of the state it was given when it does not', () => {
    const state = deepFreeze(rich(table('trade')));
    const before = clone(state);
    refusal(state, 1, PASS_TRADE);
    act(state, 0, { type: 'buy', cubes: ['food'] });
    expect(state).toEqual(before);
  });

  it('[W2.7] sends spent cubes to the supply, not to the wells', () => {
    const state = flag(give(table('develop'), 0, { ore: 1, capital: 1 }), 0, h(0, 1));
    const { state: built } = act(state, 0, { type: 'build', tile: 'farm', hex: h(0, 1), rotation: 0, force: false });
    expect(built.market).toEqual(state.market);
    expect(purse(built, 0)).toMatchObject({ ore: 0, capital: 0 });
    expect(built.supply.ore).toBe((state.supply.ore ?? 0) + 1);
  });

  it('[W2.7] never runs out of cubes, money, notes and tokens', () => {
    let state = table('trade', { edition: 'first' });
    for (let n = 0; n < 60; n++) {
      state = act(state, 0, { type: 'borrow', notes: 1 }).state;
    }
    expect(purse(state, 0).notes).toBe(60);
    expect(state.supply.notes).toBe(-60);
  });

  it('[W2.7] runs out of tiles and flags', () => {
    const state = rich(table('develop'));
    state.stacks.bank = 0;
    put(state, 1, 'farm', h(2, 0));
    flag(state, 0, h(0, 1));
    // The stack is emptied by hand, because only the refusal is tested.
    expect(refusal(state, 0, { type: 'build', tile: 'bank', hex: h(0, 1), rotation: 0, force: false })).toBe(
      'W7.3 wealth/develop/stack-empty',
    );
    purse(state, 0).flags = 0;
    expect(refusal(state, 0, { type: 'placeFlag', hex: h(0, 2) })).toBe('W7.2 wealth/no-flag-left');
  });
});
