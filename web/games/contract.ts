/**
 * What a game gives to the pages, and what it gets.
 *
 * `web/games/<folder>/entry.ts` default-exports a `GameEntry`: the engine and the page of one game, loaded
 * only when a table of that game is opened. Its `Table` draws the whole table page: it puts its board,
 * ledgers and prompt into the parts of `web/table/` (Frame, TopBar, PromptBar, Strip, SidePanel, History,
 * EndSheet), so that both games share the frame, log, chat, notes, history and end.
 *
 * Everything a page knows about a table comes from the `TableStore`. Objects in a state keep their identity
 * from one version to the next where nothing in them changed, so `<For>` and memos update only what moved.
 */
import type { Component } from 'solid-js';
import type { Choice } from '../../engine/core/choices.ts';
import type { Awaited, PlayableGame, Refusal, Result, Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Message } from '../../engine/core/messages.ts';
import type { Outcome } from '../../engine/core/play.ts';
import type { Actor } from '../../worker/domain/actor.ts';

export interface GameEntry {
  // biome-ignore lint/suspicious/noExplicitAny: games of different types meet here; variance forbids `unknown`
  game: PlayableGame<any, any, any>;
  Table: Component<{ table: AnyTable }>;
}

/** Someone at the table, by seat number. */
export interface Player {
  seat: Seat;
  name: string;
  /** One letter, or two where two players share the first. */
  letter: string;
  computer: boolean;
  /** Looking at the table now. */
  present: boolean;
}

/** A line of the log, in the reader's words. */
export interface LogLine<E extends Tagged = Tagged> {
  seq: number;
  /** The version of the table after it. */
  version: number;
  at: number;
  /** Whose action it came of. */
  seat: Seat | null;
  /** Whom it tells of, where it tells of one player: its flag and name head the line. */
  about: Seat | null;
  event: E;
  text: string;
  /** Not chosen by the player: a computer, the only answer, or the safe default of who is late. */
  automatic: boolean;
  actor: Actor;
}

/** How long an awaited seat has been awaited, and how long it has (milliseconds since 1970). */
export interface Due {
  seat: Seat;
  since: number;
  due: number | null;
  late: boolean;
}

/** Someone acted while a move was on its way. The move is kept as the draft where it is still legal. */
export interface Conflict<A extends Tagged = Tagged, E extends Tagged = Tagged> {
  sent: readonly A[];
  meanwhile: readonly LogLine<E>[];
  stillLegal: boolean;
}

export type Sending = 'idle' | 'sending' | 'unsent';
export type Link = 'live' | 'polling' | 'offline';

export interface TableStore<S extends StateBase = StateBase, A extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly id: string;
  readonly game: PlayableGame<S, A, E>;
  name(): string;
  /** My seat; null for a watcher or a host who does not play. */
  seat(): Seat | null;
  isHost(): boolean;
  players(): readonly Player[];
  status(): 'playing' | 'finished';
  /** The game stands still for good: its log is full, and nobody can play on. */
  stopped(): boolean;
  /** The latest version known, and the one being looked at. */
  version(): number;
  shownVersion(): number;

  /** What is to be drawn: the past that is looked at, else the draft's outcome, else the present. */
  state(): S;
  /** The present as the server last told it, without my draft. */
  present(): S;
  /** Who must decide, and since when, in the present. */
  awaiting(): readonly Awaited[];
  due(): readonly Due[];
  /** I am awaited, and I look at the present. */
  myTurn(): boolean;
  /** What my seat may do in `state()`; empty in the past and for watchers. */
  choices(): readonly Choice<A>[];
  result(): Result | null;

  /** The move being built: actions played on `present()` in this browser and not sent. */
  draft(): readonly A[];
  /** Replaces the draft. A refusal leaves it as it was. Stops quietly before a draw: its outcome is not known here. */
  setDraft(actions: readonly A[]): Refusal | null;
  /** What would come of these actions after the draft, without showing it. */
  preview(...actions: A[]): Outcome<S, E>;
  /** Sends these actions, or the draft, all or nothing. Shown at once, corrected by the server. True when it holds. */
  act(...actions: A[]): Promise<boolean>;
  /** Sends an action that stands beside the turn. What others did meanwhile does not matter to it. */
  actAside(action: A): Promise<boolean>;
  sending(): Sending;
  canUndo(): boolean;
  undo(): Promise<boolean>;
  /** The last refusal by the server, until the next move. */
  refusal(): Refusal | null;
  conflict(): Conflict<A, E> | null;
  clearTrouble(): void;

  /** The log, oldest first. */
  log(): readonly LogLine<E>[];
  /** False while only its latest part is here. */
  wholeLog(): boolean;
  loadWholeLog(): Promise<void>;
  /** What others did since my last own action, oldest first; the last moves for who has no seat. */
  since(): readonly LogLine<E>[];
  /** Looks at a version; null comes back to now. */
  look(version: number | null): void;
  /** True while the past is looked at. */
  past(): boolean;
  /** Plays `since()` back, one event a step; the line being shown, null when not playing. */
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
  /** When what is shown was true (milliseconds since 1970). */
  seenAt(): number;
  retry(): void;
  /** Words of the game's catalogue in the reader's language. */
  say(message: Message): string;
  /** A refusal in words; the rule id it carries links to `/rules/<game>#<rule>`. */
  sayRefusal(refusal: Refusal): string;
}

// biome-ignore lint/suspicious/noExplicitAny: stores of different games meet here; variance forbids `unknown`
export type AnyTable = TableStore<any, any, any>;
