/**
 * Which calls a change of a table makes. They are written in the batch of the change, and acted on when they are due.
 */
import type { OutboxInsert, OutboxKind, SeatRow } from '../../db/schema.ts';
import { awayUntil } from '../../domain/absence.ts';
import type { Waiting } from '../../domain/waiting.ts';
import { playsItself } from '../../table/autoActor.ts';
import type { Change } from '../../table/change.ts';
import type { TableData } from '../../table/data.ts';
import { playsOrders } from '../../table/orders.ts';
import { newsAt, schedule } from './schedule.ts';

const HOUR = 3_600_000;

/** A player's seat, and one address where the player is told: mail, or another channel. */
interface Reader extends SeatRow {
  addressHash: string;
  /** Set for every channel but mail, so that each has a call of its own. */
  isChannel?: boolean;
}

export function callsFor(change: Change): OutboxInsert[] {
  if (change.after.table.practice) return [];
  return [...waitingCalls(change), ...playedLateCalls(change), ...newsCalls(change), ...hostCalls(change)];
}

/** For each waiting that a player must hear about: it began, or it became late. */
function waitingCalls({ before, after, now }: Change): OutboxInsert[] {
  const calls: OutboxInsert[] = [];
  for (const waiting of after.waiting) {
    const earlier = waitingOf(before, waiting);
    // While orders played for the seat, there was no call for its waiting.
    const isKnown = earlier !== undefined && before !== null && !playsOrders(before, waiting.seat);
    for (const reader of readersToAsk(after, waiting.seat)) {
      // A player who goes away or comes back gets another deadline: the reminders move with it.
      const known = earlier?.due === waiting.due ? sameReader(before, reader) : undefined;
      const call = turnCall(reader, waiting, known, isKnown, now, after.table.revision);
      if (call) calls.push(call);
      if (waiting.late && !earlier?.late) calls.push(lateCall(reader, waiting, { late: 'wait' }, now));
    }
  }
  return calls;
}

/** For each waiting that ended because the player was late and the room played the safe default. */
function playedLateCalls({ before, after, now, steps = [] }: Change): OutboxInsert[] {
  return steps.flatMap(({ actor, seat }) => {
    const waiting = actor === 'late' ? before?.waiting.find((one) => one.seat === seat) : undefined;
    if (!waiting) return [];
    const late = { late: 'default', played: after.version } as const;
    return readersAt(after, seat).map((reader) => lateCall(reader, waiting, late, now));
  });
}

/** The game has started or finished. */
function newsCalls({ before, after, now }: Change): OutboxInsert[] {
  const { status } = after.table;
  if (status === 'open' || before?.table.status === status) return [];
  const kind = status === 'playing' ? 'started' : 'finished';
  return after.seats.flatMap(({ seat }) =>
    readersAt(after, seat).map((reader) => call(reader, kind, '', newsAt(reader.mail, reader.timeZone, now), {}, now)),
  );
}

/** The host asked for it. */
function hostCalls({ before, after, now, remind, replaced }: Change): OutboxInsert[] {
  const waiting = after.waiting.find(({ seat }) => seat === remind);
  const reminded = remind === undefined || !waiting ? [] : readersToAsk(after, remind);
  const removed = replaced && before ? addressesOf(before, replaced) : [];
  const version = waiting?.version ?? 0;
  return [
    // The key holds the hour, so a player is reminded at most once an hour.
    ...reminded.map((reader) => call(reader, 'remind', `/${Math.floor(now / HOUR)}`, now, { version }, now)),
    ...removed.map((reader) => call(reader, 'replaced', `/${now}`, now, {}, now)),
  ];
}

/**
 * Each waiting makes one call. It is used for the turn, and then again for the reminders. When the player changes the
 * settings, goes away or comes back, another call is made, so that a waiting that was put off follows the change.
 */
export function turnCall(
  seat: Reader,
  waiting: Pick<Waiting, 'since' | 'begins' | 'version' | 'due'>,
  before: SeatRow | undefined,
  isKnown: boolean,
  now: number,
  revision: number,
): OutboxInsert | null {
  if (isKnown && before && hasSameSettings(before, seat)) return null;
  const moments = schedule(waiting, {
    settings: seat.mail,
    timeZone: seat.timeZone,
    awayUntil: awayUntil(seat.away, now),
  });
  if (moments.length === 0) return null;
  const due = Math.max(now, Math.min(...moments.map(({ at }) => at)));
  const { version } = waiting;
  return call(seat, 'turn', isKnown ? `/${version}/${revision}` : `/${version}`, due, { version }, now);
}

function hasSameSettings(a: SeatRow, b: SeatRow): boolean {
  return (
    a.addressHash === b.addressHash &&
    a.timeZone === b.timeZone &&
    a.autopilot === b.autopilot &&
    a.away?.until === b.away?.until &&
    a.kind === b.kind &&
    a.mail.mode === b.mail.mode &&
    a.mail.delay === b.mail.delay &&
    a.mail.digestHour === b.mail.digestHour
  );
}

type Late = { late: 'wait' } | { late: 'default'; played: number };

function lateCall(seat: Reader, { version }: Waiting, late: Late, now: number): OutboxInsert {
  return call(seat, 'late', `/${version}`, now, { version, ...late }, now);
}

function call(
  seat: Reader,
  kind: OutboxKind,
  suffix: string,
  due: number,
  params: Record<string, string | number>,
  now: number,
): OutboxInsert {
  const { tableId, addressHash } = seat;
  const channel = seat.isChannel ? `/${addressHash.slice(0, 16)}` : '';
  const key = `${tableId}/${kind}/${seat.seat}${suffix}${channel}`;
  return { key, kind, tableId, seat: seat.seat, addressHash, params, due, createdAt: now };
}

/** All addresses where the player of a seat is told. */
function addressesOf({ channels }: TableData, row: SeatRow): Reader[] {
  const mail = row.addressHash === null ? [] : [{ ...row, addressHash: row.addressHash }];
  const others = channels.filter(({ seat }) => seat === row.seat);
  return [...mail, ...others.map(({ addressHash }) => ({ ...row, addressHash, isChannel: true }))];
}

/** Those where a player reads: a person, for whom the computer does not play. */
function readersAt(data: TableData, seat: number): Reader[] {
  const row = data.seats[seat];
  return row && row.kind === 'person' && !row.autopilot ? addressesOf(data, row) : [];
}

/** The same, but only where the player must decide: nobody hears about a waiting that the room ends by itself. */
const readersToAsk = (data: TableData, seat: number): Reader[] =>
  playsItself(data, seat) ? [] : readersAt(data, seat);

/** The same address of the same seat before the change. */
function sameReader(before: TableData | null, { seat, addressHash }: Reader): Reader | undefined {
  const row = before?.seats[seat];
  return before && row ? addressesOf(before, row).find((reader) => reader.addressHash === addressHash) : undefined;
}

function waitingOf(data: TableData | null, { seat, version }: Waiting): Waiting | undefined {
  return data?.waiting.find((one) => one.seat === seat && one.version === version);
}
