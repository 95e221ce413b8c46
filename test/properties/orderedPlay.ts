/**
 * Random play with orders, for any game. Seats give random lists at random moments, and a room plays them. It checks what
 * must always hold: whatever orders lead to could also have been typed, they are judged by what their player sees, and
 * a chain of them ends.
 */
import { keyedChance } from '../../engine/core/chance.ts';
import { clone } from '../../engine/core/clone.ts';
import type { AnyGame, Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { canonical, deepFreeze } from '../../engine/core/json.ts';
import type { Order, OrderRules } from '../../engine/core/orderRules.ts';
import { foresee, nextOrder, parseOrders, type Verdict } from '../../engine/core/orders.ts';
import { perform } from '../../engine/core/play.ts';
import type { Secrets } from './peeking.ts';
import { generator, type Played, type PlayOptions, randomAction, seedOf } from './randomPlay.ts';

type Below = (n: number) => number;
type List = Order<Tagged>[];
type Rules = OrderRules<StateBase, Tagged, Tagged>;

export interface OrderedPlay extends Pick<PlayOptions, 'game' | 'options' | 'seats' | 'seed' | 'prefer'> {
  /** A list that some client might send. */
  randomOrders(view: StateBase, seat: Seat, below: Below): unknown[];
  /** The most actions that these lists can lead to in a row. */
  longest(state: StateBase, lists: readonly List[]): number;
  secrets: Secrets;
}

export interface OrderedFigures {
  ordered: number;
  byHand: number;
  stops: number;
  waits: number;
  /** The most orders that were carried out in a row, without a person. */
  chain: number;
  kinds: Record<string, number>;
}

const LIMIT = 20_000;
/** One in this many steps by hand comes with new orders of some seat, and one in this many of these with orders of all. */
const GIVE = 3;
const ALL = 3;

class Room {
  readonly #play: OrderedPlay;
  readonly #game: AnyGame;
  readonly #rules: Rules;
  readonly #below: Below;
  readonly #lists: { orders: List; stopped: boolean }[];
  readonly figures: OrderedFigures = { ordered: 0, byHand: 0, stops: 0, waits: 0, chain: 0, kinds: {} };

  constructor(play: OrderedPlay, below: Below) {
    this.#play = play;
    this.#game = play.game;
    this.#rules = play.game.orders as Rules;
    this.#below = below;
    this.#lists = Array.from({ length: play.seats }, () => ({ orders: [], stopped: false }));
  }

  get lists(): List[] {
    return this.#lists.map(({ orders }) => orders);
  }

  give(state: StateBase, seat: Seat): void {
    const view = deepFreeze(this.#game.view(state, seat));
    const list: unknown = JSON.parse(JSON.stringify(this.#play.randomOrders(view, seat, this.#below)));
    const parsed = parseOrders(this.#rules, view, seat, list);
    if (!parsed.ok) throw new Error(`a list is refused: ${JSON.stringify([parsed.refusal, list])}`);
    // What a client reads back, it may send again.
    const again = parseOrders(this.#rules, view, seat, JSON.parse(JSON.stringify(parsed.value)));
    if (canonical(again) !== canonical(parsed))
      throw new Error(`orders change when they are sent again: ${canonical(list)}`);
    foresee(this.#game, this.#rules, view, seat, parsed.value);
    this.#lists[seat] = { orders: parsed.value, stopped: false };
  }

  /** The action that the orders of a seat lead to now. */
  next(state: StateBase, seat: Seat): Tagged | null {
    const list = this.#lists[seat];
    if (!list || list.stopped || list.orders.length === 0) return null;
    const verdict = this.#judge(state, seat, list.orders);
    if (verdict.kind === 'wait') this.figures.waits++;
    if (verdict.kind === 'ask') this.figures.stops++;
    // The rules may refuse what looks legal to the player, because something is hidden.
    const isRefused = verdict.kind === 'act' && this.#game.check(state, seat, verdict.action) !== null;
    this.#lists[seat] = {
      orders: verdict.kind === 'done' ? [] : verdict.orders,
      stopped: verdict.kind === 'ask' || isRefused,
    };
    if (verdict.kind !== 'act' || isRefused) return null;
    const { type } = verdict.task;
    this.figures.kinds[type] = (this.figures.kinds[type] ?? 0) + 1;
    return verdict.action;
  }

  #judge(state: StateBase, seat: Seat, orders: List): Verdict<Tagged, Tagged> {
    const judge = (of: StateBase) =>
      nextOrder(this.#game, this.#rules, deepFreeze(this.#game.view(of, seat)), seat, orders);
    const verdict = judge(state);
    if (this.#below(5) === 0) {
      const twin = clone(state);
      this.#play.secrets.disguise(twin, seat, this.#below);
      if (canonical(judge(twin)) !== canonical(verdict)) throw new Error('orders are judged by what is hidden');
    }
    return verdict;
  }
}

export function playOrdered(play: OrderedPlay): Played & { figures: OrderedFigures } {
  const { game, seats, seed } = play;
  const below = generator(seed);
  const chance = keyedChance(seedOf(seed));
  const options = game.parseOptions(play.options, seats);
  if (!options.ok) throw new Error(`options refused: ${options.refusal.code}`);
  let state: StateBase = game.setup(options.value, seats, chance, game.rules).state;
  const room = new Room(play, below);
  const { figures } = room;
  const log: Played['log'] = [];
  let chain = 0;
  let longest = 0;

  while (true) {
    const awaited = game.awaiting(state).map((each) => each.seat);
    if (awaited.length === 0) return { state, log, figures };
    if (log.length > LIMIT) throw new Error(`seed ${seed} does not end`);
    if (chain === 0 && below(GIVE) === 0) {
      const all = Array.from({ length: seats }, (_, seat) => seat);
      for (const seat of below(ALL) === 0 ? all : [below(seats)]) room.give(state, seat);
    }
    if (chain === 0) longest = play.longest(state, room.lists);
    const next = ordered(room, state, awaited) ?? byHand(play, state, awaited, below);
    if (next.ordered) {
      figures.ordered++;
      chain++;
      if (chain > longest) throw new Error(`seed ${seed}: a chain of ${chain} orders, but ${longest} are the most`);
      figures.chain = Math.max(figures.chain, chain);
      const typed = game.parseAction(JSON.parse(JSON.stringify(next.action)));
      if (!typed.ok) throw new Error(`nobody could type ${JSON.stringify(next.action)}`);
    } else {
      figures.byHand++;
      chain = 0;
    }
    const outcome = perform(game, state, next.seat, next.action, chance);
    if (!outcome.ok) throw new Error(`seed ${seed}: refused: ${JSON.stringify(next)} ${outcome.refusal.code}`);
    state = outcome.state;
    log.push({ seat: next.seat, action: next.action });
  }
}

interface Next {
  seat: Seat;
  action: Tagged;
  ordered: boolean;
}

function ordered(room: Room, state: StateBase, awaited: readonly Seat[]): Next | null {
  for (const seat of awaited) {
    const action = room.next(state, seat);
    if (action) return { seat, action, ordered: true };
  }
  return null;
}

function byHand({ game, prefer }: OrderedPlay, state: StateBase, awaited: readonly Seat[], below: Below): Next {
  const seat = awaited[below(awaited.length)] as Seat;
  const choices = game.choices(state, seat);
  const action = prefer?.(state, seat, choices, below) ?? randomAction(game, state, seat, choices, below);
  return { seat, action, ordered: false };
}
