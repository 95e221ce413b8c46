import { describe, expect, it } from 'vitest';
import { scriptedChance } from '../../../engine/core/chance.ts';
import { type Hex, hexKey } from '../../../engine/core/hex.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { HEXES } from '../../../engine/wealth/data/board.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { Operation, State } from '../../../engine/wealth/state.ts';
import {
  act,
  after,
  allPass,
  eventOf,
  flag,
  give,
  h,
  IDLE,
  PASS_DEVELOP,
  pieceOn,
  play,
  purse,
  put,
  refusal,
  rich,
  table,
  token,
  unit,
} from './table.ts';

const war = (seats = 3): State => rich(table('develop', { warClouds: true }, seats));
const activate = (from: Hex, to: Hex, operation: Operation | null = null): Action => ({
  type: 'activate',
  from,
  to,
  operation,
});
const transport = (from: Hex, to: Hex, settle = false): Action => ({ type: 'transport', from, to, settle });
const END: Action = { type: 'endActivation' };
const CONQUER: Operation = { type: 'conquer' };
const SETTLE: Operation = { type: 'settle' };
const battle = (against: number): Operation => ({ type: 'battle', against });
const units = (state: State, seat: number, hex: Hex): number => state.players[seat]?.units[hexKey(hex)] ?? 0;
const answer = (seat: number, stand: 'always' | 'never' | 'ask'): [number, Action] => [
  seat,
  { type: 'setStand', answer: stand },
];

describe('war clouds', () => {
  it('[W10.1] builds any number of units, one on each own tile, a labor and an energy each', () => {
    const state = put(put(war(), 0, 'farm', h(0, 1)), 0, 'farm', h(0, 2));
    put(state, 1, 'farm', h(3, 0));
    flag(state, 0, h(0, 3));
    const { state: built, events } = act(state, 0, { type: 'buildUnits', hexes: [h(0, 1), h(0, 2)] });
    expect(units(built, 0, h(0, 1))).toBe(1);
    expect(built.active).toBe(1);
    expect(purse(built, 0)).toMatchObject({ labor: 18, energy: 18 });
    expect(eventOf(events, 'unitsBuilt').paid).toEqual({ labor: 2, energy: 2 });
    expect(refusal(state, 0, { type: 'buildUnits', hexes: [h(0, 1), h(0, 1)] })).toBe('W10.1 wealth/war/one-a-tile');
    expect(refusal(state, 0, { type: 'buildUnits', hexes: [h(3, 0)] })).toBe('W10.1 wealth/not-your-tile');
    expect(refusal(state, 0, { type: 'buildUnits', hexes: [h(0, 3)] })).toBe('W10.1 wealth/not-your-tile');
    expect(refusal(state, 0, { type: 'buildUnits', hexes: [] })).toBe('W10.1 wealth/war/nothing-named');
    const poor = put(give(table('develop', { warClouds: true }), 0, { labor: 1 }), 0, 'farm', h(0, 1));
    expect(refusal(poor, 0, { type: 'buildUnits', hexes: [h(0, 1)] })).toBe('W10.1 wealth/cannot-pay');
    // A tile may hold more than one unit, and also an enemy's.
    unit(built, 1, h(0, 1));
    const again = { ...built, active: 0 };
    expect(units(after(again, 0, { type: 'buildUnits', hexes: [h(0, 1)] }), 0, h(0, 1))).toBe(2);
    const peace = put(rich(table('develop')), 0, 'farm', h(0, 1));
    expect(refusal(peace, 0, { type: 'buildUnits', hexes: [h(0, 1)] })).toBe('W10.1 wealth/war/not-in-play');
  });

  it('[W10.2] three activations for one food, sent one at a time', () => {
    const state = unit(unit(war(), 0, h(0, 1)), 0, h(3, 0));
    const one = after(state, 0, activate(h(0, 1), h(1, 1)));
    expect(one).toMatchObject({ active: 0, activations: 1 });
    expect(purse(one, 0).food).toBe(19);
    expect(refusal(one, 0, PASS_DEVELOP)).toBe('W10.2 wealth/war/activating');
    expect(refusal(one, 0, { type: 'placeFlag', hex: h(1, 1) })).toBe('W10.2 wealth/war/activating');
    const three = play(one, [0, activate(h(1, 1), h(2, 1))], [0, activate(h(3, 0), h(4, 0))]);
    expect(three).toMatchObject({ active: 1, activations: 0 });
    expect(purse(three, 0).food).toBe(19);
    expect(after(one, 0, END)).toMatchObject({ active: 1, activations: 0 });
    expect(refusal(state, 0, END)).toBe('W10.2 wealth/war/not-activating');
    expect(refusal(state, 0, activate(h(2, 2), h(2, 1)))).toBe('W10.2 wealth/war/no-unit');
    const hungry = unit(table('develop', { warClouds: true }), 0, h(0, 1));
    expect(refusal(hungry, 0, activate(h(0, 1), h(0, 2)))).toBe('W10.2 wealth/cannot-pay');
  });

  it('[W10.2] is over when the last unit is gone', () => {
    const state = unit(war(), 0, h(0, 1));
    expect(after(state, 0, activate(h(0, 1), h(0, 2), SETTLE))).toMatchObject({ active: 1, activations: 0 });
  });

  it('[W10.3] moves one hex at most, not onto the centre nor terrain', () => {
    const state = unit(rich(table('develop', { warClouds: true, terrain: 'Land of Lakes' })), 0, h(0, 1));
    expect(refusal(state, 0, activate(h(0, 1), h(0, 3)))).toBe('W10.3 wealth/war/one-hex');
    expect(refusal(state, 0, activate(h(0, 1), h(0, 0)))).toBe('W10.3 wealth/not-playable');
    expect(refusal(state, 0, activate(h(0, 1), h(0, 2)))).toBe('W10.3 wealth/not-playable');
    // Onto an enemy's tile it may.
    put(state, 1, 'farm', h(1, 1));
    expect(units(after(state, 0, activate(h(0, 1), h(1, 1))), 0, h(1, 1))).toBe(1);
  });

  it('[W10.4] Activate example I: move, move and battle, move the other unit up', () => {
    let state = unit(unit(war(), 0, h(0, 1)), 0, h(-1, 2));
    unit(state, 1, h(1, 0));
    put(state, 1, 'farm', h(-1, 1));
    state = play(state, answer(1, 'never'));
    const first = after(state, 0, activate(h(0, 1), h(1, 1)));
    const { state: fought, events } = act(first, 0, activate(h(1, 1), h(1, 0), battle(1)));
    expect(eventOf(events, 'battleFought')).toEqual({
      type: 'battleFought',
      seat: 0,
      against: 1,
      hex: h(1, 0),
      defensive: false,
    });
    expect(units(fought, 0, h(1, 0)) + units(fought, 1, h(1, 0))).toBe(0);
    const last = after(fought, 0, activate(h(-1, 2), h(-1, 1)));
    expect(units(last, 0, h(-1, 1))).toBe(1);
    expect(last).toMatchObject({ active: 1 });
    expect(purse(last, 0).food).toBe(19);
  });

  it('[W10.4] battles one for one with the enemy named, or stands beside it', () => {
    const state = unit(unit(unit(unit(war(), 0, h(0, 1)), 1, h(0, 1)), 1, h(0, 1)), 2, h(0, 1));
    const fought = after(state, 0, activate(h(0, 1), h(0, 1), battle(1)));
    expect([0, 1, 2].map((seat) => units(fought, seat, h(0, 1)))).toEqual([0, 1, 1]);
    expect(refusal(state, 0, activate(h(0, 1), h(0, 1), battle(0)))).toBe('W10.4 wealth/war/no-enemy');
    expect(refusal(state, 0, activate(h(0, 1), h(0, 2), battle(1)))).toBe('W10.4 wealth/war/no-enemy');
    expect(units(after(state, 0, activate(h(0, 1), h(0, 2))), 0, h(0, 2))).toBe(1);
  });

  it('[W10.5] Activate example II: settle with one unit, conquer with the other', () => {
    const state = unit(unit(flag(war(), 1, h(2, 1)), 0, h(0, 2)), 0, h(1, 1));
    const settled = act(state, 0, activate(h(0, 2), h(1, 2), SETTLE));
    expect(pieceOn(settled.state, h(1, 2))).toMatchObject({ seat: 0, tile: null });
    expect(eventOf(settled.events, 'hexSettled').hex).toEqual(h(1, 2));
    const { state: conquered, events } = act(settled.state, 0, activate(h(1, 1), h(2, 1), CONQUER));
    expect(pieceOn(conquered, h(2, 1))).toMatchObject({ seat: 0, tile: null });
    expect(eventOf(events, 'flagConquered')).toMatchObject({ seat: 0, from: 1 });
    expect(conquered.players.map((player) => player.purse.flags)).toEqual([14, 16, 16]);
    expect(conquered.players[0]?.placed.units).toBe(0);
    expect(conquered.active).toBe(1);
  });

  it('[W10.5] conquers enemy flags without a tile only', () => {
    const state = flag(put(unit(war(), 0, h(0, 1)), 1, 'farm', h(0, 2)), 0, h(1, 1));
    expect(refusal(state, 0, activate(h(0, 1), h(0, 2), CONQUER))).toBe('W10.5 wealth/war/flag-has-tile');
    expect(refusal(state, 0, activate(h(0, 1), h(1, 1), CONQUER))).toBe('W10.5 wealth/war/no-enemy-flag');
    expect(refusal(state, 0, activate(h(0, 1), h(1, 0), CONQUER))).toBe('W10.5 wealth/war/no-enemy-flag');
  });

  it('[W10.6] settles only where no flag is; neither with an enemy unit there nor without a flag', () => {
    const state = flag(flag(unit(war(), 0, h(0, 1)), 1, h(0, 2)), 0, h(1, 1));
    expect(refusal(state, 0, activate(h(0, 1), h(0, 2), SETTLE))).toBe('W10.6 wealth/war/has-flag');
    expect(refusal(state, 0, activate(h(0, 1), h(1, 1), SETTLE))).toBe('W10.6 wealth/war/has-flag');
    const guarded = unit(unit(state, 2, h(0, 2)), 2, h(1, 0));
    expect(refusal(guarded, 0, activate(h(0, 1), h(0, 2), CONQUER))).toBe('W10.5 wealth/war/enemy-unit');
    expect(refusal(guarded, 0, activate(h(0, 1), h(1, 0), SETTLE))).toBe('W10.6 wealth/war/enemy-unit');
    const bare = unit(war(), 0, h(0, 1));
    purse(bare, 0).flags = 0;
    expect(refusal(bare, 0, activate(h(0, 1), h(0, 1), SETTLE))).toBe('W10.6 wealth/no-flag-left');
  });

  it('[W10.7] transports one unit for an ore to an empty or own hex, and may settle', () => {
    const state = flag(put(unit(war(), 0, h(0, 1)), 1, 'farm', h(3, 0)), 0, h(-3, 0));
    const { state: moved, events } = act(state, 0, transport(h(0, 1), h(4, -4)));
    expect(units(moved, 0, h(4, -4))).toBe(1);
    expect(moved.active).toBe(1);
    expect(eventOf(events, 'unitTransported').paid).toEqual({ ore: 1 });
    const settled = after(state, 0, transport(h(0, 1), h(4, -4), true));
    expect(pieceOn(settled, h(4, -4))).toMatchObject({ seat: 0, tile: null });
    expect(settled.players[0]?.placed.units).toBe(0);
    expect(units(after(state, 0, transport(h(0, 1), h(-3, 0))), 0, h(-3, 0))).toBe(1);
    expect(refusal(state, 0, transport(h(0, 1), h(-3, 0), true))).toBe('W10.6 wealth/war/has-flag');
    expect(refusal(state, 0, transport(h(0, 1), h(3, 0)))).toBe('W10.7 wealth/war/enemy-there');
    expect(refusal(unit(state, 2, h(2, 2)), 0, transport(h(0, 1), h(2, 2)))).toBe('W10.7 wealth/war/enemy-there');
    expect(refusal(state, 0, transport(h(0, 1), h(0, 0)))).toBe('W10.7 wealth/not-playable');
    expect(refusal(state, 0, transport(h(1, 1), h(2, 0)))).toBe('W10.7 wealth/war/no-unit');
    const poor = unit(table('develop', { warClouds: true }), 0, h(0, 1));
    expect(refusal(poor, 0, transport(h(0, 1), h(3, 0)))).toBe('W10.7 wealth/cannot-pay');
  });

  it.each<[string, Action]>([
    ['settling', activate(h(0, 1), h(0, 1), SETTLE)],
    ['conquest', activate(h(0, 1), h(0, 2), CONQUER)],
    ['transport', transport(h(0, 1), h(1, 1), true)],
  ])('[W11.2] [W10.6] remembers a last flag that comes by %s', (_, action) => {
    const state = flag(unit(war(), 0, h(0, 1)), 1, h(0, 2));
    for (const hex of HEXES.filter(({ q }) => q < 0).slice(0, 15)) flag(state, 0, hex);
    expect(purse(state, 0).flags).toBe(1);
    const { state: last, events } = act(state, 0, action);
    expect(last.lastFlagLatched).toBe(true);
    expect(eventOf(events, 'lastFlagPlaced').seat).toBe(0);
    expect(allPass(last).triggers).toEqual(['lastFlag']);
  });

  const invaded = () => unit(unit(unit(war(4), 0, h(0, 1)), 1, h(1, 1)), 3, h(1, 1));

  it('[W10.8] asks the defender, who may fight before the operation', () => {
    const { state: asked, events } = act(invaded(), 0, activate(h(0, 1), h(1, 1), battle(3)));
    expect(events).toEqual([
      { type: 'activationBegan', seat: 0, paid: { food: 1 } },
      { type: 'unitMoved', seat: 0, from: h(0, 1), to: h(1, 1) },
      { type: 'standAsked', seat: 1, mover: 0, hex: h(1, 1), operation: battle(3) },
    ]);
    expect(wealth.awaiting(asked).map(({ seat }) => seat)).toEqual([1]);
    expect(refusal(asked, 0, END)).toBe('W10.8 wealth/war/stand-pending');
    expect(refusal(asked, 3, { type: 'stand', fight: true })).toBe('W10.8 wealth/war/not-asked');
    expect(
      wealth.choices(asked, 1).flatMap((c) => (c.kind === 'one' && c.action.type === 'stand' ? [c.action.fight] : [])),
    ).toEqual([false, true]);
    // The defender does not see what the mover means to do.
    expect(wealth.view(asked, 0).stand?.operation).toEqual(battle(3));
    const told = eventOf(events, 'standAsked');
    expect(wealth.viewEvent(told, 0)).toEqual({ ...told, operation: battle(3) });
    for (const viewer of [1, 2, null]) {
      expect(wealth.view(asked, viewer).stand?.operation).toBeNull();
      expect(wealth.viewEvent(told, viewer)).toEqual({ ...told, operation: 'hidden' });
    }
    const fought = act(asked, 1, { type: 'stand', fight: true });
    // The mover's operation is void: the third player's unit stands.
    expect([0, 1, 3].map((seat) => units(fought.state, seat, h(1, 1)))).toEqual([0, 0, 1]);
    expect(fought.events).toEqual([
      { type: 'standAnswered', seat: 1, mover: 0, hex: h(1, 1), fight: true, automatic: false },
      { type: 'battleFought', seat: 0, against: 1, hex: h(1, 1), defensive: true },
      { type: 'activationEnded', seat: 0, used: 1 },
    ]);
    const idle = after(invaded(), 0, activate(h(0, 1), h(1, 1)));
    expect(idle.stand).toEqual({ mover: 0, hex: h(1, 1), asked: 1, operation: null });
    expect(fought.state).toMatchObject({ stand: null, active: 1 });
  });

  it('[W10.8] goes clockwise to the first who will; if none, the operation is carried out', () => {
    const asked = after(invaded(), 0, activate(h(0, 1), h(1, 1), battle(3)));
    const next = after(asked, 1, { type: 'stand', fight: false });
    expect(next.stand).toMatchObject({ asked: 3, mover: 0 });
    const none = after(next, 3, { type: 'stand', fight: false });
    expect([0, 1, 3].map((seat) => units(none, seat, h(1, 1)))).toEqual([0, 1, 0]);
    const second = after(next, 3, { type: 'stand', fight: true });
    expect([0, 1, 3].map((seat) => units(second, seat, h(1, 1)))).toEqual([0, 1, 0]);
    expect(refusal(war(), 1, { type: 'stand', fight: true })).toBe('W10.8 wealth/war/not-asked');
  });

  it('[W10.8] a defender who does not fight sees what the mover does, and cannot take it back to fight all the same', () => {
    const alone = unit(unit(war(4), 0, h(0, 1)), 1, h(1, 1));
    const chance = scriptedChance(() => 0);
    for (const operation of [battle(1), undefined]) {
      const asked = after(alone, 0, activate(h(0, 1), h(1, 1), operation));
      const answer = (fight: boolean) => perform(wealth, asked, 1, { type: 'stand', fight }, chance);
      expect(answer(false)).toMatchObject({ ok: true, undoable: false });
      expect(answer(true)).toMatchObject({ ok: true, undoable: true });
    }
  });

  it('[W10.8] is no matter of a unit that was there already', () => {
    const state = unit(unit(unit(war(), 0, h(1, 1)), 0, h(2, 1)), 1, h(1, 1));
    expect(after(state, 0, activate(h(1, 1), h(1, 1), battle(1))).stand).toBeNull();
  });

  it('[W10.9] a standing answer answers at once, and is changed at any time', () => {
    const always = play(invaded(), answer(3, 'always'), answer(1, 'never'));
    const { state: fought, events } = act(always, 0, activate(h(0, 1), h(1, 1)));
    expect([0, 1, 3].map((seat) => units(fought, seat, h(1, 1)))).toEqual([0, 1, 0]);
    expect(events.filter(({ type }) => type === 'standAnswered')).toMatchObject([
      { seat: 1, fight: false, automatic: true },
      { seat: 3, fight: true, automatic: true },
    ]);
    expect(eventOf(events, 'battleFought')).toMatchObject({ seat: 0, against: 3, defensive: true });
    expect(events.some((event) => wealth.reveals(event, fought))).toBe(true);
    const never = play(invaded(), answer(3, 'never'), answer(1, 'never'));
    expect(after(never, 0, activate(h(0, 1), h(1, 1)))).toMatchObject({ stand: null, active: 0 });
    expect(play(table('trade', { warClouds: true }), answer(2, 'always')).players[2]?.stand).toBe('always');
    expect(refusal(table('trade'), 2, { type: 'setStand', answer: 'always' })).toBe('W10.1 wealth/war/not-in-play');
  });

  it.each(['always', 'never', 'ask'] as const)('[W10.9] a move that met the standing answer %s is final', (stand) => {
    const chance = scriptedChance(() => 0);
    const state = play(unit(unit(war(), 0, h(0, 1)), 1, h(1, 1)), answer(1, stand));
    const met = perform(wealth, state, 0, activate(h(0, 1), h(1, 1)), chance);
    expect(met).toMatchObject({ ok: true, undoable: false });
    expect(perform(wealth, state, 0, activate(h(0, 1), h(0, 2)), chance)).toMatchObject({ ok: true, undoable: true });
  });

  it('[W10.9] standing answers are for their owner’s eyes', () => {
    const { state, events } = act(war(), 1, { type: 'setStand', answer: 'always' });
    expect(wealth.view(state, 0).players[1]?.stand).toBe('ask');
    expect(wealth.view(state, 1).players[1]?.stand).toBe('always');
    expect(wealth.viewEvent(eventOf(events, 'standSet'), 0)).toBeNull();
    expect(wealth.viewEvent(eventOf(events, 'standSet'), 1)).not.toBeNull();
    const occupying = act(state, 1, { type: 'setOccupy', on: false, product: 'energy' });
    const set = { stand: 'always', occupy: false, occupyProduct: 'energy' };
    expect(wealth.view(occupying.state, 1).players[1]).toMatchObject(set);
    for (const viewer of [0, null]) {
      const hidden = { stand: 'ask', occupy: true, occupyProduct: 'food' };
      expect(wealth.view(occupying.state, viewer).players[1]).toMatchObject(hidden);
      expect(wealth.viewEvent(eventOf(occupying.events, 'occupySet'), viewer)).toBeNull();
    }
  });

  const move = (from: Hex, to: Hex, rotation = 0): Action => ({
    type: 'moveTiles',
    tiles: [{ from, to, rotation, force: false }],
    automation: [],
  });

  it('[W10.10] moves tiles onto own flags only; flags and units stay, a moved token is lost', () => {
    const state = flag(token(unit(put(war(), 0, 'mine', h(0, 1)), 0, h(0, 1)), h(0, 1)), 0, h(3, 0));
    unit(state, 1, h(3, 0));
    const { state: moved, events } = act(state, 0, move(h(0, 1), h(3, 0), 1));
    expect(pieceOn(moved, h(0, 1))).toEqual({ seat: 0, tile: null, rotation: 0, tokens: 0 });
    expect(pieceOn(moved, h(3, 0))).toEqual({ seat: 0, tile: 'mine', rotation: 1, tokens: 0 });
    expect(units(moved, 0, h(0, 1))).toBe(1);
    expect(purse(moved, 0).flags).toBe(14);
    expect(eventOf(events, 'tilesMoved').tokens).toEqual([{ from: h(0, 1), to: null }]);
    expect(refusal(state, 0, move(h(0, 1), h(1, 1)))).toBe('W10.10 wealth/develop/only-own-flags');
    // The flag just left counts, so a tile may turn in place. It loses its token.
    expect(pieceOn(after(state, 0, move(h(0, 1), h(0, 1), 2)), h(0, 1))).toMatchObject({ rotation: 2, tokens: 0 });
  });

  it('[W10.10] the token of a split bloc stays where it is', () => {
    const state = flag(war(), 0, h(-3, 0));
    for (const r of [-1, 0, 1, 2]) put(state, 0, 'mine', h(1, r));
    token(state, h(1, -1));
    const moved = after(state, 0, move(h(1, 0), h(-3, 0)));
    expect(pieceOn(moved, h(1, -1))?.tokens).toBe(1);
    const said: Action = {
      ...(move(h(1, 0), h(-3, 0)) as Extract<Action, { type: 'moveTiles' }>),
      automation: [{ from: h(1, -1), to: h(1, 1) }],
    };
    expect(refusal(state, 0, said)).toBe('W10.10 wealth/develop/token-stays');
  });

  it('[W10.10] builds under an enemy unit', () => {
    const state = unit(flag(war(), 0, h(0, 1)), 1, h(0, 1));
    expect(after(state, 0, { type: 'build', tile: 'mine', hex: h(0, 1), rotation: 0, force: false }).active).toBe(1);
  });

  /** Three mines of seat 1 with units of others in the middle. */
  function mines(occupiers: number[], first = 0): State {
    const state = table('produce', { warClouds: true });
    for (const r of [0, 1, 2]) put(state, 1, 'mine', h(1, r));
    give(state, 1, { food: 3, energy: 1 });
    for (const seat of occupiers) unit(state, seat, h(1, 1));
    return { ...state, first };
  }
  const runMines: Action = {
    type: 'produce',
    runs: [{ industry: 'mine', fed: [h(1, 0), h(1, 1), h(1, 2)], with: 'food' }],
  };
  const ore = (state: State) => state.players.map((player) => player.purse.ore);

  it('[W10.11] three mines make 5 ore, an occupying unit takes 1', () => {
    const { state, events } = act(play(mines([0]), [1, runMines], [2, IDLE]), 0, IDLE);
    expect(ore(state)).toEqual([1, 4, 0]);
    expect(eventOf(events, 'blocRan')).toMatchObject({ dots: 5, made: { ore: 5 }, kept: { ore: 4 } });
    expect(eventOf(events, 'goodsSeized')).toMatchObject({ seat: 0, from: 1, goods: { ore: 1 } });
  });

  it('[W10.11] takes nothing from a bloc that stands still, nor when switched off, nor from itself', () => {
    expect(ore(play(mines([0]), [1, IDLE], [2, IDLE], [0, IDLE]))).toEqual([0, 0, 0]);
    const off: Action = { type: 'setOccupy', on: false, product: 'food' };
    expect(ore(play(mines([0]), [0, off], [1, runMines], [2, IDLE], [0, IDLE]))).toEqual([0, 5, 0]);
    expect(ore(play(mines([1]), [1, runMines], [2, IDLE], [0, IDLE]))).toEqual([0, 5, 0]);
  });

  it('[W10.11] too few: one each in turn order', () => {
    const many = mines([0, 0, 0, 0, 2, 2, 2], 2);
    expect(ore(play(many, [1, runMines], [2, IDLE], [0, IDLE]))).toEqual([2, 0, 3]);
    expect(ore(play({ ...many, first: 0 }, [1, runMines], [2, IDLE], [0, IDLE]))).toEqual([3, 0, 2]);
  });

  it('[W10.11] who comes too late in turn order takes nothing, and the log does not name it', () => {
    const state = put(table('produce', { warClouds: true }), 1, 'mine', h(1, 1));
    unit(unit(give(state, 1, { food: 1, energy: 1 }), 0, h(1, 1)), 2, h(1, 1));
    const run: Action = { type: 'produce', runs: [{ industry: 'mine', fed: [h(1, 1)], with: 'food' }] };
    const { events } = act(play(state, [0, IDLE], [2, IDLE]), 1, run);
    expect(events.flatMap((event) => (event.type === 'goodsSeized' ? [event.seat] : []))).toEqual([0]);
  });

  it('[W10.11] takes $30 from a bank', () => {
    const state = table('produce', { warClouds: true });
    put(put(give(state, 1, { food: 2, energy: 1 }), 1, 'bank', h(0, 1)), 1, 'bank', h(1, 1), 3);
    unit(state, 0, h(0, 1));
    const runs: Action = { type: 'produce', runs: [{ industry: 'bank', fed: [h(0, 1), h(1, 1)], with: 'food' }] };
    const done = play(state, [0, IDLE], [2, IDLE], [1, runs]);
    expect([purse(done, 0).money, purse(done, 1).money]).toEqual([30, 0]);
  });

  it('[W10.12] on an Integrated Economy it takes food, or energy if its owner says so', () => {
    const state = give(put(table('produce', { warClouds: true }), 1, 'integratedEconomy', h(0, 1)), 1, {
      food: 1,
      energy: 1,
    });
    unit(state, 0, h(0, 1));
    const runs: Action = {
      type: 'produce',
      runs: [
        { industry: 'farm', fed: [h(0, 1)], with: 'food' },
        { industry: 'generator', fed: [h(0, 1)], with: 'food' },
      ],
    };
    const food = play(state, [1, runs], [0, IDLE], [2, IDLE]);
    expect([purse(food, 0), purse(food, 1)]).toMatchObject([
      { food: 1, energy: 0 },
      { food: 0, energy: 2 },
    ]);
    const energy = play(
      state,
      [0, { type: 'setOccupy', on: true, product: 'energy' }],
      [1, runs],
      [0, IDLE],
      [2, IDLE],
    );
    expect([purse(energy, 0), purse(energy, 1)]).toMatchObject([
      { food: 0, energy: 1 },
      { food: 1, energy: 1 },
    ]);
  });

  it('[W10.13] an eliminated player’s units do not defend or occupy, but bar flags and can be battled', () => {
    const out = (state: State): State => {
      const [, player] = state.players;
      if (player) player.eliminated = 0;
      return state;
    };
    const state = out(flag(unit(unit(war(), 0, h(0, 1)), 1, h(1, 0)), 0, h(1, 1)));
    expect(after(state, 0, activate(h(0, 1), h(1, 0)))).toMatchObject({ stand: null });
    expect(units(after(state, 0, activate(h(0, 1), h(1, 0), battle(1))), 1, h(1, 0))).toBe(0);
    expect(refusal(state, 0, { type: 'placeFlag', hex: h(1, 0) })).toBe('W7.2 wealth/develop/enemy-unit');
    const occupied = mines([]);
    give(occupied, 0, { food: 0 });
    const ran = play(
      out(
        unit(
          put(give(table('produce', { warClouds: true }), 0, { food: 1, energy: 1 }), 0, 'mine', h(0, 1)),
          1,
          h(0, 1),
        ),
      ),
      [0, { type: 'produce', runs: [{ industry: 'mine', fed: [h(0, 1)], with: 'food' }] }],
      [2, IDLE],
    );
    expect(ore(ran)).toEqual([1, 0, 0]);
    // Its tiles still clash.
    const clash = flag(put(out(war()), 1, 'mine', h(0, 1)), 0, h(0, 2));
    expect(refusal(clash, 0, { type: 'build', tile: 'farm', hex: h(0, 2), rotation: 0, force: false })).toMatch('W7.4');
  });

  it('says why units cannot be built, activated or transported', () => {
    const poor = () => table('develop', { warClouds: true });
    const why = (state: State) =>
      Object.fromEntries(
        wealth.choices(state, 0).flatMap((choice) => {
          const isWar = choice.kind === 'blocked' && /buildUnits|activate|transport/.test(choice.template.type);
          return isWar ? [[choice.template.type, choice.why.code.replace('wealth/', '')]] : [];
        }),
      );
    expect(why(poor())).toEqual({ buildUnits: 'cannot-pay', activate: 'war/no-unit', transport: 'war/no-unit' });
    expect(why(unit(poor(), 0, h(0, 1)))).toEqual({
      buildUnits: 'cannot-pay',
      activate: 'cannot-pay',
      transport: 'cannot-pay',
    });
    expect(why(unit(war(), 0, h(0, 1)))).toEqual({ buildUnits: 'not-your-tile' });
    expect(why(put(unit(war(), 0, h(0, 1)), 0, 'farm', h(0, 1)))).toEqual({});
  });

  it('[W10.14] refuses what changes nothing', () => {
    const state = unit(war(), 0, h(0, 1));
    expect(refusal(state, 0, activate(h(0, 1), h(0, 1)))).toBe('W10.14 wealth/war/no-effect');
    expect(refusal(state, 0, transport(h(0, 1), h(0, 1)))).toBe('W10.14 wealth/war/no-effect');
    expect(after(state, 0, activate(h(0, 1), h(0, 1), SETTLE)).active).toBe(1);
  });
});
