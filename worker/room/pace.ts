/** When a decision is due: the pace runs outside the player's quiet hours, in the player's own time zone. */
import { minuteOfDay } from '../domain/timeZone.ts';
import type { QuietHours } from '../domain/wire/seats.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY = DAY_MINUTES * MINUTE;
const WEEK = 7 * DAY;

/** Quiet hours may take at most this much of a day: the rest must be enough to play in. */
const MOST_QUIET = DAY_MINUTES / 2;

const quietLength = ({ from, to }: QuietHours): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

export const isTooQuiet = (quiet: QuietHours): boolean => quietLength(quiet) > MOST_QUIET;

/** Whether a moment lies within the quiet hours, which may span midnight. */
export function isQuiet(at: number, quiet: QuietHours | null, timeZone: string): boolean {
  if (!quiet) return false;
  const into = (minuteOfDay(at, timeZone) - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  return into < quietLength(quiet);
}

/** How far the player's clock is ahead of UTC, in milliseconds. Whole days do not matter here. */
function clockOffset(at: number, timeZone: string): number {
  const utc = Math.floor(at / MINUTE) % DAY_MINUTES;
  return ((minuteOfDay(at, timeZone) - utc + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
}

/** The first moment, to the minute, at which the player's clock is no longer this far from UTC. */
function clockChange(from: number, to: number, offset: number, timeZone: string): number {
  let before = Math.floor(from / MINUTE);
  let after = Math.ceil(to / MINUTE);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (clockOffset(middle * MINUTE, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after * MINUTE;
}

/** A day of a clock that is never moved, counted from the end of the quiet hours: first awake, then quiet. */
interface Day {
  start: number;
  awake: number;
}

/** How much awake time a clock has shown from its zero to a moment. */
function awakeUntil(clock: number, { start, awake }: Day): number {
  const days = Math.floor((clock - start) / DAY);
  return days * awake + Math.min(clock - start - days * DAY, awake);
}

/** The first moment on a clock by which this much awake time has passed. */
function whenAwake(time: number, { start, awake }: Day): number {
  const days = Math.ceil(time / awake) - 1;
  return start + days * DAY + (time - days * awake);
}

/** The same, but where that moment begins the quiet hours, the moment at which they end. */
function whenAwakeAgain(time: number, { start, awake }: Day): number {
  return start + Math.floor(time / awake) * DAY + (time % awake);
}

/**
 * How much of a decision's time is left at a moment: the longest allowance that runs out no later than the decision is
 * due. That moment may lie in quiet hours, which the player may have set since.
 */
export function timeLeft(now: number, due: number, quiet: QuietHours | null, timeZone: string): number {
  let least = 0;
  let tooMuch = Math.max(0, due - now) + 1;
  // To the millisecond: a player who goes away and comes back again and again gains nothing.
  while (tooMuch - least > 1) {
    const middle = Math.floor((least + tooMuch) / 2);
    if (dueAt(now, middle, quiet, timeZone) <= due) least = middle;
    else tooMuch = middle;
  }
  return least;
}

/**
 * When the time for a decision runs out. It is computed in one step for as long as the player's clock is not changed
 * (summer time). The clock is checked once a week on the way, and after a change the rest is computed again.
 */
export function dueAt(since: number, allowance: number, quiet: QuietHours | null, timeZone: string): number {
  // Some seats of older releases have longer quiet hours. They count as the longest that are allowed.
  const length = quiet ? Math.min(quietLength(quiet), MOST_QUIET) : 0;
  if (!quiet || length === 0) return since + allowance;
  const day = { start: (quiet.from + length) * MINUTE, awake: (DAY_MINUTES - length) * MINUTE };
  let at = since;
  let left = allowance;
  for (;;) {
    const offset = clockOffset(at, timeZone);
    const begun = awakeUntil(at + offset, day);
    // Where no time is left, it runs out as soon as the player is awake.
    const due = (left === 0 ? whenAwakeAgain(begun, day) : whenAwake(begun + left, day)) - offset;
    const seen = Math.min(due, at + WEEK);
    const moved = clockOffset(seen, timeZone) !== offset;
    const next = moved ? clockChange(at, seen, offset, timeZone) : seen;
    if (next >= due) return due;
    left -= awakeUntil(next + offset, day) - begun;
    at = next;
  }
}
