/** What the runtime starts: the app for requests, the sweep for the cron, and a room for each table. */
import { env } from 'cloudflare:workers';
import { games } from '../engine/index.ts';
import type { Env } from './domain/env.ts';
import type { Offer } from './domain/offer.ts';
import { createApp } from './http/app.ts';
import { configOf } from './notices/channels/mail/config.ts';
import { noticeHooks } from './notices/hooks.ts';
import { makeGameRoom } from './room/gameRoom.ts';
import { sweep } from './sweep.ts';

const offer: Offer = { games };
const app = createApp(offer);

// Mail that is only partly configured is reported at once, and not when the first player waits for it.
configOf(env as unknown as Env);

export const GameRoom = makeGameRoom(offer, noticeHooks);

export default {
  fetch: app.fetch,
  async scheduled(_controller, env): Promise<void> {
    await sweep(env, offer, Date.now);
  },
} satisfies ExportedHandler<Env>;
