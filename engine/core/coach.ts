/**
 * The coach says what the hard computer player would do, and why. It gets the view of its seat, never the state. Its
 * reasons are facts about the position, as messages of the game's catalogue.
 */
import type { Budget } from './computer.ts';
import type { Message } from './messages.ts';
import type { Seat } from './seat.ts';

export interface Advice<A> {
  actions: A[];
  /** What the line is worth compared with the best one: 0 for the best, below zero for the others, in the game's points. */
  value: number;
  /** What it gains by the next production, what it denies others, what it risks. */
  reasons: Message[];
}

/** One entry of the log, with the view in which its seat decided. */
export interface Decision<S, A> {
  seq: number;
  seat: Seat;
  view: S;
  action: A;
}

/** A decision that cost its seat something. */
export interface Judgement<A> {
  seq: number;
  seat: Seat;
  /** The points that the better line would have brought. */
  cost: number;
  better: Advice<A>;
}

export interface CoachRules<S, A> {
  /** Up to three lines for an awaited seat, the best one first. */
  advise(view: S, seat: Seat, budget: Budget, clock: () => number): Advice<A>[];
  /** Up to five decisions of a finished game, the most expensive one first. */
  judge(decisions: Iterable<Decision<S, A>>, budget: Budget, clock: () => number): Judgement<A>[];
}
