/** @jsxImportSource hono/jsx */
/**
 * Quick answers. The link in a notice shows a page that needs no script, because scanners follow links and run no forms.
 * Its button acts, by POST. Programs send the same token to /api/answers.
 */
import type { Context } from 'hono';
import { LANGUAGES, type Language } from '../../engine/core/messages.ts';
import { parseAnswerToken } from '../domain/answerTokens.ts';
import { type Env, roomOf } from '../domain/env.ts';
import { notFound } from '../domain/failure.ts';
import { failureReply, type Reply } from '../domain/reply.ts';
import { type Answer, AnswerShape, GiveAnswer } from '../domain/wire/answers.ts';
import { speaker } from '../notices/say/messages/index.ts';
import { type App, call } from './call.ts';
import { Page } from './page.tsx';

type C = Context<{ Bindings: Env }>;

/** These paths show pages, so they get the headers of a page. */
export const ANSWER_PAGES = '/answer/*';

export function answerCalls(app: App): void {
  call(
    app,
    {
      method: 'post',
      path: '/api/answers',
      summary: 'Give a quick answer of a notice. It acts once, and only while its decision is open and unchanged',
      body: GiveAnswer,
      status: 200,
      reply: AnswerShape,
    },
    ({ env, body }) => answered(env, body.token, 'giveAnswer'),
  );
  app.get('/answer/:token', (c) => page(c, 'showAnswer'));
  app.post('/answer/:token', (c) => page(c, 'giveAnswer'));
}

async function answered(env: Env, token: string, what: 'showAnswer' | 'giveAnswer'): Promise<Reply> {
  const link = parseAnswerToken(token);
  return link ? roomOf(env, link.tableId)[what](token) : failureReply(notFound);
}

async function page(c: C, what: 'showAnswer' | 'giveAnswer') {
  const { status, body, retryAfter } = await answered(c.env, c.req.param('token') ?? '', what);
  if (status !== 200) return failed(c, status === 404 ? 404 : status === 429 ? 429 : 503, retryAfter);
  const answer = JSON.parse(body) as Answer;
  if (answer.status === 'open') return c.html(<Open answer={answer} />);
  return answer.status === 'done' ? c.html(<Done answer={answer} />) : c.html(<Changed answer={answer} />, 409);
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li>{line}</li>
    ))}
  </ul>
);

/** The link holds no token: who answers by link may do nothing else at the table. */
const tableHref = ({ table }: Answer): string => `/t/${table.id}`;

function Open({ answer }: { answer: Answer }) {
  const speak = speaker(answer.language);
  const { asked, label, effect, situation, table } = answer;
  return (
    <Page language={answer.language} title={asked ?? ''}>
      <p>{`${table.name}, ${table.game}`}</p>
      <h2>{speak('page.answer.now')}</h2>
      <Lines lines={situation} />
      {effect === null ? null : (
        <>
          <h2>{speak('page.answer.does')}</h2>
          <p>{effect}</p>
        </>
      )}
      <form method="post">
        <button type="submit">{label}</button>
      </form>
      <p class="quiet">{speak('page.answer.undo')}</p>
      <p>
        <a href={tableHref(answer)}>{speak('page.answer.open')}</a>
      </p>
    </Page>
  );
}

function Done({ answer }: { answer: Answer }) {
  const speak = speaker(answer.language);
  const { label, events } = answer;
  return (
    <Page language={answer.language} title={speak('page.answered.title')}>
      <p>{label === null ? speak('page.answered.again') : speak('page.answered.text', { label })}</p>
      {events.length > 0 ? <Lines lines={events} /> : null}
      <p>{speak('page.answered.undo')}</p>
      <p>
        <a href={tableHref(answer)}>{speak('page.table')}</a>
      </p>
    </Page>
  );
}

function Changed({ answer }: { answer: Answer }) {
  const speak = speaker(answer.language);
  return (
    <Page language={answer.language} title={speak('page.changed.title')}>
      <p>{speak('page.changed.text')}</p>
      {answer.events.length > 0 ? (
        <>
          <h2>{speak('page.changed.since')}</h2>
          <Lines lines={answer.events} />
        </>
      ) : null}
      <p>
        <a href={tableHref(answer)}>{speak('page.table')}</a>
      </p>
    </Page>
  );
}

function failed(c: C, status: 404 | 429 | 503, retryAfter: number | undefined) {
  const first = /^\s*(\w+)/.exec(c.req.header('Accept-Language') ?? '')?.[1]?.toLowerCase();
  const language: Language = LANGUAGES.find((known) => known === first) ?? 'en';
  const speak = speaker(language);
  const what = status === 404 ? 'dead' : 'busy';
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.html(
    <Page language={language} title={speak(`page.${what}.title`)}>
      <p>{speak(`page.${what}.text`)}</p>
      <p>
        <a href="/">{speak('page.home')}</a>
      </p>
    </Page>,
    status,
  );
}
