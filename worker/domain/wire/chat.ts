/** Chat and private notes. */
import { z } from '@hono/zod-openapi';
import { plainLines } from '../plainText.ts';
import { SeatNumber, Time } from './parts.ts';

export const Say = z.strictObject({ text: z.string().overwrite(plainLines).min(1).max(1000) }).openapi('Say');

export const ChatLines = z
  .object({
    lines: z.array(
      z.object({ id: z.int(), at: Time, seat: SeatNumber.nullable(), name: z.string(), text: z.string() }),
    ),
  })
  .openapi('Chat');

export const Notes = z.strictObject({ text: z.string().max(20_000) }).openapi('Notes');

export type ChatLines = z.infer<typeof ChatLines>;
export type Notes = z.infer<typeof Notes>;
