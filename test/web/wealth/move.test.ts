import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../engine/core/hex.ts';
import type { Offer } from '../../../engine/wealth/state.ts';
import {
  type Deed,
  type Move,
  type MoveEvent,
  NO_CUBES,
  NOTHING,
  next,
  picksOf,
} from '../../../web/games/wealth/move.ts';

const A: Hex = { q: 0, r: 0 };
const B: Hex = { q: 1, r: -1 };

const after = (...events: MoveEvent[]): Move => events.reduce(next, NOTHING as Move);
const on = (start: Move, ...events: MoveEvent[]): Move => events.reduce(next, start);

const buyFood: MoveEvent = { type: 'step', cube: 'food', by: 1 };
const sellOre: MoveEvent = { type: 'step', cube: 'ore', by: -1 };

describe('a half-made trade', () => {
  it('counts the cubes that are picked', () => {
    expect(picksOf(after(buyFood, buyFood, { type: 'step', cube: 'ore', by: 1 }))).toEqual({
      ...NO_CUBES,
      food: 2,
      ore: 1,
    });
  });
  it('starts over if the player buys after selling, because an action does only one of the two', () => {
    expect(picksOf(after(sellOre, sellOre, buyFood))).toEqual({ ...NO_CUBES, food: 1 });
  });
  it('lets one cube go from buying through none to selling', () => {
    const down: MoveEvent = { type: 'step', cube: 'food', by: -1 };
    expect(picksOf(after(buyFood, down, down))).toEqual({ ...NO_CUBES, food: -1 });
  });
  it('stays below notes, an offer and the plan, and is there again afterwards', () => {
    const trade = after(buyFood);
    for (const part of [{ name: 'notes' }, { name: 'plan' }, { name: 'offer', to: 1, countered: null }] as const) {
      const open = on(trade, { type: 'open', part });
      expect(open.name).toBe(part.name);
      expect(picksOf(open)).toEqual({ ...NO_CUBES, food: 1 });
      expect(on(open, { type: 'back' })).toEqual(trade);
    }
  });
  it('can be changed in the markets while notes are open', () => {
    const open = after({ type: 'open', part: { name: 'notes' } }, buyFood);
    expect(open.name).toBe('notes');
    expect(picksOf(open).food).toBe(1);
  });
  it('is gone when a move has been taken', () => {
    expect(after(buyFood, { type: 'open', part: { name: 'notes' } }, { type: 'sent' })).toEqual(NOTHING);
  });
  it('is taken up again after it was overtaken', () => {
    const sold = after({ type: 'resume', action: { type: 'sell', cubes: ['ore', 'ore', 'food'] } });
    expect(picksOf(sold)).toEqual({ ...NO_CUBES, ore: -2, food: -1 });
  });
});

describe('notes', () => {
  it('are counted up to borrow and down to repay', () => {
    const open = after({ type: 'open', part: { name: 'notes' } });
    expect(on(open, { type: 'changeNotes', by: 1 }, { type: 'changeNotes', by: 1 })).toMatchObject({ change: 2 });
    expect(on(open, { type: 'changeNotes', by: -1 })).toMatchObject({ change: -1 });
    expect(after({ type: 'changeNotes', by: 1 })).toEqual(NOTHING);
  });
});

describe('an offer', () => {
  const got: Offer = { id: 7, from: 2, to: 0, give: { food: 1 }, want: { money: 5 } } as Offer;
  it('starts empty, or as the terms of the other player reversed', () => {
    expect(after({ type: 'open', part: { name: 'offer', to: 1, countered: null } })).toMatchObject({
      give: {},
      want: {},
    });
    const counter = after({ type: 'open', part: { name: 'offer', to: 2, countered: got } });
    expect(counter).toMatchObject({ to: 2, countered: got, give: { money: 5 }, want: { food: 1 } });
  });
  it('takes promises and another partner, and promises nothing below zero', () => {
    const open = after({ type: 'open', part: { name: 'offer', to: 1, countered: null } });
    const made = on(
      open,
      { type: 'promise', side: 'give', good: 'ore', n: 2 },
      { type: 'promise', side: 'want', good: 'money', n: -5 },
      { type: 'offerTo', seat: 2 },
    );
    expect(made).toMatchObject({ to: 2, give: { ore: 2 }, want: { money: 0 } });
  });
});

describe('a package', () => {
  const pick = { kind: 'industry', index: 3 } as const;
  const slots = [{ tile: 'farm', hex: A, rotation: 0 }, null] as const;
  it('has no tiles of the player yet, so that the page proposes some', () => {
    expect(after({ type: 'choosePackage', pick })).toEqual({ name: 'package', pick, slots: null, active: 0 });
  });
  it('keeps its tiles until another package is chosen', () => {
    const placed = after({ type: 'choosePackage', pick }, { type: 'setTiles', slots, active: 1 });
    expect(placed).toEqual({ name: 'package', pick, slots, active: 1 });
    expect(on(placed, { type: 'choosePackage', pick: { ...pick, index: 4 } })).toMatchObject({ slots: null });
    expect(on(placed, { type: 'choosePackage', pick: null })).toEqual(NOTHING);
  });
  it('is needed to place tiles', () => {
    expect(after({ type: 'setTiles', slots, active: 1 })).toEqual(NOTHING);
  });
});

describe('a hex', () => {
  it('is chosen for the first flag or unit without anything to open', () => {
    expect(after({ type: 'choose', hex: A }, { type: 'choose', hex: B })).toEqual({ name: 'start', hex: B });
  });
  it.each(['flag', 'automate'] as const)('is chosen for the action %s', (name) => {
    expect(after({ type: 'open', part: { name } }, { type: 'choose', hex: A })).toEqual({ name, hex: A });
  });
});

describe('an action of Develop', () => {
  it('starts afresh and goes back to nothing', () => {
    const build = after(
      { type: 'open', part: { name: 'build', tile: 'farm' } },
      { type: 'place', hex: A, rotation: 2 },
    );
    expect(build).toEqual({ name: 'build', tile: 'farm', place: { hex: A, rotation: 2 } });
    expect(on(build, { type: 'open', part: { name: 'build', tile: 'mine' } })).toMatchObject({
      tile: 'mine',
      place: null,
    });
    expect(on(build, { type: 'back' })).toEqual(NOTHING);
  });
  it.each([
    [
      { type: 'build', tile: 'bank', hex: A, rotation: 1, force: false },
      { name: 'build', tile: 'bank', place: null },
    ],
    [
      { type: 'placeFlag', hex: A },
      { name: 'flag', hex: null },
    ],
    [
      { type: 'moveTiles', tiles: [], automation: [] },
      { name: 'move', lifted: [] },
    ],
    [
      { type: 'automate', hex: A },
      { name: 'automate', hex: null },
    ],
    [{ type: 'passDevelop' }, NOTHING],
  ] as const)('is opened again after $0.type was overtaken', (action, move) => {
    expect(after({ type: 'resume', action: action as never })).toMatchObject(move);
  });
  it('builds units on the hexes that are tapped once, not twice', () => {
    const units = after(
      { type: 'open', part: { name: 'units' } },
      { type: 'toggleUnit', hex: A },
      { type: 'toggleUnit', hex: B },
    );
    expect(units).toEqual({ name: 'units', hexes: [A, B] });
    expect(on(units, { type: 'toggleUnit', hex: A })).toEqual({ name: 'units', hexes: [B] });
  });
});

describe('tiles being moved', () => {
  const lifted = after(
    { type: 'open', part: { name: 'move' } },
    { type: 'lift', hex: A, tile: 'farm', rotation: 5 },
    { type: 'lift', hex: B, tile: 'mine', rotation: 0 },
  );
  it('are put down and turned one at a time', () => {
    const C: Hex = { q: 2, r: 0 };
    expect(on(lifted, { type: 'moveTo', hex: C }, { type: 'hold', index: 0 }, { type: 'turn', step: 1 })).toMatchObject(
      {
        lifted: [
          { from: A, to: A, rotation: 0 },
          { from: B, to: C, rotation: 0 },
        ],
        active: 0,
      },
    );
    expect(on(lifted, { type: 'turn', step: -1 })).toMatchObject({ lifted: [{ rotation: 5 }, { rotation: 5 }] });
  });
  it('can be put back, and then the last of the others is in hand', () => {
    expect(on(lifted, { type: 'putBack', index: 0 })).toMatchObject({ lifted: [{ from: B }], active: 0 });
    expect(on(lifted, { type: 'putBack', index: 0 }, { type: 'putBack', index: 0 })).toMatchObject({
      lifted: [],
      active: 0,
    });
  });
  it('remember where a token goes', () => {
    expect(on(lifted, { type: 'putToken', from: A, to: B })).toMatchObject({ tokens: { '0,0': B } });
  });
});

describe('a unit', () => {
  const march: Deed = { name: 'move', against: null, operation: null };
  it('is taken up, aims, and does something', () => {
    const aimed = after({ type: 'open', part: { name: 'transport' } }, { type: 'aim', from: A, to: B, deed: march });
    expect(aimed).toEqual({ name: 'transport', from: A, to: B, deed: march });
    expect(on(aimed, { type: 'takeUp', from: B })).toEqual({ name: 'transport', from: B, to: null, deed: null });
  });
  it('goes on without anything to open while an activation is under way', () => {
    expect(after({ type: 'takeUp', from: A })).toEqual({ name: 'activate', from: A, to: null, deed: null });
  });
});

describe('what runs', () => {
  const runs = [{ industry: 'farm', fed: [A], with: 'food' }] as const;
  const chosen = after({ type: 'run', runs: runs as never });

  it('is forgotten when it was not made and is discarded', () => {
    expect(on(chosen, { type: 'drop' })).toEqual(NOTHING);
    expect(after(buyFood, { type: 'open', part: { name: 'notes' } }, { type: 'drop' })).toEqual(NOTHING);
  });

  it('is kept when it has been sent, because it can be taken back', () => {
    expect(on(chosen, { type: 'sent' })).toEqual({ name: 'runs', runs });
    expect(on(chosen, { type: 'open', part: { name: 'plan' } }, { type: 'back' })).toEqual(chosen);
  });
  it('goes back to what the page proposes', () => {
    expect(after({ type: 'run', runs: [] }, { type: 'runBest' })).toEqual(NOTHING);
  });
});
