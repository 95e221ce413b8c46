/** Tables: open, look, start, and all of mine at once. */
import { z } from '@hono/zod-openapi';
import { hexToBytes } from '@noble/hashes/utils.js';
import { openShard } from '../db/shards.ts';
import { type Env, limit } from '../domain/env.ts';
import { type Answer, failureAnswer, tooMany } from '../domain/failure.ts';
import { RateLimit, sourceOf } from '../domain/rateLimit.ts';
import { hashText, newTableId, newToken, tableIdFrom } from '../domain/tokens.ts';
import { Done, TableId } from '../domain/wire/parts.ts';
import {
  InviteChanged,
  MyTables,
  MyTablesReply,
  OpenTable,
  type Table,
  TableOpened,
  TableShape,
} from '../domain/wire/tables.ts';
import type { Request as KeyedRequest } from '../room/commit.ts';
import type { Opened, Opening } from '../room/openTable.ts';
import { type App, addressLimit, call, room, sendersOwn } from './call.ts';
import { mailLimit } from './mailLimit.ts';

export const TableParams = z.object({ id: TableId });

let opened: RateLimit | undefined;

/** Opening and copying write the most rows, so they are counted by address and hour. */
export function openingLimit(env: Env, address: string | undefined): Answer | null {
  opened ??= new RateLimit(limit(env, 'LIMIT_TABLES_PER_HOUR'), 3_600_000);
  const wait = opened.take(sourceOf(address), Date.now());
  return wait > 0 ? failureAnswer(tooMany(wait)) : null;
}

/** The table of a request with a key has an id made from that key, so that the same request comes to the same room. */
async function tableIdFor(env: Env, request: KeyedRequest | null): Promise<string> {
  if (!request) return newTableId(openShard(env));
  const digest = hexToBytes(await hashText(`table ${request.key}`));
  return tableIdFrom(openShard(env, digest.at(-1)), digest);
}

export async function openRoom(
  env: Env,
  opening: Opening,
): Promise<{ answer: Answer; opened: (Opened & { id: string }) | null }> {
  const id = await tableIdFor(env, opening.request);
  const answer = await room(env, id).open(opening);
  const opened = answer.status === 201 ? { id, ...(JSON.parse(answer.body) as Opened) } : null;
  return { answer, opened };
}

export function tableCalls(app: App): void {
  call(
    app,
    {
      method: 'post',
      path: '/api/tables',
      summary: 'Open a table',
      key: 'may',
      body: OpenTable,
      status: 201,
      answer: TableOpened,
    },
    async ({ c, env, body, request }) => {
      const limited = openingLimit(env, c.req.header('CF-Connecting-IP')) ?? mailLimit(c, body.me?.mail);
      if (limited) return limited;
      const { answer, opened } = await openRoom(env, { body, request: sendersOwn({ c, request }) });
      return opened ? { status: 201, body: JSON.stringify(opened) } : answer;
    },
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
      answer: MyTablesReply,
    },
    async ({ c, env, body }) => {
      // Each table asked for is a room to wake.
      const limited = addressLimit(c, body.tables.length);
      if (limited) return failureAnswer(limited);
      const tables = await Promise.all(
        body.tables.map(async ({ id, token }) => {
          const answer = await room(env, id).summary(await hashText(token));
          return { id, table: answer.status === 200 ? (JSON.parse(answer.body) as Table) : null };
        }),
      );
      return { status: 200, body: JSON.stringify({ tables }) };
    },
  );
}
