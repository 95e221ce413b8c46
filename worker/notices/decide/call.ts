/** What a decision is based on. A call is a stored wake-up call. Everything else is read when the decision is made. */
import type { OutboxKind } from '../../db/schema.ts';
import type { Waiting } from '../../domain/waiting.ts';
import type { MailSettings } from '../../domain/wire/seats.ts';

/** How much a player has been told about one waiting. Each level includes those before it. */
export const LEVEL = { none: 0, turn: 1, half: 2, last: 3 } as const;
export type Level = (typeof LEVEL)[keyof typeof LEVEL];

export interface Call {
  key: string;
  kind: OutboxKind;
  /** Null for a call that belongs to an address and to no table. */
  tableId: string | null;
  seat: number | null;
  /** The version at which the waiting began that this call is about. */
  version: number;
  /** The version at which the room played for a player who was late; null where nothing was played. */
  played: number | null;
  told: Level;
  createdAt: number;
  due: number;
  attempts: number;
  /** A message about this call was begun, and its result was never noted. */
  begun: Begun | null;
}

/** Noted before a message is sent. */
export interface Begun {
  messageId: string;
  /** How often it was begun. */
  times: number;
  /** What becomes of the call once the message is out. */
  then: { state: 'pending' | 'sent' | 'dropped'; due: number; told: Level };
}

/** One seat of one table as it is now. */
export interface Present {
  status: 'open' | 'playing' | 'finished';
  /** A person plays this seat without the computer, and still has the address of the call. */
  isReader: boolean;
  settings: MailSettings;
  timeZone: string;
  /** The player is away until then. */
  awayUntil: number | null;
  waiting: Pick<Waiting, 'since' | 'begins' | 'version' | 'due'> | null;
  /** The most this player was told about the present waiting and any that began after their last own action. */
  told: Level;
  /** The player was told that they are late in one of those waitings. */
  toldLate: boolean;
  /** The version after the player's last own action, or at which they gave orders. Null if they did nothing yet. */
  active: number | null;
  /** The player is at the table now. */
  looking: boolean;
}

export interface AddressNow {
  confirmed: boolean;
  /** Delivery has failed for good. Nothing is sent until the address is confirmed again. */
  fails: boolean;
  /** Its owner wants no mail from this service at all. */
  blocked: boolean;
  /** How many mails may still go out in this hour. */
  left: number;
  /** When the next hour begins. */
  nextHour: number;
}
