/** The last known view of each table, so that a table opens without a connection. */
import type { View } from '../../worker/domain/wire/play.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { forget, keep, kept, keptKeys } from './keep.ts';

export interface Seen {
  table: Table;
  view: View | null;
  at: number;
}

/** Each view takes about 40 KB, and a browser gives a site five megabytes. */
const MOST = 20;

export function keepSeen(id: string, seen: Seen): void {
  if (keep(`seen:${id}`, seen)) return;
  dropOldest(keptKeys('seen:').length / 2);
  keep(`seen:${id}`, seen);
}

export function lastSeen(id: string): Seen | null {
  return kept<Seen>(`seen:${id}`);
}

export function dropOldest(most = MOST): void {
  const byAge = keptKeys('seen:')
    .map((key) => ({ key, at: kept<Seen>(key)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { key } of byAge.slice(Math.max(0, Math.floor(most)))) forget(key);
}
