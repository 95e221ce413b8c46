/** The part of a log that undos have left in force. */
import type { Seat, Tagged } from '../../../engine/core/game.ts';
import { survivors } from '../../../engine/core/undo.ts';
import type { LogLine } from '../../games/contract.ts';

/** Leaves out every line that an undo took back, and the undo itself. */
export function notUndone<E extends Tagged>(lines: readonly LogLine<E>[]): LogLine<E>[] {
  return survivors(
    lines,
    ({ seq }) => seq,
    ({ event }) => (event.type === 'undone' ? Number((event as unknown as { to?: unknown }).to ?? Number.NaN) : null),
  );
}

/** The last line that this seat chose itself. */
export function lastOwn<E extends Tagged>(lines: readonly LogLine<E>[], seat: Seat): LogLine<E> | undefined {
  return notUndone(lines).findLast((line) => line.seat === seat && !line.automatic);
}
