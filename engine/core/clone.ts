/** A deep copy of plain JSON data; it is several times faster than structuredClone on small states. */
export function clone<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let i = 0; i < copy.length; i++) copy[i] = clone(copy[i]);
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clone((value as Record<string, unknown>)[key]);
  return copy as T;
}

/** A copy of a record whose members are not objects. */
export function copyRecord<R extends Readonly<Record<string, unknown>>>(record: R): R {
  const copy: Record<string, unknown> = {};
  for (const key in record) copy[key] = record[key];
  return copy as R;
}
