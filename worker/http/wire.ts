/**
 * Every request and answer of the service, as schemas: routes validate by them, /api/openapi.json is made from
 * them, and the browser's client takes its types from here (types only: no schema is shipped to the browser).
 */
import { z } from '@hono/zod-openapi';
import { plainLine, plainLines } from './plainText.ts';

const LANGUAGE = z.enum(['en', 'it']);
const HOUR = 3_600_000;

// ---- parts -------------------------------------------------------------------------------------------------

export const TableId = z.string().regex(/^[0-9a-z]{12}$/);
export const SeatNumber = z.int().min(0).max(9);
const Version = z.int().min(0);
/** Milliseconds since 1970, UTC. */
const Time = z.int();
const Name = z.string().overwrite(plainLine).min(1).max(40);
const TableName = z.string().overwrite(plainLine).min(1).max(60);
const MailAddress = z.email().max(254);
const TimeZone = z.string().min(1).max(64);
/** Minutes after midnight, in the player's time zone. */
const MinuteOfDay = z.int().min(0).max(1439);

/** A message of the game's catalogue; parameters are described in engine/core/messages.ts. */
export const MessageShape = z.object({ key: z.string(), params: z.record(z.string(), z.unknown()).optional() });

export const RefusalShape = z.object({
  code: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** An action of the game, told apart by `type`. Which are legal now is told by `choices`. */
export const ActionShape = z.looseObject({ type: z.string().max(64) }).openapi('Action');

const FieldShape = z.discriminatedUnion('type', [
  z.object({ name: z.string(), type: z.literal('int'), min: z.int(), max: z.int() }),
  z.object({ name: z.string(), type: z.literal('oneOf'), values: z.array(z.unknown()) }),
  z.object({ name: z.string(), type: z.literal('subset'), values: z.array(z.unknown()), min: z.int(), max: z.int() }),
]);

export const ChoiceShape = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('one'), action: ActionShape, preview: z.record(z.string(), z.unknown()).optional() }),
    z.object({
      kind: z.literal('family'),
      template: ActionShape,
      fields: z.array(FieldShape),
      partial: z.literal(true).optional(),
    }),
    z.object({ kind: z.literal('blocked'), template: ActionShape, why: RefusalShape }),
  ])
  .openapi('Choice', {
    description:
      '`one`: send the action as it is. `family`: put one value per field into the template (a name may be a path: ' +
      '`give.food`). `blocked`: cannot be done now, and why.',
  });

export const ResultShape = z.object({
  winners: z.array(SeatNumber),
  placings: z.array(z.object({ seat: SeatNumber, rank: z.int(), points: z.number() })),
});

export const Pace = z.object({
  /** Time for each decision: one hour to fourteen days, or null for none. */
  perDecision: z
    .int()
    .min(HOUR)
    .max(14 * 24 * HOUR)
    .nullable(),
  /** What happens when a decision is late: the table waits, or the safe default is played. */
  late: z.enum(['wait', 'default']),
});

/** From one minute of the day to another, in the player's time zone; the pace does not run meanwhile. Twelve hours at most. */
const QuietHours = z.object({ from: MinuteOfDay, to: MinuteOfDay });

export const MAIL_MODES = ['each', 'digest', 'reminders', 'off'] as const;

export const MailSettings = z.object({
  /** One mail a waiting, one a day at `digestHour`, reminders only, or none. */
  mode: z.enum(MAIL_MODES),
  /** Minutes of quiet before a mail goes out. */
  delay: z
    .int()
    .min(0)
    .max(24 * 60),
  digestHour: z.int().min(0).max(23),
});

// ---- games -------------------------------------------------------------------------------------------------

export const GameOffer = z
  .object({
    id: z.string(),
    name: z.string(),
    seats: z.object({ min: z.int(), max: z.int() }),
    options: z.array(
      z.object({
        key: z.string(),
        type: z.enum(['oneOf', 'boolean', 'int']),
        values: z.array(z.union([z.string(), z.number()])).optional(),
        min: z.number().optional(),
        max: z.number().optional(),
        default: z.union([z.string(), z.number(), z.boolean(), z.null()]),
        /** A key of the game's message catalogue. */
        label: z.string(),
      }),
    ),
  })
  .openapi('GameOffer');
export const GamesAnswer = z.array(GameOffer);

// ---- tables ------------------------------------------------------------------------------------------------

export const SeatClaim = z.strictObject({
  name: Name,
  mail: MailAddress.optional(),
  language: LANGUAGE.optional(),
  timeZone: TimeZone.optional(),
});

export const OpenTable = z
  .strictObject({
    game: z.string().max(64),
    options: z.record(z.string().max(64), z.unknown()).default({}),
    seats: z.int().min(1).max(10),
    name: TableName,
    pace: Pace.optional(),
    /** How many of the seats computer players take at once. */
    computers: z.int().min(0).max(9).optional(),
    /** The host's own seat, if one is taken at once. The table starts by itself when it is full. */
    me: SeatClaim.optional(),
  })
  .openapi('OpenTable');

export const TableOpened = z
  .object({
    id: TableId,
    hostToken: z.string(),
    inviteToken: z.string(),
    watchToken: z.string(),
    seat: SeatNumber.optional(),
    token: z.string().optional(),
  })
  .openapi('TableOpened');

export const SeatShape = z.object({
  seat: SeatNumber,
  kind: z.enum(['free', 'person', 'computer']),
  name: z.string(),
  /** The computer plays this seat for its absent player. */
  autopilot: z.boolean(),
  looking: z.boolean(),
  /** Mail to this player has failed for good. */
  mailFails: z.boolean(),
});

/** What only the holder of a seat sees of it. */
export const OwnSeat = z.object({
  seat: SeatNumber,
  mail: z.object({ address: z.string(), confirmed: z.boolean(), fails: z.boolean() }).nullable(),
  mailSettings: MailSettings,
  language: LANGUAGE,
  timeZone: z.string(),
  quiet: QuietHours.nullable(),
  /** Answer for me where only one answer is legal and giving it reveals nothing. */
  autoAnswer: z.boolean(),
  autopilot: z.boolean(),
});

export const WaitingShape = z.object({
  seat: SeatNumber,
  prompt: MessageShape,
  since: Time,
  /** When the pace runs out, or null. */
  due: Time.nullable(),
  late: z.boolean(),
});

export const TableShape = z
  .object({
    id: TableId,
    name: z.string(),
    game: z.string(),
    options: z.record(z.string(), z.unknown()),
    status: z.enum(['open', 'playing', 'finished']),
    version: Version,
    pace: Pace,
    seats: z.array(SeatShape),
    awaiting: z.array(WaitingShape),
    /** What the token in use may do here: host powers, and the seat it holds. */
    role: z.enum(['host', 'invite', 'watch', 'seat']),
    own: OwnSeat.nullable(),
    seedHash: z.string(),
    seed: z.string().optional(),
    /** A practice copy of another table's game: nobody is mailed. */
    practice: z.boolean(),
    /** The game stands still for good: its log is at its very end, and the game is not. */
    stopped: z.boolean(),
    chatCount: z.int(),
    createdAt: Time,
    startedAt: Time.nullable(),
    finishedAt: Time.nullable(),
    result: ResultShape.optional(),
  })
  .openapi('Table');

export const ClaimSeat = z.union([SeatClaim, z.strictObject({ computer: z.literal(true) })]).openapi('ClaimSeat');
export const SeatClaimed = z.object({ seat: SeatNumber, token: z.string().optional() }).openapi('SeatClaimed');

export const ChangeSeat = z
  .strictObject({
    name: Name,
    mail: MailAddress.nullable(),
    mailSettings: MailSettings.partial(),
    language: LANGUAGE,
    timeZone: TimeZone,
    quiet: QuietHours.nullable(),
    autoAnswer: z.boolean(),
    autopilot: z.boolean(),
  })
  .partial()
  .openapi('ChangeSeat');

/** With a name (and address) the seat is handed over to that person; without, only its link is new. */
export const RotateSeat = z.strictObject({ name: Name.optional(), mail: MailAddress.optional() }).openapi('RotateSeat');
export const SeatRotated = z.object({ seat: SeatNumber, token: z.string() }).openapi('SeatRotated');

/**
 * `remind`: mail who is awaited. `replace`: the seat's link dies and the seat is free for the invite link.
 * `computer`: the computer plays on for an absent player. `person`: the player plays again.
 */
export const HostTool = z
  .strictObject({ tool: z.enum(['remind', 'replace', 'computer', 'person']) })
  .openapi('HostTool');
export const Done = z.object({ ok: z.literal(true), version: Version }).openapi('Done');

export const InviteChanged = z.object({ inviteToken: z.string() }).openapi('InviteChanged');

export const MyTables = z
  .strictObject({ tables: z.array(z.object({ id: TableId, token: z.string().max(128) })).max(60) })
  .openapi('MyTables');
export const MyTablesAnswer = z.object({
  tables: z.array(z.object({ id: TableId, table: TableShape.nullable() })),
});

// ---- play --------------------------------------------------------------------------------------------------

export const ViewShape = z
  .object({
    version: Version,
    status: z.enum(['open', 'playing', 'finished']),
    game: z.string(),
    /** The seat of the token in use, or null for who only looks on. */
    seat: SeatNumber.nullable(),
    awaiting: z.array(z.object({ seat: SeatNumber, prompt: MessageShape })),
    /** Null while the table is open. */
    state: z.record(z.string(), z.unknown()).nullable(),
    choices: z.array(ChoiceShape),
    /** The lowest version this seat may go back to with undo; null when there is nothing to undo. */
    undoTo: Version.nullable(),
    result: ResultShape.optional(),
  })
  .openapi('View');

/** The most actions of one request. */
export const MOST_ACTIONS = 20;
export const Act = z
  .strictObject({ expected: Version, actions: z.array(ActionShape).min(1).max(MOST_ACTIONS) })
  .openapi('Act');
export const Undo = z.strictObject({ expected: Version, to: Version }).openapi('Undo');
export const Acted = z.object({ version: Version, view: ViewShape }).openapi('Acted');

// ---- history -----------------------------------------------------------------------------------------------

/**
 * Who chose: the set-up, the player, a computer seat, the computer for an absent player, the only legal answer, the
 * pace, or the room that closes a game whose log is full.
 */
export const ACTORS = ['setup', 'player', 'computer', 'autopilot', 'forced', 'late', 'closing'] as const;

export const LogEvent = z.object({
  /** The version this event led to; events of one action share it. */
  seq: z.int(),
  at: Time,
  /** Null for the events of the set-up. */
  seat: SeatNumber.nullable(),
  actor: z.enum(ACTORS),
  /** `undone` marks an undo; its params hold the version gone back to. */
  type: z.string(),
  params: z.record(z.string(), z.unknown()),
  text: z.string(),
});
export const LogAnswer = z.object({ events: z.array(LogEvent), version: Version }).openapi('Log');
export const AtAnswer = ViewShape.omit({ undoTo: true }).openapi('At');

/**
 * The log of a game is full at MOST_ENTRIES: nobody acts or takes back any more, and the room plays the safe default
 * for everybody until the game is over. CLOSING_ENTRIES are kept for that: the games need at most 250 (a property of
 * theirs that is tested), and the last request may have run over by all but one of its actions. A room whose log is at
 * its very end plays nothing any more, so that not even a fault of an engine fills the database.
 */
export const MOST_ENTRIES = 10_000;
export const CLOSING_ENTRIES = 500;
export const LAST_ENTRY = MOST_ENTRIES + CLOSING_ENTRIES;

export const ExportShape = z
  .object({
    format: z.literal('commonwealth-table-1'),
    game: z.string(),
    options: z.unknown(),
    seats: z.int().min(1).max(10),
    names: z.array(z.string().overwrite(plainLine).max(40)).max(10).optional(),
    rules: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
    seedHash: z.string(),
    /** Only of a finished game. */
    seed: z.string().optional(),
    /**
     * An action or an undo. While the game is running, an entry that hides something of another seat is only marked as
     * private: with its seat, or without where not even that may be known.
     */
    log: z
      .array(
        z.union([
          z.object({ seat: SeatNumber, action: ActionShape }),
          z.object({ seat: SeatNumber, undo: Version }),
          z.object({ seat: SeatNumber.optional(), private: z.literal(true) }),
        ]),
      )
      .max(LAST_ENTRY),
    /** The hash of each state from version 0 on; only of a finished game. */
    hashes: z.array(z.string()).max(LAST_ENTRY + 1),
    /** From which version on states were kept (and hashed) in which shape; only of a finished game. */
    shapes: z.array(z.object({ from: Version, schema: z.int() })).optional(),
    /** The state as the exporter may see it; only of a running game. */
    state: z.record(z.string(), z.unknown()).optional(),
  })
  .openapi('Export');

const CopyAt = {
  /** Where to start the copy; default is the end. */
  version: Version.optional(),
  name: TableName.optional(),
};
/** From the file of a finished table, or (with a token of it) from a running table here. */
export const Import = z
  .union([z.strictObject({ table: ExportShape, ...CopyAt }), z.strictObject({ from: TableId, ...CopyAt })])
  .openapi('Import');
/** A practice copy: one person holds every seat's token. */
export const Imported = z
  .object({ id: TableId, hostToken: z.string(), watchToken: z.string(), tokens: z.array(z.string()) })
  .openapi('Imported');

// ---- chat and notes ----------------------------------------------------------------------------------------

export const Say = z.strictObject({ text: z.string().overwrite(plainLines).min(1).max(1000) }).openapi('Say');
export const ChatAnswer = z
  .object({
    lines: z.array(
      z.object({ id: z.int(), at: Time, seat: SeatNumber.nullable(), name: z.string(), text: z.string() }),
    ),
  })
  .openapi('Chat');
export const Notes = z.strictObject({ text: z.string().max(20_000) }).openapi('Notes');

// ---- mail --------------------------------------------------------------------------------------------------

export const MailLinks = z.strictObject({ mail: MailAddress, language: LANGUAGE.optional() }).openapi('MailLinks');
export const MailToken = z.strictObject({ token: z.string().max(200) }).openapi('MailToken');

// ---- errors ------------------------------------------------------------------------------------------------

export const ErrorShape = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      rule: z.string().optional(),
      params: z.record(z.string(), z.unknown()).optional(),
      /** With 409: the version the table is at. */
      version: Version.optional(),
    }),
  })
  .openapi('Error');

export type GameOffer = z.infer<typeof GameOffer>;
export type OpenTable = z.infer<typeof OpenTable>;
export type TableOpened = z.infer<typeof TableOpened>;
export type Table = z.infer<typeof TableShape>;
export type OwnSeat = z.infer<typeof OwnSeat>;
export type Pace = z.infer<typeof Pace>;
export type QuietHours = z.infer<typeof QuietHours>;
export type MailSettings = z.infer<typeof MailSettings>;
export type SeatClaim = z.infer<typeof SeatClaim>;
export type ClaimSeat = z.infer<typeof ClaimSeat>;
export type SeatClaimed = z.infer<typeof SeatClaimed>;
export type ChangeSeat = z.infer<typeof ChangeSeat>;
export type RotateSeat = z.infer<typeof RotateSeat>;
export type HostTool = z.infer<typeof HostTool>;
export type MyTables = z.infer<typeof MyTables>;
export type View = z.infer<typeof ViewShape>;
export type Act = z.infer<typeof Act>;
export type Acted = z.infer<typeof Acted>;
export type Undo = z.infer<typeof Undo>;
export type Actor = (typeof ACTORS)[number];
export type LogEvent = z.infer<typeof LogEvent>;
export type LogAnswer = z.infer<typeof LogAnswer>;
export type AtAnswer = z.infer<typeof AtAnswer>;
export type Exported = z.infer<typeof ExportShape>;
export type Import = z.infer<typeof Import>;
export type Imported = z.infer<typeof Imported>;
export type ChatAnswer = z.infer<typeof ChatAnswer>;
export type Notes = z.infer<typeof Notes>;
export type ErrorAnswer = z.infer<typeof ErrorShape>;
