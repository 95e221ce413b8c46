/** Chat and private notes. Both are plain text. A page must never treat them as HTML. */
import { z } from '@hono/zod-openapi';
import { roomOf } from '../domain/env.ts';
import { ChatLines, Notes, Say } from '../domain/wire/chat.ts';
import { Done } from '../domain/wire/parts.ts';
import { type App, call } from './call.ts';
import { TableParams } from './tables.ts';

const LineNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional();
const ChatQuery = z.object({ after: LineNumber, before: LineNumber });

export function chatCalls(app: App): void {
  const own = { token: true, params: TableParams } as const;
  const chat = '/api/tables/{id}/chat';
  const notes = '/api/tables/{id}/notes';
  call(
    app,
    {
      ...own,
      method: 'get',
      path: chat,
      summary: 'The chat: the last lines, the first lines after a line, or the last lines before a line',
      query: ChatQuery,
      status: 200,
      reply: ChatLines,
    },
    ({ env, params, asker, query }) => roomOf(env, params.id).chat(asker, query),
  );
  call(
    app,
    {
      ...own,
      method: 'post',
      path: chat,
      summary: 'Say something to the table',
      key: 'may',
      body: Say,
      status: 201,
      reply: Done,
    },
    ({ env, params, token, body, request }) => roomOf(env, params.id).say(token, body.text, request),
  );
  call(
    app,
    { ...own, method: 'get', path: notes, summary: 'My private notes', status: 200, reply: Notes },
    ({ env, params, asker }) => roomOf(env, params.id).notes(asker),
  );
  call(
    app,
    { ...own, method: 'put', path: notes, summary: 'Write my private notes', body: Notes, status: 200, reply: Notes },
    ({ env, params, token, body }) => roomOf(env, params.id).writeNotes(token, body.text),
  );
}
