/**
 * The contract that every game implements. Everything here is plain JSON data and pure functions:
 * no clock, no randomness but `Chance`, no I/O. `perform` (play.ts) is the only way a state advances.
 */
import type { Chance } from './chance.ts';
import type { Choice } from './choices.ts';
import type { CoachRules } from './coach.ts';
import type { ComputerRules } from './computer.ts';
import type { Catalogue, Language, Message } from './messages.ts';
import type { OrderRules } from './orderRules.ts';
import type { QuickAnswers } from './quickAnswer.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';

export type { Refusal } from './refusal.ts';
export type { Seat, Viewer } from './seat.ts';

export type Parsed<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** A decision that is due: who must decide, and the question as a message of the game's catalogue. */
export interface Awaited {
  seat: Seat;
  prompt: Message;
}

/**
 * One line of the form for a new table. The message catalogue has its words under `option.<key>` and
 * `option.<key>.<value>`.
 */
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
 * Corrections of rules, by name. Set-up stores them in the state, so a game in progress keeps the rules it started
 * with.
 */
export type RuleFlags = Readonly<Record<string, boolean | number | string>>;

/** Every stored state carries the version of its shape and its rule flags. */
export interface StateBase {
  schema: number;
  rules: RuleFlags;
}

/** Actions are imperative (`sell`), events are in the past tense (`cubeSold`). Both are tagged by `type`. */
export interface Tagged {
  type: string;
}

export interface Migration {
  /** The schema number of the state that this step returns. */
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
  /** The schema of a state that is set up today. `migrations`, oldest first, upgrade older states. */
  schema: number;
  migrations: readonly Migration[];
  /** The rule flags of a game set up today. */
  rules: RuleFlags;

  parseOptions(input: unknown, seats: number): Parsed<O>;
  parseAction(input: unknown): Parsed<A>;

  setup(options: O, seats: number, chance: Chance, rules: RuleFlags): { state: S; events: E[] };

  /** Who must decide now. Several seats may decide at once. Empty if and only if the game is over. */
  awaiting(state: S): Awaited[];
  /** What a seat may do now, awaited or not. An awaited seat always has at least one choice of kind `one`. */
  choices(state: S, seat: Seat): Choice<A>[];
  /** The only authority on legality. */
  check(state: S, seat: Seat, action: A): Refusal | null;
  /**
   * Whether an action stands beside the turn (a note, an offer, a standing answer). An awaited player who takes such
   * an action still has to decide, and the clock keeps running. Where absent, every action is a decision.
   */
  isAside?(action: A): boolean;
  /** Changes the draft. It is called only after `check` has returned null. */
  apply(draft: S, seat: Seat, action: A, chance: Chance): E[];
  /** A copy to apply an action to: `clone`, written out for this state to be fast. Where absent, `clone` is used. */
  copy?(state: S): S;

  /** The state as a viewer may see it: the same shape, with other players' secrets masked. */
  view(state: S, viewer: Viewer): S;
  /** The event as a viewer may read it, or null if the viewer may not even know that it happened. */
  viewEvent(event: E, viewer: Viewer): E | null;
  /**
   * Whether the action behind this event holds more than the event tells. Other players then learn only that the
   * action was taken.
   */
  hidesMore?(event: E): boolean;
  /** Whether the event revealed a secret, so that nothing before it can be undone. `state` is the state after it. */
  reveals(event: E, state: S): boolean;
  /**
   * The open questions that their seats could have answered in advance, and whether the game waits for the seat. That
   * tells the other players whether it did. So a batch of actions must end where such a question comes up, and what led
   * to it cannot be undone. Where absent, nobody can answer in advance.
   */
  answerableAhead?(state: S): { seat: Seat; question: unknown; isAwaited: boolean }[];
  /**
   * The state of a practice copy. It is made from `view(state, viewer)` alone, so it tells no more than the view does:
   * a masked value is replaced by a plain one, and a question that another player has answered in secret is asked again.
   */
  forCopy(view: S, viewer: Viewer): S;

  /** Null until the game is over. */
  result(state: S): Result | null;
  /** What is wrong with a state, in words. Empty for a sound state. */
  invariants(state: S): string[];

  /** All words that the service writes: log, prompts, refusals, options, and the terms in them. */
  words: Readonly<Record<Language, Catalogue>>;
  describe(event: E): Message;
  /** Whether a player passed with this event. Mail tells of several in a row in one line. Where absent, nobody passes. */
  isPass?(event: E): boolean;
  /** The placings if the game were scored now. */
  placings(state: S): Placing[];
  /** What a seat holds, by term of the message catalogue. Mail and play-back show how it changes. */
  holdings(state: S, seat: Seat): Record<string, number>;

  /** The only legal action of a seat, if taking it reveals nothing. The service then takes it without asking. */
  forced(state: S, seat: Seat): A | null;
  /** The action that the service takes for a late player: a pass, or the player's standing answer. */
  fallback(state: S, seat: Seat): A;
  /** The computer player. It gets the seat's own view, so it cannot cheat. */
  bot(view: S, seat: Seat): A;
  /** Computer players at several levels (computer.ts). Where absent, `bot` plays for every level. */
  computer?: ComputerRules<S, A>;
  /** What the hard computer player advises, and says about a finished game (coach.ts). */
  coach?: CoachRules<S, A>;
  /** What orders mean in this game (orders.ts). Where absent, players cannot give any. */
  // biome-ignore lint/suspicious/noExplicitAny: only the game itself knows its tasks
  orders?: OrderRules<S, A, any>;
  /**
   * Ready answers for an awaited seat, from its own view (quickAnswers.ts). Mail carries them as links. Where absent,
   * players answer only at the table.
   */
  quickAnswers?(view: S, seat: Seat): QuickAnswers<A>;
}

/** What a page needs to try out moves. The service tells it the rest: whose turn it is, the log in words, the result. */
export type PlayableGame<S extends StateBase = StateBase, A extends Tagged = Tagged, E extends Tagged = Tagged> = Pick<
  Game<unknown, S, A, E>,
  'id' | 'name' | 'choices' | 'check' | 'copy' | 'apply' | 'reveals' | 'isAside'
>;

/** What it takes to replay a whole game: all but the words. */
export type ReplayableGame<
  O = unknown,
  S extends StateBase = StateBase,
  A extends Tagged = Tagged,
  E extends Tagged = Tagged,
> = Omit<Game<O, S, A, E>, 'words'>;

/** A game whose types are unknown where it is used: in the service, the registry and the replay. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where variance forbids `unknown`
export type AnyGame = Game<any, any, any, any>;
export type AnyReplayable = Omit<AnyGame, 'words'>;
