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

/** "18:00" today, "Tue 18:00" within the week, "4 May" beyond that. */
export function moment(at: number): string {
  const locale = language() === 'en' ? 'en-GB' : language();
  const date = new Date(at);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(date);
  if (date.toDateString() === new Date(now()).toDateString()) return time;
  if (Math.abs(at - now()) < 6 * DAY) {
    return `${new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(date)} ${time}`;
  }
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date);
}
