/** What the service says about itself. */
import { z } from '@hono/zod-openapi';
import { Time } from './parts.ts';

export const Health = z
  .object({
    ok: z.boolean(),
    at: Time,
    /** Whether each database replies. */
    databases: z.array(z.boolean()),
    /** Running tables whose alarm is more than two minutes late. The sweep wakes them within five. */
    overdueAlarms: z.int(),
    /** Notices that wait, and those of them that are more than two minutes late. */
    notices: z.object({ waiting: z.int(), overdue: z.int() }),
  })
  .openapi('Health');

export type Health = z.infer<typeof Health>;
