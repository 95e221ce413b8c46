/**
 * The seam between the room and mail. The room calls these at the right moments; worker/mail implements them.
 * Rows returned are written in the same batch as the change that caused them.
 */

import type { addresses, OutboxInsert, SeatRow, TableRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Env } from '../domain/env.ts';
import type { Offer } from '../domain/offer.ts';
import type { RoomData } from './data.ts';

export type AddressInsert = typeof addresses.$inferInsert;

/** A change of the table that is about to be stored. `before` is null when the table is opened. */
export interface Change {
  before: RoomData | null;
  after: RoomData;
  now: number;
  /** What the host asks for by hand: remind this seat. */
  remind?: number;
  /** A seat whose player was replaced by the host. */
  replaced?: SeatRow;
}

/** `known` is the row already stored for this address, which is not confirmed. */
export interface GivenAddress {
  address: string;
  hash: string;
  known: typeof addresses.$inferSelect | undefined;
  language: SeatRow['language'];
  table: TableRow;
  seat: number;
  now: number;
}

export interface AlarmContext {
  db: Database;
  env: Env;
  offer: Offer;
  data: RoomData;
  /** The room's clock: sending takes its time. */
  now(): number;
  /** Whether the player of a seat is looking at this table now. */
  isLooking(seat: number): boolean;
}

export interface MailHooks {
  onCommit(change: Change): OutboxInsert[];
  /** A player gave an address that is not known yet, or is not confirmed: the row to store and what to send. */
  onAddress(given: GivenAddress): Promise<{ address: AddressInsert; outbox: OutboxInsert[] }>;
  /** Some outbox row of this table is due. */
  onAlarm(context: AlarmContext): Promise<void>;
}
