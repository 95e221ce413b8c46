/** Channels: where a player or a whole table is told, besides mail. */
import { z } from '@hono/zod-openapi';
import { LANGUAGES } from '../../../engine/core/messages.ts';

const Words = z.record(z.enum(LANGUAGES), z.string());

/** The channels that this service has. The pages show what they find here. */
export const ChannelKinds = z
  .object({
    channels: z.array(
      z.object({
        name: z.string(),
        /** How a target is entered: as the address of a hook, or the browser subscribes. */
        asks: z.enum(['mail', 'hook', 'browser']),
        title: Words,
        hint: Words,
      }),
    ),
    /** The key with which a browser subscribes to push. Null where this service has no push. */
    pushKey: z.string().nullable(),
  })
  .openapi('Channels');

export const ChannelId = z.string().regex(/^([0-9a-f]{16}|mail)$/);

/** One channel as its owner sees it. */
export const ChannelShape = z.object({
  id: ChannelId,
  channel: z.string(),
  label: z.string(),
  /** `unproven`: nothing but the proof goes there yet. `fails`: it has failed for good, and must be proven again. */
  state: z.enum(['unproven', 'works', 'fails']),
});

export const AddChannel = z
  .strictObject({
    channel: z.string().regex(/^[a-z]{1,16}$/),
    /** The address of a hook, or the subscription of a browser as JSON. */
    target: z.string().min(1).max(2000),
  })
  .openapi('AddChannel');

export const ChannelAdded = z
  .object({
    id: ChannelId,
    /** What the requests are signed with. It is shown only here. */
    secret: z.string().nullable(),
  })
  .openapi('ChannelAdded');

/**
 * What came of a test. `unproven`: the proof was sent, and the target is not yet proven. `limited`: too many went there
 * in this hour. The others are what the receiver said.
 */
export const ChannelTested = z
  .object({
    outcome: z.enum(['sent', 'unproven', 'limited', 'blocked', 'deferred', 'refused', 'gone', 'unknown']),
    reason: z.string().nullable(),
  })
  .openapi('ChannelTested');

export type ChannelKinds = z.infer<typeof ChannelKinds>;
export type OwnChannel = z.infer<typeof ChannelShape>;
export type AddChannel = z.infer<typeof AddChannel>;
export type ChannelAdded = z.infer<typeof ChannelAdded>;
export type ChannelTested = z.infer<typeof ChannelTested>;
