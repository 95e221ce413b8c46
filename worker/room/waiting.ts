/** Who is waited for, since when and until when. */
import type { AnyGame, Seat } from '../../engine/core/game.ts';
import type { Waiting } from '../db/schema.ts';
import type { RoomData } from '../table/data.ts';
import { dueAt } from './pace.ts';
import type { Step } from './steps.ts';

/**
 * The seats that have decided something: neither an action beside the turn nor taking one back is a decision, so that
 * nobody gains time by them.
 */
export function decidedBy(game: AnyGame, steps: readonly Step[]): Set<Seat> {
  return new Set(steps.flatMap(({ seat, action }) => (action === null || game.isAside?.(action) ? [] : [seat])));
}

/**
 * A waiting goes on while its seat stays awaited and does not decide; who decides and is asked again is waited for
 * anew. Its `version` is where it began: with table and seat it names the waiting for ever.
 */
export function waitingAfter(
  data: RoomData,
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

function dueFor(data: RoomData, seat: Seat, now: number): number | null {
  const { perDecision } = data.table.pace;
  const player = data.seats[seat];
  if (perDecision === null || !player) return null;
  return dueAt(now, perDecision, player.quiet, player.timeZone);
}
