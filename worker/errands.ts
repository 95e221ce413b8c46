/**
 * Finishes what the operator has changed in the rows of a table. The table's room may have had the old rows in memory
 * and may have stored something since, so the room reads its rows again, and then they are cleaned again.
 */
import { and, eq } from 'drizzle-orm';
import { removalOf } from './db/holdings.ts';
import { errands, outbox } from './db/schema.ts';
import { allShards, type Database, database } from './db/shards.ts';
import { type Env, roomOf } from './domain/env.ts';
import { report } from './domain/report.ts';

/** The most errands of a database in one sweep. */
const MOST = 200;

type Errand = typeof errands.$inferSelect;

export async function runErrands(env: Env): Promise<void> {
  for (const { d1 } of allShards(env)) {
    const db = database(d1);
    for (const errand of await db.select().from(errands).limit(MOST)) {
      try {
        await runErrand(env, db, errand);
      } catch (error) {
        // The errand stays, and the next sweep tries it again.
        report(error);
      }
    }
  }
}

async function runErrand(env: Env, db: Database, { tableId, kind, addressHash }: Errand): Promise<void> {
  const room = roomOf(env, tableId);
  if (kind === 'forget') {
    await room.forget();
    // The errand is one of the rows, and goes last.
    for (const statement of removalOf(tableId)) await db.run(statement);
    return;
  }
  await room.reload();
  if (addressHash !== '')
    await db.delete(outbox).where(and(eq(outbox.tableId, tableId), eq(outbox.addressHash, addressHash)));
  const isThis = and(eq(errands.tableId, tableId), eq(errands.kind, kind), eq(errands.addressHash, addressHash));
  await db.delete(errands).where(isThis);
}
