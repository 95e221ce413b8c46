/** The part of a log that undos have left in force. */
import type { Seat, Tagged } from '../../engine/core/game.ts';
import type { LogLine } from '../games/contract.ts';

/** Leaves out every line that an undo took back, and the undo itself. */
export function notUndone<E extends Tagged>(lines: readonly LogLine<E>[]): LogLine<E>[] {
  const kept: LogLine<E>[] = [];
  for (const line of lines) {
    if (line.event.type !== 'undone') {
      kept.push(line);
      continue;
    }
    const to = Number((line.event as unknown as { to?: unknown }).to ?? Number.NaN);
    while (kept.length > 0 && (kept.at(-1)?.seq ?? 0) > to) kept.pop();
  }
  return kept;
}

/** The last line that this seat chose itself. */
export function lastOwn<E extends Tagged>(lines: readonly LogLine<E>[], seat: Seat): LogLine<E> | undefined {
  return notUndone(lines).findLast((line) => line.seat === seat && !line.automatic);
}
