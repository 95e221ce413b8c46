/** Tables: open one, look at it, change its invite link, and list all of mine. */
import { z } from '@hono/zod-openapi';
import { LEVELS } from '../../../engine/core/computer.ts';
import { MessageShape, ResultShape, SeatNumber, TableId, TableName, Time, Version } from './parts.ts';
import { OwnSeat, SeatClaim } from './seats.ts';

const HOUR = 3_600_000;

export const Pace = z.object({
  /** Time for each decision: one hour to fourteen days, or null for no limit. */
  perDecision: z
    .int()
    .min(HOUR)
    .max(14 * 24 * HOUR)
    .nullable(),
  /** What happens when a decision is late: the table waits, or the service plays the safe default. */
  late: z.enum(['wait', 'default']),
  /** How many days of a game a player may be away. The pace of the seat rests meanwhile. Where absent, seven. */
  awayDays: z.int().min(0).max(60).optional(),
});
/** Where the table does not say otherwise. */
export const USUAL_AWAY_DAYS = 7;

export const OpenTable = z
  .strictObject({
    game: z.string().max(64),
    options: z.record(z.string().max(64), z.unknown()).default({}),
    seats: z.int().min(1).max(10),
    name: TableName,
    pace: Pace.optional(),
    /** How many seats computer players take from the start. */
    computers: z.int().min(0).max(9).optional(),
    /** How well these computer players play. Where absent, normal. */
    level: z.enum(LEVELS).optional(),
    /** The host's own seat, if the host takes one now. The table starts when all seats are taken. */
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

const SeatShape = z.object({
  seat: SeatNumber,
  kind: z.enum(['free', 'person', 'computer']),
  name: z.string(),
  /** The computer plays this seat for its absent player. */
  autopilot: z.boolean(),
  /** How well the computer plays that has this seat or plays for its player; null where none does. */
  level: z.enum(LEVELS).nullable(),
  /** The player is away until then. Null for a player who is not. */
  awayUntil: Time.nullable(),
  looking: z.boolean(),
  /** Nothing reaches this player: every address and channel they gave has failed for good. */
  noticesFail: z.boolean(),
});

const WaitingShape = z.object({
  seat: SeatNumber,
  prompt: MessageShape,
  since: Time,
  /** When the time for the decision runs out, or null. */
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
    /** What the token in use may do here: it has the host's powers, or it holds a seat, or it only looks on. */
    role: z.enum(['host', 'invite', 'watch', 'seat']),
    own: OwnSeat.nullable(),
    seedHash: z.string(),
    seed: z.string().optional(),
    /** A practice copy of another table's game. Nobody gets mail about it. */
    practice: z.boolean(),
    /** The game has stopped for good: its log has reached the last entry, and the game is not over. */
    stopped: z.boolean(),
    chatCount: z.int(),
    createdAt: Time,
    startedAt: Time.nullable(),
    finishedAt: Time.nullable(),
    result: ResultShape.optional(),
  })
  .openapi('Table');

export const InviteChanged = z.object({ inviteToken: z.string() }).openapi('InviteChanged');

export const MyTables = z
  .strictObject({ tables: z.array(z.object({ id: TableId, token: z.string().max(128) })).max(60) })
  .openapi('MyTables');
export const MyTablesReply = z.object({
  /** `unavailable`: nobody can tell right now whether the token opens the table. */
  tables: z.array(z.object({ id: TableId, table: TableShape.nullable(), unavailable: z.literal(true).optional() })),
});

export type Pace = z.infer<typeof Pace>;
export type OpenTable = z.infer<typeof OpenTable>;
export type TableOpened = z.infer<typeof TableOpened>;
export type Table = z.infer<typeof TableShape>;
export type MyTables = z.infer<typeof MyTables>;
export type MyTable = z.infer<typeof MyTablesReply>['tables'][number];
