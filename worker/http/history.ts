/** History: the log in words, the game at an earlier version, the whole table as one file. */
import { z } from '@hono/zod-openapi';
import { roomOf } from '../domain/env.ts';
import { ExportShape, Log, PastView } from '../domain/wire/history.ts';
import { LanguageShape, TableId } from '../domain/wire/parts.ts';
import { type App, call } from './call.ts';
import { TableParams } from './tables.ts';

const LOG_MOST = 500;
const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const LogQuery = z.object({ from: count.optional(), to: count.optional(), lang: LanguageShape.optional() });
const AtParams = z.object({ id: TableId, version: count });

export function historyCalls(app: App): void {
  call(
    app,
    {
      method: 'get',
      path: '/api/tables/{id}/log',
      summary: `The events in words, of at most ${LOG_MOST} versions at a time`,
      token: true,
      params: TableParams,
      query: LogQuery,
      status: 200,
      reply: Log,
    },
    ({ env, params, asker, query }) => {
      const from = query.from ?? 0;
      const to = Math.min(query.to ?? from + LOG_MOST - 1, from + LOG_MOST - 1);
      return roomOf(env, params.id).log(asker, from, to, query.lang ?? null);
    },
  );
  call(
    app,
    {
      method: 'get',
      path: '/api/tables/{id}/at/{version}',
      summary: 'The game at an earlier version, as this token may see it',
      token: true,
      params: AtParams,
      status: 200,
      reply: PastView,
    },
    ({ env, params, asker }) => roomOf(env, params.id).at(asker, params.version),
  );
  call(
    app,
    {
      method: 'get',
      path: '/api/tables/{id}/export',
      summary: 'The whole table as one file. The file of a finished game holds everything needed to verify it',
      token: true,
      params: TableParams,
      status: 200,
      reply: ExportShape,
    },
    ({ env, params, asker }) => roomOf(env, params.id).export(asker),
  );
}
