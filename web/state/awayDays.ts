/** The days that a player may be away: dates on this device's clock, and the moments they mean. */
import type { OwnSeat } from '../../worker/domain/wire/seats.ts';

const MINUTE = 60_000;
/** The clock of this device may be a little ahead of the service's. */
const MARGIN = 5 * MINUTE;

/** The date on this device's clock, as a date field has it: "2026-11-20". */
export function dateOf(at: number): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The date so many days after a moment. */
export function dateAfter(at: number, days: number): string {
  const date = new Date(at);
  return dateOf(date.setDate(date.getDate() + days));
}

/**
 * The moment of the return: noon, which is the same day in nearly every time zone. On the last day that is left, it is as
 * late as the table allows.
 */
export function backOn(date: string, last: number): number {
  const noon = new Date(`${date}T12:00`).getTime();
  return dateOf(last) === date ? Math.min(noon, last) : noon;
}

/** The last moment until which a player may be away. */
export const lastMoment = ({ awayLeft }: Pick<OwnSeat, 'awayLeft'>, until: number | null, at: number): number =>
  until === null ? at + Math.max(0, awayLeft - MARGIN) : until + awayLeft;
