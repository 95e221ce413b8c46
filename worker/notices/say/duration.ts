import type { Speak } from './messages/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A length of time as people say it: the two largest units that matter, rounded down so that it never promises too
 * much.
 */
export function duration(ms: number, speak: Speak): string {
  if (ms < MINUTE) return speak('time.now');
  if (ms < HOUR) return speak('time.minutes', { n: Math.floor(ms / MINUTE) });
  if (ms < DAY) return speak('time.hours', { n: Math.floor(ms / HOUR) });
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (hours === 0 || days >= 7) return speak('time.days', { d: days });
  return speak('time.daysHours', { d: days, h: hours });
}
