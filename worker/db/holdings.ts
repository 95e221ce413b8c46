/**
 * Which tables of the database hold something of a game table, of an address or of a seat, and the statements that
 * remove it. The operator's commands and the sweep run them. A test fails when the schema gets a table that is not
 * named here.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  actions,
  addresses,
  awaited,
  channels,
  chat,
  errands,
  games,
  hosts,
  mailbox,
  orders,
  outbox,
  seats,
  snapshots,
  tables,
} from './schema.ts';

/** The column that holds the id of a game table. */
export const OF_TABLE: ReadonlyMap<SQLiteTable, SQLiteColumn> = new Map<SQLiteTable, SQLiteColumn>([
  [tables, tables.id],
  [seats, seats.tableId],
  [games, games.tableId],
  [actions, actions.tableId],
  [snapshots, snapshots.tableId],
  [awaited, awaited.tableId],
  [orders, orders.tableId],
  [chat, chat.tableId],
  [channels, channels.tableId],
  [outbox, outbox.tableId],
  [errands, errands.tableId],
]);

/** The column that holds the hash of an address. The rows are deleted, but a seat only loses its address. */
export const OF_ADDRESS: ReadonlyMap<SQLiteTable, SQLiteColumn> = new Map<SQLiteTable, SQLiteColumn>([
  [addresses, addresses.hash],
  [outbox, outbox.addressHash],
  [channels, channels.addressHash],
]);

/** These hold whole letters, by the address itself. */
export const OF_LETTERS: ReadonlyMap<SQLiteTable, SQLiteColumn> = new Map<SQLiteTable, SQLiteColumn>([
  [mailbox, mailbox.to],
]);

/** These hold nothing of a game table or of a person. */
export const OF_NOBODY: readonly SQLiteTable[] = [hosts];

/** Deletes every row of a game table, and the letters of a local run that name it. */
export const removalOf = (tableId: string): SQL[] => [
  sql`delete from ${mailbox} where instr(${mailbox.raw}, ${tableId})`,
  ...[...OF_TABLE].map(([table, id]) => sql`delete from ${table} where ${id} = ${tableId}`),
];

const errandsFor = (kind: 'forget' | 'reload', addressHash: string, from: SQL): SQL =>
  sql`insert or ignore into ${errands} select distinct ${from}, ${kind}, ${addressHash}`;

/** The table's room must forget it. */
export const forgetting = (tableId: string): SQL => errandsFor('forget', '', sql`${tableId}`);

/** Erases an address, or another channel of a player, in one database. Run it in every database. */
export function erasureOfAddress(address: string, hash: string): SQL[] {
  const at = sql`select table_id from ${seats} where address_hash = ${hash}
    union select table_id from ${channels} where address_hash = ${hash}`;
  return [
    sql`${errandsFor('reload', hash, sql`table_id`)} from (${at})`,
    sql`update ${tables} set revision = ${tables.revision} + 1 where ${tables.id} in (${at})`,
    sql`update ${seats} set address_hash = null where ${seats.addressHash} = ${hash}`,
    ...[...OF_ADDRESS].map(([table, column]) => sql`delete from ${table} where ${column} = ${hash}`),
    ...[...OF_LETTERS].map(([table, column]) => sql`delete from ${table} where lower(${column}) = ${address}`),
  ];
}

/** What stands where a name was: no name, in any language. */
export const NO_NAME = 'N. N.';
const NO_WORDS = '…';

/** Erases what a seat tells of its player: name, words, notes, address, habits. The seat and its moves stay. */
export function erasureOfSeat(tableId: string, seat: number): SQL[] {
  const isSeat = sql`table_id = ${tableId} and seat = ${seat}`;
  return [
    sql`${errandsFor('reload', '', sql`${tableId}`)}`,
    sql`update ${tables} set revision = ${tables.revision} + 1 where ${tables.id} = ${tableId}`,
    sql`update ${seats} set name = ${NO_NAME}, notes = '', address_hash = null, time_zone = 'UTC', quiet = null,
      away = null where ${isSeat}`,
    sql`update ${chat} set name = ${NO_NAME}, text = ${NO_WORDS} where ${isSeat}`,
    sql`delete from ${outbox} where ${isSeat}`,
    sql`delete from ${channels} where ${isSeat}`,
  ];
}
