/** Seats change hands: claim, settings, a new link, leaving, and what the host may do. */
import type { Level } from '../../engine/core/computer.ts';
import type { Seat } from '../../engine/core/game.ts';
import { type SeatRow, USUAL_MAIL } from '../db/schema.ts';
import { absence, awayLeft, awayUntil } from '../domain/absence.ts';
import { levelCode, levelOf, NO_COMPUTER } from '../domain/computerLevel.ts';
import { cannot, keyReused, type Result } from '../domain/failure.ts';
import { isStopToken } from '../domain/mailTokens.ts';
import type { KeyedRequest } from '../domain/request.ts';
import { isTimeZone } from '../domain/timeZone.ts';
import { hashText } from '../domain/tokens.ts';
import type { ChangeSeat, HostTool, RotateSeat, SeatClaim, SeatClaimed } from '../domain/wire/seats.ts';
import type { TableData } from '../table/data.ts';
import { changeSeats } from './changeSeats.ts';
import { computerSeat } from './computerSeat.ts';
import { contextOf, type RoomContext } from './context.ts';
import type { RoomCore } from './core.ts';
import { isTooQuiet } from './pace.ts';
import { roleOf } from './roles.ts';

/** Nothing of the previous player stays: neither their notes nor the hours and the mail they chose. */
const PERSON = {
  kind: 'person',
  autopilot: NO_COMPUTER,
  autoAnswer: true,
  notes: '',
  away: null,
  quiet: null,
  mail: USUAL_MAIL,
} as const;
const UNKEYED = { requestKey: null, requestHash: null } as const;
const NOBODY = { ...UNKEYED, kind: 'free', tokenHash: null, addressHash: null, notes: '', away: null } as const;
const keyed = (request: KeyedRequest | null) =>
  request ? { requestKey: request.key, requestHash: request.hash } : UNKEYED;
const changed = (value: TableData): Result<TableData> => ({ ok: true, value });

/** The seat that a repeated claim got the first time. */
function claimedBefore(data: TableData, request: KeyedRequest | null): Result<SeatRow> | null {
  const row = request && data.seats.find(({ requestKey }) => requestKey === request.key);
  if (!row) return null;
  return row.requestHash === request.hash ? { ok: true, value: row } : keyReused(data.version);
}

export async function claimSeat(
  room: RoomContext,
  claim: SeatClaim,
  request: KeyedRequest | null,
): Promise<Result<SeatClaimed>> {
  const { core, data } = room;
  const token = core.newToken('claim', request);
  const before = claimedBefore(data, request);
  if (before) return before.ok ? { ok: true, value: { seat: before.value.seat, token } } : before;
  const free = data.seats.find(({ kind }) => kind === 'free');
  if (!free || data.table.status === 'finished') return cannot('full', 'No seat is free.');
  const { name, mail, language = 'en', timeZone = 'UTC' } = claim;
  if (!isTimeZone(timeZone)) return cannot('time-zone', 'This time zone is unknown.');
  const tokenHash = await hashText(token);
  const set = { ...PERSON, ...keyed(request), name, language, timeZone, tokenHash, addressHash: null };
  await changeSeats(room, [{ seat: free.seat, set, mail }]);
  return { ok: true, value: { seat: free.seat, token } };
}

export async function claimComputer(
  room: RoomContext,
  level: Level | undefined,
  request: KeyedRequest | null,
): Promise<Result<SeatClaimed>> {
  const { data } = room;
  const before = claimedBefore(data, request);
  if (before) return before.ok ? { ok: true, value: { seat: before.value.seat } } : before;
  const free = data.seats.filter(({ kind }) => kind === 'free');
  const last = free.at(-1);
  if (!last || data.table.status !== 'open') return cannot('full', 'No seat is free.');
  if (free.length === 1 && !hasPerson(data)) return needsPlayer;
  const set = { ...keyed(request), ...computerSeat(last.seat, level) };
  await changeSeats(room, [{ seat: last.seat, set }]);
  return { ok: true, value: { seat: last.seat } };
}

const needsPlayer = cannot('needs-a-player', 'At least one seat must be for a person.');
const hasPerson = ({ seats }: TableData): boolean => seats.some(({ kind }) => kind === 'person');

/** The host does not wait any longer: computers take the seats that are still free. */
export async function startTable(room: RoomContext): Promise<Result<TableData>> {
  const { data } = room;
  if (data.table.status !== 'open') return cannot('started', 'The game has already started.');
  if (!hasPerson(data)) return needsPlayer;
  const free = data.seats.filter(({ kind }) => kind === 'free');
  const changes = free.map(({ seat }) => ({ seat, set: computerSeat(seat) }));
  return changed(await changeSeats(room, changes));
}

export async function changeSeat(room: RoomContext, seat: Seat, change: ChangeSeat): Promise<Result<TableData>> {
  const row = room.data.seats[seat] as SeatRow;
  const { mail, mailSettings, awayUntil: until, autopilot, ...plain } = change;
  if (plain.timeZone !== undefined && !isTimeZone(plain.timeZone)) {
    return cannot('time-zone', 'This time zone is unknown.');
  }
  if (plain.quiet && isTooQuiet(plain.quiet)) return cannot('too-quiet', 'Quiet hours may last twelve hours at most.');
  const now = room.core.now();
  if (typeof until === 'number') {
    if (until <= now) return cannot('away-past', 'This moment is over.');
    if (until - now > awayLeft(row.away, room.data.table.pace, now)) {
      return cannot('away-too-long', 'The table does not allow an absence this long.');
    }
  }
  const set: Partial<SeatRow> = { ...plain };
  if (until !== undefined) set.away = absence(row.away, now, until ?? now);
  if (autopilot !== undefined) set.autopilot = autopilot ? levelCode() : NO_COMPUTER;
  if (mailSettings) set.mail = { ...row.mail, ...mailSettings };
  if (mail === null) set.addressHash = null;
  return changed(await changeSeats(room, [{ seat, set, mail: mail ?? undefined }]));
}

/** A link in a mail stops mail for this seat. False where the link is not ours. */
export async function stopMail(core: RoomCore, seat: Seat, mailToken: string): Promise<boolean> {
  const room = await contextOf(core);
  const row = room?.data.seats[seat];
  const { key } = core.mailTokens;
  if (!room || !row || key === null || !isStopToken(key, row, mailToken)) return false;
  await changeSeat(room, seat, { mailSettings: { mode: 'off' } });
  return true;
}

/** The old link stops working. With a name, the seat goes to another person, with an address or without one. */
export async function rotateSeat(
  room: RoomContext,
  seat: Seat,
  to: Omit<RotateSeat, 'token'>,
  tokenHash: string,
): Promise<Result<TableData>> {
  // Everybody who has the link of somebody else, or the invite link, would hold this seat too.
  if (roleOf(room.data, tokenHash, room.core.mailTokens)) return cannot('link-in-use', 'This link is in use already.');
  const set =
    to.name === undefined ? { tokenHash } : { ...PERSON, ...UNKEYED, name: to.name, tokenHash, addressHash: null };
  const after = await changeSeats(room, [{ seat, set, mail: to.mail }]);
  room.core.sockets.close({ name: 'seat', seat });
  return changed(after);
}

/** The invite link can claim the seat. In a running game the computer plays it until then. */
export async function leaveSeat(room: RoomContext, seat: Seat): Promise<Result<TableData>> {
  const { status } = room.data.table;
  const set = {
    ...NOBODY,
    autopilot: status === 'playing' ? levelCode() : NO_COMPUTER,
    ...(status === 'open' ? { name: '' } : {}),
  };
  const after = await changeSeats(room, [{ seat, set }]);
  room.core.sockets.close({ name: 'seat', seat });
  return changed(after);
}

export async function useHostTool(
  room: RoomContext,
  seat: Seat,
  { tool, level }: HostTool,
): Promise<Result<TableData>> {
  const { data } = room;
  const row = data.seats[seat];
  if (!row) return cannot('no-such-seat', 'There is no such seat.');
  if (tool === 'remind') {
    const isAwaited = data.waiting.some((waiting) => waiting.seat === seat);
    if (!isAwaited) return cannot('not-awaited', 'The table does not wait for this seat.');
    if (awayUntil(row.away, room.core.now()) !== null) return cannot('player-away', 'The player is away.');
    return changed(await changeSeats(room, [], { remind: seat }));
  }
  if (tool === 'replace') return replacePlayer(room, row);
  if (row.kind === 'computer' && !(tool === 'computer' && level)) {
    return cannot('computer-seat', 'A computer player has this seat.');
  }
  return changed(
    await changeSeats(room, [{ seat, set: { autopilot: tool === 'computer' ? levelCode(level) : NO_COMPUTER } }]),
  );
}

async function replacePlayer(room: RoomContext, row: SeatRow): Promise<Result<TableData>> {
  const { status } = room.data.table;
  if (status === 'finished') return cannot('game-over', 'The game is over.');
  // A computer player goes on until a person takes its seat. A person's seat waits, because the host wants another person.
  const isPlayed = status === 'playing' && (row.kind === 'computer' || row.autopilot !== NO_COMPUTER);
  const autopilot = isPlayed ? levelCode(levelOf(row.autopilot)) : NO_COMPUTER;
  const set = { ...NOBODY, autopilot, ...(status === 'open' ? { name: '' } : {}) };
  const after = await changeSeats(room, [{ seat: row.seat, set }], { replaced: row });
  room.core.sockets.close({ name: 'seat', seat: row.seat });
  return changed(after);
}

/** The old invite link stops working, so a removed player cannot come back with it. */
export async function changeInvite(room: RoomContext, inviteHash: string): Promise<Result<TableData>> {
  const after = await changeSeats(room, [], { inviteHash });
  room.core.sockets.close({ name: 'invite', seat: null });
  return changed(after);
}
