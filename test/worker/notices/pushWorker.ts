/** A worker that only sends one push notification, so that a test in Node can watch both ends. */
import { drizzle } from 'drizzle-orm/d1';
import type { Env } from '../../../worker/domain/env.ts';
import { push } from '../../../worker/notices/channels/push/push.ts';
import type { Notice } from '../../../worker/notices/say/content.ts';

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { address, notice } = await request.json<{ address: string; notice: Notice }>();
    const home = drizzle(env.DB, { casing: 'snake_case' });
    await env.DB.exec(
      'create table if not exists hosts (host text primary key, hour integer not null, sent integer not null)',
    );
    const context = { env, home, origin: 'http://localhost', now: Date.now };
    const sender = push.sender({ address, secret: null, confirmed: true }, context);
    return Response.json(sender ? await sender.send(notice) : null);
  },
};
