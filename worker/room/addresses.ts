/**
 * A player names a place where they want to be told: a mail address, a hook, a browser. It is stored apart from the seat,
 * and its owner must confirm it before anything else is sent there. The places of all tables are in one database, so the
 * row is not part of the table's batch: it is stored before a seat refers to it.
 */
import { eq } from 'drizzle-orm';
import { addresses, outbox, type SeatRow } from '../db/schema.ts';
import type { Statement } from '../db/statements.ts';
import { hashText } from '../domain/tokens.ts';
import type { TableData } from '../table/data.ts';
import type { RoomContext } from './context.ts';

export interface GivenAddress {
  hash: string;
  statements: Statement[];
  changes: Pick<TableData, 'addresses' | 'mailDue'>;
}

export interface NamedTarget {
  hash: string;
  address: string;
  channel: string;
  secret: string | null;
  language: SeatRow['language'];
  seat: number;
}

export async function giveAddress(room: RoomContext, seat: SeatRow, address: string): Promise<GivenAddress> {
  const hash = await hashText(address.toLowerCase());
  const { language } = seat;
  return giveTarget(room, { hash, address, channel: 'mail', secret: null, language, seat: seat.seat });
}

export async function giveTarget({ core, db, data }: RoomContext, target: NamedTarget): Promise<GivenAddress> {
  const { hash, address, channel, secret } = target;
  const home = core.home();
  const [known] = await home.select().from(addresses).where(eq(addresses.hash, hash));
  // A new secret is for a target that must be proven anew.
  const isProven = known?.confirmed === true && secret === null;
  const shown = { address, channel, confirmed: isProven, fails: known?.fails ?? false };
  const changes = { addresses: new Map(data.addresses).set(hash, shown), mailDue: data.mailDue };
  if (isProven) return { hash, statements: [], changes };
  const rows = core.mail.onAddress({ ...target, known, table: data.table, now: core.now() });
  await home.insert(addresses).values(rows.address).onConflictDoUpdate({ target: addresses.hash, set: rows.address });
  const statements = rows.outbox.map((row) => db.insert(outbox).values(row).onConflictDoNothing());
  for (const { key, due } of rows.outbox) {
    if (key.startsWith(`${data.table.id}/`)) changes.mailDue = Math.min(changes.mailDue ?? due, due);
  }
  return { hash, statements, changes };
}
