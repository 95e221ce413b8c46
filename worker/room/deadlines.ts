/**
 * Everything the room must do by itself later, with one alarm. Deadlines are computed from what is stored and never
 * stored themselves: after an eviction or a lost alarm the same ones come out again.
 */
import { playsItself } from '../table/autoActor.ts';
import type { TableData } from '../table/data.ts';
import { isStopped } from '../table/fullLog.ts';

export type Deadline =
  | { name: 'autoplay'; at: number }
  | { name: 'late'; at: number; seat: number }
  | { name: 'mail'; at: number };

export function deadlines(data: TableData, now: number): Deadline[] {
  const found: Deadline[] = [];
  if (data.table.status === 'playing' && !isStopped(data)) {
    if (data.waiting.some(({ seat }) => playsItself(data, seat))) found.push({ name: 'autoplay', at: now });
    for (const { seat, due, late } of data.waiting) {
      if (due !== null && !late) found.push({ name: 'late', at: due, seat });
    }
  }
  if (data.mailDue !== null) found.push({ name: 'mail', at: data.mailDue });
  return found;
}

/** When the alarm must come, or null. */
export function wakeAt(data: TableData, now: number): number | null {
  const times = deadlines(data, now).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}
