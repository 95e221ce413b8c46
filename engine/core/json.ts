/** Canonical JSON: the same state always gives the same text, whatever order its keys were set in. */
import { sha256, toHex } from './sha256.ts';

export { clone } from './clone.ts';

export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const members: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) members.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${members.join(',')}}`;
}

export function stateHash(state: unknown): string {
  return toHex(sha256(new TextEncoder().encode(canonical(state))));
}

/** Freezes to the bottom; tests use it to prove that nothing changes a state it was only shown. */
export function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}
