/**
 * A table as it is stored, with the state of its game. A room keeps one copy, replaces it after each commit, and drops
 * it on any error.
 */
import type { AnyGame, StateBase } from '../../engine/core/game.ts';
import { upgrade } from '../../engine/core/migrate.ts';
import { knownAddresses, loadRows } from '../db/queries.ts';
import type { ChannelRow, OrdersRow, SeatRow, TableRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Offer } from '../domain/offer.ts';
import type { Waiting } from '../domain/waiting.ts';

/** How many of the last log entries are in memory. Undo and repeated requests look there first. */
export const TAIL = 200;

export interface TailEntry {
  seq: number;
  seat: number | null;
  undoable: boolean;
  requestKey: string | null;
  requestHash: string | null;
}

export interface KnownAddress {
  address: string;
  channel: string;
  confirmed: boolean;
  fails: boolean;
}

/** What it takes to read the log of a table, and its state at any version. */
export interface LoggedTable {
  game: AnyGame;
  table: Pick<TableRow, 'id' | 'game' | 'seed'>;
  seats: readonly Pick<SeatRow, 'name'>[];
  version: number;
}

export interface TableData extends LoggedTable {
  table: TableRow;
  seats: readonly SeatRow[];
  /** Where players are told besides mail. */
  channels: readonly ChannelRow[];
  /** Null while the table is open. */
  state: StateBase | null;
  waiting: readonly Waiting[];
  /** The time of the alarm, stored with the waitings. */
  wakeAt: number | null;
  /** What players want to do on their next turns. Seats that never gave orders have no row. */
  orders: readonly OrdersRow[];
  /** Oldest first. */
  tail: readonly TailEntry[];
  snapshotAt: number;
  /** The stored state has an older schema than the one in memory. */
  migrated: boolean;
  chatCount: number;
  /** When the first outbox row of this table is due. */
  mailDue: number | null;
  /** Addresses of the seats, by hash. */
  addresses: ReadonlyMap<string, KnownAddress>;
}

/** Null where no such table exists, or its game is no longer offered. */
export async function loadTable(
  db: Database,
  home: Database,
  offer: Offer,
  tableId: string,
): Promise<TableData | null> {
  const rows = await loadRows(db, tableId, TAIL);
  const { table, play } = rows;
  const addresses = await knownAddresses(
    home,
    [...rows.seats, ...rows.channels].flatMap(({ addressHash }) => addressHash ?? []),
  );
  const game = table && offer.games.get(table.game);
  if (!table || !game) return null;
  const stored = play ? (JSON.parse(play.state) as StateBase) : null;
  return {
    game,
    table,
    seats: rows.seats,
    channels: rows.channels,
    version: play?.version ?? 0,
    state: stored && upgrade(game, stored),
    migrated: stored !== null && stored.schema !== game.schema,
    waiting: rows.awaited?.seats ?? [],
    wakeAt: rows.awaited?.wakeAt ?? null,
    orders: rows.orders,
    tail: rows.tail.toReversed(),
    snapshotAt: rows.snapshotAt,
    chatCount: rows.chatCount,
    mailDue: rows.mailDue,
    addresses: new Map(addresses.map(({ hash, ...known }) => [hash, known])),
  };
}

/** The lowest version a seat may go back to: all entries after it belong to the seat and can be undone. */
export function undoTo(data: TableData, seat: number | null, version = data.version): number | null {
  if (seat === null) return null;
  let lowest = version;
  for (let i = data.tail.length - 1; i >= 0; i--) {
    const entry = data.tail[i] as TailEntry;
    if (entry.seq > version) continue;
    if (entry.seat !== seat || !entry.undoable) break;
    lowest = entry.seq - 1;
  }
  return lowest === version ? null : lowest;
}
