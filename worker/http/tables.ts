/** Tables: open one, look at it, start the game, change the invite link, and list all of mine. */
import { z } from '@hono/zod-openapi';
import { hexToBytes } from '@noble/hashes/utils.js';
import { openShard } from '../db/shards.ts';
import { type Env, limit, roomOf } from '../domain/env.ts';
import { tooMany } from '../domain/failure.ts';
import type { Opened, Opening } from '../domain/opening.ts';
import { RateLimit, sourceOf } from '../domain/rateLimit.ts';
import { failureReply, jsonReply, type Reply } from '../domain/reply.ts';
import { report } from '../domain/report.ts';
import type { KeyedRequest } from '../domain/request.ts';
import { hashText, newTableId, newToken, tableIdFrom } from '../domain/tokens.ts';
import { Done, TableId } from '../domain/wire/parts.ts';
import {
  InviteChanged,
  type MyTable,
  MyTables,
  MyTablesReply,
  OpenTable,
  type Table,
  TableOpened,
  TableShape,
} from '../domain/wire/tables.ts';
import { type App, addressLimit, call, sendersOwn } from './call.ts';
import { mailLimit } from './mailLimit.ts';

export const TableParams = z.object({ id: TableId });

let opened: RateLimit | undefined;

/** Opening and copying a table write the most rows, so they are limited by address and hour. */
export function openingLimit(env: Env, address: string | undefined): Reply | null {
  opened ??= new RateLimit(limit(env, 'LIMIT_TABLES_PER_HOUR'), 3_600_000);
  const wait = opened.take(sourceOf(address), Date.now());
  return wait > 0 ? failureReply(tooMany(wait)) : null;
}

/** For a request with a key, the table's id is made from that key, so that a repeated request reaches the same room. */
async function tableIdFor(env: Env, request: KeyedRequest | null): Promise<string> {
  if (!request) return newTableId(openShard(env));
  const digest = hexToBytes(await hashText(`table ${request.key}`));
  return tableIdFrom(openShard(env, digest.at(-1)), digest);
}

export async function openRoom(
  env: Env,
  opening: Opening,
): Promise<{ reply: Reply; opened: (Opened & { id: string }) | null }> {
  const id = await tableIdFor(env, opening.request);
  const reply = await roomOf(env, id).open(opening);
  const opened = reply.status === 201 ? { id, ...(JSON.parse(reply.body) as Opened) } : null;
  return { reply, opened };
}

export function tableCalls(app: App): void {
  openCall(app);
  ownTableCalls(app);
  mineCall(app);
}

function openCall(app: App): void {
  call(
    app,
    {
      method: 'post',
      path: '/api/tables',
      summary: 'Open a table',
      key: 'may',
      body: OpenTable,
      status: 201,
      reply: TableOpened,
    },
    async ({ c, env, body, request }) => {
      const limited = openingLimit(env, c.req.header('CF-Connecting-IP')) ?? mailLimit(c, body.me?.mail);
      if (limited) return limited;
      const { reply, opened } = await openRoom(env, { body, request: sendersOwn({ c, request }) });
      return opened ? jsonReply(opened, 201) : reply;
    },
  );
}

function ownTableCalls(app: App): void {
  const own = { token: true, params: TableParams, status: 200 } as const;
  const path = '/api/tables/{id}';
  call(
    app,
    { ...own, method: 'get', path, summary: 'The table: seats, who is awaited, pace, version', reply: TableShape },
    ({ env, params, asker, etag }) => roomOf(env, params.id).table(asker, etag),
  );
  call(
    app,
    {
      ...own,
      method: 'post',
      path: `${path}/start`,
      summary: 'Start the game (host). Computers take the seats that are still free',
      reply: Done,
    },
    ({ env, params, token }) => roomOf(env, params.id).start(token),
  );
  call(
    app,
    {
      ...own,
      method: 'post',
      path: `${path}/invite`,
      summary: 'A new invite link (host). The old one stops working',
      reply: InviteChanged,
    },
    async ({ env, params, token }) => {
      const inviteToken = newToken();
      const reply = await roomOf(env, params.id).invite(token, await hashText(inviteToken));
      return reply.status === 200 ? jsonReply({ inviteToken }) : reply;
    },
  );
}

function mineCall(app: App): void {
  call(
    app,
    {
      method: 'post',
      path: '/api/mine',
      summary: 'Several tables at once, each with its own token. Null for a table that is not found or not available',
      body: MyTables,
      status: 200,
      reply: MyTablesReply,
    },
    async ({ c, env, body }) => {
      // Each table in the list is a room to wake.
      const limited = addressLimit(c, body.tables.length);
      if (limited) return failureReply(limited);
      return jsonReply({ tables: await Promise.all(body.tables.map((one) => myTable(env, one))) });
    },
  );
}

/** A room that fails does not keep the other tables from the list, and its own table does not count as unknown. */
async function myTable(env: Env, { id, token }: MyTables['tables'][number]): Promise<MyTable> {
  const reply = await roomOf(env, id)
    .summary(await hashText(token))
    .catch(report);
  if (reply?.status === 200) return { id, table: JSON.parse(reply.body) as Table };
  return { id, table: null, ...(reply?.status === 404 ? {} : { unavailable: true as const }) };
}
