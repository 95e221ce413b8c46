/** The cron sweep: rooms whose wake-up is past but whose alarm never came are woken. */
import { overdueTables } from './db/queries.ts';
import { allShards, database } from './db/shards.ts';
import type { Env } from './env.ts';
import { sweepMail } from './mail/sweep.ts';
import type { Offer } from './offer.ts';
import { report } from './room/trouble.ts';

/** An alarm may be this late before it counts as lost. */
const GRACE = 60_000;
const AT_ONCE = 200;

export async function sweep(env: Env, offer: Offer, clock: () => number): Promise<number> {
  const now = clock();
  let woken = 0;
  for (const { d1 } of allShards(env)) {
    for (const id of await overdueTables(database(d1), now - GRACE, AT_ONCE)) {
      try {
        await env.GAME_ROOM.get(env.GAME_ROOM.idFromName(id)).wake(id);
        woken++;
      } catch (error) {
        report(error);
      }
    }
  }
  await sweepMail(env, offer, clock);
  return woken;
}
