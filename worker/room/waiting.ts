/** Whom the table waits for, since when and until when. */
import type { AnyGame, Seat } from '../../engine/core/game.ts';
import type { Step } from '../domain/step.ts';
import type { Waiting } from '../domain/waiting.ts';
import type { TableData } from '../table/data.ts';
import { dueAt } from './pace.ts';

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
    return { seat, prompt, since: now, version: data.version, due: dueFor(data, seat, now), late: false };
  });
}

function dueFor(data: TableData, seat: Seat, now: number): number | null {
  const { perDecision } = data.table.pace;
  const player = data.seats[seat];
  if (perDecision === null || !player) return null;
  return dueAt(now, perDecision, player.quiet, player.timeZone);
}
