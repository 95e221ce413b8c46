/**
 * How often a game waits for a person, by hand and with orders. The same simulated people play on both sides. Whoever is
 * asked forms an intention: a list of orders for the time to come, from the seat's own view. By hand, only the first
 * action of it is taken, and the rest is forgotten. With orders, the whole list is given, and the room goes on with it.
 *
 * A hand-over is counted when the game waits for a person who is not at the table yet. A person who acts twice in a row,
 * with nobody else acting in between, is handed the game once.
 */
import { keyedChance } from '../../../engine/core/chance.ts';
import type { Game, Seat, StateBase, Tagged } from '../../../engine/core/game.ts';
import type { Order, OrderRules } from '../../../engine/core/orderRules.ts';
import { nextOrder, parseOrders } from '../../../engine/core/orders.ts';
import { perform } from '../../../engine/core/play.ts';
import { generator, seedOf } from '../../properties/randomPlay.ts';
import { mean, report } from '../report.ts';

/**
 * What this seat wants to do now and on its next turns. Its first order must lead to an action. Play by hand takes only
 * this one, so an intention may be formed order by order.
 */
export type Intention<S, T> = (view: S, seat: Seat) => Iterable<Order<T>>;

export interface People<O, S extends StateBase, A extends Tagged, E extends Tagged, T extends Tagged> {
  game: Game<O, S, A, E>;
  orders: OrderRules<S, A, T>;
  /** Somebody who sits down for one game, and may remember what they had in mind before. */
  person(): Intention<S, T>;
  /** Where the rules draw too little for games to differ: a decision at random. Null where the intention decides. */
  opening?(view: S, seat: Seat, below: (n: number) => number): A | null;
}

export interface Table {
  name: string;
  seats: number;
  options: unknown;
  /** The most that the hand-overs with orders may be, as a share of those by hand. */
  goal?: number;
}

export type Style = 'byHand' | 'withOrders';

export interface Tally {
  handOvers: number;
  actions: number;
  /** The points of the winner, and of all players on average. */
  winning: number;
  average: number;
}

/** A game that takes more actions than this counts as one that does not end. */
const MOST_ACTIONS = 20_000;

/** Plays one game to its end. Throws if an intention leads to no action. */
export function playGame<O, S extends StateBase, A extends Tagged, E extends Tagged, T extends Tagged>(
  people: People<O, S, A, E, T>,
  { seats, options }: Table,
  seed: number,
  style: Style,
): Tally {
  const { game, orders: rules } = people;
  const below = generator(seed);
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(`options refused: ${parsed.refusal.code}`);
  const chance = keyedChance(seedOf(seed));
  let { state } = game.setup(parsed.value, seats, chance, game.rules);
  const lists: Order<T>[][] = Array.from({ length: seats }, () => []);
  const intentions = Array.from({ length: seats }, () => people.person());
  let atTable: Seat | null = null;
  const tally = { handOvers: 0, actions: 0 };

  /** What the room plays without asking. A list that stops or ends is forgotten: its owner forms a new intention. */
  const automatic = (seat: Seat): { seat: Seat; action: A } | null => {
    const verdict = nextOrder(game, rules, game.view(state, seat), seat, lists[seat] ?? []);
    lists[seat] = verdict.kind === 'act' || verdict.kind === 'wait' ? verdict.orders : [];
    if (verdict.kind === 'act' && !game.check(state, seat, verdict.action)) return { seat, action: verdict.action };
    const action = game.forced(state, seat);
    return action && { seat, action };
  };

  /** By hand, nobody decides more than the next action. */
  const wanted = (orders: Iterable<Order<T>>): Order<T>[] => (style === 'withOrders' ? [...orders] : firstIn(orders));

  const asked = (seat: Seat): { seat: Seat; action: A } => {
    if (seat !== atTable) tally.handOvers++;
    atTable = seat;
    const view = game.view(state, seat);
    const opening = people.opening?.(view, seat, below);
    if (opening) return { seat, action: opening };
    const given = parseOrders(rules, view, seat, wanted(intentions[seat]?.(view, seat) ?? []));
    if (!given.ok) throw new Error(`orders refused: ${JSON.stringify(given.refusal)}`);
    const verdict = nextOrder(game, rules, view, seat, given.value);
    if (verdict.kind !== 'act') throw new Error(`an intention without action: ${JSON.stringify({ verdict, given })}`);
    if (style === 'withOrders') lists[seat] = verdict.orders;
    return { seat, action: verdict.action };
  };

  for (let awaited = game.awaiting(state); awaited.length > 0; awaited = game.awaiting(state)) {
    const next = firstOf(awaited, automatic) ?? asked((awaited[0] as { seat: Seat }).seat);
    const outcome = perform(game, state, next.seat, next.action, chance);
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code} ${JSON.stringify(next.action)}`);
    state = outcome.state;
    if (next.seat !== atTable) atTable = null;
    if (++tally.actions > MOST_ACTIONS) throw new Error(`seed ${seed} does not end`);
  }
  const points = game.placings(state).map((placing) => placing.points);
  return { ...tally, winning: points[0] ?? 0, average: mean(points) };
}

function firstIn<R>(values: Iterable<R>): R[] {
  for (const value of values) return [value];
  return [];
}

function firstOf<R>(awaited: readonly { seat: Seat }[], find: (seat: Seat) => R | null): R | null {
  for (const { seat } of awaited) {
    const found = find(seat);
    if (found) return found;
  }
  return null;
}

/** The winning scores of both sides may be this far apart, as a share. */
const APART = 0.03;

/** Plays the same games on both sides and prints the figures side by side. */
export function benchHandOvers<O, S extends StateBase, A extends Tagged, E extends Tagged, T extends Tagged>(
  people: People<O, S, A, E, T>,
  table: Table,
  games: number,
): void {
  const play = (style: Style) => Array.from({ length: games }, (_, i) => playGame(people, table, i + 1, style));
  const sides = { byHand: play('byHand'), withOrders: play('withOrders') };
  const average = (style: Style, figure: keyof Tally) => mean(sides[style].map((tally) => tally[figure]));
  const print = (what: string, value: number, unit: string, goal?: number, note = `${games} games`) =>
    report({
      bench: `${people.game.id}, ${table.name}: ${what}`,
      value,
      unit,
      note,
      ...(goal === undefined ? {} : { goal }),
    });
  /** Prints a figure of both sides, and returns that with orders as a share of that by hand. */
  const compare = (what: string, figure: keyof Tally, unit: string): number => {
    const [byHand, withOrders] = [average('byHand', figure), average('withOrders', figure)];
    print(`${what} by hand`, byHand, unit);
    print(`${what} with orders`, withOrders, unit);
    return withOrders / byHand;
  };
  const share = compare('hand-overs', 'handOvers', 'a game');
  print('hand-overs with orders, of those by hand', share, 'share', table.goal);
  compare('actions', 'actions', 'a game');
  const apart = Math.abs(compare('winning score', 'winning', 'points') - 1);
  print('winning score, how far apart', apart, 'share', APART, `${games} games; ${chanceOf(sides)}`);
  compare('average score', 'average', 'points');
}

/** How far apart chance alone would put the winning scores of as many games: the standard error. */
function chanceOf({ byHand, withOrders }: Record<Style, Tally[]>): string {
  const variance = (tallies: readonly Tally[]) => {
    const middle = mean(tallies.map(({ winning }) => winning));
    return mean(tallies.map(({ winning }) => (winning - middle) ** 2)) / Math.max(1, tallies.length - 1);
  };
  const error = Math.sqrt(variance(byHand) + variance(withOrders)) / mean(byHand.map(({ winning }) => winning));
  return `chance alone makes about ${error.toFixed(3)}`;
}
