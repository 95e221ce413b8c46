/** The worker: requests go to the app, the cron to the sweep, tables to their rooms. */
import { env } from 'cloudflare:workers';
import { games } from '../engine/index.ts';
import { catalogue } from './catalogues.ts';
import type { Env } from './domain/env.ts';
import type { Offer } from './domain/offer.ts';
import { createApp } from './http/app.ts';
import { mailHooks } from './mail/hooks.ts';
import { configOf } from './mail/service.ts';
import { makeGameRoom } from './room/gameRoom.ts';
import { sweep } from './sweep.ts';

const offer: Offer = { games, catalogue };
const app = createApp(offer);

// Mail that is half configured is told at once, not when the first player waits for it.
configOf(env as unknown as Env);

export const GameRoom = makeGameRoom(offer, mailHooks);

export default {
  fetch: app.fetch,
  async scheduled(_controller, env): Promise<void> {
    await sweep(env, offer, Date.now);
  },
} satisfies ExportedHandler<Env>;
