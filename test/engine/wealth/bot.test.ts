import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import type { Choice } from '../../../engine/core/choices.ts';
import type { Seat, Tagged } from '../../../engine/core/game.ts';
import { deepFreeze } from '../../../engine/core/json.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { bot } from '../../../engine/wealth/bot/index.ts';
import type { Goods } from '../../../engine/wealth/data/goods.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { Options } from '../../../engine/wealth/options.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { generator, randomAction, seedOf } from '../../properties/randomPlay.ts';
import { after, give, h, PASS_DEVELOP, purse, put, table, unit } from './table.ts';

const LONGEST = 20_000;

interface Played {
  state: State;
  actions: number;
}

/** Plays a game; seats that are not the bot's move at random. */
function play(options: Record<string, unknown>, seats: number, seed: number, isBot: (seat: Seat) => boolean): Played {
  const chance = keyedChance(seedOf(seed));
  const below = generator(seed);
  const parsed = wealth.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  let { state } = wealth.setup(parsed.value, seats, chance, wealth.rules);
  for (let actions = 0; ; actions++) {
    const [next] = wealth.awaiting(state);
    if (!next) return { state, actions };
    if (actions >= LONGEST) throw new Error(`${JSON.stringify(options)} seed ${seed}: does not end`);
    const { seat } = next;
    const action = isBot(seat)
      ? wealth.bot(deepFreeze(wealth.view(state, seat)), seat)
      : (randomAction(wealth, state, seat, wealth.choices(state, seat) as Choice<Tagged>[], below) as Action);
    const outcome = perform(wealth, state, seat, action, chance);
    if (!outcome.ok) throw new Error(`the bot's ${JSON.stringify(action)} is refused: ${outcome.refusal.code}`);
    state = outcome.state;
  }
}

const TABLES: [string, Record<string, unknown>, number][] = [
  ['first, five, limited passing', { edition: 'first', limitedPassing: true }, 5],
  ['second, two', {}, 2],
  ['second, three, cash only, hidden money', { cashOnlyStart: true, money: 'hidden' }, 3],
  ['second, four, terrain, synergy', { terrain: 'Through the Pass', synergy: true }, 4],
  ['manual, three', { edition: 'manual' }, 3],
  ['War Clouds, six', { warClouds: true, separateFirstPicker: true }, 6],
];

describe('a table of computer players', () => {
  it.each(TABLES)('%s: comes to its end by itself', (_, options, seats) => {
    const { state } = play(options, seats, 7, () => true);
    expect(state.phase).toBe('over');
    expect(state.triggers).not.toEqual([]);
    expect(state.round).toBeGreaterThanOrEqual(4);
    expect(state.round).toBeLessThanOrEqual(20);
    expect(state.players.filter((player) => player.eliminated !== null)).toEqual([]);
  });
});

describe('against random movers', () => {
  it.each([
    [2, {}],
    [3, { warClouds: true }],
    [4, { cashOnlyStart: true }],
    [2, { edition: 'manual' }],
  ])('wins among %i with %j', (seats, options) => {
    const me = seats - 2;
    const { state } = play(options, seats, 500 + seats, (seat) => seat === me);
    expect(state.ending?.winners).toEqual([me]);
  });
});

/** A Trade phase of round 3 with empty hands, seat 0 to act. */
const trading = (options: Partial<Options> = {}, seats = 3): State => ({ ...table('trade', options, seats), round: 3 });

const mines = (state: State): State => put(put(state, 0, 'mine', h(2, 0)), 0, 'mine', h(2, 1));

describe('offers', () => {
  function offered(gives: Goods, want: Goods): State {
    const state = mines(trading());
    give(state, 0, { ore: 6, money: 60 });
    give(state, 1, { food: 9, energy: 9, labor: 9, capital: 9, money: 200 });
    state.offers.push({ id: 1, from: 1, to: 0, give: gives, want });
    return state;
  }

  it('takes more than an ore brings on the market', () => {
    expect(bot(offered({ money: 19 }, { ore: 1 }), 0)).toEqual({ type: 'accept', id: 1 });
    expect(bot(offered({ food: 2, energy: 1 }, { ore: 1 }), 0)).toEqual({ type: 'accept', id: 1 });
  });

  it('declines less at once', () => {
    expect(bot(offered({ money: 9 }, { ore: 1 }), 0)).toEqual({ type: 'decline', id: 1 });
    expect(bot(offered({ notes: 1 }, {}), 0)).toEqual({ type: 'decline', id: 1 });
    expect(bot(offered({ money: 20 }, { notes: 1 }), 0)).toEqual({ type: 'decline', id: 1 });
  });

  it('takes the best of several', () => {
    const state = offered({ money: 19 }, { ore: 1 });
    state.offers.push({ id: 2, from: 1, to: 0, give: { money: 30 }, want: { ore: 1 } });
    expect(bot(state, 0)).toEqual({ type: 'accept', id: 2 });
  });
});

describe('money and notes', () => {
  it('sells what it will not use when it needs money', () => {
    expect(bot(give(mines(trading()), 0, { ore: 8 }), 0)).toEqual({ type: 'sell', cubes: ['ore', 'ore', 'ore'] });
  });

  it('buys fuel before anything else', () => {
    const action = bot(give(mines(trading()), 0, { money: 300 }), 0);
    expect(action.type === 'buy' ? action.cubes.slice(0, 2) : action).toEqual(['food', 'food']);
  });

  it.each<Goods>([{ money: 150 }, { labor: 9, money: 20 }, { ore: 4, capital: 3, energy: 5, notes: 2 }, { food: 30 }])(
    'never sells what it bought: a Trade phase with %j settles',
    (goods) => {
      let state = give(put(trading({}, 2), 0, 'academy', h(2, 0)), 0, goods);
      const bought = new Set<string>();
      for (let n = 0; state.phase === 'trade'; n++) {
        expect(n).toBeLessThan(50);
        const seat = state.active as Seat;
        const action: Action = seat === 0 ? bot(state, 0) : { type: 'passTrade' };
        if (action.type === 'sell') for (const cube of action.cubes) expect(bought).not.toContain(cube);
        if (action.type === 'buy') for (const cube of action.cubes) bought.add(cube);
        state = after(state, seat, action);
      }
    },
  );

  it('borrows for a build that pays back, not in the last round', () => {
    const state = give(put(trading(), 0, 'mine', h(2, 0)), 0, { money: 45, food: 2, energy: 2 });
    expect(bot(state, 0)).toMatchObject({ type: 'borrow' });
    expect(bot({ ...state, lastFlagLatched: true }, 0).type).not.toBe('borrow');
  });

  it('repays with idle money', () => {
    expect(bot(give(trading(), 0, { money: 400, notes: 3 }), 0)).toEqual({ type: 'repay', notes: 3 });
  });

  it('[W11.5] sells out and repays in the final Trade of the first edition', () => {
    const state: State = { ...trading({ edition: 'first' }), phase: 'finalTrade', triggers: ['stacks'] };
    give(state, 0, { labor: 1, money: 55, notes: 2 });
    expect(bot(state, 0)).toEqual({ type: 'sell', cubes: ['labor'] });
    Object.assign(purse(state, 0), { labor: 0 });
    expect(bot(state, 0)).toEqual({ type: 'repay', notes: 1 });
    Object.assign(purse(state, 0), { money: 30, notes: 1 });
    expect(bot(state, 0)).toEqual({ type: 'passTrade' });
  });
});

describe('building', () => {
  it('joins its bloc where that makes most', () => {
    const state = give(mines(table('develop')), 0, { energy: 3, labor: 2, capital: 1, food: 3 });
    const flagged = bot(state, 0);
    expect(flagged.type).toBe('placeFlag');
    const built = bot(after(after(after(state, 0, flagged), 1, PASS_DEVELOP), 2, PASS_DEVELOP), 0);
    expect(built).toMatchObject({ type: 'build', tile: 'mine', force: false });
    if (built.type === 'build') expect([h(2, -1), h(2, 2)]).toContainEqual(built.hex);
  });

  it('passes where nothing pays', () => {
    expect(bot(mines(table('develop')), 0)).toEqual({ type: 'passDevelop' });
  });
});

describe('units', () => {
  const invaded = (): State => {
    const state = give(put(table('develop', { warClouds: true }), 0, 'mine', h(2, 0)), 0, { food: 1 });
    return unit(unit(state, 0, h(2, 1)), 1, h(2, 0));
  };

  it('drives an occupier off its tile', () => {
    expect(bot(invaded(), 0)).toEqual({
      type: 'activate',
      from: h(2, 1),
      to: h(2, 0),
      operation: { type: 'battle', against: 1 },
    });
  });

  it('stands for its tiles, not for bare land', () => {
    const asked: State = { ...unit(invaded(), 0, h(2, 0)), active: 1 };
    asked.stand = { mover: 1, hex: h(2, 0), asked: 0, operation: null };
    expect(bot(asked, 0)).toEqual({ type: 'stand', fight: true });
    asked.stand = { mover: 1, hex: h(3, 0), asked: 0, operation: null };
    expect(bot(asked, 0)).toEqual({ type: 'stand', fight: false });
    // Even if the operation were known, it would make no difference: a view hides it.
    asked.stand.operation = { type: 'battle', against: 0 };
    expect(bot(asked, 0)).toEqual({ type: 'stand', fight: false });
  });
});
