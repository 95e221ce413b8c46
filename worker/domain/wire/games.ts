/** The games on offer. */
import { z } from '@hono/zod-openapi';

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
export const GamesReply = z.array(GameOffer);

export type GameOffer = z.infer<typeof GameOffer>;
