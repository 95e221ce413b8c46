/** The channels of a seat: add one, remove one, and try one out. */
import { and, eq } from 'drizzle-orm';
import { type ChannelRow, channels } from '../db/schema.ts';
import { cannot, notFound, type Result } from '../domain/failure.ts';
import { hashText, newToken } from '../domain/tokens.ts';
import type { AddChannel, ChannelAdded, ChannelTested, OwnChannel } from '../domain/wire/channels.ts';
import type { TableData } from '../table/data.ts';
import { giveTarget } from './addresses.ts';
import { changeSeats } from './changeSeats.ts';
import type { RoomContext } from './context.ts';

/** Nobody needs more, and each costs a row with every turn. */
const MOST = 5;

/** What the owner of a channel calls it by. */
const idOf = (hash: string): string => hash.slice(0, 16);

export async function addChannel(room: RoomContext, seat: number, body: AddChannel): Promise<Result<ChannelAdded>> {
  const { core, db, data } = room;
  const target = core.mail.readTarget(core.env, body.channel, body.target);
  if (!target) return cannot('channel-target', 'Nothing can be sent to this address.');
  const { label, address, isSigned } = target;
  const tableId = data.table.id;
  const own = data.channels.filter((row) => row.seat === seat);
  // A secret is for one seat only: who enters the same address elsewhere must not learn it.
  const hash = await hashText([body.channel, address, ...(isSigned ? [tableId, seat] : [])].join('\n'));
  const isThere = own.some(({ addressHash }) => addressHash === hash);
  if (!isThere && own.length >= MOST) return cannot('too-many-channels', `There is room for ${MOST} channels.`);
  const secret = isSigned ? newToken() : null;
  const language = data.seats[seat]?.language ?? data.seats[0]?.language ?? 'en';
  const given = await giveTarget(room, { hash, address, channel: body.channel, secret, language, seat });
  const row: ChannelRow = {
    tableId,
    seat,
    addressHash: hash,
    label: label.slice(0, 80),
    tells: 'all',
    createdAt: core.now(),
  };
  const statement = db.insert(channels).values(row).onConflictDoNothing();
  const rows = [...data.channels.filter((one) => one.seat !== seat || one.addressHash !== hash), row];
  await changeSeats(room, [], {
    also: { data: { ...given.changes, channels: rows }, statements: [...given.statements, statement] },
  });
  return { ok: true, value: { id: idOf(hash), secret } };
}

export async function removeChannel(room: RoomContext, seat: number, id: string): Promise<Result<TableData>> {
  const row = find(room.data, seat, id);
  if (!row) return notFound;
  const own = and(
    eq(channels.tableId, row.tableId),
    eq(channels.seat, seat),
    eq(channels.addressHash, row.addressHash),
  );
  const data = { channels: room.data.channels.filter((one) => one !== row) };
  const after = await changeSeats(room, [], { also: { data, statements: [room.db.delete(channels).where(own)] } });
  return { ok: true, value: after };
}

/** Sends a notice now. It may take seconds, so it happens outside the queue. */
export async function testChannel(
  { core, data }: RoomContext,
  seat: number,
  id: string,
): Promise<Result<ChannelTested>> {
  const hash = id === 'mail' ? data.seats[seat]?.addressHash : find(data, seat, id)?.addressHash;
  if (!hash) return notFound;
  const { env, offer } = core;
  const { id: tableId, name } = data.table;
  return { ok: true, value: await core.mail.onTest({ env, offer, hash, tableId, name, now: () => core.now() }) };
}

const find = (data: TableData, seat: number, id: string): ChannelRow | undefined =>
  data.channels.find((row) => row.seat === seat && idOf(row.addressHash) === id);

/** The channels of a seat, for its own player. */
export function channelsView({ channels: rows, addresses }: TableData, seat: number): OwnChannel[] {
  return rows
    .filter((row) => row.seat === seat)
    .map(({ addressHash, label }) => {
      const known = addresses.get(addressHash);
      const state = known?.fails ? 'fails' : known?.confirmed ? 'works' : 'unproven';
      return { id: idOf(addressHash), channel: known?.channel ?? '', label, state };
    });
}

/** Notices for a player have nowhere to go any more. */
export function isUnreached({ seats, channels: rows, addresses }: TableData, seat: number): boolean {
  const mail = seats[seat]?.addressHash ?? null;
  const hashes = rows.filter((row) => row.seat === seat).map(({ addressHash }) => addressHash);
  const all = mail === null ? hashes : [mail, ...hashes];
  return all.length > 0 && all.every((hash) => addresses.get(hash)?.fails === true);
}
