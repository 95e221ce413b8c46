/** Chat and private notes. Both are text; whoever shows them must not take them for HTML. */
import { z } from '@hono/zod-openapi';
import { ChatLines, Notes, Say } from '../domain/wire/chat.ts';
import { Done } from '../domain/wire/parts.ts';
import { type App, call, room } from './call.ts';
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
      summary: 'What was said: the last lines, the first lines after a line, or the last lines before a line',
      query: ChatQuery,
      status: 200,
      answer: ChatLines,
    },
    ({ env, params, token, query }) => room(env, params.id).chat(token, query),
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
      answer: Done,
    },
    ({ env, params, token, body, request }) => room(env, params.id).say(token, body.text, request),
  );
  call(
    app,
    { ...own, method: 'get', path: notes, summary: 'My private notes', status: 200, answer: Notes },
    ({ env, params, token }) => room(env, params.id).notes(token),
  );
  call(
    app,
    { ...own, method: 'put', path: notes, summary: 'Write my private notes', body: Notes, status: 200, answer: Notes },
    ({ env, params, token, body }) => room(env, params.id).writeNotes(token, body.text),
  );
}
