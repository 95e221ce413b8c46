/** What the decision looks at. A call is a stored wake-up; everything else is read anew when it is looked at. */
import type { OutboxKind } from '../../db/schema.ts';
import type { MailSettings } from '../../domain/wire/seats.ts';

/** How much a player has been told of one waiting. Each level includes the ones before it. */
export const LEVEL = { none: 0, turn: 1, half: 2, last: 3 } as const;
export type Level = (typeof LEVEL)[keyof typeof LEVEL];

export interface Call {
  key: string;
  kind: OutboxKind;
  /** Null for what belongs to an address alone. */
  tableId: string | null;
  seat: number | null;
  /** Where the waiting began that this call is about. */
  version: number;
  told: Level;
  createdAt: number;
  due: number;
  attempts: number;
  /** A message about this call was begun, and what became of it was never noted. */
  begun: Begun | null;
}

/** Noted before a message is sent. */
export interface Begun {
  messageId: string;
  /** How often it was begun so. */
  times: number;
  /** What becomes of the call once the message is out. */
  then: { state: 'pending' | 'sent' | 'dropped'; due: number; told: Level };
}

/** One seat of one table as it is now. */
export interface Present {
  status: 'open' | 'playing' | 'finished';
  /** A person plays this seat, without the computer's help, and still with the address that was called. */
  isReader: boolean;
  settings: MailSettings;
  timeZone: string;
  waiting: { since: number; version: number; due: number | null } | null;
  /** The most this player was told of the present waiting, and of any that began after their last own action. */
  told: Level;
  /** Lateness was told of one of those waitings. */
  toldLate: boolean;
  /** Has decided something at this table, ever. */
  hasActed: boolean;
  /** At the table now. */
  looking: boolean;
}

export interface AddressNow {
  confirmed: boolean;
  /** Delivery has failed for good: nothing is sent until the address is confirmed again. */
  fails: boolean;
  /** Its owner wants no mail from here at all. */
  blocked: boolean;
  /** How many mails may still go out in this hour. */
  left: number;
  /** When the next hour begins. */
  nextHour: number;
}
