/** Hours on a player's clock, minute by minute. It is slow and simple, to compare the service's arithmetic with. */
import { DAY, HOUR, MINUTE, START } from './world.ts';

const FIRST = START - DAY;
const MINUTES = 80 * 24 * 60;
const clocks = new Map<string, Uint16Array>();

/** The minute of the day that a clock shows, for every minute of the soak and of some weeks after it. */
function clockOf(timeZone: string): Uint16Array {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clock = Uint16Array.from({ length: MINUTES }, (_, n) => {
      const [hours, minutes] = format.format(FIRST + n * MINUTE).split(':');
      return Number(hours) * 60 + Number(minutes);
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** The next time at which a clock shows this full hour. */
export function nextHour(after: number, hour: number, timeZone: string): number {
  const clock = clockOf(timeZone);
  let n = Math.ceil((after - FIRST) / MINUTE);
  while (n < MINUTES && clock[n] !== hour * 60) n++;
  return FIRST + n * MINUTE;
}

type Quiet = { from: number; to: number } | null;

/** Whether each minute from some time on is quiet on a clock. */
function* minutesFrom(at: number, quiet: Quiet, timeZone: string): Generator<{ next: number; isQuiet: boolean }> {
  const clock = clockOf(timeZone);
  const isQuiet = (minute: number) => {
    if (quiet === null || quiet.from === quiet.to) return false;
    return quiet.from < quiet.to
      ? minute >= quiet.from && minute < quiet.to
      : minute >= quiet.from || minute < quiet.to;
  };
  for (let n = Math.floor((at - FIRST) / MINUTE); n < MINUTES; n++) {
    yield { next: FIRST + (n + 1) * MINUTE, isQuiet: isQuiet(clock[n] ?? 0) };
  }
}

/** The moment when the time for a decision is used up. Quiet hours do not count. */
export function dueOf(since: number, allowance: number | null, quiet: Quiet, timeZone: string): number | null {
  if (allowance === null) return null;
  let left = allowance;
  let at = since;
  for (const { next, isQuiet } of minutesFrom(since, quiet, timeZone)) {
    if (!isQuiet) {
      if (at + left <= next) return at + left;
      left -= next - at;
    }
    at = next;
  }
  throw new Error(`not due within ${(MINUTES * MINUTE) / HOUR} hours`);
}

/** How much of the time between two moments is not quiet. */
export function awakeBetween(from: number, to: number, quiet: Quiet, timeZone: string): number {
  let sum = 0;
  let at = from;
  for (const { next, isQuiet } of minutesFrom(from, quiet, timeZone)) {
    if (at >= to) break;
    if (!isQuiet) sum += Math.min(next, to) - at;
    at = next;
  }
  return sum;
}
