/** History: the log in words, the state then, the whole table as one file. */
import { z } from '@hono/zod-openapi';
import { ExportShape, Log, PastView } from '../domain/wire/history.ts';
import { TableId } from '../domain/wire/parts.ts';
import { type App, call, room } from './call.ts';
import { TableParams } from './tables.ts';

const LOG_MOST = 500;
const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const LogQuery = z.object({ from: count.optional(), to: count.optional(), lang: z.enum(['en', 'it']).optional() });
const AtParams = z.object({ id: TableId, version: count });

export function historyCalls(app: App): void {
  call(
    app,
    {
      method: 'get',
      path: '/api/tables/{id}/log',
      summary: `Events in words, of at most ${LOG_MOST} versions at a time`,
      token: true,
      params: TableParams,
      query: LogQuery,
      status: 200,
      answer: Log,
    },
    ({ env, params, token, query }) => {
      const from = query.from ?? 0;
      const to = Math.min(query.to ?? from + LOG_MOST - 1, from + LOG_MOST - 1);
      return room(env, params.id).log(token, from, to, query.lang ?? null);
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
      answer: PastView,
    },
    ({ env, params, token }) => room(env, params.id).at(token, params.version),
  );
  call(
    app,
    {
      method: 'get',
      path: '/api/tables/{id}/export',
      summary: 'The whole table as one file; of a finished game, all that is needed to verify it',
      token: true,
      params: TableParams,
      status: 200,
      answer: ExportShape,
    },
    ({ env, params, token }) => room(env, params.id).export(token),
  );
}
