/** A player who is away for a while. The pace of the seat rests, for as many days of a game as the table allows. */
import { type Pace, USUAL_AWAY_DAYS } from './wire/tables.ts';

const DAY = 86_400_000;

export interface Absence {
  from: number;
  until: number;
  /** How long all earlier absences took. */
  used: number;
}

/** Until when the player is away; null for a player who is here. */
export const awayUntil = (away: Absence | null, now: number): number | null =>
  away && away.until > now ? away.until : null;

/** How long the player has been away so far. */
const timeAway = (away: Absence | null, now: number): number =>
  away ? away.used + Math.max(0, Math.min(now, away.until) - away.from) : 0;

/** How much longer the player may be away in this game. */
export const awayLeft = (away: Absence | null, pace: Pace, now: number): number =>
  Math.max(0, (pace.awayDays ?? USUAL_AWAY_DAYS) * DAY - timeAway(away, now));

/** A new absence from now on. With `until` now, the player is back. */
export const absence = (before: Absence | null, now: number, until: number): Absence => ({
  from: now,
  until,
  used: timeAway(before, now),
});
