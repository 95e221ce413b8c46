/** Seats: claim one, change its settings, get a new link, leave, and the host's tools. */
import { z } from '@hono/zod-openapi';
import { roomOf } from '../domain/env.ts';
import { jsonReply } from '../domain/reply.ts';
import { hashText, newToken } from '../domain/tokens.ts';
import { Done, TableId } from '../domain/wire/parts.ts';
import { ChangeSeat, ClaimSeat, HostTool, RotateSeat, SeatClaimed, SeatRotated } from '../domain/wire/seats.ts';
import { type App, call, sendersOwn } from './call.ts';
import { mailLimit } from './mailLimit.ts';
import { TableParams } from './tables.ts';

const SeatParams = z.object({ id: TableId, seat: z.string().regex(/^\d$/).transform(Number) });
const PATH = '/api/tables/{id}/seats';
const own = { token: true, params: SeatParams, status: 200 } as const;

export function seatCalls(app: App): void {
  call(
    app,
    {
      method: 'post',
      path: PATH,
      summary: 'Claim a seat (invite token), or give one to a computer player (host token)',
      token: true,
      params: TableParams,
      key: 'may',
      body: ClaimSeat,
      status: 201,
      reply: SeatClaimed,
    },
    async ({ c, env, params, token, body, request }) => {
      const limited = 'mail' in body ? mailLimit(c, body.mail) : null;
      return limited ?? roomOf(env, params.id).claim(token, body, sendersOwn({ c, request }));
    },
  );
  ownSeatCalls(app);
  call(
    app,
    {
      ...own,
      method: 'post',
      path: `${PATH}/{seat}/host`,
      summary: 'The host reminds or replaces a player, or lets the computer play for a seat',
      body: HostTool,
      reply: Done,
    },
    ({ env, params, token, body }) => roomOf(env, params.id).tool(token, params.seat, body),
  );
}

function ownSeatCalls(app: App): void {
  const path = `${PATH}/{seat}`;
  call(
    app,
    { ...own, method: 'patch', path, summary: 'Change my name, mail and settings', body: ChangeSeat, reply: Done },
    async ({ c, env, params, token, body }) =>
      mailLimit(c, body.mail) ?? roomOf(env, params.id).change(token, params.seat, body),
  );
  call(
    app,
    {
      ...own,
      method: 'post',
      path: `${path}/rotate`,
      summary: 'A new link for my seat; the old one stops working. With a name, the seat goes to that person',
      body: RotateSeat,
      reply: SeatRotated,
    },
    async ({ c, env, params, token, body }) => {
      const { token: fresh = newToken(), ...to } = body;
      const limited = mailLimit(c, to.mail);
      if (limited) return limited;
      const reply = await roomOf(env, params.id).rotate(token, params.seat, to, await hashText(fresh));
      return reply.status === 200 ? jsonReply({ seat: params.seat, token: fresh }) : reply;
    },
  );
  call(
    app,
    { ...own, method: 'post', path: `${path}/leave`, summary: 'Leave the table', reply: Done },
    ({ env, params, token }) => roomOf(env, params.id).leave(token, params.seat),
  );
}
