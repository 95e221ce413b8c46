/** Shapes that several groups of calls share. */
import { z } from '@hono/zod-openapi';
import { LANGUAGES } from '../../../engine/core/messages.ts';
import { plainLine } from '../plainText.ts';

export const LanguageShape = z.enum(LANGUAGES);
export const TableId = z.string().regex(/^[0-9a-z]{12}$/);
export const SeatNumber = z.int().min(0).max(9);
export const Version = z.int().min(0);
/** Milliseconds since 1970, UTC. */
export const Time = z.int();
export const Name = z.string().overwrite(plainLine).min(1).max(40);
export const TableName = z.string().overwrite(plainLine).min(1).max(60);
export const MailAddress = z.email().max(254);
export const TimeZone = z.string().min(1).max(64);

/** A message of the game's catalogue. engine/core/messages.ts describes the parameters. */
export const MessageShape = z.object({ key: z.string(), params: z.record(z.string(), z.unknown()).optional() });

export const ResultShape = z.object({
  winners: z.array(SeatNumber),
  placings: z.array(z.object({ seat: SeatNumber, rank: z.int(), points: z.number() })),
});

export const Done = z.object({ ok: z.literal(true), version: Version }).openapi('Done');
