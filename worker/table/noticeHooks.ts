/**
 * What a room asks of notices. The room calls these at the right moments; notices/hooks.ts carries them out.
 * The rows they return are written in the same batch as the change that caused them.
 */
import type { addresses, OutboxInsert, SeatRow, TableRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Env } from '../domain/env.ts';
import type { Offer } from '../domain/offer.ts';
import type { ChannelTested } from '../domain/wire/channels.ts';
import type { Change } from './change.ts';

export type AddressInsert = typeof addresses.$inferInsert;

/** `known` is the row already stored for this address, which is not confirmed. */
export interface GivenAddress {
  address: string;
  hash: string;
  channel: string;
  /** What requests to a hook are signed with. */
  secret: string | null;
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
  tableId: string;
  /** The room's clock. Sending mail takes time, so it is read more than once. */
  now(): number;
  /** Whether the player of a seat is looking at this table now. */
  isLooking(seat: number): boolean;
}

export interface TestedChannel {
  env: Env;
  offer: Offer;
  hash: string;
  tableId: string;
  /** The name of the table. */
  name: string;
  now(): number;
}

export interface NoticeHooks {
  /** The key that links in notices are sealed with. Null where nobody is told anything. */
  linkKey(env: Env): string | null;
  onCommit(change: Change): OutboxInsert[];
  /** A player gave an address that is unknown or not confirmed. Returns the row to store and the mail to send. */
  onAddress(given: GivenAddress): { address: AddressInsert; outbox: OutboxInsert[] };
  /** What a player entered as the target of a channel. Null where nothing can be sent there. */
  readTarget(env: Env, channel: string, text: string): { address: string; label: string; isSigned: boolean } | null;
  /** Tries a channel out. */
  onTest(tested: TestedChannel): Promise<ChannelTested>;
  /** Some outbox row of this table is due. */
  onAlarm(context: AlarmContext): Promise<void>;
}
