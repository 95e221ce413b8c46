/** Channels: what there is, and those of a seat or of a whole table. */
import { z } from '@hono/zod-openapi';
import { type Env, roomOf } from '../domain/env.ts';
import { GROUP } from '../domain/groupTells.ts';
import { AddChannel, ChannelAdded, ChannelId, ChannelKinds, ChannelTested } from '../domain/wire/channels.ts';
import { Done, TableId } from '../domain/wire/parts.ts';
import { CHANNELS } from '../notices/channels/index.ts';
import { type App, call } from './call.ts';
import { mailLimit } from './mailLimit.ts';

const OfTable = z.object({ id: TableId });
const OfSeat = OfTable.extend({ seat: z.string().regex(/^\d$/).transform(Number) });
const one = { channel: ChannelId };

export function channelCalls(app: App): void {
  call(
    app,
    {
      method: 'get',
      path: '/api/channels',
      summary: 'Where this service can tell players that it is their move',
      status: 200,
      reply: ChannelKinds,
    },
    async ({ env }) => ({ status: 200, body: JSON.stringify(kinds(env)) }),
  );
  const ofTable = { path: '/api/tables/{id}/channels', whose: 'of the whole table (host token)' };
  ownedChannels(app, { ...ofTable, params: OfTable, one: OfTable.extend(one) });
  const ofSeat = { path: '/api/tables/{id}/seats/{seat}/channels', whose: 'of my seat' };
  ownedChannels(app, { ...ofSeat, params: OfSeat, one: OfSeat.extend(one) });
}

function kinds(_env: Env): ChannelKinds {
  return {
    channels: CHANNELS.map(({ name, asks, title, hint }) => ({ name, asks, title, hint })),
    pushKey: null,
  };
}

interface Owner {
  id: string;
  seat?: number;
}

/** The same calls for a seat and for the whole table. */
function ownedChannels<P extends Owner, One extends P & { channel: string }>(
  app: App,
  { path, whose, params, one }: { path: string; whose: string; params: z.ZodType<P>; one: z.ZodType<One> },
): void {
  call(
    app,
    {
      method: 'post',
      path,
      summary: `Add a channel ${whose}. Nothing but the proof goes there before its owner agrees`,
      token: true,
      params,
      body: AddChannel,
      status: 201,
      reply: ChannelAdded,
    },
    async ({ c, env, params: { id, seat = GROUP }, token, body }) =>
      mailLimit(c, body.target) ?? roomOf(env, id).addChannel(token, seat, body),
  );
  call(
    app,
    {
      method: 'post',
      path: `${path}/{channel}/remove`,
      summary: `Remove a channel ${whose}`,
      token: true,
      params: one,
      status: 200,
      reply: Done,
    },
    ({ env, params: { id, seat = GROUP, channel }, token }) => roomOf(env, id).removeChannel(token, seat, channel),
  );
  call(
    app,
    {
      method: 'post',
      path: `${path}/{channel}/test`,
      summary: `Try a channel ${whose}, and see what comes of it. The channel \`mail\` is the address of the seat`,
      token: true,
      params: one,
      status: 200,
      reply: ChannelTested,
    },
    ({ env, params: { id, seat = GROUP, channel }, token }) => roomOf(env, id).testChannel(token, seat, channel),
  );
}
