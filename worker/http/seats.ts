/** Seats: claim, settings, a new link, leave, and the host's tools. */
import { z } from '@hono/zod-openapi';
import { hashText, newToken } from '../domain/tokens.ts';
import { Done, TableId } from '../domain/wire/parts.ts';
import { ChangeSeat, ClaimSeat, HostTool, RotateSeat, SeatClaimed, SeatRotated } from '../domain/wire/seats.ts';
import { type App, call, room, sendersOwn } from './call.ts';
import { mailLimit } from './mailLimit.ts';
import { TableParams } from './tables.ts';

const SeatParams = z.object({ id: TableId, seat: z.string().regex(/^\d$/).transform(Number) });

export function seatCalls(app: App): void {
  call(
    app,
    {
      method: 'post',
      path: '/api/tables/{id}/seats',
      summary: 'Claim a seat (invite token), or seat a computer player (host token)',
      token: true,
      params: TableParams,
      key: 'may',
      body: ClaimSeat,
      status: 201,
      answer: SeatClaimed,
    },
    async ({ c, env, params, token, body, request }) => {
      const limited = 'mail' in body ? mailLimit(c, body.mail) : null;
      return limited ?? room(env, params.id).claim(token, body, sendersOwn({ c, request }));
    },
  );
  const own = { token: true, params: SeatParams, status: 200 } as const;
  const path = '/api/tables/{id}/seats/{seat}';
  call(
    app,
    { ...own, method: 'patch', path, summary: 'Change my name, mail and settings', body: ChangeSeat, answer: Done },
    async ({ c, env, params, token, body }) =>
      mailLimit(c, body.mail) ?? room(env, params.id).change(token, params.seat, body),
  );
  call(
    app,
    {
      ...own,
      method: 'post',
      path: `${path}/rotate`,
      summary: 'A new link for my seat, the old one dies; with a name, the seat is handed over',
      body: RotateSeat,
      answer: SeatRotated,
    },
    async ({ c, env, params, token, body }) => {
      const limited = mailLimit(c, body.mail);
      if (limited) return limited;
      const fresh = newToken();
      const answer = await room(env, params.id).rotate(token, params.seat, body, await hashText(fresh));
      if (answer.status !== 200) return answer;
      return { status: 200, body: JSON.stringify({ seat: params.seat, token: fresh }) };
    },
  );
  call(
    app,
    { ...own, method: 'post', path: `${path}/leave`, summary: 'Leave the table', answer: Done },
    ({ env, params, token }) => room(env, params.id).leave(token, params.seat),
  );
  call(
    app,
    {
      ...own,
      method: 'post',
      path: `${path}/host`,
      summary: 'The host reminds, replaces, or lets the computer play for a seat',
      body: HostTool,
      answer: Done,
    },
    ({ env, params, token, body }) => room(env, params.id).tool(token, params.seat, body),
  );
}
