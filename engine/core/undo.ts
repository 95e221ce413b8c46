/**
 * What of a log still holds after its undos. Version n is the state after entry n, so an undo that goes back to version
 * n takes back every later entry before it, undos included.
 */
export function survivors<T>(
  log: readonly T[],
  seqOf: (entry: T) => number,
  /** The version an entry goes back to; null where the entry is no undo. */
  undoOf: (entry: T) => number | null,
): T[] {
  const kept: T[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const entry of log.toReversed()) {
    if (seqOf(entry) > last) continue;
    const to = undoOf(entry);
    if (to === null) kept.push(entry);
    else last = to;
  }
  return kept.reverse();
}
