/**
 * What is stored. A table lives in the database of its shard. The room of the table (room/gameRoom.ts) is the only
 * writer of the rows that carry its id. D1 bills a row for each index that a write touches, so there are few indexes
 * beyond the primary keys: two for mail (the seats of an address, and the calls still pending for it), and two that
 * prevent the second use of an idempotency key (in the log and in the chat).
 */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Tagged } from '../../engine/core/game.ts';
import { LANGUAGES, type Message } from '../../engine/core/messages.ts';
import type { Order } from '../../engine/core/orderRules.ts';
import type { Absence } from '../domain/absence.ts';
import type { Waiting } from '../domain/waiting.ts';
import type { Actor } from '../domain/wire/actor.ts';
import type { MailSettings, QuietHours } from '../domain/wire/seats.ts';
import type { Pace } from '../domain/wire/tables.ts';

export const tables = sqliteTable('tables', {
  id: text().primaryKey(),
  shard: integer().notNull(),
  game: text().notNull(),
  name: text().notNull(),
  status: text({ enum: ['open', 'playing', 'finished'] }).notNull(),
  options: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  seats: integer().notNull(),
  /** The rule flags the game was (or will be) set up with. */
  rules: text({ mode: 'json' }).$type<Record<string, boolean | number | string>>().notNull(),
  pace: text({ mode: 'json' }).$type<Pace>().notNull(),
  /** 32 bytes in hex. Never leaves the room before the game is over. */
  seed: text().notNull(),
  seedHash: text().notNull(),
  /** Tokens are stored only as SHA-256 in hex. */
  hostHash: text().notNull(),
  inviteHash: text().notNull(),
  watchHash: text().notNull(),
  /** A practice copy of another game. Nobody gets mail about it. */
  practice: integer({ mode: 'boolean' }).notNull().default(false),
  /** The hash of the request that opened the table, if it had an idempotency key. */
  requestHash: text(),
  /** Counts changes outside the game: seats, chat, names. */
  revision: integer().notNull().default(0),
  createdAt: integer().notNull(),
  startedAt: integer(),
  finishedAt: integer(),
});

/** The settings of a player who has chosen none: a mail for each turn, after five minutes. */
export const USUAL_MAIL: MailSettings = { mode: 'each', delay: 5, digestHour: 8 };

export const seats = sqliteTable(
  'seats',
  {
    tableId: text().notNull(),
    seat: integer().notNull(),
    kind: text({ enum: ['free', 'person', 'computer'] }).notNull(),
    name: text().notNull().default(''),
    tokenHash: text(),
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    timeZone: text().notNull().default('UTC'),
    quiet: text({ mode: 'json' }).$type<QuietHours>(),
    /** The room answers for the seat where only one answer is legal and giving it reveals nothing. */
    autoAnswer: integer({ mode: 'boolean' }).notNull().default(true),
    /** The level of the computer that plays the seat, also for an absent player (domain/computerLevel.ts). */
    // The default in the database is still the boolean that the column held first. It means 0.
    autopilot: integer()
      .notNull()
      .default(false as never),
    /** The player's last absence, which may be over, and how long the absences before it took (milliseconds). */
    away: text({ mode: 'json' }).$type<Absence>(),
    notes: text().notNull().default(''),
    /** The player's address: `addresses.hash`, or null. Mail goes out only if that row is confirmed. */
    addressHash: text(),
    mail: text({ mode: 'json' }).$type<MailSettings>().notNull().default(USUAL_MAIL),
    /** The idempotency key the seat was claimed with, and the hash of that request. */
    requestKey: text(),
    requestHash: text(),
  },
  (row) => [
    primaryKey({ columns: [row.tableId, row.seat] }),
    index('seats_of_address').on(row.addressHash).where(sql`address_hash is not null`),
  ],
);

/** The state of play: one row for each table, replaced by each command `where version = expected`. */
export const games = sqliteTable('games', {
  tableId: text().primaryKey(),
  version: integer().notNull(),
  state: text().notNull(),
});

/** The log. Version n is the state after entry n. An undo is an entry too. Rows are only ever added. */
export const actions = sqliteTable(
  'actions',
  {
    tableId: text().notNull(),
    seq: integer().notNull(),
    at: integer().notNull(),
    /** Null only on entry 0, which holds the events of the set-up. */
    seat: integer(),
    actor: text().$type<Actor>().notNull(),
    /** The action, or null where this entry is an undo or the set-up. */
    action: text({ mode: 'json' }).$type<{ type: string }>(),
    undoTo: integer(),
    events: text({ mode: 'json' }).$type<{ type: string }[]>().notNull(),
    undoable: integer({ mode: 'boolean' }).notNull(),
    /**
     * Where the player's orders chose the action: which order. Only the player may know. Where a computer player chose it:
     * what it says about it, to everybody.
     */
    reason: text({ mode: 'json' }).$type<Message>(),
    /** SHA-256 of the canonical state after this entry. */
    hash: text().notNull(),
    /** On the last entry of a request: its idempotency key (with its seat) and the hash of its body. */
    requestKey: text(),
    requestHash: text(),
  },
  (row) => [
    primaryKey({ columns: [row.tableId, row.seq] }),
    // A key is used once in a game. The database itself refuses a second entry with it, which costs no look-up.
    uniqueIndex('actions_request').on(row.tableId, row.requestKey).where(sql`request_key is not null`),
  ],
);

/** States kept on the way, so that a few replayed entries open any version. Version 0 is always kept. */
export const snapshots = sqliteTable(
  'snapshots',
  {
    tableId: text().notNull(),
    version: integer().notNull(),
    state: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.tableId, row.version] })],
);

/**
 * Who is awaited in each running table. `wakeAt` is the time of the room's alarm, so that the sweep finds lost ones.
 */
export const awaited = sqliteTable('awaited', {
  tableId: text().primaryKey(),
  seats: text({ mode: 'json' }).$type<Waiting[]>().notNull(),
  wakeAt: integer(),
});

/** `with` is the version of the action that the order was given with. It is absent where the order was given alone. */
export type StoredOrder = Order<Tagged> & { with?: number };

/**
 * What players want to do on their next turns (engine/core/orders.ts). A row stays when its list is done: mail needs to
 * know what its player has seen.
 */
export const orders = sqliteTable(
  'orders',
  {
    tableId: text().notNull(),
    seat: integer().notNull(),
    orders: text({ mode: 'json' }).$type<StoredOrder[]>().notNull(),
    /** The version that the player saw when giving the orders. */
    version: integer().notNull(),
    /** Why the list has stopped. It stays stopped until the player gives orders again. */
    stopped: text({ mode: 'json' }).$type<Message>(),
  },
  (row) => [primaryKey({ columns: [row.tableId, row.seat] })],
);

export const chat = sqliteTable(
  'chat',
  {
    tableId: text().notNull(),
    id: integer().notNull(),
    at: integer().notNull(),
    /** Null where a host without a seat speaks. */
    seat: integer(),
    name: text().notNull(),
    text: text().notNull(),
    /** The idempotency key of the line (with its seat), and the hash of the request. */
    requestKey: text(),
    requestHash: text(),
  },
  (row) => [
    primaryKey({ columns: [row.tableId, row.id] }),
    uniqueIndex('chat_request').on(row.tableId, row.requestKey).where(sql`request_key is not null`),
  ],
);

export const OUTBOX_KINDS = ['turn', 'late', 'started', 'finished', 'replaced', 'remind', 'confirm', 'links'] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/**
 * Wake-up calls for mail, written in the batch of the action that caused them. A row is not a fact: the drain that
 * takes it reads the present again. The key is unique and begins with the table's id (`<table>/turn/2/57`), so that a
 * room finds its own rows by the primary key, and a repeated command cannot call twice.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    key: text().primaryKey(),
    kind: text({ enum: OUTBOX_KINDS }).notNull(),
    /** Null for mail that belongs to an address and no table (`confirm`, `links`). */
    tableId: text(),
    seat: integer(),
    /** `addresses.hash` of the reader. All calls of one address go out together. */
    addressHash: text().notNull(),
    /** What the kind needs besides the present state, such as the version at which a waiting began. */
    params: text({ mode: 'json' }).$type<Record<string, string | number>>().notNull().default({}),
    due: integer().notNull(),
    attempts: integer().notNull().default(0),
    state: text({ enum: ['pending', 'sent', 'dropped', 'dead'] })
      .notNull()
      .default('pending'),
    lastError: text(),
    createdAt: integer().notNull(),
    /**
     * Which drain is sending this now, and until when no other may. Of two drains at the same time, one finds nothing.
     */
    claim: text(),
    claimedUntil: integer().notNull().default(0),
  },
  (row) => [index('outbox_pending').on(row.addressHash, row.due).where(sql`state = 'pending'`)],
);

/**
 * The addresses of the players of all tables, in the first database. An address is used only to send to it, and never
 * shown to another player.
 */
export const addresses = sqliteTable('addresses', {
  /** SHA-256 of a mail address in lower case. For other channels, of the channel's name and the target. */
  hash: text().primaryKey(),
  /** A mail address, the address of a hook, or the subscription of a browser. */
  address: text().notNull(),
  /** How notices are sent there: the name of a folder in notices/channels/. */
  channel: text().notNull().default('mail'),
  /** What requests to a hook are signed with. */
  secret: text(),
  language: text({ enum: LANGUAGES }).notNull().default('en'),
  confirmed: integer({ mode: 'boolean' }).notNull().default(false),
  /** Its owner wants no mail from this service at all, not even a request to confirm. */
  blocked: integer({ mode: 'boolean' }).notNull().default(false),
  /** Delivery has failed for good. The table and the settings show it. */
  fails: integer({ mode: 'boolean' }).notNull().default(false),
  /** The hour of the last mail and the mails sent in it, for the limit. */
  hour: integer().notNull().default(0),
  sentInHour: integer().notNull().default(0),
  createdAt: integer().notNull(),
});

/** Where a player is told besides mail. `seats.addressHash` is the player's mail. */
export const channels = sqliteTable(
  'channels',
  {
    tableId: text().notNull(),
    seat: integer().notNull(),
    addressHash: text().notNull(),
    /** What its owner sees of it in the settings: a host, or a browser. */
    label: text().notNull(),
    /** Not used yet: what a channel of a whole table tells. */
    tells: text().notNull().default('all'),
    createdAt: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.tableId, row.seat, row.addressHash] }),
    index('channels_of_address').on(row.addressHash),
  ],
);

/** How many requests went to a host in an hour, over all tables. Nobody can use the service to flood somebody else. */
export const hosts = sqliteTable('hosts', {
  host: text().primaryKey(),
  hour: integer().notNull(),
  sent: integer().notNull(),
});

/**
 * What the operator has changed in the rows of a table, for the sweep to finish (errands.ts): a room may still have the
 * old rows in memory. `forget`: the table was removed. `reload`: something was erased, for one of its addresses or for
 * a seat.
 */
export const errands = sqliteTable(
  'errands',
  {
    tableId: text().notNull(),
    kind: text({ enum: ['forget', 'reload'] }).notNull(),
    /** The hash of the erased address, or empty. */
    addressHash: text().notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.tableId, row.kind, row.addressHash] })],
);

/** The mailbox of local runs, read at /dev/mail. Empty anywhere else. */
export const mailbox = sqliteTable('mailbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  messageId: text().notNull(),
  at: integer().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** The whole message as a mail server would get it. */
  raw: text().notNull(),
});

export type TableRow = typeof tables.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type OrdersRow = typeof orders.$inferSelect;
export type ActionRow = typeof actions.$inferSelect;
export type ChannelRow = typeof channels.$inferSelect;
export type OutboxInsert = typeof outbox.$inferInsert;
