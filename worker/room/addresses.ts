/**
 * A player gives an address. It is stored apart from the seat, and its owner must confirm it before anything else is
 * sent there. The addresses of all tables are in one database, so the row is not part of the table's batch: it is
 * stored before a seat refers to it.
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

export async function giveAddress(
  { core, db, data }: RoomContext,
  seat: SeatRow,
  address: string,
): Promise<GivenAddress> {
  const hash = await hashText(address.toLowerCase());
  const home = core.home();
  const [known] = await home.select().from(addresses).where(eq(addresses.hash, hash));
  const shown = { address, confirmed: known?.confirmed ?? false, fails: known?.fails ?? false };
  const changes = { addresses: new Map(data.addresses).set(hash, shown), mailDue: data.mailDue };
  if (known?.confirmed) return { hash, statements: [], changes };
  const { language } = seat;
  const now = core.now();
  const rows = core.mail.onAddress({ address, hash, known, language, table: data.table, seat: seat.seat, now });
  await home.insert(addresses).values(rows.address).onConflictDoUpdate({ target: addresses.hash, set: rows.address });
  const statements = rows.outbox.map((row) => db.insert(outbox).values(row).onConflictDoNothing());
  for (const { key, due } of rows.outbox) {
    if (key.startsWith(`${data.table.id}/`)) changes.mailDue = Math.min(changes.mailDue ?? due, due);
  }
  return { hash, statements, changes };
}
