/** When a decision is due: the pace runs outside the player's quiet hours, in the player's own time zone. */
import type { QuietHours } from '../http/wire.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
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

/** Whether it is now within the quiet hours; they may span midnight. */
export function isQuiet(at: number, quiet: QuietHours | null, timeZone: string): boolean {
  return quiet !== null && quietLeft(at, quiet, timeZone) > 0;
}

/** Minutes until the quiet hours end, 0 outside them. */
function quietLeft(at: number, quiet: QuietHours, timeZone: string): number {
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const into = (minuteOfDay(at, timeZone) - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  return into < length ? length - into : 0;
}

/**
 * The next time the player's clock shows this minute. Where the clock is put forward on the way, the step is
 * corrected; a minute that is skipped altogether counts as the first one after it.
 */
function nextTime(at: number, minute: number, timeZone: string): number {
  const whole = Math.floor(at / MINUTE) * MINUTE;
  const away = (minute - minuteOfDay(at, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  const there = whole + away * MINUTE;
  const past = (minuteOfDay(there, timeZone) - minute + DAY_MINUTES) % DAY_MINUTES;
  const corrected = there - past * MINUTE;
  return past < DAY_MINUTES / 2 && minuteOfDay(corrected, timeZone) === minute ? corrected : there;
}

/** The moment the time for a decision is used up, stepping from one edge of the quiet hours to the next. */
export function dueAt(since: number, allowance: number, quiet: QuietHours | null, timeZone: string): number {
  if (!quiet || quiet.from === quiet.to) return since + allowance;
  let at = since;
  let left = allowance;
  for (;;) {
    if (quietLeft(at, quiet, timeZone) > 0) {
      at = nextTime(at, quiet.to, timeZone);
      continue;
    }
    const edge = nextTime(at, quiet.from, timeZone);
    if (at + left <= edge) return at + left;
    left -= edge - at;
    at = edge;
  }
}
