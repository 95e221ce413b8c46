/** When a decision is due: the pace runs outside the player's quiet hours, in the player's own time zone. */
import type { QuietHours } from '../domain/wire/seats.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY = DAY_MINUTES * MINUTE;
const WEEK = 7 * DAY;
const formats = new Map<string, Intl.DateTimeFormat>();

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Kept: making one costs a hundred times more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // A zone can be written in countless ways, upper and lower case; there are some 400 to name.
    if (formats.size >= 500) formats.clear();
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(timeZone, format);
  }
  return format;
}

/** Minutes after midnight on the player's clock. */
export function minuteOfDay(at: number, timeZone: string): number {
  const [hours, minutes] = formatOf(timeZone).format(at).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The most quiet hours may take of a day: what is left must be enough to play in. */
const MOST_QUIET = DAY_MINUTES / 2;

const quietLength = ({ from, to }: QuietHours): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

export const isTooQuiet = (quiet: QuietHours): boolean => quietLength(quiet) > MOST_QUIET;

/** Whether it is now within the quiet hours; they may span midnight. */
export function isQuiet(at: number, quiet: QuietHours | null, timeZone: string): boolean {
  if (!quiet) return false;
  const into = (minuteOfDay(at, timeZone) - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  return into < quietLength(quiet);
}

/** What the player's clock shows, as milliseconds after UTC; whole days do not matter here. */
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

/** Awake time on a clock, from its zero to a moment. */
function awakeUntil(clock: number, { start, awake }: Day): number {
  const days = Math.floor((clock - start) / DAY);
  return days * awake + Math.min(clock - start - days * DAY, awake);
}

/** The first moment on a clock by which so much awake time has passed. */
function whenAwake(time: number, { start, awake }: Day): number {
  const days = Math.ceil(time / awake) - 1;
  return start + days * DAY + (time - days * awake);
}

/**
 * The moment the time for a decision is used up. Computed in one step for as long as the player's clock is not moved;
 * the clock is looked at once a week on the way, and from a change on the rest is computed anew.
 */
export function dueAt(since: number, allowance: number, quiet: QuietHours | null, timeZone: string): number {
  // Longer quiet hours are stored with some seats of older releases. They count as the longest that are allowed.
  const length = quiet ? Math.min(quietLength(quiet), MOST_QUIET) : 0;
  if (!quiet || length === 0) return since + allowance;
  const day = { start: (quiet.from + length) * MINUTE, awake: (DAY_MINUTES - length) * MINUTE };
  let at = since;
  let left = allowance;
  for (;;) {
    const offset = clockOffset(at, timeZone);
    const begun = awakeUntil(at + offset, day);
    const due = whenAwake(begun + left, day) - offset;
    const seen = Math.min(due, at + WEEK);
    const moved = clockOffset(seen, timeZone) !== offset;
    const next = moved ? clockChange(at, seen, offset, timeZone) : seen;
    if (next >= due) return due;
    left -= awakeUntil(next + offset, day) - begun;
    at = next;
  }
}
