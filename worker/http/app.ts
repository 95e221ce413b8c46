/** The HTTP side of the service. Everything under /api is JSON. Everything else is a file or a page of the app. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { notFound, unavailable } from '../domain/failure.ts';
import type { Offer } from '../domain/offer.ts';
import { report } from '../domain/report.ts';
import { ANSWER_PAGES, answerCalls } from './answers.tsx';
import { appPage } from './appPage.ts';
import { type App, limitAddress, send, sendFailure } from './call.ts';
import { channelCalls } from './channels.ts';
import { chatCalls } from './chat.ts';
import { devMailPages } from './devMail.tsx';
import { gameCalls } from './games.ts';
import { healthCalls } from './health.ts';
import { historyCalls } from './history.ts';
import { importCalls } from './imports.ts';
import { MAIL_PAGES, mailCalls } from './mail.tsx';
import { framedHeaders, pageHeaders } from './page.tsx';
import { LIVE, playCalls } from './play.ts';
import { seatCalls } from './seats.ts';
import { tableCalls } from './tables.ts';

const OPENAPI = '/api/openapi.json';

export function createApp(offer: Offer): App {
  const app: App = new OpenAPIHono();
  for (const path of [...MAIL_PAGES, ANSWER_PAGES]) app.use(path, ...pageHeaders);
  app.use('/dev/*', ...framedHeaders);
  for (const path of [...MAIL_PAGES, ANSWER_PAGES, LIVE, OPENAPI]) app.use(path, limitAddress);
  gameCalls(app, offer);
  healthCalls(app);
  tableCalls(app);
  seatCalls(app);
  playCalls(app);
  historyCalls(app);
  chatCalls(app);
  importCalls(app, offer);
  channelCalls(app);
  mailCalls(app, offer);
  answerCalls(app);
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
