/** What it takes to drain one address. */
import type { Database } from '../db/shards.ts';
import type { Offer } from '../domain/offer.ts';

export interface MailroomOptions {
  /** Where addresses are kept. */
  home: Database;
  /** All databases: an address may have seats and calls in any of them. */
  all: readonly Database[];
  offer: Offer;
  addressHash: string;
  /** Of the ids of messages. */
  domain: string;
  origin: string;
  linkKey: string;
  perHour: number;
  isLooking(tableId: string, seat: number): Promise<boolean>;
  /** Mail to the address fails, and these tables must show it. */
  onFails(tableIds: readonly string[]): Promise<void>;
}
