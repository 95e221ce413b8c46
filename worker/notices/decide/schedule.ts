/** When an awaited player is told, by level, if they do nothing meanwhile. */
import { LEVEL, type Level, type Present } from './call.ts';
import { nextDigest } from './digest.ts';

const MINUTE = 60_000;

export interface Moment {
  level: Level;
  at: number;
}

export function schedule(
  waiting: NonNullable<Present['waiting']>,
  { settings, timeZone, awayUntil }: Pick<Present, 'settings' | 'timeZone' | 'awayUntil'>,
): Moment[] {
  const { since, due, begins = since } = waiting;
  // Nobody is reminded while away: the time rests.
  const after = (part: number) => Math.max(begins + ((due ?? begins) - begins) * part, awayUntil ?? 0);
  const half = due === null ? [] : [{ level: LEVEL.half, at: after(0.5) }];
  const last = due === null ? [] : [{ level: LEVEL.last, at: after(0.8) }];
  switch (settings.mode) {
    case 'off':
      return [];
    case 'reminders':
      return [...half, ...last];
    case 'each':
      return [{ level: LEVEL.turn, at: since + settings.delay * MINUTE }, ...half, ...last];
    case 'digest': {
      const digest = { level: LEVEL.turn, at: nextDigest(since, settings.digestHour, timeZone) };
      // A player who wants one mail a day gets a second only where the daily mail would come too late.
      const call = last[0];
      const tooLate = call && due !== null && nextDigest(call.at, settings.digestHour, timeZone) >= due;
      return tooLate ? [digest, call] : [digest];
    }
  }
}

/** When news is told. */
export function newsAt(settings: Present['settings'], timeZone: string, since: number): number {
  return settings.mode === 'digest'
    ? nextDigest(since, settings.digestHour, timeZone)
    : since + settings.delay * MINUTE;
}

/** How long a player who was just at the table gets no mail. */
export function quiet(settings: Present['settings']): number {
  return Math.max(1, settings.delay) * MINUTE;
}
