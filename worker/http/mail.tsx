/** @jsxImportSource hono/jsx */
/**
 * What the owner of an address can do: ask for all links, confirm the address, stop mail. A link in a mail only shows a
 * page, because scanners follow links. The button on the page acts, by POST. The same POST takes JSON and the one click
 * of RFC 8058.
 */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { LANGUAGES, type Language } from '../../engine/core/messages.ts';
import { type Env, roomOf } from '../domain/env.ts';
import { notFound } from '../domain/failure.ts';
import { blockedBy, confirmedBy, parseStopToken } from '../domain/mailTokens.ts';
import type { Offer } from '../domain/offer.ts';
import { MailLinks, MailToken } from '../domain/wire/mail.ts';
import { blockAddress, confirmAddress, linksOf, mailLinks } from '../notices/address.ts';
import { speaker } from '../notices/say/messages/index.ts';
import type { MailKey } from '../notices/say/messages/keys.ts';
import { linkKeyOf } from '../notices/service.ts';
import { readBody } from './body.ts';
import { type App, call, sendFailure } from './call.ts';
import { mailLimit } from './mailLimit.ts';
import { Page } from './page.tsx';

type C = Context<{ Bindings: Env }>;

const CONFIRM = '/api/mail/confirm';
const STOP = '/api/mail/unsubscribe';
const Ok = z.object({ ok: z.literal(true) }).openapi('Ok');

/** These paths show pages, so they get the headers of a page. */
export const MAIL_PAGES = [CONFIRM, STOP];

export function mailCalls(app: App, offer: Offer): void {
  call(
    app,
    {
      method: 'post',
      path: '/api/mail/links',
      summary: 'Mail me the links of all my seats. The reply is the same whether the address is known or not',
      body: MailLinks,
      status: 200,
      reply: Ok,
    },
    async ({ c, env, body }) => {
      const limited = mailLimit(c, body.mail);
      if (limited) return limited;
      c.executionCtx.waitUntil(mailLinks(env, offer, body.mail, Date.now()));
      return { status: 200, body: JSON.stringify({ ok: true }) };
    },
  );
  describe(app, CONFIRM, 'Confirm the address a mail was sent to');
  describe(app, STOP, 'Stop mail for a seat, or for an address');
  app.get(CONFIRM, (c) => askPage(c, 'confirm', 'button.confirm'));
  app.get(STOP, (c) => askPage(c, parseStopToken(c.req.query('t') ?? '') ? 'stop' : 'block'));
  app.post(CONFIRM, async (c) => {
    const token = await tokenOf(c);
    const key = linkKeyOf(c.env);
    const hash = key === null ? null : confirmedBy(key, token);
    if (hash === null) return dead(c);
    const confirmed = await confirmAddress(c.env, hash, Date.now());
    if (!confirmed) return dead(c);
    if (!wantsPage(c)) return c.json({ ok: true });
    // The links of the seats are shown only once: an old mail, or its address in some log, must not open them for ever.
    // A hook may be read by others than the player, so its page shows none.
    if (!confirmed.isNew || !confirmed.isMail) return done(c, 'confirmed');
    const links = await linksOf(c.env, offer, hash, Date.now());
    const { speak, language } = words(c);
    return c.html(
      <Page language={language} title={speak('page.confirmed.title')}>
        <p>{speak('page.confirmed.tables')}</p>
        <ul>
          {links.map(({ name, game, href }) => (
            <li>
              <a href={href}>{name}</a>
              <br />
              {game}
            </li>
          ))}
        </ul>
      </Page>,
    );
  });
  app.post(STOP, async (c) => {
    const token = await tokenOf(c);
    const seat = parseStopToken(token);
    if (seat) return (await roomOf(c.env, seat.tableId).stopMail(seat.seat, token)) ? done(c, 'stopped') : dead(c);
    const key = linkKeyOf(c.env);
    const hash = key === null ? null : blockedBy(key, token);
    return hash !== null && (await blockAddress(c.env, hash, Date.now())) ? done(c, 'blocked') : dead(c);
  });
}

function describe(app: App, path: string, summary: string): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary,
    request: { body: { required: true, content: { 'application/json': { schema: MailToken } } } },
    responses: { 200: { description: summary, content: { 'application/json': { schema: Ok } } } },
  });
}

/** A form and a mail program send the token in the address, other programs send it in the body. */
async function tokenOf(c: C): Promise<string> {
  const inAddress = c.req.query('t');
  if (inAddress !== undefined) return inAddress.slice(0, 200);
  const body = await readBody(c.req.raw, 1024);
  const parsed = 'ok' in body ? null : MailToken.safeParse(body.json);
  return parsed?.success ? parsed.data.token : '';
}

const wantsPage = (c: C): boolean => (c.req.header('Accept') ?? '').includes('text/html');

function words(c: C): { language: Language; speak: ReturnType<typeof speaker> } {
  const first = /^\s*(\w+)/.exec(c.req.header('Accept-Language') ?? '')?.[1]?.toLowerCase();
  const language = LANGUAGES.find((known) => known === first) ?? 'en';
  return { language, speak: speaker(language) };
}

function askPage(c: C, what: 'confirm' | 'stop' | 'block', button: MailKey = `page.${what}.button` as MailKey) {
  const { language, speak } = words(c);
  return c.html(
    <Page language={language} title={speak(`page.${what}.title`)}>
      <p>{speak(`page.${what}.text`)}</p>
      <form method="post" action={`?t=${encodeURIComponent(c.req.query('t') ?? '')}`}>
        <button type="submit">{speak(button)}</button>
      </form>
    </Page>,
  );
}

function done(c: C, what: 'stopped' | 'blocked' | 'confirmed') {
  if (!wantsPage(c)) return c.json({ ok: true });
  const { language, speak } = words(c);
  return c.html(
    <Page language={language} title={speak(`page.${what}.title`)}>
      <p>{speak(`page.${what}.text`)}</p>
      <p>
        <a href="/">{speak('page.home')}</a>
      </p>
    </Page>,
  );
}

function dead(c: C) {
  if (!wantsPage(c)) return sendFailure(notFound);
  const { language, speak } = words(c);
  return c.html(
    <Page language={language} title={speak('page.dead.title')}>
      <p>{speak('page.dead.text')}</p>
      <p>
        <a href="/">{speak('page.home')}</a>
      </p>
    </Page>,
    404,
  );
}
