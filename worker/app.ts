/** The HTTP face of the service. Everything under /api is JSON; all else is a file or a page of the app. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { appPage } from './http/appPage.ts';
import { type App, limitAddress, send, sendFailure } from './http/call.ts';
import { chatCalls } from './http/chat.ts';
import { devMailPages } from './http/devMail.tsx';
import { gameCalls } from './http/games.ts';
import { historyCalls } from './http/history.ts';
import { importCalls } from './http/imports.ts';
import { MAIL_PAGES, mailCalls } from './http/mail.tsx';
import { framedHeaders, pageHeaders } from './http/page.tsx';
import { LIVE, playCalls } from './http/play.ts';
import { seatCalls } from './http/seats.ts';
import { tableCalls } from './http/tables.ts';
import type { Offer } from './offer.ts';
import { notFound, unavailable } from './room/failure.ts';
import { report } from './room/trouble.ts';

const OPENAPI = '/api/openapi.json';

export function createApp(offer: Offer): App {
  const app: App = new OpenAPIHono();
  for (const path of MAIL_PAGES) app.use(path, ...pageHeaders);
  app.use('/dev/*', ...framedHeaders);
  for (const path of [...MAIL_PAGES, LIVE, OPENAPI]) app.use(path, limitAddress);
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
  let document: string | undefined;
  app.get(OPENAPI, () => {
    document ??= JSON.stringify(app.getOpenAPIDocument(description));
    return send({ status: 200, body: document });
  });
  app.notFound(async (c) => (await appPage(c)) ?? sendFailure(notFound));
  app.onError((error) => {
    report(error);
    return sendFailure(unavailable);
  });
  return app;
}
