/** What a room holds in memory: a copy of its table's rows, replaced after each commit, dropped on any error. */
import type { AnyGame, StateBase } from '../../engine/core/game.ts';
import { upgrade } from '../../engine/core/migrate.ts';
import { knownAddresses, loadRows } from '../db/queries.ts';
import type { SeatRow, TableRow, Waiting } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Offer } from '../domain/offer.ts';

/** The last entries of the log, as far back as undo and repeated requests are looked for in memory. */
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
  confirmed: boolean;
  fails: boolean;
}

export interface RoomData {
  game: AnyGame;
  table: TableRow;
  seats: readonly SeatRow[];
  version: number;
  /** Null while the table is open. */
  state: StateBase | null;
  waiting: readonly Waiting[];
  /** The wake-up stored with the waitings. */
  wakeAt: number | null;
  /** Oldest first. */
  tail: readonly TailEntry[];
  snapshotAt: number;
  /** The stored state is of an older shape than the one in memory. */
  migrated: boolean;
  chatCount: number;
  /** When the first outbox row of this table is due. */
  mailDue: number | null;
  /** Addresses of the seats, by hash. */
  addresses: ReadonlyMap<string, KnownAddress>;
}

/** Null where no such table exists (or its game is no longer offered). */
export async function loadRoom(db: Database, home: Database, offer: Offer, tableId: string): Promise<RoomData | null> {
  const rows = await loadRows(db, tableId, TAIL);
  const { table, play } = rows;
  const addresses = await knownAddresses(
    home,
    rows.seats.flatMap(({ addressHash }) => addressHash ?? []),
  );
  const game = table && offer.games.get(table.game);
  if (!table || !game) return null;
  const stored = play ? (JSON.parse(play.state) as StateBase) : null;
  return {
    game,
    table,
    seats: rows.seats,
    version: play?.version ?? 0,
    state: stored && upgrade(game, stored),
    migrated: stored !== null && stored.schema !== game.schema,
    waiting: rows.awaited?.seats ?? [],
    wakeAt: rows.awaited?.wakeAt ?? null,
    tail: rows.tail.toReversed(),
    snapshotAt: rows.snapshotAt,
    chatCount: rows.chatCount,
    mailDue: rows.mailDue,
    addresses: new Map(addresses.map(({ hash, ...known }) => [hash, known])),
  };
}

/** The lowest version a seat may go back to: all entries after it are its own and can be undone. */
export function undoTo(data: RoomData, seat: number | null, version = data.version): number | null {
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
