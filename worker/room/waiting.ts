/** Whom the table waits for, since when and until when. */
import type { AnyGame, Seat } from '../../engine/core/game.ts';
import type { SeatRow } from '../db/schema.ts';
import { type Absence, awayUntil } from '../domain/absence.ts';
import type { Step } from '../domain/step.ts';
import type { Waiting } from '../domain/waiting.ts';
import type { TableData } from '../table/data.ts';
import { dueAt, timeLeft } from './pace.ts';

/**
 * The seats that have decided something. An action beside the turn or an undo is no decision, so neither gains time.
 */
export function decidedBy(game: AnyGame, steps: readonly Step[]): Set<Seat> {
  return new Set(steps.flatMap(({ seat, action }) => (action === null || game.isAside?.(action) ? [] : [seat])));
}

/**
 * A waiting continues while its seat stays awaited and does not decide. When a seat decides and must decide again, a
 * new waiting begins.
 */
export function waitingAfter(
  data: TableData,
  before: readonly Waiting[],
  decided: ReadonlySet<Seat>,
  now: number,
): Waiting[] {
  if (!data.state) return [];
  return data.game.awaiting(data.state).map(({ seat, prompt }) => {
    const same = decided.has(seat) ? undefined : before.find((waiting) => waiting.seat === seat);
    if (same) return { ...same, prompt };
    const player = data.seats[seat];
    // The time of a player who is away begins when the player is back.
    const back = awayUntil(player?.away ?? null, now);
    const begins = back === null ? {} : { begins: back };
    const due = player ? dueFor(data, player, back ?? now) : null;
    return { seat, prompt, since: now, ...begins, version: data.version, due, late: false };
  });
}

function dueFor(data: TableData, { quiet, timeZone }: SeatRow, begins: number): number | null {
  const { perDecision } = data.table.pace;
  return perDecision === null ? null : dueAt(begins, perDecision, quiet, timeZone);
}

/** The waitings after a player has gone away or come back. The time that is left counts from the return. */
export function waitingAfterAbsence(
  waiting: readonly Waiting[],
  before: SeatRow,
  away: Absence | null,
  now: number,
): readonly Waiting[] {
  const { seat, quiet, timeZone } = before;
  const rests = awayUntil(before.away, now);
  const back = awayUntil(away, now);
  if (rests === back) return waiting;
  return waiting.map((one) => {
    if (one.seat !== seat || one.due === null || one.late || one.due <= now) return one;
    const left = timeLeft(rests ?? now, one.due, quiet, timeZone);
    const due = dueAt(back ?? now, left, quiet, timeZone);
    return { ...one, due, begins: (one.begins ?? one.since) + due - one.due };
  });
}
