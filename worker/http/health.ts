/** Whether the service is well: for whoever watches it, and with nothing personal in it. */
import { overdueCounts } from '../db/queries.ts';
import { allShards, database } from '../db/shards.ts';
import type { Env } from '../domain/env.ts';
import { jsonReply } from '../domain/reply.ts';
import { report } from '../domain/report.ts';
import { Health } from '../domain/wire/health.ts';
import { type App, call } from './call.ts';

/** What is due may be this late: alarms ring when they can, and the sweep makes up for lost ones. */
const GRACE = 120_000;
/** Counting reads all running tables, so it is done at most this often in an isolate. */
const KEPT = 30_000;

let last: Health | null = null;

export function healthCalls(app: App): void {
  call(
    app,
    {
      method: 'get',
      path: '/api/health',
      summary: 'Whether the databases reply, and how many alarms and notices are late. Counted every half minute',
      status: 200,
      reply: Health,
    },
    async ({ env }) => {
      const now = Date.now();
      // A failure is looked at again at once.
      const health = last?.ok && now - last.at < KEPT ? last : await healthOf(env, now);
      last = health;
      return jsonReply(health, health.ok ? 200 : 503);
    },
  );
}

async function healthOf(env: Env, now: number): Promise<Health> {
  const found = await Promise.all(
    allShards(env).map(({ d1 }) =>
      overdueCounts(database(d1), now - GRACE).catch((error) => {
        report(error);
        return null;
      }),
    ),
  );
  const sum = (of: 'alarms' | 'waiting' | 'overdue') => found.reduce((total, one) => total + (one?.[of] ?? 0), 0);
  return {
    ok: found.every((one) => one !== null),
    at: now,
    databases: found.map((one) => one !== null),
    overdueAlarms: sum('alarms'),
    notices: { waiting: sum('waiting'), overdue: sum('overdue') },
  };
}
