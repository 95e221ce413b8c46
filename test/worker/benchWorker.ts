/**
 * The service with a few extra calls that the bench compares it with. They do the least possible work in the same runtime.
 * test/bench/service.bench.ts uses it.
 */
import type { Env } from '../../worker/domain/env.ts';
import worker, { GameRoom as TestRoom } from './worker.ts';

/** Rows, counted where they are read and written. */
const cost = { rowsRead: 0, rowsWritten: 0 };

interface Query {
  sql: string;
  params: unknown[];
}

/** The statements of the last batch a room sent. */
let lastBatch: Query[] = [];

/** A statement, with the fields in which the runtime's client keeps its text and values. */
type Sent = D1PreparedStatement & { statement: string; params: unknown[] };

/** The same database with its batches watched. It does as little as it can, because the commit pays for it. */
function watched(d1: D1Database): D1Database {
  const batch = async (statements: D1PreparedStatement[]) => {
    lastBatch = (statements as Sent[]).map(({ statement, params }) => ({ sql: statement, params }));
    const results = await d1.batch(statements);
    for (const { meta } of results) {
      cost.rowsRead += meta.rows_read;
      cost.rowsWritten += meta.rows_written;
    }
    return results;
  };
  return Object.assign(Object.create(d1), { batch });
}

export class GameRoom extends TestRoom {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    if (this.core.d1) this.core.d1 = watched(this.core.d1);
  }

  /** A bare batch, sent from where a commit sends its own. */
  async bare(name: string): Promise<void> {
    await writeBare(this.env, name);
  }
}

/**
 * The batch of a table's last action, to be sent again for a table with another name. It has the same statements, rows and
 * bytes. What it needs to find in the database is stored first.
 */
async function prepareBare(env: Env, id: string, name: string): Promise<void> {
  const own = (value: unknown) => (value === id ? name : value);
  bare.set(
    name,
    lastBatch.map(({ sql, params }) => ({ sql, params: params.map(own) })),
  );
  const { version } = (await env.DB.prepare('select version from games where table_id = ?')
    .bind(id)
    .first<{ version: number }>()) ?? { version: 0 };
  await env.DB.batch([
    env.DB.prepare(
      "insert into games (table_id, version, state) values (?1, ?2, '') on conflict (table_id) do update set version = ?2",
    ).bind(name, version - 1),
    env.DB.prepare("insert or ignore into awaited (table_id, seats) values (?, '[]')").bind(name),
  ]);
}

/** By the name it is to be written under. */
const bare = new Map<string, Query[]>();

async function writeBare(env: Env, name: string): Promise<void> {
  const batch = bare.get(name) ?? [];
  const results = await env.DB.batch(batch.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)));
  if (results.some(({ meta }) => meta.changes !== 1)) throw new Error('the bare batch is not like the first');
}

export default {
  async fetch(request, env, context): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get('id') ?? '';
    const as = searchParams.get('as') ?? '';
    switch (pathname) {
      case '/bench/empty':
        await env.GAME_ROOM.get(env.GAME_ROOM.idFromName(id)).ping();
        return Response.json({});
      case '/bench/query':
        await env.DB.prepare('select 1').all();
        return Response.json({});
      case '/bench/prepare':
        await prepareBare(env, id, as);
        return Response.json({});
      case '/bench/bare':
        await request.text();
        await (env.GAME_ROOM.get(env.GAME_ROOM.idFromName(id)) as unknown as DurableObjectStub<GameRoom>).bare(as);
        return Response.json({});
      case '/bench/bareWithoutRoom':
        await request.text();
        await writeBare(env, as);
        return Response.json({});
      case '/bench/cost': {
        const stored = await env.DB.prepare(
          `select (select sum(length(action) + length(events) + 200) from actions where table_id = ?1)
                + (select sum(length(state)) from snapshots where table_id = ?1)
                + (select length(state) from games where table_id = ?1) as bytes`,
        )
          .bind(id)
          .first<{ bytes: number }>();
        return Response.json({ ...cost, stored: stored?.bytes ?? 0 });
      }
      default:
        return worker.fetch(request, env, context);
    }
  },
} satisfies ExportedHandler<Env>;
