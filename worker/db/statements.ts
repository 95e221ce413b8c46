/**
 * The three statements of every action, built once. A query builder spends as long on a statement as the local
 * database on running it, so the text is made from the schema the first time and only the values change.
 */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { actions, awaited, games, type Waiting } from './schema.ts';
import type { Database } from './shards.ts';

/** A statement ready to be sent. What a query builder makes can be turned into one. */
export interface Query {
  sql: string;
  params: unknown[];
}

type ActionInsert = typeof actions.$inferInsert;

interface Texts {
  insertAction: string;
  updateGame: string;
  upsertAwaited: string;
}

const made = new WeakMap<Database, Texts>();
const place = (name: string) => sql.placeholder(name) as never;
const actionColumns = Object.entries(getTableColumns(actions)) as [keyof ActionInsert, SQLiteColumn][];

function texts(db: Database): Texts {
  let found = made.get(db);
  if (!found) {
    const values = Object.fromEntries(actionColumns.map(([name]) => [name, place(name)])) as unknown as ActionInsert;
    const waiting = { seats: place('seats'), wakeAt: place('wakeAt') };
    found = {
      insertAction: db.insert(actions).values(values).toSQL().sql,
      updateGame: db
        .update(games)
        .set({ version: place('version'), state: place('state') })
        .where(and(eq(games.tableId, place('tableId')), eq(games.version, place('expected'))))
        .toSQL().sql,
      upsertAwaited: db
        .insert(awaited)
        .values({ tableId: place('tableId'), ...waiting })
        .onConflictDoUpdate({ target: awaited.tableId, set: waiting })
        .toSQL().sql,
    };
    made.set(db, found);
  }
  return found;
}

export function insertAction(db: Database, row: ActionInsert): Query {
  const params = actionColumns.map(([name, column]) => {
    const value = row[name];
    return value === null || value === undefined ? null : column.mapToDriverValue(value);
  });
  return { sql: texts(db).insertAction, params };
}

/** Only `where version = expected`: what another writer has moved on is left alone. */
export function updateGame(db: Database, tableId: string, expected: number, version: number, state: string): Query {
  return { sql: texts(db).updateGame, params: [version, state, tableId, expected] };
}

/** A row may hold no null: where the game is at another version, the whole batch fails. */
export function sameVersion(db: Database, tableId: string, version: number): { toSQL(): Query } {
  const kept = sql`case when ${games.version} = ${version} then ${version} end`;
  return db.update(games).set({ version: kept }).where(eq(games.tableId, tableId));
}

export function upsertAwaited(db: Database, tableId: string, seats: readonly Waiting[], wakeAt: number | null): Query {
  const waiting = JSON.stringify(seats);
  return { sql: texts(db).upsertAwaited, params: [tableId, waiting, wakeAt, waiting, wakeAt] };
}

/** Runs them all, or none. */
export async function runBatch(
  d1: D1Database,
  statements: readonly (Query | { toSQL(): Query })[],
): Promise<D1Result[]> {
  if (statements.length === 0) return [];
  return d1.batch(
    statements.map((statement) => {
      const query = 'toSQL' in statement ? statement.toSQL() : statement;
      return d1.prepare(query.sql).bind(...query.params);
    }),
  );
}
