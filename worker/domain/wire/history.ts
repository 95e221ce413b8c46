/** History: the log in words, the game at an earlier version, the whole table as one file. */
import { z } from '@hono/zod-openapi';
import { LAST_ENTRY } from '../logLength.ts';
import { plainLine } from '../plainText.ts';
import { ACTORS } from './actor.ts';
import { SeatNumber, Time, Version } from './parts.ts';
import { ActionShape, ViewShape } from './play.ts';

const LogEvent = z.object({
  /** The version this event led to. The events of one action share it. */
  seq: z.int(),
  at: Time,
  /** Null for the events of the set-up. */
  seat: SeatNumber.nullable(),
  actor: z.enum(ACTORS),
  /** Where the viewer's own orders chose the action: which order. Where a computer player did: what it says about it. */
  reason: z.string().optional(),
  /** `undone` marks an undo. Its params hold the version the game went back to. */
  type: z.string(),
  params: z.record(z.string(), z.unknown()),
  text: z.string(),
});
export const Log = z.object({ events: z.array(LogEvent), version: Version }).openapi('Log');

/** The game at an earlier version. */
export const PastView = ViewShape.omit({ undoTo: true }).openapi('At');

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
     * Each entry is an action or an undo. While the game is running, an entry that hides something of another seat is
     * only marked as private: with its seat, or without it where even the seat is secret.
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
    /** The hash of each state from version 0 on. Only of a finished game. */
    hashes: z.array(z.string()).max(LAST_ENTRY + 1),
    /** From which version on states were kept (and hashed) in which schema. Only of a finished game. */
    shapes: z.array(z.object({ from: Version, schema: z.int() })).optional(),
    /** The state as the exporter may see it. Only of a running game. */
    state: z.record(z.string(), z.unknown()).optional(),
  })
  .openapi('Export');

export type LogEvent = z.infer<typeof LogEvent>;
export type Log = z.infer<typeof Log>;
export type PastView = z.infer<typeof PastView>;
export type Exported = z.infer<typeof ExportShape>;
