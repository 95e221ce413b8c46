/** What it takes to drain one address. */
import type { Database } from '../db/shards.ts';
import type { Offer } from '../domain/offer.ts';

export interface MailroomOptions {
  /** Where addresses are kept. */
  home: Database;
  /** All databases: an address has seats, and calls, in any of them. */
  all: readonly Database[];
  offer: Offer;
  addressHash: string;
  from: string;
  origin: string;
  linkKey: string;
  perHour: number;
  isLooking(tableId: string, seat: number): Promise<boolean>;
  /** The address fails: these tables show it. */
  onFails(tableIds: readonly string[]): Promise<void>;
}
