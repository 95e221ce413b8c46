/** Which calls a change of a table makes: written in the batch of the change, looked at when they are due. */
import type { OutboxInsert, OutboxKind, SeatRow, Waiting } from '../db/schema.ts';
import { playsItself } from '../room/autoplay.ts';
import type { RoomData } from '../table/data.ts';
import type { Change } from '../table/mailHooks.ts';
import { newsAt, schedule } from './decide/schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Reader = SeatRow & { addressHash: string };

export function callsFor(change: Change): OutboxInsert[] {
  const { before, after, now, remind, replaced } = change;
  const { table } = after;
  if (table.practice) return [];
  const calls: OutboxInsert[] = [];
  for (const waiting of after.waiting) {
    const seat = reader(after, waiting.seat);
    if (!seat) continue;
    const call = turnCall(seat, waiting, before?.seats[waiting.seat], isKnown(before, waiting), now, table.revision);
    if (call) calls.push(call);
    if (waiting.late && !waitingOf(before, waiting)?.late) calls.push(lateCall(seat, waiting, 'wait', now));
  }
  for (const waiting of playedLate(change)) {
    const seat = addressee(after, waiting.seat);
    if (seat) calls.push(lateCall(seat, waiting, 'default', now));
  }
  if (table.status !== 'open' && before?.table.status !== table.status) {
    const kind = table.status === 'playing' ? 'started' : 'finished';
    for (const { seat } of after.seats) {
      const row = addressee(after, seat);
      if (row) calls.push(call(row, kind, '', newsAt(row.mail, row.timeZone, now), {}, now));
    }
  }
  if (remind !== undefined) {
    const row = reader(after, remind);
    // Once an hour: the key says which.
    if (row) calls.push(call(row, 'remind', `/${Math.floor(now / HOUR)}`, now, {}, now));
  }
  if (replaced && hasAddress(replaced)) calls.push(call(replaced, 'replaced', `/${now}`, now, {}, now));
  return calls;
}

/**
 * One call a waiting: it is told of, and then the same call is looked at again for the reminders. A change of the
 * settings makes another, so that a waiting put off till tomorrow is looked at by the new ones.
 */
export function turnCall(
  seat: Reader,
  waiting: Pick<Waiting, 'since' | 'version' | 'due'>,
  before: SeatRow | undefined,
  known: boolean,
  now: number,
  revision: number,
): OutboxInsert | null {
  if (known && before && sameWishes(before, seat)) return null;
  const moments = schedule(waiting, { settings: seat.mail, timeZone: seat.timeZone });
  if (moments.length === 0) return null;
  const due = Math.max(now, Math.min(...moments.map(({ at }) => at)));
  const { version } = waiting;
  return call(seat, 'turn', known ? `/${version}/${revision}` : `/${version}`, due, { version }, now);
}

function sameWishes(a: SeatRow, b: SeatRow): boolean {
  return (
    a.addressHash === b.addressHash &&
    a.timeZone === b.timeZone &&
    a.autopilot === b.autopilot &&
    a.kind === b.kind &&
    a.mail.mode === b.mail.mode &&
    a.mail.delay === b.mail.delay &&
    a.mail.digestHour === b.mail.digestHour
  );
}

function lateCall(seat: Reader, { version }: Waiting, late: 'wait' | 'default', now: number): OutboxInsert {
  return call(seat, 'late', `/${version}`, now, { version, late }, now);
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
  const key = `${tableId}/${kind}/${seat.seat}${suffix}`;
  return { key, kind, tableId, seat: seat.seat, addressHash, params, due, createdAt: now };
}

function hasAddress(seat: SeatRow): seat is Reader {
  return seat.addressHash !== null;
}

/** A seat whose player reads mail: a person who gave an address, and for whom the computer does not play. */
function addressee(data: RoomData, seat: number): Reader | null {
  const row = data.seats[seat];
  return row && row.kind === 'person' && hasAddress(row) && !row.autopilot ? row : null;
}

/** One who has to be asked: nobody is told of a waiting that the room ends by itself. */
function reader(data: RoomData, seat: number): Reader | null {
  return playsItself(data, seat) ? null : addressee(data, seat);
}

function waitingOf(data: RoomData | null, { seat, version }: Waiting): Waiting | undefined {
  return data?.waiting.find((one) => one.seat === seat && one.version === version);
}

const isKnown = (data: RoomData | null, waiting: Waiting): boolean => waitingOf(data, waiting) !== undefined;

/** Waitings that ended because the pace ran out and the safe default was played: no request stands behind the entry. */
function playedLate({ before, after, now }: Change): Waiting[] {
  if (!before || after.table.pace.late !== 'default' || after.version === before.version) return [];
  const last = after.tail.at(-1);
  return before.waiting.filter(
    (waiting) =>
      waiting.due !== null &&
      waiting.due <= now &&
      last?.seat === waiting.seat &&
      last.requestKey === null &&
      !isKnown(after, waiting) &&
      !playsItself(before, waiting.seat),
  );
}
