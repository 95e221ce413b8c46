/**
 * Computer players. A game's thinker gets the view of its own seat, never the state, so it can use nothing that the seat
 * may not know. What is hidden from it, it guesses (guess.ts).
 *
 * Thinking runs in steps, so that the service can do other work between two steps and drop the thought when the game has
 * moved on. The same view, seat and `Thinking` always give the same thought, as long as the time does not run out.
 */
import type { Message } from './messages.ts';
import type { Seat } from './seat.ts';

/**
 * Easy is sensible and makes mistakes that a beginner can punish. Normal is cheap enough for the smallest plan of the
 * platform. Hard searches.
 */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How long one thought may take. Play-outs are counted, so that a test gets the same thought on any machine. */
export interface Budget {
  playouts: number;
  /** The hard limit. The best thought so far counts when it is reached. */
  ms: number;
}

export interface Thinking {
  level: Level;
  /** What makes this game different from others. It is never the seed of the table. */
  seed: string;
  /** The version of the state, so that a seat does not vary its decisions in the same way each time. */
  version: number;
  /** One of the game's characters. Null lets the seed choose. */
  character: string | null;
  budget: Budget;
  /** The time in milliseconds. The engine has no clock of its own. */
  clock(): number;
}

/** `actions` is what it means to do. The first is played, and then it thinks again. Empty where it finds nothing. */
export interface Thought<A> {
  actions: A[];
  /** What the computer says to the table about it. */
  says: Message | null;
}

/** What a game adds to have computer players at several levels. */
export interface ComputerRules<S, A> {
  /** The characters that a computer player can have: a trader, a builder. The game keeps their weights. */
  characters: readonly string[];
  /** Each step takes a few milliseconds at most. */
  think(view: S, seat: Seat, thinking: Thinking): Generator<void, Thought<A>, void>;
  /**
   * The plain refusal of what a seat is asked although it is not awaited, such as an offer; null where nothing is asked.
   * `think` gives its answer, and where it fails, this is the answer. Where absent, only awaited seats think.
   */
  declining?(view: S, seat: Seat): A | null;
}

/** Thinks without a break. */
export function thinkThrough<S, A>(rules: ComputerRules<S, A>, view: S, seat: Seat, thinking: Thinking): Thought<A> {
  const steps = rules.think(view, seat, thinking);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Counts the play-outs of one thought. */
export interface Effort {
  /** Takes one play-out from the budget. False when none is left, or no time. */
  spend(): boolean;
}

export function effortOf({ budget, clock }: Pick<Thinking, 'budget' | 'clock'>): Effort {
  const end = clock() + budget.ms;
  let left = budget.playouts;
  return { spend: () => left-- > 0 && clock() < end };
}
