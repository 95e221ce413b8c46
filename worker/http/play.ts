/** Play: look, act, take back, and the live feed. */

import { notFound, tooMany, unavailable } from '../domain/failure.ts';
import { hashText } from '../domain/tokens.ts';
import { TableId } from '../domain/wire/parts.ts';
import { Act, Acted, Undo, ViewShape } from '../domain/wire/play.ts';
import type { Request as KeyedRequest } from '../room/commit.ts';
import { PROTOCOL } from '../room/sockets.ts';
import { type App, call, room, sendFailure } from './call.ts';
import { TableParams } from './tables.ts';

export const LIVE = '/api/tables/:id/live';

export function playCalls(app: App): void {
  const own = { token: true, params: TableParams, status: 200 } as const;
  call(
    app,
    {
      ...own,
      method: 'get',
      path: '/api/tables/{id}/view',
      summary: 'The game as this token may see it',
      answer: ViewShape,
    },
    ({ env, params, token, tag }) => room(env, params.id).view(token, tag),
  );
  call(
    app,
    {
      ...own,
      method: 'post',
      path: '/api/tables/{id}/actions',
      summary: 'Act: all of the actions, or none',
      key: 'must',
      body: Act,
      answer: Acted,
    },
    ({ env, params, token, body, request }) => room(env, params.id).act(token, body, request as KeyedRequest),
  );
  call(
    app,
    {
      ...own,
      method: 'post',
      path: '/api/tables/{id}/undo',
      summary: 'Go back to a version of my own',
      key: 'must',
      body: Undo,
      answer: Acted,
    },
    ({ env, params, token, body, request }) => room(env, params.id).undo(token, body, request as KeyedRequest),
  );
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/tables/{id}/live',
    summary: 'A WebSocket that sends {v}, the version, at once and after each change; an answer to "ping" is "pong"',
    description:
      'Subprotocols: `commonwealth`, then the token. A number heard twice means that the table changed beside the game.',
    request: { params: TableParams },
    responses: { 101: { description: 'Switching protocols' }, 404: { description: 'Unknown, or not yours' } },
  });
  // A browser can send no Authorization with a socket: the token is the second subprotocol.
  app.get(LIVE, async (c) => {
    const [protocol, token] = (c.req.header('Sec-WebSocket-Protocol') ?? '').split(',').map((part) => part.trim());
    const id = TableId.safeParse(c.req.param('id'));
    const upgrade = c.req.header('Upgrade')?.toLowerCase() === 'websocket';
    if (!upgrade || !id.success || protocol !== PROTOCOL || !token) return sendFailure(notFound);
    const headers = { Upgrade: 'websocket', 'X-Token-Hash': await hashText(token) };
    const answer = await room(c.env, id.data).fetch('https://room/live', { headers });
    if (answer.status === 101) return answer;
    if (answer.status === 503) return sendFailure(unavailable);
    return sendFailure(answer.status === 429 ? tooMany(Number(answer.headers.get('Retry-After'))) : notFound);
  });
}
