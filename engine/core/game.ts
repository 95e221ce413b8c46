/**
 * The contract both games implement. Everything here is plain JSON data and pure functions:
 * no clock, no randomness but `Chance`, no I/O. `perform` (play.ts) is the only way a state advances.
 */
import type { Chance } from './chance.ts';
import type { Choice } from './choices.ts';
import type { Message } from './messages.ts';

/** Seats are numbered from 0 in table order; "left" is the next number. */
export type Seat = number;

/** Who looks at a state: a seat, or someone who holds none (watcher, host without a seat). */
export type Viewer = Seat | null;

/** Why something is not allowed. A value, never an exception. `rule` is an id of the game's RULES.md. */
export interface Refusal {
  code: string;
  rule: string;
  params?: Message['params'];
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** A decision that is due: who must decide, and what is asked, as a message of the game's catalogue. */
export interface Awaited {
  seat: Seat;
  prompt: Message;
}

/** One line of the form a table is opened with. `label` and `values` are explained in the message catalogue
 *  under `option.<key>` and `option.<key>.<value>`. */
export interface OptionField {
  key: string;
  type: 'oneOf' | 'boolean' | 'int';
  values?: readonly (string | number)[];
  min?: number;
  max?: number;
  default: string | number | boolean | null;
  label: string;
}

export interface Placing {
  seat: Seat;
  rank: number;
  points: number;
}

export interface Result {
  winners: Seat[];
  placings: Placing[];
}

/**
 * Corrections of a rule, by name. They are resolved at set-up and stored in the state, so that a game in
 * progress keeps the rules it began with.
 */
export type RuleFlags = Readonly<Record<string, boolean | number | string>>;

/** What every stored state carries: the version of its shape, and the rule flags it was set up with. */
export interface StateBase {
  schema: number;
  rules: RuleFlags;
}

/** Actions are imperative (`sell`), events past tense (`cubeSold`); both are told apart by `type`. */
export interface Tagged {
  type: string;
}

export interface Migration {
  /** The schema number this step brings a state to. */
  to: number;
  migrate(state: Record<string, unknown>): Record<string, unknown>;
}

export interface Game<
  O = unknown,
  S extends StateBase = StateBase,
  A extends Tagged = Tagged,
  E extends Tagged = Tagged,
> {
  id: string;
  name: string;
  seats: { min: number; max: number };
  options: readonly OptionField[];
  /** The shape of a state set up today; older ones are brought up by `migrations`, oldest first. */
  schema: number;
  migrations: readonly Migration[];
  /** The rule flags of a game set up today. */
  rules: RuleFlags;

  parseOptions(input: unknown, seats: number): Parsed<O>;
  parseAction(input: unknown): Parsed<A>;

  setup(options: O, seats: number, chance: Chance, rules: RuleFlags): { state: S; events: E[] };

  /** Who must decide now; several when they decide at once. Empty if and only if the game is over. */
  awaiting(state: S): Awaited[];
  /** What a seat may do now, awaited or not. An awaited seat always has at least one of kind `one`. */
  choices(state: S, seat: Seat): Choice<A>[];
  /** The only authority on legality. */
  check(state: S, seat: Seat, action: A): Refusal | null;
  /**
   * Whether an action stands beside the turn (a note, an offer, a standing answer): who is awaited and takes it has
   * not decided yet, and the time for the decision runs on. Where absent, every action decides.
   */
  isAside?(action: A): boolean;
  /** Changes the draft; called only after `check` returned null. */
  apply(draft: S, seat: Seat, action: A, chance: Chance): E[];

  /** The state as a viewer may see it: same shape, what is private to others masked. */
  view(state: S, viewer: Viewer): S;
  /** The event as a viewer may read it, or null where even its existence is private. */
  viewEvent(event: E, viewer: Viewer): E | null;
  /** Whether the action behind this event says more than the event: others then learn that it was made, and no more. */
  hidesMore?(event: E): boolean;
  /** True where the event made something secret known: nothing before it can be undone. `state` is the one after it. */
  reveals(event: E, state: S): boolean;
  /**
   * Whether this awaited seat could have left its answer in advance. That it is asked then tells the others that it
   * has left none, so a batch of actions ends there. Where absent, nobody can.
   */
  couldAnswerAhead?(state: S, seat: Seat): boolean;
  /**
   * A state to play on from, for a practice copy. It is made from `view(state, viewer)` alone, so it tells no more than
   * the view does: what is masked takes a plain value, and an answer that others have given unseen is asked for again.
   */
  forCopy(view: S, viewer: Viewer): S;

  /** Null while the game goes on. */
  result(state: S): Result | null;
  /** Broken promises of a state, in words; empty when it is sound. */
  invariants(state: S): string[];

  describe(event: E): Message;
  /** Placings if the game were scored now. */
  standing(state: S): Placing[];
  /** What a seat holds, by term of the message catalogue: mail and play-back show the differences. */
  holdings(state: S, seat: Seat): Record<string, number>;

  /** The one legal answer of a seat, where giving it reveals nothing: the service then does not ask. */
  forced(state: S, seat: Seat): A | null;
  /** What is played for an awaited seat that is late: pass, or its standing answer. */
  fallback(state: S, seat: Seat): A;
  /** The computer player. Gets the state as that seat sees it, so that it cannot cheat. */
  bot(view: S, seat: Seat): A;
}

/** What a page needs to try moves by itself; the service tells it the rest: whose turn, the log in words, the result. */
export type PlayableGame<S extends StateBase = StateBase, A extends Tagged = Tagged, E extends Tagged = Tagged> = Pick<
  Game<unknown, S, A, E>,
  'id' | 'name' | 'choices' | 'check' | 'apply' | 'reveals'
>;

/** A game whose types are not known where it is used (service, registry, replay). */
// biome-ignore lint/suspicious/noExplicitAny: the one place where variance forbids `unknown`
export type AnyGame = Game<any, any, any, any>;
