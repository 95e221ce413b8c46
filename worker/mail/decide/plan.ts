/** All calls of one address together: what goes out now, in as few messages as can be, and what becomes of each call. */
import { TOLD, type Told } from '../compose/content.ts';
import { type AddressNow, type Call, LEVEL, type Level, type Present } from './call.ts';
import { decide, type Verdict } from './decide.ts';
import { schedule } from './schedule.ts';

/** What becomes of a call once its message has gone out, or at once where it needs none. */
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
  /** The key of the call that leads, and its level: names the message for ever. */
  key: string;
  level: Level;
}

export type MessagePlan =
  | { kind: 'confirm' | 'links'; call: Call; settled: Settled[] }
  /** The first table leads, the others are listed. */
  | { kind: 'tables'; tables: TableTell[]; settled: Settled[] };

export interface Plan {
  messages: MessagePlan[];
  /** Calls that no message is about. */
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
  const messages: MessagePlan[] = [];
  for (const kind of ['confirm', 'links'] as const) {
    const asked = looked.filter(({ verdict }) => verdict.verdict === 'tell' && verdict.told === kind);
    const [first] = asked;
    if (first) messages.push({ kind, call: first.call, settled: asked.map(({ call }) => sent(call, LEVEL.none)) });
  }
  const ofTables = looked.filter(({ verdict }) => aboutTable(verdict));
  const joining =
    ofTables.length === 0 ? [] : looked.filter(({ verdict }) => verdict.verdict === 'wait' && verdict.joins);
  if (ofTables.length > 0) messages.push(tablesMessage([...ofTables, ...joining], now));
  const spoken = new Set(messages.flatMap(({ settled }) => settled.map(({ key }) => key)));
  const settled = looked.flatMap(({ call, verdict }): Settled[] => {
    if (spoken.has(call.key) || verdict.verdict === 'tell') return [];
    if (verdict.verdict === 'wait') return [{ key: call.key, state: 'pending', due: verdict.until, told: call.told }];
    // Told of and then answered: it did its work.
    return [{ key: call.key, state: call.told > LEVEL.none ? 'sent' : 'dropped', due: call.due, told: call.told }];
  });
  return { messages, settled };
}

interface Looked {
  call: Call;
  present: Present | null;
  verdict: Verdict;
}

function aboutTable(verdict: Verdict): boolean {
  return verdict.verdict === 'tell' && verdict.told !== 'confirm' && verdict.told !== 'links';
}

function tablesMessage(looked: readonly Looked[], now: number): MessagePlan {
  const tables = new Map<string, TableTell & { urgency: number }>();
  for (const { call, present, verdict } of looked) {
    if (call.tableId === null || call.seat === null) continue;
    const told = verdict.verdict === 'tell' ? (verdict.told as Told) : 'turn';
    const level = verdict.verdict === 'tell' ? verdict.level : LEVEL.turn;
    const id = seatKey(call.tableId, call.seat);
    const known = tables.get(id);
    if (known && TOLD.indexOf(known.told) <= TOLD.indexOf(told)) continue;
    const urgency = verdict.verdict === 'tell' ? (present?.waiting?.due ?? Number.MAX_VALUE) : Number.POSITIVE_INFINITY;
    tables.set(id, { tableId: call.tableId, seat: call.seat, told, key: call.key, level, urgency });
  }
  const sorted = [...tables.values()].sort((a, b) => a.urgency - b.urgency || (a.key < b.key ? -1 : 1));
  return {
    kind: 'tables',
    tables: sorted.map(({ urgency, ...tell }) => tell),
    settled: looked.map(({ call, present, verdict }) => {
      const level = verdict.verdict === 'tell' ? verdict.level : LEVEL.turn;
      return call.kind === 'turn' && present?.waiting ? afterTelling(call, present, level, now) : sent(call, call.told);
    }),
  };
}

/** A waiting that has been told of is looked at again for its reminders; after the last of them never. */
function afterTelling(call: Call, present: Present, level: Level, now: number): Settled {
  const later = present.waiting ? schedule(present.waiting, present).filter((moment) => moment.level > level) : [];
  if (later.length === 0) return sent(call, level);
  return { key: call.key, state: 'pending', due: Math.max(now, Math.min(...later.map(({ at }) => at))), told: level };
}

const sent = (call: Call, told: Level): Settled => ({ key: call.key, state: 'sent', due: call.due, told });
