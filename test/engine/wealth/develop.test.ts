import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../engine/core/hex.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import type { TileMove } from '../../../engine/wealth/actions/moveTiles.ts';
import { hexIndex } from '../../../engine/wealth/data/board.ts';
import type { Tile } from '../../../engine/wealth/data/goods.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import { blocAt } from '../../../engine/wealth/rules/blocs.ts';
import type { State } from '../../../engine/wealth/state.ts';
import {
  act,
  after,
  allPass,
  eventOf,
  flag,
  give,
  h,
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

const build = (tile: Tile, hex: Hex, rotation = 0, force = false): Action => ({
  type: 'build',
  tile,
  hex,
  rotation,
  force,
});
const place = (hex: Hex): Action => ({ type: 'placeFlag', hex });
const tileMove = (from: Hex, to: Hex, rotation = 0, force = false): TileMove => ({ from, to, rotation, force });
const move = (...tiles: TileMove[]): Action => ({ type: 'moveTiles', tiles, automation: [] });

describe('develop', () => {
  it('[W7.1] goes round until all pass in a row, an action breaking the run', () => {
    let state = flag(rich(table('develop')), 2, h(0, 1));
    state = play(state, [0, PASS_DEVELOP], [1, PASS_DEVELOP], [2, place(h(0, 2))]);
    expect(state).toMatchObject({ active: 0, passes: 0 });
    state = play(state, [0, PASS_DEVELOP], [1, PASS_DEVELOP]);
    expect(after(state, 2, PASS_DEVELOP)).toMatchObject({ phase: 'produce', active: null });
  });

  it('[W7.2] a flag costs a labor and goes next to an own flag', () => {
    const state = flag(flag(give(table('develop'), 0, { labor: 1 }), 0, h(0, 1)), 1, h(0, 2));
    const { state: placed, events } = act(state, 0, place(h(1, 0)));
    expect(pieceOn(placed, h(1, 0))).toEqual({ seat: 0, tile: null, rotation: 0, tokens: 0 });
    expect(purse(placed, 0)).toMatchObject({ labor: 0, flags: 14 });
    expect(eventOf(events, 'flagPlaced').paid).toEqual({ labor: 1 });
    expect(refusal(state, 0, place(h(0, 3)))).toBe('W7.2 wealth/develop/not-next-to-own');
    expect(refusal(state, 0, place(h(0, 2)))).toBe('W7.2 wealth/hex-taken');
    expect(refusal(state, 0, place(h(0, 1)))).toBe('W7.2 wealth/hex-taken');
    expect(refusal(state, 0, place(h(0, 0)))).toBe('W7.2 wealth/not-playable');
    expect(refusal(flag(table('develop'), 0, h(0, 1)), 0, place(h(1, 0)))).toBe('W7.2 wealth/cannot-pay');
    const ocean = flag(rich(table('develop', { terrain: 'Land of Lakes' })), 0, h(1, 0));
    expect(refusal(ocean, 0, place(h(2, 0)))).toBe('W7.2 wealth/not-playable');
  });

  it('[W7.2] an enemy unit bars a flag, an own one does not', () => {
    const state = flag(rich(table('develop', { warClouds: true })), 0, h(0, 1));
    expect(refusal(unit(state, 1, h(1, 0)), 0, place(h(1, 0)))).toBe('W7.2 wealth/develop/enemy-unit');
    expect(after(unit(state, 0, h(1, 1)), 0, place(h(1, 1))).active).toBe(1);
  });

  it.each<[Tile, Record<string, number>]>([
    ['farm', { ore: 1, capital: 1 }],
    ['generator', { ore: 1, capital: 1 }],
    ['academy', { ore: 1, capital: 1 }],
    ['mine', { labor: 1, energy: 1, capital: 1 }],
    ['factory', { labor: 1, ore: 2 }],
    ['bank', { energy: 1, ore: 1, capital: 1 }],
    ['integratedEconomy', { ore: 1, capital: 2 }],
  ])('[W7.3] builds a %s for %j', (tile, cost) => {
    const state = flag(give(table('develop'), 0, cost), 0, h(0, 1));
    const { state: built, events } = act(state, 0, build(tile, h(0, 1), 2));
    expect(pieceOn(built, h(0, 1))).toEqual({ seat: 0, tile, rotation: 2, tokens: 0 });
    expect(eventOf(events, 'tileBuilt').paid).toEqual(cost);
    expect(built.stacks[tile]).toBe((state.stacks[tile] ?? 0) - 1);
    expect(purse(built, 0)).toMatchObject({ energy: 0, labor: 0, ore: 0, capital: 0 });
    for (const cube of Object.keys(cost)) {
      const short = flag(give(table('develop'), 0, { ...cost, [cube]: (cost[cube] ?? 0) - 1 }), 0, h(0, 1));
      expect(refusal(short, 0, build(tile, h(0, 1)))).toBe('W7.3 wealth/cannot-pay');
    }
  });

  it('[W7.3] builds on own flags without a tile, and only tiles of the edition', () => {
    const state = put(flag(flag(rich(table('develop')), 0, h(0, 1)), 1, h(0, 2)), 0, 'mine', h(3, 0));
    expect(refusal(state, 0, build('farm', h(0, 2)))).toBe('W7.3 wealth/develop/not-your-flag');
    expect(refusal(state, 0, build('farm', h(1, 2)))).toBe('W7.3 wealth/develop/not-your-flag');
    expect(refusal(state, 0, build('farm', h(3, 0)))).toBe('W7.3 wealth/develop/has-tile');
    const first = flag(rich(table('develop', { edition: 'first' })), 0, h(0, 1));
    expect(refusal(first, 0, build('integratedEconomy', h(0, 1)))).toBe('W7.3 wealth/develop/no-such-tile');
    for (let rotation = 0; rotation < 6; rotation++) {
      expect(pieceOn(after(state, 0, build('factory', h(0, 1), rotation)), h(0, 1))?.rotation).toBe(rotation);
    }
  });

  it('[W7.4] a factory next to an academy with corner dots meeting is illegal without force', () => {
    // Corner 1 of the academy is corner 3 of the hex across its side 1.
    const state = flag(put(rich(table('develop', { edition: 'first' })), 1, 'academy', h(0, 1)), 0, h(1, 0));
    expect(refusal(state, 0, build('factory', h(1, 0)))).toBe('W7.4 wealth/dots-clash');
    // Turned so that no third lies there, it may meet a blank.
    expect(pieceOn(after(state, 0, build('factory', h(1, 0), 2)), h(1, 0))?.tile).toBe('factory');
  });

  it('[W7.4] halves of different industries clash at a side, whoever owns them; like halves do not', () => {
    const state = flag(put(rich(table('develop')), 0, 'mine', h(0, 1)), 0, h(0, 2));
    expect(refusal(state, 0, build('farm', h(0, 2)))).toBe('W7.4 wealth/dots-clash');
    expect(refusal(state, 0, build('integratedEconomy', h(0, 2)))).toBe('W7.4 wealth/dots-clash');
    expect(after(state, 0, build('mine', h(0, 2))).active).toBe(1);
    expect(after(state, 0, build('bank', h(0, 2), 1)).active).toBe(1);
  });

  it('[W7.5] force costs a capital more, whatever clashes, and is refused where nothing does', () => {
    const state = flag(put(table('develop'), 1, 'mine', h(0, 1)), 0, h(0, 2));
    put(state, 1, 'generator', h(1, 2), 1);
    give(state, 0, { ore: 1, capital: 2 });
    const { state: forced, events } = act(state, 0, build('farm', h(0, 2), 0, true));
    expect(purse(forced, 0)).toMatchObject({ ore: 0, capital: 0 });
    expect(eventOf(events, 'tileBuilt')).toMatchObject({ forced: true, paid: { ore: 1, capital: 2 } });
    expect(refusal(state, 0, build('bank', h(0, 2), 3, true))).toBe('W7.5 wealth/develop/needless-force');
    const poor = flag(put(give(table('develop'), 0, { ore: 1, capital: 1 }), 1, 'mine', h(0, 1)), 0, h(0, 2));
    expect(refusal(poor, 0, build('farm', h(0, 2), 0, true))).toBe('W7.3 wealth/cannot-pay');
  });

  it('[W7.6] moves tiles with their flags onto free hexes or own flags, whose flag goes home', () => {
    const state = flag(
      put(put(give(table('develop'), 0, { capital: 1 }), 0, 'mine', h(0, 1)), 0, 'bank', h(1, 1)),
      0,
      h(4, 0),
    );
    const { state: moved, events } = act(state, 0, move(tileMove(h(0, 1), h(-3, 0), 2), tileMove(h(1, 1), h(4, 0))));
    expect(pieceOn(moved, h(0, 1))).toBeNull();
    expect(pieceOn(moved, h(1, 1))).toBeNull();
    expect(pieceOn(moved, h(-3, 0))).toEqual({ seat: 0, tile: 'mine', rotation: 2, tokens: 0 });
    expect(pieceOn(moved, h(4, 0))).toEqual({ seat: 0, tile: 'bank', rotation: 0, tokens: 0 });
    expect(purse(moved, 0)).toMatchObject({ capital: 0, flags: 14 });
    expect(eventOf(events, 'tilesMoved')).toMatchObject({ home: [h(4, 0)], paid: { capital: 1 } });
  });

  it('[W7.6] one to three own tiles, each once, onto nothing that is taken', () => {
    const state = rich(table('develop'));
    const row = [h(-1, 1), h(0, 1), h(1, 1), h(2, 1)];
    for (const hex of row) put(state, 0, 'bank', hex);
    put(state, 1, 'bank', h(0, -2));
    flag(state, 1, h(0, -3));
    const to = [h(-3, -1), h(-3, 0), h(-3, 1), h(-3, 2)];
    const all = row.map((from, i) => tileMove(from, to[i] as Hex));
    expect(refusal(state, 0, move(...all))).toBe('W7.6 wealth/develop/one-to-three');
    expect(refusal(state, 0, move())).toBe('W7.6 wealth/develop/one-to-three');
    const [first] = all as [TileMove];
    expect(refusal(state, 0, move(first, first))).toBe('W7.6 wealth/develop/tile-twice');
    expect(refusal(state, 0, move(tileMove(h(0, -2), h(-3, 0))))).toBe('W7.6 wealth/not-your-tile');
    expect(refusal(state, 0, move(tileMove(h(-1, 1), h(0, -2))))).toBe('W7.6 wealth/develop/has-tile');
    expect(refusal(flag(state, 0, h(-2, 1)), 0, move(tileMove(h(-2, 1), h(-3, 0))))).toBe('W7.6 wealth/not-your-tile');
    expect(refusal(state, 0, move(tileMove(h(-1, 1), h(0, -3))))).toBe('W7.6 wealth/develop/other-flag');
    expect(refusal(state, 0, move(tileMove(h(-1, 1), h(0, 0))))).toBe('W7.6 wealth/not-playable');
    expect(refusal(state, 0, move(tileMove(h(-1, 1), h(3, 0)), tileMove(h(0, 1), h(3, 0))))).toMatch('W7.6');
    const poor = put(table('develop'), 0, 'bank', h(0, 1));
    expect(refusal(poor, 0, move(tileMove(h(0, 1), h(1, 1))))).toBe('W7.6 wealth/cannot-pay');
  });

  it('[W7.6] lets tiles swap and turn on the spot; each forced tile costs a capital', () => {
    const state = put(put(give(table('develop'), 0, { capital: 3 }), 0, 'mine', h(0, 1), 1), 0, 'farm', h(0, 2));
    const swapped = after(state, 0, move(tileMove(h(0, 1), h(0, 2), 1), tileMove(h(0, 2), h(0, 1))));
    expect(pieceOn(swapped, h(0, 1))?.tile).toBe('farm');
    expect(pieceOn(swapped, h(0, 2))?.tile).toBe('mine');
    expect(purse(swapped, 0).capital).toBe(2);
    const turned = after(state, 0, move(tileMove(h(0, 1), h(0, 1), 0, true)));
    expect(pieceOn(turned, h(0, 1))?.rotation).toBe(0);
    expect(purse(turned, 0).capital).toBe(1);
    expect(refusal(state, 0, move(tileMove(h(0, 1), h(0, 1), 0)))).toBe('W7.4 wealth/dots-clash');
    expect(refusal(state, 0, move(tileMove(h(0, 1), h(0, 1), 2, true)))).toBe('W7.5 wealth/develop/needless-force');
  });

  it('[W7.7] judges clashes as each tile is set, the rest still lifted', () => {
    const state = put(put(give(table('develop'), 0, { capital: 2 }), 0, 'mine', h(3, 0)), 0, 'farm', h(-3, 0));
    const mine = tileMove(h(3, 0), h(0, 1));
    const farm = tileMove(h(-3, 0), h(0, 2));
    const forced = (moved: TileMove) => ({ ...moved, force: true });
    // Whichever comes second meets the other.
    expect(after(state, 0, move(mine, forced(farm))).active).toBe(1);
    expect(after(state, 0, move(farm, forced(mine))).active).toBe(1);
    expect(refusal(state, 0, move(forced(mine), farm))).toBe('W7.5 wealth/develop/needless-force');
    expect(refusal(state, 0, move(mine, farm))).toBe('W7.4 wealth/dots-clash');
    expect(
      refusal(
        give(put(put(table('develop'), 0, 'mine', h(3, 0)), 0, 'farm', h(-3, 0)), 0, { capital: 1 }),
        0,
        move(mine, forced(farm)),
      ),
    ).toBe('W7.6 wealth/cannot-pay');
  });

  it('[W7.8] automates a whole bloc for 1 energy and 2 capital, once', () => {
    const state = put(
      put(give(table('develop'), 0, { energy: 2, capital: 4 }), 0, 'mine', h(0, 1)),
      0,
      'mine',
      h(0, 2),
    );
    const { state: automated, events } = act(state, 0, { type: 'automate', hex: h(0, 2) });
    expect(purse(automated, 0)).toMatchObject({ energy: 1, capital: 2 });
    expect(automated.active).toBe(1);
    expect(eventOf(events, 'blocAutomated')).toMatchObject({ industry: 'mine', tiles: [h(0, 1), h(0, 2)] });
    expect(blocAt(automated.board, hexIndex(h(0, 1)))?.automated).toBe(true);
    const again = { ...automated, active: 0 };
    expect(refusal(again, 0, { type: 'automate', hex: h(0, 1) })).toBe('W7.8 wealth/develop/already-automated');
    expect(refusal(state, 0, { type: 'automate', hex: h(1, 1) })).toBe('W7.8 wealth/not-your-tile');
    const poor = put(give(table('develop'), 0, { energy: 1, capital: 1 }), 0, 'mine', h(0, 1));
    expect(refusal(poor, 0, { type: 'automate', hex: h(0, 1) })).toBe('W7.8 wealth/cannot-pay');
    const other = flag(put(rich(table('develop')), 1, 'mine', h(0, 1)), 0, h(0, 2));
    expect(refusal(other, 0, { type: 'automate', hex: h(0, 1) })).toBe('W7.8 wealth/not-your-tile');
    expect(refusal(other, 0, { type: 'automate', hex: h(0, 2) })).toBe('W7.8 wealth/not-your-tile');
  });

  /** Five mines in a row from r = -2 to 3 without the centre would break: a column at q = 1. */
  const column = (tokenAt: number): State => {
    const state = rich(table('develop'));
    for (const r of [-2, -1, 0, 1, 2]) put(state, 0, 'mine', h(1, r));
    return token(state, h(1, tokenAt));
  };
  const tokens = (state: State) => state.board.flatMap((piece, at) => (piece?.tokens ? [at] : []));

  it('[W7.9] a split bloc’s token goes with most tiles of the old bloc, else stays with its tile', () => {
    // Taking the second tile away leaves 1 + 3, and the moved one alone.
    const leave = move(tileMove(h(1, -1), h(-3, 0)));
    expect(tokens(after(column(-2), 0, leave))).toEqual([hexIndex(h(1, 0))]);
    expect(tokens(after(column(1), 0, leave))).toEqual([hexIndex(h(1, 1))]);
    // The middle one away: 2 + 2, a tie that the token's tile decides.
    const middle = move(tileMove(h(1, 0), h(-3, 0)));
    expect(tokens(after(column(2), 0, middle))).toEqual([hexIndex(h(1, 2))]);
    expect(tokens(after(column(-2), 0, middle))).toEqual([hexIndex(h(1, -2))]);
    // The token's own tile moves off alone: it goes to the largest part, on a tie the one with the lowest hex.
    expect(tokens(after(column(0), 0, middle))).toEqual([hexIndex(h(1, -2))]);
    // As they lie after the move: the pair that stood first goes to the right of the other.
    const apart = move(tileMove(h(1, -2), h(4, -2)), tileMove(h(1, -1), h(4, -1)), tileMove(h(1, 0), h(-3, 0)));
    expect(tokens(after(column(0), 0, apart))).toEqual([hexIndex(h(1, 1))]);
  });

  it('[W7.9] or as the mover says, on any tile of the bloc that was split', () => {
    const state = column(-2);
    const say = (to: Hex, from = h(1, -2)): Action => ({
      type: 'moveTiles',
      tiles: [tileMove(h(1, -1), h(-3, 0))],
      automation: [{ from, to }],
    });
    const { state: moved, events } = act(state, 0, say(h(-3, 0)));
    expect(tokens(moved)).toEqual([hexIndex(h(-3, 0))]);
    expect(eventOf(events, 'tilesMoved').tokens).toEqual([{ from: h(1, -2), to: h(-3, 0) }]);
    expect(tokens(after(state, 0, say(h(1, -2))))).toEqual([hexIndex(h(1, -2))]);
    expect(refusal(state, 0, say(h(4, 0)))).toBe('W7.9 wealth/develop/token-not-there');
    expect(refusal(state, 0, say(h(1, 0), h(1, 0)))).toBe('W7.9 wealth/develop/token-not-there');
    // A bloc that stays whole keeps its token where it is.
    const end: Action = {
      type: 'moveTiles',
      tiles: [tileMove(h(1, 2), h(1, 2), 3)],
      automation: [{ from: h(1, -2), to: h(1, 0) }],
    };
    expect(refusal(state, 0, end)).toBe('W7.9 wealth/develop/token-not-there');
    expect(tokens(after(state, 0, { ...end, automation: [] }))).toEqual([hexIndex(h(1, -2))]);
  });

  it('[W7.9] each token goes for itself, also two on one tile', () => {
    const state = token(column(-2), h(1, 2));
    const middle = move(tileMove(h(1, 0), h(-3, 0)));
    expect(tokens(after(state, 0, middle))).toEqual([h(1, -2), h(1, 2)].map(hexIndex));
    const both: Action = {
      type: 'moveTiles',
      tiles: [tileMove(h(1, 0), h(-3, 0))],
      automation: [{ from: h(1, -2), to: h(1, 2) }],
    };
    const stacked = after(state, 0, both);
    expect(pieceOn(stacked, h(1, 2))?.tokens).toBe(2);
    expect(wealth.invariants(stacked)).toEqual([]);
  });

  it('[W7.10] something must change', () => {
    const state = put(put(rich(table('develop')), 0, 'mine', h(0, 1)), 0, 'bank', h(1, 1));
    expect(refusal(state, 0, move(tileMove(h(0, 1), h(0, 1))))).toBe('W7.10 wealth/develop/nothing-moves');
    const half = move(tileMove(h(0, 1), h(0, 1)), tileMove(h(1, 1), h(1, 1), 3));
    expect(pieceOn(after(state, 0, half), h(1, 1))?.rotation).toBe(3);
  });

  it('is not asked where nothing but a pass is possible', () => {
    const state = put(table('develop'), 0, 'mine', h(0, 1));
    expect(wealth.forced(state, 0)).toEqual(PASS_DEVELOP);
    expect(wealth.forced(give(state, 0, { labor: 1 }), 0)).toBeNull();
    expect(allPass(state).phase).toBe('produce');
  });

  it('previews what a tile would make on every flag and in every rotation', () => {
    const state = flag(put(rich(table('develop')), 0, 'mine', h(0, 1)), 0, h(0, 2));
    const mines = wealth
      .choices(state, 0)
      .filter((c) => c.kind === 'one' && c.action.type === 'build' && c.action.tile === 'mine');
    expect(mines).toHaveLength(6);
    expect(mines.map((c) => (c.kind === 'one' ? c.preview?.dots : null))).toEqual([2, 1, 1, 2, 1, 1]);
  });
});
