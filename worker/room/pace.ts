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
 * The moment the time for a decision is used up. Steps from one edge of the quiet hours to the next, asking the
 * player's clock again at each, so that a change to summer time moves it by the hour it should.
 */
export function dueAt(since: number, allowance: number, quiet: QuietHours | null, timeZone: string): number {
  if (!quiet || quiet.from === quiet.to) return since + allowance;
  let at = since;
  let left = allowance;
  for (;;) {
    const still = quietLeft(at, quiet, timeZone);
    if (still > 0) {
      at = Math.floor(at / MINUTE) * MINUTE + still * MINUTE;
      continue;
    }
    const untilQuiet = (quiet.from - minuteOfDay(at, timeZone) + DAY_MINUTES) % DAY_MINUTES;
    const edge = Math.floor(at / MINUTE) * MINUTE + untilQuiet * MINUTE;
    if (at + left <= edge) return at + left;
    left -= edge - at;
    at = edge;
  }
}
