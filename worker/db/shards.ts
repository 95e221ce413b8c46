/** Which database a table lives in. A table never moves. New tables go to the shards listed in OPEN_SHARDS. */
import { drizzle } from 'drizzle-orm/d1';
import type { Env } from '../domain/env.ts';

export function shardBinding(env: Env, shard: number): D1Database | undefined {
  return shard === 0 ? env.DB : env[`DB${shard}`];
}

/** All databases, by shard. */
export function allShards(env: Env): { shard: number; d1: D1Database }[] {
  const found: { shard: number; d1: D1Database }[] = [];
  for (let shard = 0; ; shard++) {
    const d1 = shardBinding(env, shard);
    if (!d1) return found;
    found.push({ shard, d1 });
  }
}

/** Addresses belong to no table. The first database keeps them, whatever shard their tables are in. */
export const homeDatabase = (env: Env): Database => database(env.DB);

/** Where the next table is opened: a random one of the shards named in OPEN_SHARDS. */
export function openShard(env: Env, lot = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0): number {
  const shards = env.OPEN_SHARDS.split(',').map(Number);
  for (const shard of shards) {
    if (!shardBinding(env, shard)) throw new Error(`OPEN_SHARDS names shard ${shard}, which has no database`);
  }
  return shards[lot % shards.length] ?? 0;
}

const open = (d1: D1Database) => drizzle(d1, { casing: 'snake_case' });
export type Database = ReturnType<typeof open>;

/** Kept, because it remembers how columns are written, which is most of the work of a statement. */
const opened = new WeakMap<D1Database, Database>();

export function database(d1: D1Database): Database {
  let db = opened.get(d1);
  if (!db) {
    db = open(d1);
    opened.set(d1, db);
  }
  return db;
}
