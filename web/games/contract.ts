/**
 * What a game gives to the pages, and what it gets from them.
 *
 * `web/games/<folder>/manifest.ts` exports a `Manifest`, which games.ts lists. Every page loads all manifests, so a
 * manifest is small: what is bigger than a few lines loads with a function, when it is needed. The game's `Table` draws
 * the whole table page. It puts its board, ledgers and prompt into the parts of `web/table/` (Frame, TopBar, PromptBar,
 * Strip, SidePanel, History, EndSheet), so all games share the frame, log, chat, notes, history and end.
 *
 * Everything a page knows about a table comes from the `TableStore`. An object in a state keeps its identity from one
 * version to the next if nothing in it has changed, so `<For>` and memos update only what has.
 */
import type { Component } from 'solid-js';
import type { Choice } from '../../engine/core/choices.ts';
import type {
  AnyReplayable,
  Awaited,
  Parsed,
  PlayableGame,
  Refusal,
  Result,
  Seat,
  StateBase,
  Tagged,
} from '../../engine/core/game.ts';
import type { Catalogue, Language, Message } from '../../engine/core/messages.ts';
import type { Order, OrderRules } from '../../engine/core/orderRules.ts';
import type { Foresight } from '../../engine/core/orders.ts';
import type { Outcome } from '../../engine/core/play.ts';
import type { Actor } from '../../worker/domain/wire/actor.ts';

/** All that the pages know of a game. Nothing outside the game's own folders names it, except the list in games.ts. */
export interface Manifest {
  /** The id, the name and the seats of the engine's game. */
  id: string;
  name: string;
  seats: { min: number; max: number };
  /** Roughly how many moves each player makes in a game. */
  moves: number;
  /** The table that a visitor gets to try the game alone. */
  alone: { seats: number; computers: number };
  /** A small picture of the game: SVG around the origin, 44 wide and 40 high. */
  mark: string;
  words: Readonly<Record<Language, GameWords>>;
  /** The rules as Markdown. A rule starts with its id in bold type. */
  rules: Readonly<Record<Language, () => Promise<{ default: string }>>>;
  /** The table. */
  page: () => Promise<GameEntry>;
  /** What the form for a new table and the lobby need. */
  opening: () => Promise<GameOpening>;
  /** The whole engine, to check a finished game. */
  engine: () => Promise<AnyReplayable>;
  /** What orders mean in this game. */
  orders?: () => Promise<AnyOrderRules>;
  /** The game's part of the picture on the home page: SVG within 600 by 372 units around the origin. */
  art?: () => Promise<Component>;
  /** More pages of the game, such as a list of its cards. */
  pages?: readonly MorePage[];
}

type Words = () => Promise<Readonly<Record<string, Catalogue>>>;

/** Where the words of a game are. Every export of a module is a part of its words. */
export interface GameWords {
  /** About the game, for pages that show several games. They have at least the keys of `About`. */
  about: () => Promise<{ about: About }>;
  /** The words that a table starts with. */
  table: readonly Words[];
  refusals: readonly Words[];
  /** The words of the form for a new table. */
  options: readonly Words[];
  /** The words of orders, where the game has them. */
  orders?: readonly Words[];
}

/** `long` describes the game, with its size. `cover` stands under the picture of the form, `cover.lobby` in the lobby. */
export type About = Catalogue & Readonly<Record<'long' | 'cover' | 'cover.lobby', string>>;

export interface MorePage {
  path: string;
  /** The key of its name in the words about the game. */
  label: string;
  load: () => Promise<{ default: Component }>;
}

export interface GameOpening {
  /** Tells which options fit together. */
  parseOptions: (input: unknown, seats: number) => Parsed<unknown>;
  /** The picture beside the form and the lobby. */
  Cover: Component<CoverProps>;
  /** Options whose values are shown as pictures, by key. */
  pictures?: Readonly<Record<string, Component<{ value: string }>>>;
}

export interface CoverProps {
  options: Readonly<Record<string, unknown>>;
  seats: readonly Seated[];
}

/** A seat of a table that has not begun. */
export interface Seated {
  seat: Seat;
  letter: string;
  taken: boolean;
}

/** What a table page needs of a game. */
export interface GameEntry {
  // biome-ignore lint/suspicious/noExplicitAny: games of different types meet here; variance forbids `unknown`
  game: PlayableGame<any, any, any>;
  Table: Component<{ table: AnyTable }>;
}

/** A player at the table, by seat number. */
export interface Player {
  seat: Seat;
  name: string;
  /** One letter, or two if two players share the first. */
  letter: string;
  computer: boolean;
  /** Looking at the table right now. */
  present: boolean;
  /** Away until then. Null, or a moment that is over, for who is not. */
  awayUntil: number | null;
}

/** A line of the log, in the reader's language. */
export interface LogLine<E extends Tagged = Tagged> {
  seq: number;
  /** The version of the table after this event. */
  version: number;
  at: number;
  /** The seat whose action caused the event. */
  seat: Seat | null;
  /** The player that the line is about, if it is about one: their flag and name head the line. */
  about: Seat | null;
  event: E;
  text: string;
  /** Not chosen by the player: played by a computer, forced, or the safe default for a late player. */
  automatic: boolean;
  actor: Actor;
  /** Where the reader's own orders chose the action: which order. */
  reason: string;
}

/** Since when a seat has been awaited, and until when it has time (milliseconds since 1970). */
export interface Due {
  seat: Seat;
  since: number;
  due: number | null;
  late: boolean;
}

/** Someone acted while a move was on its way. The move becomes the draft if it is still legal. */
export interface Conflict<A extends Tagged = Tagged, E extends Tagged = Tagged> {
  sent: readonly A[];
  meanwhile: readonly LogLine<E>[];
  stillLegal: boolean;
}

export type Orders = readonly Order<Tagged>[];

/** The orders of the reader's seat. Without a seat there are none. */
export interface MyOrders<S extends StateBase = StateBase, A extends Tagged = Tagged> {
  /** The game has orders. */
  exist: boolean;
  /** The orders that the service keeps. */
  list(): Orders;
  /** Why the list has stopped, in words. Null while it goes on. */
  stopped(): string | null;
  /** Replaces the list. An empty list clears it. Returns true if the service accepts. */
  give(orders: Orders): Promise<boolean>;
  /** Orders are being put together, and the table after them. Null where it cannot be foreseen. */
  isPlanning(): boolean;
  planned(): S | null;
  /** Where orders are put together. Null until it has been wanted and has come. */
  desk(): OrderDesk<S, A> | null;
  /** The same, and loads it. */
  wantDesk(): OrderDesk<S, A> | null;
  /** The same as a promise. Null where it cannot be loaded. */
  openDesk(): Promise<OrderDesk<S, A> | null>;
}

export interface OrderDesk<S extends StateBase = StateBase, A extends Tagged = Tagged> {
  /** An order in words. Empty until the words have come. */
  say(task: Tagged): string;
  /** What a list leads to from a state, if nobody else does anything. Null without a seat. */
  foresee(from: S, orders: Orders): Foresight<S, A> | null;
  /** An action as an order, with the limits that the player sees. */
  orderOf(view: S, action: A): Order<Tagged>;
  /** Answers to questions that have not come yet. */
  ahead(): readonly Tagged[];
  /** How a list can end, apart from asking me. */
  endings(view: S): readonly Tagged[];
  /** Does what can be done now, and leaves the rest as orders, before those that I have already. */
  carryOut(orders: Orders): Promise<boolean>;
  /** Takes these actions, and adds the orders to those that I have already. */
  actThen(actions: readonly A[], orders: Orders): Promise<boolean>;
  plan: OrderPlan<S, A>;
}

/** A list of orders while I put it together. What I choose meanwhile is added to it and not sent. */
export interface OrderPlan<S extends StateBase = StateBase, A extends Tagged = Tagged> {
  isOpen(): boolean;
  open(): void;
  /** Forgets the list. */
  close(): void;
  /** The table at the first decision that the list does not make. Null where it cannot be foreseen. */
  next(): S | null;
  /** The orders that I have already, those I add, and the ending. */
  lines(): readonly OrderLine[];
  /** What each order does if nobody else does anything. */
  made(): readonly StepMade<S, A>[];
  /** Adds actions, to be taken at the next decision. A refusal adds nothing. */
  add(actions: readonly A[]): Refusal | null;
  addTask(task: Tagged): void;
  remove(at: number): void;
  setElse(at: number, otherwise: 'ask' | 'skip'): void;
  isFull(): boolean;
  /** I have added nothing. */
  isEmpty(): boolean;
  /** How the list can end, and how it does. Null: I am asked. */
  endings(): readonly Tagged[];
  ending(): Tagged | null;
  setEnding(task: Tagged | null): void;
  /** Does what can be done now, and leaves the rest as orders. */
  send(): Promise<boolean>;
}

export interface OrderLine {
  order: Order<Tagged>;
  words: string;
  /** What it costs and brings. Empty where neither, or where it cannot be foreseen. */
  change: string;
  /** Why the list would stop here. */
  stops: string | null;
  /** What others can do before. Empty where nothing, or where it is carried out at once. */
  risk: string;
  isForeseen: boolean;
  /** I had it already. */
  isOlder: boolean;
}

export interface StepMade<S, A> {
  /** The place of its order in the list, from 0. */
  at: number;
  actions: A[];
  before: S;
  after: S;
}

export type Sending = 'idle' | 'sending' | 'unsent';
export type Link = 'live' | 'polling' | 'offline';

export interface TableStore<S extends StateBase = StateBase, A extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly id: string;
  readonly game: PlayableGame<S, A, E>;
  name(): string;
  /** My seat. Null for a watcher, or for a host who does not play. */
  seat(): Seat | null;
  isHost(): boolean;
  players(): readonly Player[];
  status(): 'playing' | 'finished';
  /** The game has stopped for good: its log is full, and nobody can move. */
  stopped(): boolean;
  /** The latest known version, and the one on the page. */
  version(): number;
  shownVersion(): number;

  /**
   * The state to draw: the past version being viewed, otherwise the result of the draft, otherwise the table after the
   * orders that I am putting together, otherwise the present.
   */
  state(): S;
  /** The present as the server last sent it, without my draft. */
  present(): S;
  /** Who must decide in the present, and since when. */
  awaiting(): readonly Awaited[];
  due(): readonly Due[];
  /** The table waits for me, and I am looking at the present. */
  myTurn(): boolean;
  /** I can choose a move: the table waits for me, or I am putting orders together for a later turn. */
  asked(): boolean;
  /** What I choose is added to the list of orders that I am putting together. */
  planning(): boolean;
  /** What my seat may do in `state()`. Empty in the past and for watchers. */
  choices(): readonly Choice<A>[];
  result(): Result | null;

  /** The move in progress: actions played on `present()` in this browser but not sent. */
  draft(): readonly A[];
  /**
   * Replaces the draft. A refusal leaves it unchanged. It stops silently before a draw, whose outcome is not known
   * here.
   */
  setDraft(actions: readonly A[]): Refusal | null;
  /** The result of these actions after the draft, without showing it. */
  preview(...actions: A[]): Outcome<S, E>;
  /**
   * Sends these actions, or the draft, all or nothing. The result is shown at once and corrected by the server. Returns
   * true if the server accepts. While I put orders together, they are added to the list instead.
   */
  act(...actions: A[]): Promise<boolean>;
  /** Sends an action that is independent of the turn, so other players' actions in the meantime do not matter to it. */
  actAside(action: A): Promise<boolean>;
  /** What I want to do on my next turns. The service does it when my turn comes. */
  orders: MyOrders<S, A>;
  sending(): Sending;
  canUndo(): boolean;
  undo(): Promise<boolean>;
  /** The server's last refusal, until the next move. */
  refusal(): Refusal | null;
  conflict(): Conflict<A, E> | null;
  clearTrouble(): void;

  /** The log, oldest first. */
  log(): readonly LogLine<E>[];
  /** False while only the latest part of the log is loaded. */
  wholeLog(): boolean;
  /** Says whether the whole log is loaded now. */
  loadWholeLog(): Promise<boolean>;
  /** What others did since my own last action, oldest first. For those without a seat: the latest moves. */
  since(): readonly LogLine<E>[];
  /** Shows a version. Null returns to the present. */
  look(version: number | null): void;
  /** True while a past version is shown. */
  past(): boolean;
  /** Plays `since()` back, one event per step. `line` is the line being shown, or null when nothing plays. */
  playback: {
    line(): LogLine<E> | null;
    step(): number;
    steps(): number;
    paused(): boolean;
    start(): void;
    stop(): void;
    pause(): void;
    go(by: 1 | -1): void;
  };

  link(): Link;
  /** When the view on the page was fetched (milliseconds since 1970). */
  seenAt(): number;
  retry(): void;
  /** Words from the game's catalogue, in the reader's language. */
  say(message: Message): string;
  /** A refusal in words. Its rule id links to `/rules/<game>#<rule>`. */
  sayRefusal(refusal: Refusal): string;
}

// biome-ignore lint/suspicious/noExplicitAny: rules of different games meet here; variance forbids `unknown`
export type AnyOrderRules = OrderRules<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: stores of different games meet here; variance forbids `unknown`
export type AnyTable = TableStore<any, any, any>;
