/** Play: look at the game, act, undo, and the live feed. */
import { roomOf } from '../domain/env.ts';
import { notFound, tooMany, unavailable } from '../domain/failure.ts';
import type { KeyedRequest } from '../domain/request.ts';
import { hashText } from '../domain/tokens.ts';
import { GiveOrders, OrdersGiven } from '../domain/wire/orders.ts';
import { TableId } from '../domain/wire/parts.ts';
import { Act, Acted, Undo, ViewShape } from '../domain/wire/play.ts';
import { PROTOCOL } from '../room/sockets.ts';
import { type App, call, sendFailure } from './call.ts';
import { TableParams } from './tables.ts';

export const LIVE = '/api/tables/:id/live';

export function playCalls(app: App): void {
  const own = { token: true, params: TableParams, status: 200 } as const;
  const command = { ...own, method: 'post', key: 'must', reply: Acted } as const;
  const path = '/api/tables/{id}';
  call(
    app,
    { ...own, method: 'get', path: `${path}/view`, summary: 'The game as this token may see it', reply: ViewShape },
    ({ env, params, asker, etag }) => roomOf(env, params.id).view(asker, etag),
  );
  call(
    app,
    { ...command, path: `${path}/actions`, summary: 'Act: all of the actions, or none', body: Act },
    ({ env, params, token, body, request }) => roomOf(env, params.id).act(token, body, request as KeyedRequest),
  );
  call(
    app,
    { ...command, path: `${path}/undo`, summary: 'Go back to an earlier version of my own', body: Undo },
    ({ env, params, token, body, request }) => roomOf(env, params.id).undo(token, body, request as KeyedRequest),
  );
  call(
    app,
    {
      ...own,
      method: 'put',
      path: `${path}/orders`,
      summary: 'Give orders for my next turns. They replace all earlier ones; an empty list clears them',
      body: GiveOrders,
      reply: OrdersGiven,
    },
    ({ env, params, token, body }) => roomOf(env, params.id).orders(token, body),
  );
  liveFeed(app);
}

function liveFeed(app: App): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/tables/{id}/live',
    summary: 'A WebSocket that sends {v}, the version, at once and after each change. It answers "ping" with "pong"',
    description:
      'Subprotocols: `commonwealth`, then the token. When the same version comes twice, the table has changed but not the game.',
    request: { params: TableParams },
    responses: {
      101: { description: 'Switching protocols' },
      404: { description: 'Unknown, or this token does not open it' },
    },
  });
  // A browser cannot send Authorization with a socket, so the token is the second subprotocol.
  app.get(LIVE, async (c) => {
    const [protocol, token] = (c.req.header('Sec-WebSocket-Protocol') ?? '').split(',').map((part) => part.trim());
    const id = TableId.safeParse(c.req.param('id'));
    const upgrade = c.req.header('Upgrade')?.toLowerCase() === 'websocket';
    if (!upgrade || !id.success || protocol !== PROTOCOL || !token) return sendFailure(notFound);
    const headers = { Upgrade: 'websocket', 'X-Token-Hash': await hashText(token) };
    const response = await roomOf(c.env, id.data).fetch('https://room/live', { headers });
    if (response.status === 101) return response;
    if (response.status === 503) return sendFailure(unavailable);
    return sendFailure(response.status === 429 ? tooMany(Number(response.headers.get('Retry-After'))) : notFound);
  });
}
