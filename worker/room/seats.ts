/** Seats change hands: claim, settings, a new link, leaving, and what the host may do. */
import { and, eq, sql } from 'drizzle-orm';
import type { Seat } from '../../engine/core/game.ts';
import { type SeatRow, seats, tables, USUAL_MAIL } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import { cannot, type Failure, keyReused } from '../domain/failure.ts';
import { hashText } from '../domain/tokens.ts';
import type { ChangeSeat, HostTool, RotateSeat, SeatClaim, SeatClaimed } from '../domain/wire/seats.ts';
import type { RoomData } from '../table/data.ts';
import type { Change } from '../table/mailHooks.ts';
import { computerName } from '../table/words.ts';
import { addressStatements } from './addresses.ts';
import { commit, type Request, type Statement } from './commit.ts';
import type { RoomCore } from './core.ts';
import { isTimeZone, isTooQuiet } from './pace.ts';
import { startStatements } from './start.ts';

type Outcome<T> = { ok: true; value: T } | Failure;
type SeatChange = { seat: Seat; set: Partial<SeatRow>; mail?: string | undefined };

/** Nothing of who sat here before: not their notes, and not the hours and the mail they chose. */
const PERSON = {
  kind: 'person',
  autopilot: false,
  autoAnswer: true,
  notes: '',
  quiet: null,
  mail: USUAL_MAIL,
} as const;
const UNKEYED = { requestKey: null, requestHash: null } as const;
const NOBODY = { ...UNKEYED, kind: 'free', tokenHash: null, addressHash: null, notes: '' } as const;
const keyed = (request: Request | null) => (request ? { requestKey: request.key, requestHash: request.hash } : UNKEYED);

/** The seat a repeated claim got when it came first. */
function claimedBefore(data: RoomData, request: Request | null): Outcome<SeatRow> | null {
  const row = request && data.seats.find(({ requestKey }) => requestKey === request.key);
  if (!row) return null;
  return row.requestHash === request.hash ? { ok: true, value: row } : keyReused(data.version);
}

export async function claimSeat(
  core: RoomCore,
  db: Database,
  data: RoomData,
  claim: SeatClaim,
  request: Request | null,
): Promise<Outcome<SeatClaimed>> {
  const token = core.newToken('claim', request);
  const before = claimedBefore(data, request);
  if (before) return before.ok ? { ok: true, value: { seat: before.value.seat, token } } : before;
  const free = data.seats.find(({ kind }) => kind === 'free');
  if (!free || data.table.status === 'finished') return cannot('full', 'No seat is free.');
  const { name, mail, language = 'en', timeZone = 'UTC' } = claim;
  if (!isTimeZone(timeZone)) return cannot('time-zone', 'Unknown time zone.');
  const tokenHash = await hashText(token);
  const set = { ...PERSON, ...keyed(request), name, language, timeZone, tokenHash, addressHash: null };
  await changeSeats(core, db, data, [{ seat: free.seat, set, mail }]);
  return { ok: true, value: { seat: free.seat, token } };
}

export async function claimComputer(
  core: RoomCore,
  db: Database,
  data: RoomData,
  request: Request | null,
): Promise<Outcome<SeatClaimed>> {
  const before = claimedBefore(data, request);
  if (before) return before.ok ? { ok: true, value: { seat: before.value.seat } } : before;
  const free = data.seats.filter(({ kind }) => kind === 'free');
  const last = free.at(-1);
  if (!last || data.table.status !== 'open') return cannot('full', 'No seat is free.');
  if (free.length === 1 && !data.seats.some(({ kind }) => kind === 'person')) {
    return cannot('needs-a-player', 'At least one seat is for a person.');
  }
  const set = { ...keyed(request), kind: 'computer', name: computerName(last.seat) } as const;
  await changeSeats(core, db, data, [{ seat: last.seat, set }]);
  return { ok: true, value: { seat: last.seat } };
}

/** The host does not wait: seats still free are played by the computer. */
export async function startTable(core: RoomCore, db: Database, data: RoomData): Promise<Outcome<RoomData>> {
  if (data.table.status !== 'open') return cannot('started', 'The game has started already.');
  if (!data.seats.some(({ kind }) => kind === 'person')) {
    return cannot('needs-a-player', 'At least one seat is for a person.');
  }
  const free = data.seats.filter(({ kind }) => kind === 'free');
  const changes = free.map(({ seat }) => ({ seat, set: { kind: 'computer', name: computerName(seat) } as const }));
  return { ok: true, value: await changeSeats(core, db, data, changes) };
}

export async function changeSeat(
  core: RoomCore,
  db: Database,
  data: RoomData,
  seat: Seat,
  change: ChangeSeat,
): Promise<Outcome<RoomData>> {
  const row = data.seats[seat] as SeatRow;
  const { mail, mailSettings, ...plain } = change;
  if (plain.timeZone !== undefined && !isTimeZone(plain.timeZone)) return cannot('time-zone', 'Unknown time zone.');
  if (plain.quiet && isTooQuiet(plain.quiet)) return cannot('too-quiet', 'Quiet hours last twelve hours at most.');
  const set: Partial<SeatRow> = { ...plain };
  if (mailSettings) set.mail = { ...row.mail, ...mailSettings };
  if (mail === null) set.addressHash = null;
  return { ok: true, value: await changeSeats(core, db, data, [{ seat, set, mail: mail ?? undefined }]) };
}

/** The old link dies. With a name, the seat goes to another person, who brings an address or none. */
export async function rotateSeat(
  core: RoomCore,
  db: Database,
  data: RoomData,
  seat: Seat,
  to: RotateSeat,
  tokenHash: string,
): Promise<Outcome<RoomData>> {
  const set =
    to.name === undefined ? { tokenHash } : { ...PERSON, ...UNKEYED, name: to.name, tokenHash, addressHash: null };
  const after = await changeSeats(core, db, data, [{ seat, set, mail: to.mail }]);
  core.sockets.close({ name: 'seat', seat });
  return { ok: true, value: after };
}

/** The seat is free for the invite link; in a running game the computer keeps it warm. */
export async function leaveSeat(core: RoomCore, db: Database, data: RoomData, seat: Seat): Promise<Outcome<RoomData>> {
  const { status } = data.table;
  const set = { ...NOBODY, autopilot: status === 'playing', ...(status === 'open' ? { name: '' } : {}) };
  const after = await changeSeats(core, db, data, [{ seat, set }]);
  core.sockets.close({ name: 'seat', seat });
  return { ok: true, value: after };
}

export async function useHostTool(
  core: RoomCore,
  db: Database,
  data: RoomData,
  seat: Seat,
  { tool }: HostTool,
): Promise<Outcome<RoomData>> {
  const row = data.seats[seat];
  if (!row) return cannot('no-such-seat', 'There is no such seat.');
  if (tool === 'remind') {
    if (!data.waiting.some((waiting) => waiting.seat === seat))
      return cannot('not-awaited', 'Nobody waits for this seat.');
    return { ok: true, value: await changeSeats(core, db, data, [], { remind: seat }) };
  }
  if (tool === 'replace') {
    if (data.table.status === 'finished') return cannot('game-over', 'The game is over.');
    // A computer player goes on until a person takes its seat. A person's seat waits: the host has asked for another.
    const autopilot = data.table.status === 'playing' && (row.kind === 'computer' || row.autopilot);
    const set = { ...NOBODY, autopilot, ...(data.table.status === 'open' ? { name: '' } : {}) };
    const after = await changeSeats(core, db, data, [{ seat, set }], { replaced: row });
    core.sockets.close({ name: 'seat', seat });
    return { ok: true, value: after };
  }
  if (row.kind === 'computer') return cannot('computer-seat', 'A computer player has this seat.');
  const set = { autopilot: tool === 'computer' };
  return { ok: true, value: await changeSeats(core, db, data, [{ seat, set }]) };
}

/** The old invite link dies: who was removed cannot come back by it. */
export async function changeInvite(
  core: RoomCore,
  db: Database,
  data: RoomData,
  inviteHash: string,
): Promise<Outcome<RoomData>> {
  const after = await changeSeats(core, db, data, [], { inviteHash });
  core.sockets.close({ name: 'invite', seat: null });
  return { ok: true, value: after };
}

/** Stores seats as changed; an open table that is now full begins in the same batch. */
async function changeSeats(
  core: RoomCore,
  db: Database,
  before: RoomData,
  changes: readonly SeatChange[],
  {
    inviteHash = before.table.inviteHash,
    ...about
  }: Pick<Change, 'remind' | 'replaced'> & { inviteHash?: string } = {},
): Promise<RoomData> {
  const { id, revision } = before.table;
  const now = core.now();
  const rows = [...before.seats];
  const statements: Statement[] = [
    // A row may hold no null: where another writer came first, the whole batch fails.
    db
      .update(tables)
      .set({ inviteHash, revision: sql`case when ${tables.revision} = ${revision} then ${revision + 1} end` })
      .where(eq(tables.id, id)),
  ];
  let after: RoomData = { ...before, table: { ...before.table, inviteHash, revision: revision + 1 }, seats: rows };
  for (const { seat, set, mail } of changes) {
    const row: SeatRow = { ...(rows[seat] as SeatRow), ...set };
    const changed: Partial<SeatRow> = { ...set };
    if (mail !== undefined) {
      const given = await addressStatements(core, db, after, row, mail);
      statements.push(...given.statements);
      after = { ...after, ...given.changes };
      row.addressHash = given.hash;
      changed.addressHash = given.hash;
    }
    rows[seat] = row;
    if (Object.keys(changed).length > 0) {
      statements.push(
        db
          .update(seats)
          .set(changed)
          .where(and(eq(seats.tableId, id), eq(seats.seat, seat))),
      );
    }
  }
  if (after.table.status === 'open' && rows.every(({ kind }) => kind !== 'free')) {
    const start = await startStatements(db, after, now);
    statements.push(...start.statements);
    after = start.after;
  }
  return commit(core, db, { before, after, now, ...about }, statements);
}
