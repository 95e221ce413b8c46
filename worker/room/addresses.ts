/**
 * A player gives an address: stored apart from the seat, and asked to be confirmed before anything else goes there.
 * Addresses of all tables are in one database, so the row is no part of the batch: it is there before a seat names it.
 */
import { eq } from 'drizzle-orm';
import { addresses, outbox, type SeatRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import { hashText } from '../domain/tokens.ts';
import type { RoomData } from '../table/data.ts';
import type { Statement } from './commit.ts';
import type { RoomCore } from './core.ts';

export async function addressStatements(
  core: RoomCore,
  db: Database,
  data: RoomData,
  seat: SeatRow,
  address: string,
): Promise<{ hash: string; statements: Statement[]; changes: Pick<RoomData, 'addresses' | 'mailDue'> }> {
  const hash = await hashText(address.toLowerCase());
  const home = core.home();
  const [known] = await home.select().from(addresses).where(eq(addresses.hash, hash));
  const shown = { address, confirmed: known?.confirmed ?? false, fails: known?.fails ?? false };
  const changes = { addresses: new Map(data.addresses).set(hash, shown), mailDue: data.mailDue };
  if (known?.confirmed) return { hash, statements: [], changes };
  const { language } = seat;
  const now = core.now();
  const rows = await core.mail.onAddress({ address, hash, known, language, table: data.table, seat: seat.seat, now });
  await home.insert(addresses).values(rows.address).onConflictDoUpdate({ target: addresses.hash, set: rows.address });
  const statements = rows.outbox.map((row) => db.insert(outbox).values(row).onConflictDoNothing());
  for (const { key, due } of rows.outbox) {
    if (key.startsWith(`${data.table.id}/`)) changes.mailDue = Math.min(changes.mailDue ?? due, due);
  }
  return { hash, statements, changes };
}
