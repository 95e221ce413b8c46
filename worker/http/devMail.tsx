/** @jsxImportSource hono/jsx */
/** The mailbox of a local run. It does not exist anywhere else. */
import { desc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { mailbox } from '../db/schema.ts';
import { database } from '../db/shards.ts';
import type { Env } from '../domain/env.ts';
import { configOf } from '../notices/channels/mail/config.ts';
import { isLocal } from '../notices/channels/mail/transport/config.ts';
import type { App } from './call.ts';
import { Page } from './page.tsx';

const MOST = 200;

export function devMailPages(app: App): void {
  app.use('/dev/*', (c, next) => (isOpen(c) ? next() : Promise.resolve(c.notFound())));
  app.get('/dev/mail', async (c) => c.html(<List mails={await newest(c.env)} />));
  app.get('/dev/mail.json', async (c) => c.json(await newest(c.env)));
  app.get('/dev/mail/:id', async (c) => {
    const mail = await one(c);
    return mail ? c.html(<Mail mail={mail} />) : c.notFound();
  });
  app.get('/dev/mail/:id/html', async (c) => {
    const mail = await one(c);
    // The links open as they would in a mail program, and not within the frame.
    return mail ? c.html(mail.html.replace('<head>', '<head><base target="_top">')) : c.notFound();
  });
}

/** Only for requests from this machine: a mailbox that is left on by mistake shows nothing to the world. */
function isOpen(c: Context<{ Bindings: Env }>): boolean {
  return configOf(c.env).transport === 'mailbox' && isLocal(new URL(c.req.url).hostname);
}

type Kept = typeof mailbox.$inferSelect;

function newest(env: Env): Promise<Kept[]> {
  return database(env.DB).select().from(mailbox).orderBy(desc(mailbox.id)).limit(MOST);
}

async function one(c: Context<{ Bindings: Env }>): Promise<Kept | undefined> {
  const id = Number(c.req.param('id'));
  if (!Number.isSafeInteger(id)) return undefined;
  const [mail] = await database(c.env.DB).select().from(mailbox).where(eq(mailbox.id, id));
  return mail;
}

const when = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

function List({ mails }: { mails: Kept[] }) {
  return (
    <Page language="en" title="Mailbox of this run" wide>
      {mails.length === 0 ? <p>No mail yet. Give an address at a table.</p> : null}
      <ul>
        {mails.map(({ id, to, subject, at }) => (
          <li>
            <a href={`/dev/mail/${id}`}>{subject}</a>
            <div class="row">
              <span>to {to}</span>
              <span>{when(at)} UTC</span>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Mail({ mail }: { mail: Kept }) {
  const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'));
  return (
    <Page language="en" title={mail.subject} wide>
      <p>
        <a href="/dev/mail">Mailbox</a> · to {mail.to} · {when(mail.at)} UTC
      </p>
      <h2>HTML</h2>
      <iframe
        title="HTML"
        src={`/dev/mail/${mail.id}/html`}
        sandbox="allow-popups allow-top-navigation-by-user-activation"
      />
      <h2>Text</h2>
      <pre>{mail.text}</pre>
      <h2>Headers</h2>
      <pre>{head}</pre>
    </Page>
  );
}
