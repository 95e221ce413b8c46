/** What a mail about a table needs of it, read in one round trip. */
import type { StateBase } from '../../../engine/core/game.ts';
import { upgrade } from '../../../engine/core/migrate.ts';
import { playRows } from '../../db/queries.ts';
import type { OrdersRow, SeatRow } from '../../db/schema.ts';
import type { Database } from '../../db/shards.ts';
import type { Offer } from '../../domain/offer.ts';
import type { LoggedTable, TableData } from '../../table/data.ts';

export interface ToldTable extends LoggedTable, Pick<TableData, 'state' | 'waiting'> {
  orders: readonly Pick<OrdersRow, 'seat' | 'stopped'>[];
  table: LoggedTable['table'] & { name: string };
  seats: readonly Pick<SeatRow, 'name' | 'timeZone' | 'away'>[];
}

/** Null where no such table exists, or its game is no longer offered. */
export async function readToldTable(db: Database, offer: Offer, tableId: string): Promise<ToldTable | null> {
  const { table, seats, play, waiting, orders } = await playRows(db, tableId);
  const game = table && offer.games.get(table.game);
  if (!table || !game) return null;
  const state = play ? upgrade(game, JSON.parse(play.state) as StateBase) : null;
  return { game, table, seats, version: play?.version ?? 0, state, waiting, orders };
}
