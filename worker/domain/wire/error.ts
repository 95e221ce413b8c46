/** The body of every reply that is not a success. */
import { z } from '@hono/zod-openapi';
import { Version } from './parts.ts';

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

export type ErrorReply = z.infer<typeof ErrorShape>;
