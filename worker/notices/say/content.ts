/** What a message says, before it is laid out. Names, prompts and log lines are already in the reader's language. */
import type { Language } from '../../../engine/core/messages.ts';

/** Why a message about a table is sent. Where several reasons apply, the first in this list leads. */
export const TOLD = ['finished', 'replaced', 'late', 'last', 'half', 'remind', 'started', 'turn'] as const;
export type Told = (typeof TOLD)[number];

export interface EventLine {
  /** Whose flag stands before the line. Null for an event that nobody caused. */
  seat: number | null;
  /** A player passed. Several passes in a row become one line. */
  isPass: boolean;
  text: string;
}

export interface Holding {
  name: string;
  now: number;
  /** The change since the reader's last decision. Null where there is nothing to compare with. */
  change: number | null;
}

export interface Score {
  seat: number;
  name: string;
  rank: number;
  points: number;
}

export interface TableLink {
  name: string;
  game: string;
  asked: string | null;
  /** Milliseconds, or null where there is no limit. */
  left: number | null;
  href: string;
}

/** A quick answer. Its link leads to a page with one button, and a program may send the token itself. */
export interface AnswerLine {
  label: string;
  effect: string | null;
  token: string;
  href: string;
}

export interface TableMail {
  told: Told;
  language: Language;
  table: string;
  game: string;
  /** The reader's seat. */
  seat: number;
  names: readonly string[];
  /** The prompt in words. Null when the reader is not awaited. */
  asked: string | null;
  /** The quick answers to the prompt. Empty where it must be answered at the table. */
  answers: readonly AnswerLine[];
  /** Why the reader's orders have stopped, in words. Null where they have not. */
  stopped: string | null;
  /** Until which day the reader is away, in words. Null where they are not, or not awaited. */
  away: string | null;
  /** Milliseconds until the time runs out. Null where there is no limit. */
  left: number | null;
  /** With `late`: whether a safe move was played or the table waits. */
  late: 'wait' | 'default' | null;
  /** Milliseconds since the reader's last decision. Null before the first. */
  ago: number | null;
  events: readonly EventLine[];
  holdings: readonly Holding[];
  scores: readonly Score[];
  final: boolean;
  winners: readonly number[];
  /** Other tables that wait for this reader. A `fresh` one is first told of by this message. */
  others: readonly (TableLink & { fresh: boolean })[];
  links: { open: string; settings: string; stop: string };
}

/** What a notice is about. */
export type Said =
  | { kind: 'table'; tableId: string; mail: TableMail }
  /** All tables of an address. Only mail says this. */
  | { kind: 'links'; language: Language; tables: readonly TableLink[]; stop: string }
  /** The proof that somebody reads what is sent there. Nothing else goes out before. `token` is the one in `href`. */
  | { kind: 'proof'; language: Language; table: string | null; href: string; token: string; stop: string }
  /** The player pressed the button for a test. */
  | { kind: 'test'; language: Language; table: string; href: string; stop: string };

/** A notice, before a channel lays it out. */
export interface Notice {
  messageId: string;
  /** Milliseconds. */
  date: number;
  said: Said;
}
