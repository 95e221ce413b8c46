import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import type { Hex } from '../../../engine/core/hex.ts';
import { clone } from '../../../engine/core/json.ts';
import { actions } from '../../../engine/wealth/actions/index.ts';
import { hexIndex } from '../../../engine/wealth/data/board.ts';
import { ROTATIONS } from '../../../engine/wealth/data/geometry.ts';
import type { Tile } from '../../../engine/wealth/data/goods.ts';
import { endFacts } from '../../../engine/wealth/facts/endings.ts';
import { bestRuns, guideValues } from '../../../engine/wealth/facts/feeding.ts';
import { figuresByRound } from '../../../engine/wealth/facts/history.ts';
import { costOfPlan, planFor } from '../../../engine/wealth/facts/planning.ts';
import {
  buyLadder,
  costOf,
  guidePrice,
  marketFacts,
  proceedsOf,
  sellLadder,
} from '../../../engine/wealth/facts/prices.ts';
import { defaultRuns, projection, projectionOf } from '../../../engine/wealth/facts/production.ts';
import {
  buildTargets,
  checkPreview,
  emptyFlags,
  flagTargets,
  previewTile,
} from '../../../engine/wealth/facts/targets.ts';
import { netWorth, scoreSoFar } from '../../../engine/wealth/facts/worth.ts';
import { DEFAULTS, type Options } from '../../../engine/wealth/options.ts';
import { setFlag, setTile, setToken } from '../../../engine/wealth/rules/develop/pieces.ts';
import { addUnit } from '../../../engine/wealth/rules/warClouds/units.ts';
import { setup } from '../../../engine/wealth/setup.ts';
import type { State } from '../../../engine/wealth/state.ts';

const h = (q: number, r: number): Hex => ({ q, r });

/** A game past set-up with empty hands and an empty board. */
function table(options: Partial<Options> = {}, seats = 3): State {
  const { state } = setup({ ...DEFAULTS, ...options }, seats, keyedChance(new Uint8Array(32)), {});
  return { ...state, phase: 'develop', round: 1, first: 0, active: 0, draft: null };
}

function hold(state: State, seat: number, purse: Record<string, number>): void {
  Object.assign(state.players[seat]?.purse ?? {}, purse);
}

function put(state: State, seat: number, tile: Tile, hex: Hex, rotation: number): void {
  setFlag(state, seat, hexIndex(hex));
  setTile(state, hexIndex(hex), tile, rotation);
}

/** Places n tiles of one kind, each where it brings most dots, and returns the dots that each brought. */
function grow(state: State, seat: number, tile: Tile, start: Hex, n: number): number[] {
  put(state, seat, tile, start, 0);
  const gains: number[] = [];
  for (let i = 1; i < n; i++) {
    const [best] = flagTargets(state, seat)
      .flatMap((hex) => ROTATIONS[tile].map((rotation) => previewTile(state, seat, tile, hex, rotation)))
      .filter(({ clash }) => !clash)
      .sort((a, b) => b.dots - a.dots || b.bloc - a.bloc || a.energy - b.energy);
    if (!best) throw new Error('no room');
    put(state, seat, tile, best.hex, best.rotation);
    gains.push(best.dots);
  }
  return gains;
}

describe('prices', () => {
  it('[W4.2] food at the start: buy 7, sell 4, barter 5.5', () => {
    expect(marketFacts(table(), 'food')).toEqual({ cube: 'food', stock: 20, wells: 40, buy: 7, sell: 4, barter: 5.5 });
  });

  it('climbs and falls with every cube, and adds up', () => {
    const state = table();
    expect(buyLadder(state, 'labor', 3)).toEqual([
      { price: 17, total: 17 },
      { price: 18, total: 35 },
      { price: 18, total: 53 },
    ]);
    expect(sellLadder(state, 'labor', 3).map(({ total }) => total)).toEqual([13, 26, 38]);
    expect(costOf(state, { labor: 2, ore: 1 })).toBe(35 + 20);
    expect(proceedsOf(state, { labor: 2, ore: 1 })).toBe(26 + 15);
    expect(costOf(state, {})).toBe(0);
  });

  it('stays at the last price when a market is empty or full', () => {
    const state = table();
    state.market.ore = 1;
    expect(buyLadder(state, 'ore', 3).map(({ price }) => price)).toEqual([35, 35, 35]);
    state.market.ore = 29;
    expect(sellLadder(state, 'ore', 3).map(({ price }) => price)).toEqual([8, 8, 8]);
  });

  it('[W4.6] guides a bundle by barter prices, money as it is, a note at what frees one from it', () => {
    expect(guidePrice(table(), { labor: 2, food: 2, money: 10 })).toBe(30 + 11 + 10);
    expect(guidePrice(table(), { notes: 2, money: 10 })).toBe(-40);
    expect(guidePrice(table(), {})).toBe(0);
  });
});

describe('worth and score', () => {
  const state = table();
  put(state, 0, 'mine', h(0, 1), 0);
  put(state, 0, 'mine', h(0, 2), 0);
  hold(state, 0, { money: 57, notes: 2, labor: 3, food: 1 });
  hold(state, 1, { labor: 12, money: 4, notes: 1 });

  it('values money, cubes, tiles and notes line by line', () => {
    expect(netWorth(state, 0)).toEqual({
      money: 57,
      cubes: {
        food: { count: 1, value: 4 },
        energy: { count: 0, value: 0 },
        labor: { count: 3, value: 38 },
        ore: { count: 0, value: 0 },
        capital: { count: 0, value: 0 },
      },
      tiles: { count: 2, value: 80 },
      notes: { count: 2, value: -50 },
      total: 57 + 42 + 80 - 50,
    });
  });

  it('[W11.8] scores tiles, money after the best repayment, and notes left', () => {
    expect(scoreSoFar(state, 0)).toEqual({
      tiles: { count: 2, value: 8 },
      money: { count: 32, value: 3 },
      notes: { count: 1, value: -3 },
      repaid: 1,
      points: 8,
    });
    expect(scoreSoFar(state, 1)).toMatchObject({ notes: { count: 1, value: -3 }, repaid: 0, points: -3 });
  });
});

describe('targets', () => {
  it('[W8.2] academies bring 2 dots each after the first, generators and mines as the book counts', () => {
    expect(grow(table(), 0, 'academy', h(2, 0), 4)).toEqual([2, 2, 2]);
    expect(grow(table(), 0, 'generator', h(2, 0), 3)).toEqual([2, 2]);
    expect(grow(table(), 0, 'factory', h(2, 0), 3)).toEqual([1, 2]);
  });

  it('offers flags next to own flags only, none on the centre', () => {
    const state = table();
    put(state, 0, 'farm', h(0, 1), 0);
    put(state, 1, 'farm', h(1, 1), 0);
    expect(flagTargets(state, 0)).toEqual([h(-1, 1), h(-1, 2), h(0, 2), h(1, 0)]);
    expect(flagTargets(state, 2)).toEqual([]);
  });

  it('bars flags on terrain and under enemy units', () => {
    const state = table({ warClouds: true, terrain: 'Land of Lakes' });
    put(state, 0, 'farm', h(0, 1), 0);
    addUnit(state, 1, h(1, 0));
    expect(flagTargets(state, 0)).toEqual([h(-1, 1), h(-1, 2), h(1, 1)]);
  });

  it('previews dots, running costs and what joining saves', () => {
    const state = table();
    put(state, 0, 'mine', h(0, 1), 0);
    put(state, 0, 'mine', h(0, 3), 0);
    setFlag(state, 0, hexIndex(h(0, 2)));
    hold(state, 0, { energy: 1, labor: 1, capital: 1 });
    expect(previewTile(state, 0, 'mine', h(0, 2), 0)).toEqual({
      tile: 'mine',
      hex: h(0, 2),
      rotation: 0,
      clash: false,
      cost: { energy: 1, labor: 1, capital: 1 },
      canPay: true,
      dots: 3,
      makes: { ore: 3 },
      food: 1,
      energy: -1,
      bloc: 3,
    });
    expect(previewTile(state, 0, 'mine', h(0, 2), 1)).toMatchObject({ dots: 1, energy: 1, bloc: 1 });
  });

  it('counts both sections of an Integrated Economy', () => {
    const state = table();
    put(state, 0, 'farm', h(0, 1), 0);
    setFlag(state, 0, hexIndex(h(0, 2)));
    expect(previewTile(state, 0, 'integratedEconomy', h(0, 2), 0)).toMatchObject({
      dots: 4,
      makes: { food: 2, energy: 2 },
      food: 1,
      energy: 0,
    });
  });

  it('[W7.4] shows clashes with the price of force, and agrees with check', () => {
    const state = table();
    put(state, 1, 'farm', h(0, 1), 0);
    setFlag(state, 0, hexIndex(h(0, 2)));
    hold(state, 0, { energy: 9, labor: 9, ore: 9, capital: 9 });
    expect(emptyFlags(state, 0)).toEqual([h(0, 2)]);
    const targets = buildTargets(state, 0, 'mine');
    // Turned by half, the mine is the same again.
    expect(targets).toHaveLength(3);
    expect(targets.filter(({ clash }) => clash).map(({ rotation }) => rotation)).toEqual([0]);
    expect(targets.find(({ clash }) => clash)?.cost).toEqual({ energy: 1, labor: 1, capital: 2 });
    for (const preview of targets) {
      expect(checkPreview(state, 0, preview)).toBeNull();
      const { tile, hex, rotation, clash } = preview;
      expect(actions.check(state, 0, { type: 'build', tile, hex, rotation, force: !clash })).not.toBeNull();
    }
    expect(buildTargets(state, 0, 'farm')).toHaveLength(1);
  });
});

describe('production', () => {
  it('[W9.2] 3 academies cost 3 food and 1 energy and make 5 labor', () => {
    const state = table();
    grow(state, 0, 'academy', h(2, 0), 3);
    expect(projection(state, 0, 'fed')).toMatchObject({
      paid: { food: 3, energy: 1 },
      kept: { labor: 5 },
      net: { food: -3, energy: -1, labor: 5 },
    });
    expect(projection(state, 0, 'held').runs).toEqual([]);
    hold(state, 0, { food: 2, energy: 1 });
    expect(projection(state, 0, 'held')).toMatchObject({ paid: { food: 2, energy: 1 }, kept: { labor: 3 } });
  });

  it('[W9.4] an automated triangle of factories: 1 energy and 1 ore make 4 capital', () => {
    const state = table();
    grow(state, 0, 'factory', h(2, 0), 3);
    setToken(state, hexIndex(h(2, 0)));
    hold(state, 0, { energy: 1, ore: 1 });
    const { blocs, paid, kept } = projection(state, 0, 'held');
    expect({ paid, kept }).toEqual({ paid: { ore: 1, energy: 1 }, kept: { capital: 4 } });
    expect(blocs).toHaveLength(1);
    expect(blocs[0]).toMatchObject({ industry: 'factory', automated: true, dots: 4 });
  });

  it('feeds with food where ore is the dearer', () => {
    const state = table();
    put(state, 0, 'mine', h(2, 0), 0);
    put(state, 0, 'mine', h(2, 1), 0);
    setToken(state, hexIndex(h(2, 0)));
    hold(state, 0, { food: 9, energy: 9, ore: 9 });
    expect(defaultRuns(state, 0).map((run) => run.with)).toEqual(['food']);
    // Two food at 11 against one ore at 18.
    state.market.food = 0;
    expect(defaultRuns(state, 0).map((run) => run.with)).toEqual(['ore']);
  });

  it('spends scarce food where it makes most, and every decision it proposes is legal', () => {
    const state = { ...table(), phase: 'produce' as const, active: null };
    grow(state, 0, 'academy', h(2, 0), 2);
    put(state, 0, 'generator', h(-3, 0), 0);
    hold(state, 0, { food: 2, energy: 1 });
    // Labor 3 × 15 against energy 1 × 11 and one labor.
    expect(projection(state, 0, 'held').kept).toEqual({ labor: 3 });
    expect(actions.check(state, 0, { type: 'produce', runs: defaultRuns(state, 0) })).toBeNull();
    hold(state, 0, { energy: 0 });
    expect(projection(state, 0, 'held').kept).toEqual({ energy: 1 });
  });

  it('leaves alone what does not pay', () => {
    const state = table();
    put(state, 0, 'farm', h(2, 0), 0);
    hold(state, 0, { energy: 1 });
    // One food at 5.5 for one energy at 11.
    expect(projection(state, 0, 'held').runs).toEqual([]);
    expect(projection(state, 0, 'held').blocs[0]).toMatchObject({ run: null, dots: 0, paid: {}, kept: {} });
    expect(bestRuns(state, 0, null, { ...guideValues(state), food: 20 })).toHaveLength(1);
  });

  it('counts both sections of an Integrated Economy as blocs, and bank dots as $30', () => {
    const state = table();
    put(state, 0, 'integratedEconomy', h(2, 0), 0);
    hold(state, 0, { food: 5, energy: 5 });
    expect(projection(state, 0, 'held')).toMatchObject({ paid: { food: 1 }, kept: { energy: 2 } });
    const banks = table();
    put(banks, 0, 'bank', h(0, 1), 1);
    put(banks, 0, 'bank', h(0, 2), 5);
    hold(banks, 0, { food: 5, energy: 5 });
    expect(projection(banks, 0, 'held').kept).toEqual({ money: 30 });
  });

  it('[W10.11] shows what occupiers will take', () => {
    const state = table({ warClouds: true });
    for (const r of [-1, 0, 1]) put(state, 0, 'mine', h(2, r), 0);
    addUnit(state, 1, h(2, 0));
    hold(state, 0, { food: 3, energy: 1 });
    expect(projection(state, 0, 'held').blocs[0]).toMatchObject({ made: { ore: 5 }, kept: { ore: 4 } });
  });

  it('projects what the player chose itself', () => {
    const state = table();
    for (const r of [-1, 0, 1]) put(state, 0, 'mine', h(2, r), 0);
    const run = { industry: 'mine' as const, fed: [h(2, 0), h(2, 1)], with: 'food' as const };
    expect(projectionOf(state, 0, [run])).toMatchObject({
      paid: { food: 2, energy: 1 },
      kept: { ore: 3 },
      net: { food: -2, energy: -1, ore: 3 },
    });
  });
});

describe('planning', () => {
  const state = table();
  put(state, 0, 'mine', h(2, 0), 0);
  hold(state, 0, { ore: 1, money: 30 });

  it('adds up wishes and prices what is missing', () => {
    const plan = { tiles: { farm: 1, factory: 1 }, flags: 2, forced: 1, automations: 1 };
    expect(costOfPlan(state, 0, plan)).toEqual({ energy: 1, labor: 3, ore: 3, capital: 4 });
    const war = { units: 2, activations: 1, transports: 3 };
    expect(costOfPlan(state, 0, war)).toEqual({ food: 1, energy: 2, labor: 2, ore: 3 });
    expect(planFor(state, 0, { tiles: { factory: 1 } })).toEqual({
      cost: { labor: 1, ore: 2 },
      missing: { labor: 1, ore: 1 },
      price: 17 + 20,
      short: 7,
      actions: 1,
    });
  });

  it('plans the fuel for everything that pays', () => {
    expect(costOfPlan(state, 0, { runAll: true })).toEqual({ food: 1, energy: 1 });
  });
});

describe('the end', () => {
  it('tells flags, hexes, stacks and rounds left', () => {
    const state = table({ roundLimit: 6, terrain: 'The Great Ocean' });
    put(state, 0, 'mine', h(2, 0), 0);
    state.stacks.mine = 0;
    expect(endFacts(state)).toEqual({
      flagsLeft: [15, 16, 16],
      lastFlagLatched: false,
      hexesLeft: 61 - 1 - 6 - 1,
      emptyStacks: ['mine'],
      stacksToEnd: 5,
      roundsLeft: 6,
      met: [],
    });
    expect(endFacts({ ...state, round: 6 }).met).toEqual(['roundLimit']);
  });
});

describe('figures by round', () => {
  it('takes worth, prices and production when a round ends', () => {
    const start = table({}, 2);
    const made = { type: 'blocRan', seat: 1, industry: 'mine', tiles: [], fed: [], with: 'food', paid: {}, dots: 3 };
    const second = clone(start);
    second.round = 2;
    second.market.ore = 14;
    hold(second, 1, { ore: 3, money: 12 });
    const over: State = { ...clone(second), phase: 'over', round: 2 };
    const figures = figuresByRound(start, [
      { state: start, events: [] },
      { state: second, events: [{ ...made, made: { ore: 3 }, kept: { ore: 2 } } as never] },
      { state: over, events: [{ ...made, made: { ore: 2 }, kept: { ore: 2 } } as never] },
    ]);
    expect(figures.map(({ round, made: all }) => [round, all])).toEqual([
      [1, [{}, { ore: 3 }]],
      [2, [{}, { ore: 2 }]],
    ]);
    expect(figures[0]).toMatchObject({ worth: [0, 12 + 16 + 15 + 15], points: [0, 1], tiles: [0, 0], notes: [0, 0] });
    expect(figures[0]?.prices).toEqual({ food: 5.5, energy: 11, labor: 15, ore: 19, capital: 22 });
    expect(figures[0]?.stocks.ore).toBe(14);
  });

  it('closes with the present where the game goes on', () => {
    const start = table();
    expect(figuresByRound(start, [{ state: start, events: [] }]).map(({ round }) => round)).toEqual([1]);
  });
});
