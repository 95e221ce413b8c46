/** The service as the tests run it. It offers the small game in addition to the real ones. */
import { registry } from '../../engine/core/registry.ts';
import { games } from '../../engine/index.ts';
import type { Env } from '../../worker/domain/env.ts';
import type { Offer } from '../../worker/domain/offer.ts';
import { createApp } from '../../worker/http/app.ts';
import { noticeHooks } from '../../worker/notices/hooks.ts';
import { makeGameRoom } from '../../worker/room/gameRoom.ts';
import { sweep } from '../../worker/sweep.ts';
import { thoughtfulAuction } from '../support/auction/thinker.ts';

export const testOffer: Offer = { games: registry([thoughtfulAuction, ...games.all]) };
const app = createApp(testOffer);

export const GameRoom = makeGameRoom(testOffer, noticeHooks);

export default {
  fetch: app.fetch,
  async scheduled(_controller, env): Promise<void> {
    await sweep(env, testOffer, Date.now);
  },
} satisfies ExportedHandler<Env>;
