/**
 * The tasks that an order can name (W12). Every member that `bind` fills in is optional here: a client that reads its
 * orders back may send them again as they are.
 */
import {
  either,
  flag,
  int,
  list,
  mapOf,
  oneOf,
  optional,
  partialRecord,
  record,
  type Shape,
  type TypeOf,
  where,
} from '../../core/shape.ts';
import { type Action, actions } from '../actions/index.ts';
import { hex, rotation, tile } from '../actions/shapes.ts';
import { CUBES } from '../data/goods.ts';

/** More than any game reaches. */
const MOST = 9_999;
const MOST_LOTS = CUBES.length;
const MOST_WATCHES = 20;

const kind = <const T extends string>(type: T): Shape<T> => oneOf([type]);
const cube = oneOf(CUBES);
const count = int(1, MOST);
const amount = int(0, MOST);

/** The phases of a round. The final trade of the first edition counts as a Trade. */
export const ROUND_PHASES = ['trade', 'develop', 'produce'] as const;
export type RoundPhase = (typeof ROUND_PHASES)[number];

/** The round in which an order is carried out. Where absent, `bind` writes the first one in which its phase comes. */
const round = optional(int(1, MOST));

const anything: Shape<unknown> = { read: (value) => value };

function readAction(value: unknown): Action | null {
  const parsed = actions.parse(value);
  return parsed.ok ? parsed.value : null;
}

/** Any action of the game. */
const action: Shape<Action> = {
  read: (value, field) =>
    readAction(where(anything, (given) => readAction(given) !== null).read(value, field)) as Action,
};

/** Cubes of one kind to sell: `n` of them, or all but `downTo`. Each must bring `atLeast`. */
const sellLot = either(
  record({ cube, n: count, atLeast: optional(amount) }),
  record({ cube, downTo: amount, atLeast: optional(amount) }),
);
export type SellLot = TypeOf<typeof sellLot>;

/** Cubes of one kind to buy: `n` of them, or as many as make `upTo`. Each may cost `atMost`. */
const buyLot = either(
  record({ cube, n: count, atMost: optional(amount) }),
  record({ cube, upTo: count, atMost: optional(amount) }),
);
export type BuyLot = TypeOf<typeof buyLot>;

const lots = <T>(lot: Shape<T>): Shape<T[]> => where(list(lot, MOST_LOTS), (given) => given.length > 0);

/** What a player wants to be asked about. */
const watch = either(
  /** Somebody makes me an offer. */
  record({ on: kind('offer') }),
  /** A cube sells for more than `above`, or costs less than `below`. */
  record({ on: kind('sells'), cube, above: amount }),
  record({ on: kind('costs'), cube, below: amount }),
  /** Somebody else has a flag on a hex. */
  record({ on: kind('taken'), hex }),
  /** I lack more food, energy or ore than before for what pays to run. */
  record({ on: kind('fuel') }),
  /** War Clouds: an enemy unit can reach one of my pieces with one action, and could not before. */
  record({ on: kind('enemy') }),
);
export type Watch = TypeOf<typeof watch>;

/** Cubes that blocs burn. */
export const FUELS = ['food', 'energy', 'ore'] as const;

const unless = optional(list(watch, MOST_WATCHES));

/** What the seat had seen when it gave the order. */
const seen = optional(
  record({
    /** The number of the next offer. */
    offer: int(0, 1_000_000),
    /** The fuel that was missing. */
    lacks: record({ food: amount, energy: amount, ore: amount }),
    /** Enemy units within reach, by hex key. */
    near: mapOf(count, 100, 8),
  }),
);
export type Seen = NonNullable<TypeOf<typeof pass>['seen']>;

const pass = record({
  type: kind('pass'),
  /** Where absent, `bind` writes the present phase. */
  phase: optional(oneOf(['trade', 'develop'])),
  /** Until the phase is over, and not just once. */
  rest: optional(flag),
  unless,
  round,
  seen,
});

const feed = record({
  type: kind('feed'),
  /** In every round, until the order is withdrawn. */
  always: optional(flag),
  unless,
  round,
  seen,
});

export const task = either(
  record({ type: kind('act'), action, round }),
  record({ type: kind('sell'), lots: lots(sellLot), round }),
  /** `borrow`: the most notes to borrow where money is short. */
  record({ type: kind('buy'), lots: lots(buyLot), borrow: optional(amount), round }),
  /** At most `notes`, and only with what is there beyond `keep`. */
  record({ type: kind('repay'), notes: count, keep: optional(amount), round }),
  /** Places the flag first where the land is bare. `force`: it may be forced where it clashes. */
  record({ type: kind('build'), tile, hex, rotation, force: optional(flag), round }),
  /** Buys the fuel that is missing to run all that pays. `atMost`: what each cube may cost. */
  record({ type: kind('fuel'), atMost: optional(partialRecord(FUELS, amount)), round }),
  feed,
  pass,
);

export type Task = TypeOf<typeof task>;
export type TaskOf<T extends Task['type']> = Extract<Task, { type: T }>;
