/** The round as a page shows it: its number among all, its famine, and who chooses in which order. */
import type { Seat } from '../../core/game.ts';
import { type EventId, eventCardOf } from '../data/cards/index.ts';
import { triggersOfSource } from '../rules/effects/start.ts';
import { famineOf } from '../rules/famine.ts';
import { seatsNamed } from '../rules/mostAndLeast.ts';
import { roundsOf } from '../rules/options.ts';
import { reverseOrder, type State, topFrame } from '../state.ts';

export const isLastRound = (state: State): boolean => state.round >= roundsOf(state);

/** The food that the famine costs every nation; null before it is known. */
export const famineNow = (state: State): number | null =>
  state.event !== null || state.shadow?.tile ? famineOf(state) : null;

/** The events of the round, top one first. */
export const eventsNow = (state: State) => (state.event === null ? [] : eventCardOf(state.event).events);

/**
 * The nations that the first part of an event concerns as things stand. Null where it concerns all, or where its words
 * say it better.
 */
export function concernedBy(state: State, event: EventId): Seat[] | null {
  const who = triggersOfSource(event)[0]?.who;
  return who === undefined || who === 'all' ? null : seatsNamed(state, who, null, true);
}

export interface Chooser {
  seat: Seat;
  isDone: boolean;
  /** At growth: the choice is made known. */
  isShown: boolean;
}

/** Those who choose at growth or in an event, in order; empty where at most one does. */
export function choosers(state: State): Chooser[] {
  const frame = topFrame(state);
  if (state.nations.length === 1) return [];
  if (frame?.type === 'growth') {
    return reverseOrder(state).map((seat) => {
      const isShown = !frame.queue.includes(seat);
      return { seat, isDone: isShown || frame.deposits[seat] !== undefined, isShown };
    });
  }
  if (frame?.type !== 'effects') return [];
  const answered = Object.keys(frame.answers).map(Number);
  const all = [...answered, ...frame.queue.filter((seat) => !answered.includes(seat))];
  if (all.length < 2) return [];
  return all.map((seat) => ({ seat, isDone: answered.includes(seat), isShown: false }));
}
