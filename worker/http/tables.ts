/** Tables: open, look, start, and all of mine at once. */
import { z } from '@hono/zod-openapi';
import { openShard } from '../db/shards.ts';
import { type Env, limit } from '../env.ts';
import { RateLimit, sourceOf } from '../rateLimit.ts';
import { type Answer, failureAnswer, tooMany } from '../room/failure.ts';
import type { Opening } from '../room/openTable.ts';
import { hashText, newTableId, newToken } from '../tokens.ts';
import { type App, addressLimit, call, room } from './call.ts';
import { mailLimit } from './mailLimit.ts';
import {
  Done,
  InviteChanged,
  MyTables,
  MyTablesAnswer,
  OpenTable,
  type Table,
  TableId,
  TableOpened,
  TableShape,
} from './wire.ts';

export const TableParams = z.object({ id: TableId });

let opened: RateLimit | undefined;

/** Opening and copying write the most rows, so they are counted by address and hour. */
export function openingLimit(env: Env, address: string | undefined): Answer | null {
  opened ??= new RateLimit(limit(env, 'LIMIT_TABLES_PER_HOUR'), 3_600_000);
  const wait = opened.take(sourceOf(address), Date.now());
  return wait > 0 ? failureAnswer(tooMany(wait)) : null;
}

export async function openRoom(
  env: Env,
  body: OpenTable,
  copy?: Opening['copy'],
): Promise<Answer & { opened?: TableOpened }> {
  const id = newTableId(openShard(env));
  const [hostToken, inviteToken, watchToken, token] = [newToken(), newToken(), newToken(), newToken()] as const;
  const opening: Opening = {
    body,
    hostHash: await hashText(hostToken),
    inviteHash: await hashText(inviteToken),
    watchHash: await hashText(watchToken),
    seatHash: await hashText(token),
    ...(copy ? { copy } : {}),
  };
  const answer = await room(env, id).open(opening);
  if (answer.status !== 201) return answer;
  const { seat } = JSON.parse(answer.body) as { seat?: number };
  const links: TableOpened = { id, hostToken, inviteToken, watchToken, ...(seat === undefined ? {} : { seat, token }) };
  return { status: 201, body: JSON.stringify(links), opened: links };
}

export function tableCalls(app: App): void {
  call(
    app,
    { method: 'post', path: '/api/tables', summary: 'Open a table', body: OpenTable, status: 201, answer: TableOpened },
    async ({ c, env, body }) =>
      openingLimit(env, c.req.header('CF-Connecting-IP')) ?? mailLimit(c, body.me?.mail) ?? openRoom(env, body),
  );
  call(
    app,
    {
      method: 'get',
      path: '/api/tables/{id}',
      summary: 'The table: seats, who is awaited, pace, version',
      token: true,
      params: TableParams,
      status: 200,
      answer: TableShape,
    },
    ({ env, params, token, tag }) => room(env, params.id).table(token, tag),
  );
  call(
    app,
    {
      method: 'post',
      path: '/api/tables/{id}/start',
      summary: 'Start the game (host); seats still free are played by the computer',
      token: true,
      params: TableParams,
      status: 200,
      answer: Done,
    },
    ({ env, params, token }) => room(env, params.id).start(token),
  );
  call(
    app,
    {
      method: 'post',
      path: '/api/tables/{id}/invite',
      summary: 'A new invite link (host); the old one opens nothing any more',
      token: true,
      params: TableParams,
      status: 200,
      answer: InviteChanged,
    },
    async ({ env, params, token }) => {
      const inviteToken = newToken();
      const answer = await room(env, params.id).invite(token, await hashText(inviteToken));
      return answer.status === 200 ? { status: 200, body: JSON.stringify({ inviteToken }) } : answer;
    },
  );
  call(
    app,
    {
      method: 'post',
      path: '/api/mine',
      summary: 'Several tables at once, each with a token of its own; null for one that is not found',
      body: MyTables,
      status: 200,
      answer: MyTablesAnswer,
    },
    async ({ c, env, body }) => {
      // Each table asked for is a room to wake.
      const limited = addressLimit(c, body.tables.length);
      if (limited) return failureAnswer(limited);
      const tables = await Promise.all(
        body.tables.map(async ({ id, token }) => {
          const answer = await room(env, id).table(await hashText(token), null);
          return { id, table: answer.status === 200 ? (JSON.parse(answer.body) as Table) : null };
        }),
      );
      return { status: 200, body: JSON.stringify({ tables }) };
    },
  );
}
