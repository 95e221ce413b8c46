/** The cron sweep. It wakes rooms whose alarm was lost, and finishes what the operator has changed. */
import { overdueTables } from './db/queries.ts';
import { allShards, type Database, database } from './db/shards.ts';
import { type Env, roomOf } from './domain/env.ts';
import type { Offer } from './domain/offer.ts';
import { report } from './domain/report.ts';
import { newTableId } from './domain/tokens.ts';
import { runErrands } from './errands.ts';
import { sweepMail } from './notices/sweep.ts';

/** An alarm may be this late before it counts as lost. */
const GRACE = 60_000;
/** The most tables of a shard in one sweep. */
const MOST = 500;
/**
 * How many rooms are woken at the same time. A room whose database or mail server hangs must not hold up the others.
 */
const AT_ONCE = 20;
/** How long the sweep waits for a room. The room continues by itself. */
const PATIENCE = 20_000;

export async function sweep(env: Env, offer: Offer, clock: () => number): Promise<number> {
  const before = clock() - GRACE;
  let woken = 0;
  await runErrands(env);
  for (const { shard, d1 } of allShards(env)) {
    const ids = await overdueFrom(database(d1), before, newTableId(shard));
    const lane = async () => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) if (await wake(env, id)) woken++;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }
  await sweepMail(env, offer, clock);
  return woken;
}

/** Starts at a random id and wraps around, so that tables that cannot be woken do not keep others from their turn. */
async function overdueFrom(db: Database, before: number, start: string): Promise<string[]> {
  const ids = await overdueTables(db, before, { after: start }, MOST);
  return [...ids, ...(await overdueTables(db, before, { upTo: start }, MOST - ids.length))];
}

async function wake(env: Env, id: string): Promise<boolean> {
  const patience = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('a room took too long to wake')), PATIENCE);
  });
  try {
    await Promise.race([roomOf(env, id).wake(id), patience]);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}
