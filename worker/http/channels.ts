/** Channels: what there is, and those of a seat. */
import { z } from '@hono/zod-openapi';
import { type Env, roomOf } from '../domain/env.ts';
import { AddChannel, ChannelAdded, ChannelId, ChannelKinds, ChannelTested } from '../domain/wire/channels.ts';
import { Done, TableId } from '../domain/wire/parts.ts';
import { CHANNELS } from '../notices/channels/index.ts';
import { pushKeys } from '../notices/channels/push/keys.ts';
import { type App, call } from './call.ts';
import { mailLimit } from './mailLimit.ts';

const OfSeat = z.object({ id: TableId, seat: z.string().regex(/^\d$/).transform(Number) });
const OneChannel = OfSeat.extend({ channel: ChannelId });
const PATH = '/api/tables/{id}/seats/{seat}/channels';

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
  seatChannels(app);
}

function kinds(env: Env): ChannelKinds {
  return {
    channels: CHANNELS.map(({ name, asks, title, hint }) => ({ name, asks, title, hint })),
    pushKey: pushKeys(env)?.publicKey ?? null,
  };
}

function seatChannels(app: App): void {
  call(
    app,
    {
      method: 'post',
      path: PATH,
      summary: 'Add a channel of my seat. Nothing but the proof goes there before its owner agrees',
      token: true,
      params: OfSeat,
      body: AddChannel,
      status: 201,
      reply: ChannelAdded,
    },
    async ({ c, env, params: { id, seat }, token, body }) =>
      mailLimit(c, body.target) ?? roomOf(env, id).addChannel(token, seat, body),
  );
  call(
    app,
    {
      method: 'post',
      path: `${PATH}/{channel}/remove`,
      summary: 'Remove a channel of my seat',
      token: true,
      params: OneChannel,
      status: 200,
      reply: Done,
    },
    ({ env, params: { id, seat, channel }, token }) => roomOf(env, id).removeChannel(token, seat, channel),
  );
  call(
    app,
    {
      method: 'post',
      path: `${PATH}/{channel}/test`,
      summary: 'Try a channel of my seat, and see what comes of it. The channel `mail` is the address of the seat',
      token: true,
      params: OneChannel,
      status: 200,
      reply: ChannelTested,
    },
    ({ env, params: { id, seat, channel }, token }) => roomOf(env, id).testChannel(token, seat, channel),
  );
}
