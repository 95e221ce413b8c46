/** The HTTP face of the service. Everything under /api is JSON; all else is a file or a page of the app. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { type App, send, sendFailure } from './http/call.ts';
import { chatCalls } from './http/chat.ts';
import { devMailPages } from './http/devMail.tsx';
import { gameCalls } from './http/games.ts';
import { historyCalls } from './http/history.ts';
import { importCalls } from './http/imports.ts';
import { MAIL_PAGES, mailCalls } from './http/mail.tsx';
import { pageHeaders } from './http/page.tsx';
import { playCalls } from './http/play.ts';
import { seatCalls } from './http/seats.ts';
import { tableCalls } from './http/tables.ts';
import type { Offer } from './offer.ts';
import { notFound, unavailable } from './room/failure.ts';
import { report } from './room/trouble.ts';

export function createApp(offer: Offer): App {
  const app: App = new OpenAPIHono();
  for (const pages of [...MAIL_PAGES, '/dev/*']) app.use(pages, pageHeaders);
  gameCalls(app, offer);
  tableCalls(app);
  seatCalls(app);
  playCalls(app);
  historyCalls(app);
  chatCalls(app);
  importCalls(app, offer);
  mailCalls(app, offer);
  devMailPages(app);
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', { type: 'http', scheme: 'bearer' });
  const description = { openapi: '3.0.3', info: { title: 'Commonwealth', version: '1' } };
  app.get('/api/openapi.json', () => send({ status: 200, body: JSON.stringify(app.getOpenAPIDocument(description)) }));
  app.notFound(() => sendFailure(notFound));
  app.onError((error) => {
    report(error);
    return sendFailure(unavailable);
  });
  return app;
}
