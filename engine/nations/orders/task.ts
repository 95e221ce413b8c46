/** What an order can ask for, as a client sends it. index.ts explains when each task is carried out. */
import {
  either,
  flag,
  int,
  list,
  mapOf,
  mapped,
  oneOf,
  optional,
  record,
  type Shape,
  type TypeOf,
  where,
  withDefault,
} from '../../core/shape.ts';
import { type Action, actions } from '../actions/index.ts';
import { after, count, effectAnswer, growthAnswer, id, resources, slotOrArea } from '../actions/shapes.ts';
import { isCard, isEvent } from '../data/cards/index.ts';
import { BATTLE_RESOURCES } from '../data/tables.ts';

/** The most workers, architects or uses in one task. No nation has more workers. */
export const MOST = 20;

const card = where(id, isCard);
const kind = <const T extends string>(type: T) => oneOf([type]);
const times = withDefault(int(1, MOST), 1);

/** What the player wants to be asked about. */
const watch = either(
  /** The card costs less than when the order was given, or is no longer on the progress board. */
  record({ on: oneOf(['cardCheaper', 'cardGone']), card }),
  /**
   * Since the order was given: somebody else bought the war of the round; the nation lost a rank that the event card or
   * the end of the age looks at; somebody else passed.
   */
  record({ on: oneOf(['warBought', 'rankLost', 'somebodyPassed']) }),
);
export type Watch = TypeOf<typeof watch>;

/** What the seat saw when it gave the order. The service fills it in, and watches compare with it. */
const seen = record({
  prices: mapOf(count, MOST, 64),
  war: flag,
  groups: list(id, MOST),
  bookPoints: count,
  passed: count,
});
export type Seen = TypeOf<typeof seen>;

/** Members of every task: the round it is for. Where absent, it is the next one in which the seat can do it. */
const timed = { round: optional(count) };
/** Members of every task for a turn: the player is asked instead if one of the watches holds. */
const inTurn = { ...timed, unless: optional(list(watch, MOST)), seen: optional(seen) };

const anyAction: Shape<Action> = mapped(
  where({ read: (value: unknown) => value }, (value) => actions.parse(value).ok),
  (value) => {
    const parsed = actions.parse(value);
    return (parsed.ok ? parsed.value : value) as Action;
  },
);

/** Takes this very action. */
const act = record({ type: kind('act'), action: anyAction, ...inTurn });

/** Buys a card wherever it lies on the progress board, for `atMost` gold. The other members are those of `buy`. */
const buy = record({
  type: kind('buy'),
  card,
  atMost: optional(count),
  space: optional(count),
  take: optional(oneOf([...BATTLE_RESOURCES, 'gain', 'vp'])),
  pay: optional(resources),
  deploy: optional(record({ from: slotOrArea })),
  after,
  ...inTurn,
});

/**
 * Deploys workers on a card, one a turn, for `atMost` stone each. While the resource area is empty, a worker first leaves
 * a card of `from`, which names one card for each worker.
 */
const deploy = record({
  type: kind('deploy'),
  card,
  workers: times,
  atMost: optional(count),
  from: optional(list(card, MOST)),
  ...inTurn,
});

const undeploy = record({ type: kind('undeploy'), card, workers: times, ...inTurn });

/**
 * Hires up to so many architects, one a turn, for `atMost` stone each, until the wonder is ready. Without `from` it
 * takes public architects first, because others want them too.
 */
const hire = record({
  type: kind('hire'),
  architects: times,
  wonder: optional(card),
  atMost: optional(count),
  from: optional(id),
  space: optional(count),
  ...inTurn,
});

/**
 * Uses the special action of a card, once a turn. `cards` are the cards on the progress board that the answer means;
 * where they move, the answer follows them.
 */
const special = record({
  type: kind('special'),
  card,
  answer: effectAnswer,
  times,
  cards: optional(list(card, 2)),
  ...inTurn,
});

const pass = record({ type: kind('pass'), ...inTurn });

const grow = record({ type: kind('grow'), choice: growthAnswer, ...timed });

/** Answers an event of the round, or a wonder that becomes ready. */
const answer = record({
  type: kind('answer'),
  source: where(id, (source) => isEvent(source) || isCard(source)),
  answer: effectAnswer,
  ...timed,
});

const SHAPES = { act, buy, deploy, undeploy, hire, special, pass, grow, answer };
type Type = keyof typeof SHAPES;
const TYPES = Object.keys(SHAPES) as Type[];
const members = mapOf({ read: (value: unknown) => value }, MOST, 64);

export type Task = TypeOf<(typeof SHAPES)[Type]>;
export type TaskOf<T extends Type> = Extract<Task, { type: T }>;

/** The type says which members there are, so a wrong member is reported by its own name. */
export const task: Shape<Task> = {
  read: (value, field) => SHAPES[oneOf(TYPES).read(members.read(value, field).type, 'type')].read(value, field),
};
