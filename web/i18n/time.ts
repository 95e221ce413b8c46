/** Times as people say them: "12 min", "1 d 4 h", "18:00". */
import { createSignal } from 'solid-js';
import { language, t } from './i18n.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Ticks twice a minute, so that the times on the page stay correct. */
const [now, setNow] = createSignal(Date.now());
setInterval(() => setNow(Date.now()), MINUTE / 2);

export { now };

/** A span in its largest unit, with the next smaller unit where it still matters. */
export function span(ms: number): string {
  const whole = Math.max(0, ms);
  if (whole < MINUTE) return t('time.moment');
  if (whole < HOUR) return t('time.min', { n: Math.round(whole / MINUTE) });
  if (whole < DAY) return t('time.h', { n: Math.floor(whole / HOUR) });
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  if (days < 3 && hours > 0) return `${t('time.d', { n: days })} ${t('time.h', { n: hours })}`;
  return t('time.d', { n: days });
}

export const since = (at: number) => span(now() - at);

/** A short form for a column of times. */
export const sinceShort = (at: number) => (now() - at < MINUTE ? t('past.now') : since(at));

const format = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : language(), options).format(at);

/** "18:00". */
export const timeOfDay = (at: number) => format(at, { hour: '2-digit', minute: '2-digit' });

/** "Fri 21 Nov". */
export const day = (at: number) => format(at, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');

/** "18:00" today, "Tue 18:00" within the week, "4 May" beyond that. */
export function moment(at: number): string {
  if (new Date(at).toDateString() === new Date(now()).toDateString()) return timeOfDay(at);
  if (Math.abs(at - now()) < 6 * DAY) return `${format(at, { weekday: 'short' })} ${timeOfDay(at)}`;
  return format(at, { day: 'numeric', month: 'short' });
}

/** Until when somebody is away. Null for who is here: the page may be older than the end of an absence. */
export const stillAway = (until: number | null | undefined): number | null => (until && until > now() ? until : null);
