/**
 * Plans all calls of one address together: what goes out now, in as few messages as possible, and what becomes of each
 * call.
 */
import { TOLD, type Told } from '../say/content.ts';
import { type AddressNow, type Call, LEVEL, type Level, type Present } from './call.ts';
import { decide, type Verdict } from './decide.ts';
import { schedule } from './schedule.ts';

/** What becomes of a call when its message has gone out, or at once where it needs no message. */
export interface Settled {
  key: string;
  state: 'pending' | 'sent' | 'dropped';
  due: number;
  told: Level;
}

export interface TableTell {
  tableId: string;
  seat: number;
  told: Told;
  /** The key and the level of the leading call. Together they identify the message for ever. */
  key: string;
  level: Level;
}

export type MessagePlan =
  | { kind: 'confirm' | 'links'; call: Call; settled: Settled[] }
  /** The first table leads, the others are listed. */
  | { kind: 'tables'; tables: TableTell[]; settled: Settled[] };

export interface Plan {
  messages: MessagePlan[];
  /** Calls that are part of no message. */
  settled: Settled[];
}

export const seatKey = (tableId: string, seat: number): string => `${tableId}/${seat}`;

export function plan(
  calls: readonly Call[],
  seats: ReadonlyMap<string, Present>,
  address: AddressNow,
  now: number,
): Plan {
  const looked = calls.map((call) => {
    const present = call.tableId === null || call.seat === null ? null : seats.get(seatKey(call.tableId, call.seat));
    return { call, present: present ?? null, verdict: decide(call, present ?? null, address, now) };
  });
  const all: MessagePlan[] = [];
  for (const kind of ['confirm', 'links'] as const) {
    const asked = looked.filter(({ verdict }) => verdict.verdict === 'tell' && verdict.told === kind);
    const [first] = asked;
    if (first) all.push({ kind, call: first.call, settled: asked.map(({ call }) => sent(call, LEVEL.none)) });
  }
  all.push(...tableMessages(looked, now));
  const messages = all.slice(0, address.left);
  const spoken = new Set(messages.flatMap(({ settled }) => settled.map(({ key }) => key)));
  const settled = looked.flatMap(({ call, verdict }): Settled[] => {
    if (spoken.has(call.key)) return [];
    const pending = (due: number): Settled[] => [{ key: call.key, state: 'pending', due, told: call.told }];
    // What exceeds the limit of this hour is looked at again in the next.
    if (verdict.verdict === 'tell') return pending(address.nextHour);
    if (verdict.verdict === 'wait') return pending(verdict.until);
    // The player was told and has acted since: the call has done its work.
    return [{ key: call.key, state: call.told > LEVEL.none ? 'sent' : 'dropped', due: call.due, told: call.told }];
  });
  return { messages, settled };
}

interface Looked {
  call: Call;
  present: Present | null;
  verdict: Verdict;
}

interface Group {
  tell: TableTell;
  /** The table whose time runs out first leads, then the one that has waited longest. */
  urgency: readonly [due: number, since: number];
  isAwaited: boolean;
  settled: Settled[];
}

/** Tables that wait for this player share a message. News of any other table gets its own. */
function tableMessages(looked: readonly Looked[], now: number): MessagePlan[] {
  const telling = looked.filter(({ verdict }) => verdict.verdict === 'tell');
  const groups = grouped(telling, now);
  const awaited = [...groups.values()].filter(({ isAwaited }) => isAwaited);
  if (awaited.length > 0) {
    const joining = looked.filter(({ verdict }) => verdict.verdict === 'wait' && verdict.joins !== null);
    awaited.splice(0, awaited.length, ...joined(groups, grouped(joining, now)));
  }
  const news = [...groups.values()].filter(({ isAwaited }) => !isAwaited);
  return [awaited, ...news.map((group) => [group])].filter((together) => together.length > 0).map(message);
}

function joined(telling: Map<string, Group>, joining: Map<string, Group>): Group[] {
  const all = new Map([...telling].filter(([, { isAwaited }]) => isAwaited));
  for (const [id, group] of joining) {
    const known = all.get(id);
    // A call that only joins never leads.
    if (known) known.settled.push(...group.settled);
    else all.set(id, { ...group, urgency: [Number.POSITIVE_INFINITY, group.urgency[1]] });
  }
  return [...all.values()];
}

function grouped(looked: readonly Looked[], now: number): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const { call, present, verdict } of looked) {
    if (call.tableId === null || call.seat === null || verdict.verdict === 'drop') continue;
    const told = verdict.verdict === 'tell' ? verdict.told : verdict.joins;
    if (told === null || told === 'confirm' || told === 'links') continue;
    const level = verdict.verdict === 'tell' ? verdict.level : call.kind === 'turn' ? LEVEL.turn : LEVEL.none;
    const tell: TableTell = { tableId: call.tableId, seat: call.seat, told, key: call.key, level };
    const waiting = present?.waiting ?? null;
    const settled = call.kind === 'turn' && present ? afterTelling(call, present, level, now) : sent(call, call.told);
    const id = seatKey(call.tableId, call.seat);
    const known = groups.get(id);
    if (known) {
      known.settled.push(settled);
      if (TOLD.indexOf(told) < TOLD.indexOf(known.tell.told)) known.tell = tell;
    } else {
      const urgency = [waiting?.due ?? Number.MAX_VALUE, waiting?.since ?? 0] as const;
      groups.set(id, { tell, urgency, isAwaited: waiting !== null && told !== 'finished', settled: [settled] });
    }
  }
  return groups;
}

function message(together: readonly Group[]): MessagePlan {
  const sorted = [...together].sort((a, b) => a.urgency[0] - b.urgency[0] || a.urgency[1] - b.urgency[1]);
  return {
    kind: 'tables',
    tables: sorted.map(({ tell }) => tell),
    settled: together.flatMap(({ settled }) => settled),
  };
}

/** A call that was told is looked at again for its reminders. After the last reminder it is done. */
function afterTelling(call: Call, present: Present, level: Level, now: number): Settled {
  const later = present.waiting ? schedule(present.waiting, present).filter((moment) => moment.level > level) : [];
  if (later.length === 0) return sent(call, level);
  return { key: call.key, state: 'pending', due: Math.max(now, Math.min(...later.map(({ at }) => at))), told: level };
}

const sent = (call: Call, told: Level): Settled => ({ key: call.key, state: 'sent', due: call.due, told });
