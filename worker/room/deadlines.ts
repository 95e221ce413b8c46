/**
 * Everything the room must do by itself later, with one alarm. Deadlines are computed from what is stored and never
 * stored themselves: after an eviction or a lost alarm the same ones come out again.
 */
import { playsItself } from '../table/autoActor.ts';
import { askedComputer } from '../table/computers.ts';
import type { TableData } from '../table/data.ts';
import { isStopped } from '../table/fullLog.ts';

export type Deadline =
  | { name: 'autoplay'; at: number }
  | { name: 'late'; at: number; seat: number }
  | { name: 'mail'; at: number };

export function deadlines(data: TableData, now: number): Deadline[] {
  const found: Deadline[] = [];
  if (data.table.status === 'playing' && !isStopped(data)) {
    const [automatic, people] = split(data.waiting, ({ seat }) => playsItself(data, seat));
    if (automatic.length > 0 || isAsked(data)) found.push({ name: 'autoplay', at: now });
    // A seat that the room plays at once is not late, even if its alarm was lost.
    for (const { seat, due, late } of people) {
      if (due !== null && !late) found.push({ name: 'late', at: due, seat });
    }
  }
  if (data.mailDue !== null) found.push({ name: 'mail', at: data.mailDue });
  return found;
}

const isAsked = (data: TableData): boolean =>
  data.state !== null && askedComputer(data, data.state, data.version) !== null;

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const first = items.filter(isFirst);
  return [first, items.filter((item) => !first.includes(item))];
}

/** When the alarm must come, or null. */
export function wakeAt(data: TableData, now: number): number | null {
  const times = deadlines(data, now).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}
