/**
 * The statements of an action. A query builder spends as long on a statement as the local database on running it. So
 * the text of the three that every action needs is made from the schema once, and only the values change.
 */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Waiting } from '../domain/waiting.ts';
import { actions, awaited, games, type OrdersRow, orders } from './schema.ts';
import type { Database } from './shards.ts';

/** A statement that is ready to be sent. */
interface Query {
  sql: string;
  params: unknown[];
}

/** A query builder's statement can be turned into one that is ready. */
export type Statement = Query | { toSQL(): Query };

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

/** Changes the row only where the version is the expected one, so that it never overwrites another writer. */
export function updateGame(db: Database, tableId: string, expected: number, version: number, state: string): Query {
  return { sql: texts(db).updateGame, params: [version, state, tableId, expected] };
}

/** The column may not be null: where the game is at another version, the whole batch fails. */
export function sameVersion(db: Database, tableId: string, version: number): Statement {
  const kept = sql`case when ${games.version} = ${version} then ${version} end`;
  return db.update(games).set({ version: kept }).where(eq(games.tableId, tableId));
}

export function upsertAwaited(db: Database, tableId: string, seats: readonly Waiting[], wakeAt: number | null): Query {
  const waiting = JSON.stringify(seats);
  return { sql: texts(db).upsertAwaited, params: [tableId, waiting, wakeAt, waiting, wakeAt] };
}

export function upsertOrders(db: Database, row: OrdersRow): Statement {
  const { tableId: _table, seat: _seat, ...set } = row;
  return db
    .insert(orders)
    .values(row)
    .onConflictDoUpdate({ target: [orders.tableId, orders.seat], set });
}

/** Runs all statements, or none. */
export async function runBatch(db: Database, statements: readonly Statement[]): Promise<D1Result[]> {
  if (statements.length === 0) return [];
  const d1 = db.$client;
  return d1.batch(
    statements.map((statement) => {
      const query = 'toSQL' in statement ? statement.toSQL() : statement;
      return d1.prepare(query.sql).bind(...query.params);
    }),
  );
}
