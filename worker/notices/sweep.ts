/** What the cron does for mail: send mail whose alarm was lost or that belongs to no table, and delete old calls. */
import { allShards, database } from '../db/shards.ts';
import type { Env } from '../domain/env.ts';
import type { Offer } from '../domain/offer.ts';
import { report } from '../domain/report.ts';
import { drainAddress } from './service.ts';
import { forgetOld, overdueAddresses } from './store.ts';

const GRACE = 60_000;
const AT_ONCE = 50;
/** Longer than any waiting with a pace. Until then, a call that was told prevents a second mail about its waiting. */
const KEPT = 60 * 24 * 3_600_000;

export async function sweepMail(env: Env, offer: Offer, clock: () => number): Promise<void> {
  const now = clock();
  for (const { d1 } of allShards(env)) {
    const db = database(d1);
    for (const addressHash of await overdueAddresses(db, now - GRACE, AT_ONCE)) {
      try {
        await drainAddress({ env, offer, now: clock }, addressHash);
      } catch (error) {
        report(error);
      }
    }
    await forgetOld(db, now - KEPT);
  }
}
