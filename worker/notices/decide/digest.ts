import { minuteOfDay } from '../../domain/timeZone.ts';

const QUARTER = 15 * 60_000;

/**
 * The next time, at or after a moment, when it is this hour on the player's clock. It steps by quarters of an hour,
 * because time zones differ by quarters. In the night when the clock skips the hour, it is the hour of the next day.
 */
export function nextDigest(after: number, hour: number, timeZone: string): number {
  let at = Math.ceil(after / QUARTER) * QUARTER;
  for (let step = 0; step < 2 * 24 * 4; step++, at += QUARTER) {
    if (minuteOfDay(at, timeZone) === hour * 60) return at;
  }
  return at;
}
