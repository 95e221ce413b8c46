/**
 * Reuses the objects of the older state wherever nothing in them has changed. The states stay plain JSON (the engine
 * runs on them at full speed), and the page redraws only what has a new identity.
 */
export function sameParts<T>(before: unknown, after: T): T {
  if (before === after || typeof after !== 'object' || after === null) return after;
  if (typeof before !== 'object' || before === null) return after;
  if (Array.isArray(after) !== Array.isArray(before)) return after;
  const old = before as Record<string, unknown>;
  const next = after as Record<string, unknown>;
  const keys = Object.keys(next);
  let same = Object.keys(old).length === keys.length;
  for (const key of keys) {
    const part = sameParts(old[key], next[key]);
    if (part !== next[key]) next[key] = part;
    if (part !== old[key]) same = false;
  }
  return (same ? before : after) as T;
}
