/**
 * The service with a few calls beside it that the bench compares it with: they do the least there is to do, in the
 * same runtime. test/bench/service.bench.ts drives it.
 */
import type { Env } from '../../worker/env.ts';
import worker, { GameRoom as TestRoom } from './worker.ts';

/** Rows, counted where they are read and written. */
const cost = { rowsRead: 0, rowsWritten: 0 };

function counted(d1: D1Database): D1Database {
  return new Proxy(d1, {
    get(target, name) {
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          for (const { meta } of results) {
            cost.rowsRead += meta.rows_read;
            cost.rowsWritten += meta.rows_written;
          }
          return results;
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export class GameRoom extends TestRoom {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    if (this.core.d1) this.core.d1 = counted(this.core.d1);
  }
}

/** The rows of a table's last action, to be written once more under another name. */
let bare: { id: string; n: number; row: Record<string, unknown>; state: unknown; seats: unknown } | undefined;

async function prepareBare(env: Env, id: string): Promise<void> {
  const [last, game, awaited] = await env.DB.batch<Record<string, unknown>>([
    env.DB.prepare('select * from actions where table_id = ? order by seq desc limit 1').bind(id),
    env.DB.prepare('select * from games where table_id = ?').bind(id),
    env.DB.prepare('select * from awaited where table_id = ?').bind(id),
  ]);
  const other = `bare-${id}`;
  if (bare?.id !== other) {
    await env.DB.batch([
      env.DB.prepare("insert into games (table_id, version, state) values (?, 0, '')").bind(other),
      env.DB.prepare("insert into awaited (table_id, seats) values (?, '[]')").bind(other),
    ]);
    bare = { id: other, n: 1, row: {}, state: '', seats: '' };
  }
  const row = last?.results[0] ?? {};
  bare = { ...bare, row, state: game?.results[0]?.state, seats: awaited?.results[0]?.seats ?? '[]' };
}

async function writeBare(env: Env): Promise<void> {
  if (!bare) throw new Error('nothing prepared');
  const { id, n, row, state, seats } = bare;
  const columns = Object.keys(row);
  const values = columns.map((name) => (name === 'table_id' ? id : name === 'seq' ? n : row[name]));
  await env.DB.batch([
    env.DB.prepare(`insert into actions (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`).bind(
      ...values,
    ),
    env.DB.prepare('update games set version = ?, state = ? where table_id = ? and version = ?').bind(
      n,
      state,
      id,
      n - 1,
    ),
    env.DB.prepare(
      'insert into awaited (table_id, seats) values (?, ?) on conflict (table_id) do update set seats = excluded.seats',
    ).bind(id, seats),
  ]);
  bare.n++;
}

export default {
  async fetch(request, env, context): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get('id') ?? '';
    switch (pathname) {
      case '/bench/empty':
        await env.GAME_ROOM.get(env.GAME_ROOM.idFromName(id)).ping();
        return Response.json({});
      case '/bench/query':
        await env.DB.prepare('select 1').all();
        return Response.json({});
      case '/bench/prepare':
        await prepareBare(env, id);
        return Response.json({});
      case '/bench/bare':
        await writeBare(env);
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
