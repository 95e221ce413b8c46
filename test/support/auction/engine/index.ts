/**
 * A small complete game for the tests: the service's tests offer it, and test/e2e/thirdGame.e2e.test.ts adds it to a copy of
 * the project as a third game. It has everything that a big game has: hidden simultaneous bids, chance,
 * steps that can be undone, an action out of turn, a secret that stays secret, options, a forced answer, a computer
 * player, and a schema that has changed once.
 *
 * Each round all players bid in secret for a prize that is drawn. The highest bidder pays and takes it. A tie is decided by
 * a draw. Then the owner paints any of the prize's marks, one per step, and ends the turn. The most points win.
 */
import type { Chance } from '../../../../engine/core/chance.ts';
import type { Choice } from '../../../../engine/core/choices.ts';
import type { Game, Parsed, Placing, Refusal, Seat } from '../../../../engine/core/game.ts';
import { catalogue as en } from './messages/en.ts';
import { catalogue as it } from './messages/it.ts';
import { orders } from './orders.ts';
import type { Action, Event, Options, Player, State } from './types.ts';

export type { Action, Event, Options, Player, State } from './types.ts';

const START = 10;
const refuse = (code: string, rule = 'T1'): Refusal => ({ code: `test-auction/${code}`, rule });
const isInt = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function drawPrize(draft: State, chance: Chance): Event {
  draft.prize = 1 + chance.below(`round-${draft.round}/prize`, 6);
  return { type: 'prizeDrawn', prize: draft.prize, round: draft.round };
}

function sell(draft: State, chance: Chance): Event[] {
  const bids = draft.players.map(({ bid }) => bid ?? 0);
  const best = Math.max(...bids);
  const tied = bids.flatMap((bid, seat) => (bid === best ? [seat] : []));
  const seat = tied.length === 1 ? (tied[0] as Seat) : chance.pick(`round-${draft.round}/tie`, tied);
  const winner = draft.players[seat] as Player;
  winner.coins -= best;
  winner.points += draft.prize;
  for (const player of draft.players) player.bid = null;
  draft.painter = seat;
  draft.marks = draft.prize;
  return [{ type: 'prizeSold', seat, coins: best, bids }];
}

function placings(state: State): Placing[] {
  const points = state.players.map((player) => player.points);
  return points
    .map((own, seat) => ({ seat, points: own, rank: 1 + points.filter((other) => other > own).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

export const auction: Game<Options, State, Action, Event> = {
  id: 'test-auction',
  name: 'Test auction',
  seats: { min: 1, max: 6 },
  options: [
    { key: 'rounds', type: 'int', min: 1, max: 500, default: 3, label: 'option.rounds' },
    { key: 'hiddenCoins', type: 'boolean', default: false, label: 'option.hiddenCoins' },
  ],
  schema: 2,
  migrations: [{ to: 2, migrate: (state) => ({ ...state, painted: state.painted ?? 0 }) }],
  rules: { generous: true },

  isAside: ({ type }) => type === 'whisper' || type === 'shout',

  parseOptions(input): Parsed<Options> {
    const { rounds = 3, hiddenCoins = false, ...rest } = (input ?? {}) as Record<string, unknown>;
    if (!isInt(rounds, 1, 500)) return { ok: false, refusal: refuse('bad-rounds', 'T0') };
    if (typeof hiddenCoins !== 'boolean') return { ok: false, refusal: refuse('bad-hidden-coins', 'T0') };
    if (Object.keys(rest).length > 0) return { ok: false, refusal: refuse('unknown-option', 'T0') };
    return { ok: true, value: { rounds, hiddenCoins } };
  },

  parseAction(input): Parsed<Action> {
    const { type, coins, word } = (input ?? {}) as Record<string, unknown>;
    if (type === 'bid' && isInt(coins, 0, 1_000_000)) return { ok: true, value: { type, coins } };
    if (type === 'whisper' && typeof word === 'string' && word.length <= 40) return { ok: true, value: { type, word } };
    if (type === 'paint' || type === 'end' || type === 'shout') return { ok: true, value: { type } };
    return { ok: false, refusal: refuse('unknown-action', 'T0') };
  },

  setup({ rounds, hiddenCoins }, seats, chance, rules) {
    const state: State = {
      schema: 2,
      rules,
      round: 1,
      rounds,
      hiddenCoins,
      prize: 0,
      painter: null,
      marks: 0,
      painted: 0,
      over: false,
      players: Array.from({ length: seats }, () => ({ coins: START, points: 0, bid: null, secret: '' })),
    };
    return { state, events: [drawPrize(state, chance)] };
  },

  awaiting(state) {
    if (state.over) return [];
    if (state.painter !== null)
      return [{ seat: state.painter, prompt: { key: 'prompt.paint', params: { marks: state.marks } } }];
    return state.players.flatMap(({ bid }, seat) =>
      bid === null ? [{ seat, prompt: { key: 'prompt.bid', params: { prize: state.prize } } }] : [],
    );
  },

  choices(state, seat) {
    if (state.over) return [];
    const player = state.players[seat] as Player;
    const found: Choice<Action>[] = [];
    if (state.painter === null && player.bid === null) {
      found.push({ kind: 'one', action: { type: 'bid', coins: Math.min(1, player.coins) } });
      found.push({
        kind: 'family',
        template: { type: 'bid' },
        fields: [{ name: 'coins', type: 'int', min: 0, max: player.coins }],
      });
    }
    if (state.painter === seat) {
      if (state.marks > 0) found.push({ kind: 'one', action: { type: 'paint' } });
      else found.push({ kind: 'blocked', template: { type: 'paint' }, why: refuse('no-marks', 'T3') });
      found.push({ kind: 'one', action: { type: 'end' } });
    }
    return found;
  },

  check(state, seat, action) {
    if (state.over) return refuse('over');
    const player = state.players[seat];
    if (!player) return refuse('no-such-seat');
    switch (action.type) {
      case 'bid':
        if (state.painter !== null) return refuse('not-bidding', 'T2');
        if (player.bid !== null) return refuse('bid-already', 'T2');
        return action.coins > player.coins ? { ...refuse('cannot-pay', 'T2'), params: { coins: action.coins } } : null;
      case 'paint':
        if (state.painter !== seat) return refuse('not-painting', 'T3');
        return state.marks > 0 ? null : refuse('no-marks', 'T3');
      case 'end':
        return state.painter === seat ? null : refuse('not-painting', 'T3');
      case 'whisper':
      case 'shout':
        return null;
    }
  },

  apply(draft, seat, action, chance) {
    const player = draft.players[seat] as Player;
    switch (action.type) {
      case 'bid': {
        player.bid = action.coins;
        const deposited: Event = { type: 'bidDeposited', seat, coins: action.coins };
        return draft.players.every(({ bid }) => bid !== null) ? [deposited, ...sell(draft, chance)] : [deposited];
      }
      case 'paint':
        draft.marks--;
        draft.painted++;
        return [{ type: 'markPainted', seat, marks: draft.marks }];
      case 'end': {
        draft.painter = null;
        const ended: Event = { type: 'turnEnded', seat };
        if (draft.round < draft.rounds) {
          draft.round++;
          return [ended, drawPrize(draft, chance)];
        }
        draft.over = true;
        return [
          ended,
          { type: 'gameEnded', winners: placings(draft).flatMap((one) => (one.rank === 1 ? [one.seat] : [])) },
        ];
      }
      case 'whisper':
        player.secret = action.word;
        return [{ type: 'wordWhispered', seat, word: action.word }];
      case 'shout':
        return [{ type: 'shouted', seat }];
    }
  },

  view(state, viewer) {
    return {
      ...state,
      players: state.players.map((player, seat) => ({
        points: player.points,
        coins: seat === viewer || !state.hiddenCoins || state.over ? player.coins : -1,
        bid: seat === viewer || player.bid === null ? player.bid : -1,
        secret: seat === viewer ? player.secret : '',
      })),
    };
  },

  viewEvent(event, viewer) {
    if (event.type === 'wordWhispered') return event.seat === viewer ? event : null;
    if (event.type === 'bidDeposited' && event.seat !== viewer) return { ...event, coins: null };
    return event;
  },
  reveals: (event) => event.type === 'prizeSold',
  forCopy(view, viewer) {
    return {
      ...view,
      players: view.players.map((player, seat) => ({
        ...player,
        coins: player.coins < 0 ? START : player.coins,
        bid: seat === viewer ? player.bid : null,
      })),
    };
  },

  result(state) {
    if (!state.over) return null;
    const ranked = placings(state);
    return { winners: ranked.flatMap(({ seat, rank }) => (rank === 1 ? [seat] : [])), placings: ranked };
  },
  invariants: (state) => state.players.flatMap(({ coins }, seat) => (coins < 0 ? [`seat ${seat} owes`] : [])),

  words: { en, it },
  describe(event) {
    const { type, ...params } = event;
    const shown = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, name === 'seat' ? { seat: value as Seat } : (value ?? '?')]),
    );
    return { key: `log.${type}`, params: shown as Record<string, string> };
  },
  placings,
  holdings: (state, seat) => ({ 'term.coin': state.players[seat]?.coins ?? 0 }),

  forced(state, seat) {
    const player = state.players[seat];
    // With hidden coins, a forced answer would reveal that the purse is empty.
    if (!player || state.hiddenCoins || state.over) return null;
    return state.painter === null && player.bid === null && player.coins === 0 ? { type: 'bid', coins: 0 } : null;
  },
  fallback: (state) => (state.painter === null ? { type: 'bid', coins: 0 } : { type: 'end' }),
  bot(view, seat) {
    const player = view.players[seat] as Player;
    if (view.painter === null) return { type: 'bid', coins: Math.min(player.coins, Math.ceil(view.prize / 2)) };
    return view.marks > 0 ? { type: 'paint' } : { type: 'end' };
  },
  orders,
};
