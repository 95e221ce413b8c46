/**
 * One call of the API. Its shapes describe it in /api/openapi.json and are enforced before the handler runs. A handler
 * gets parsed input and returns a body that is ready to be sent.
 */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { canonical } from '../../engine/core/json.ts';
import type { Asker } from '../domain/asker.ts';
import { type Env, limit } from '../domain/env.ts';
import { type Failure, notFound, tooMany, unavailable } from '../domain/failure.ts';
import { RateLimit, sourceOf } from '../domain/rateLimit.ts';
import { failureReply, type Reply } from '../domain/reply.ts';
import { report, reportCall } from '../domain/report.ts';
import type { KeyedRequest } from '../domain/request.ts';
import { hashText } from '../domain/tokens.ts';
import { ErrorShape } from '../domain/wire/error.ts';
import { readBody } from './body.ts';

export type App = OpenAPIHono<{ Bindings: Env }>;

interface Spec<P, Q, B> {
  method: 'get' | 'post' | 'put' | 'patch';
  /** As in OpenAPI: `/api/tables/{id}`. */
  path: string;
  summary: string;
  /** Whether the request needs a token of the table. */
  token?: boolean;
  /** Whether the request must or may have an Idempotency-Key. */
  key?: 'must' | 'may';
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: z.ZodType<B>;
  /** The most bytes a body may have, if not the usual limit. */
  most?: number;
  status: 200 | 201;
  reply: z.ZodType;
}

export interface Call<P, Q, B> {
  c: Context<{ Bindings: Env }>;
  env: Env;
  params: P;
  query: Q;
  body: B;
  /** The SHA-256 of the token, or empty where there is none. */
  token: string;
  /** The same, with what the page says of itself. */
  asker: Asker;
  /** Null without an Idempotency-Key. */
  request: KeyedRequest | null;
  /** If-None-Match. */
  etag: string | null;
}

/**
 * Replies are data: nothing in them may run, frame or be framed. The headers are set with the reply, because a
 * middleware after it costs as much as everything else on the way in. Pages get theirs from web/public/_headers.
 */
const HEADERS = new Headers({
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=15552000; includeSubDomains',
});
const JSON_HEADERS = new Headers([...HEADERS, ['Content-Type', 'application/json']]);
const BODY = 64 * 1024;
/** A page sends this header while nobody is at it. */
const AWAY = 'X-Away';
const KEY = /^[\x21-\x7e]{1,100}$/;
const IDEMPOTENCY = z.object({ 'Idempotency-Key': z.string().min(1).max(100) });
const PLACES = /\{(\w+)\}/g;

export function call<P = unknown, Q = unknown, B = unknown>(
  app: App,
  spec: Spec<P, Q, B>,
  handle: (call: Call<P, Q, B>) => Promise<Reply>,
): void {
  app.openAPIRegistry.registerPath(describe(spec));
  const method = spec.method.toUpperCase();
  app.on(method, spec.path.replace(PLACES, ':$1'), async (c) => {
    const from = Date.now();
    const request = requestId(c);
    const reply = await replyTo(c, spec, handle, request);
    if (c.env.LOG_CALLS === 'all')
      reportCall({ call: `${method} ${spec.path}`, status: reply.status, ms: Date.now() - from, request });
    return send(reply, request);
  });
}

async function replyTo<P, Q, B>(
  c: Context<{ Bindings: Env }>,
  spec: Spec<P, Q, B>,
  handle: (call: Call<P, Q, B>) => Promise<Reply>,
  request: string,
): Promise<Reply> {
  try {
    const read = await readCall(c, spec);
    return 'ok' in read ? failureReply(read) : await handle(read);
  } catch (error) {
    report(error, { request });
    return failureReply(unavailable);
  }
}

/** The platform's id of the request, or one of our own. The reply carries it, so a player can tell it to the operator. */
const requestId = (c: Context<{ Bindings: Env }>): string =>
  c.req.header('CF-Ray')?.slice(0, 40) ?? crypto.randomUUID().slice(0, 13);

async function readCall<P, Q, B>(c: Context<{ Bindings: Env }>, spec: Spec<P, Q, B>): Promise<Call<P, Q, B> | Failure> {
  const limited = addressLimit(c);
  if (limited) return limited;
  const params = spec.params?.safeParse(c.req.param());
  if (params && !params.success) return notFound;
  const bearer = /^Bearer ([\w-]{16,128})$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (spec.token && bearer === undefined) return notFound;
  const hashing = bearer === undefined ? '' : hashText(bearer);
  const query = spec.query?.safeParse(c.req.query());
  if (query && !query.success) return malformed(query.error);
  const key = spec.key && c.req.header('Idempotency-Key');
  if (key === undefined ? spec.key === 'must' : !KEY.test(key)) {
    return bad('Send an Idempotency-Key of 1 to 100 visible characters.');
  }
  let body: B | undefined;
  if (spec.body) {
    const text = await readBody(c.req.raw, spec.most ?? BODY);
    if ('ok' in text) return text;
    const parsed = spec.body.safeParse(text.json);
    if (!parsed.success) return malformed(parsed.error);
    body = parsed.data;
  }
  const token = await hashing;
  return {
    c,
    env: c.env,
    params: params?.data as P,
    query: query?.data as Q,
    body: body as B,
    token,
    asker: { token, isAway: c.req.header(AWAY) !== undefined },
    request:
      key === undefined ? null : { key, hash: await hashText(`${spec.method} ${c.req.path} ${canonical(body)}`) },
    etag: c.req.header('If-None-Match') ?? null,
  };
}

/** Each isolate keeps its own limit: it slows down one source that runs wild, and does not count all requests. */
let addresses: RateLimit | undefined;

export function addressLimit(c: Context<{ Bindings: Env }>, cost = 1): Failure | null {
  addresses ??= new RateLimit(limit(c.env, 'LIMIT_ADDRESS_PER_MINUTE'));
  const wait = addresses.take(sourceOf(c.req.header('CF-Connecting-IP')), Date.now(), cost);
  return wait > 0 ? tooMany(wait) : null;
}

/** For everything that is not a `call`: pages, the socket, the description of the API. */
export const limitAddress: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const limited = addressLimit(c);
  if (limited) return sendFailure(limited);
  await next();
};

const bad = (message: string): Failure => ({ ok: false, status: 400, code: 'malformed', message });

/** Says where the input is wrong, and never repeats the input. */
function malformed(error: z.ZodError): Failure {
  const where = error.issues
    .slice(0, 5)
    .map(({ path, code }) => ({ path: path.map(String).join('.').slice(0, 80), code }));
  return { ...bad('The request does not have the shape that /api/openapi.json describes.'), params: { where } };
}

/** A key shorter than this can be guessed. */
const UNGUESSABLE = 32;

/**
 * The request bound to its sender, for calls that reply with a link: otherwise somebody who repeats another's request
 * would get that link. A key that can be guessed is therefore only valid from the address it came from.
 */
export function sendersOwn({
  c,
  request,
}: Pick<Call<unknown, unknown, unknown>, 'c' | 'request'>): KeyedRequest | null {
  if (!request || request.key.length >= UNGUESSABLE) return request;
  return { ...request, key: `${sourceOf(c.req.header('CF-Connecting-IP'))} ${request.key}` };
}

export function send({ status, body, etag, retryAfter }: Reply, request?: string): Response {
  const isUnchanged = status === 304;
  const response = new Response(isUnchanged ? null : body, { status, headers: isUnchanged ? HEADERS : JSON_HEADERS });
  if (etag !== undefined) response.headers.set('ETag', etag);
  if (request !== undefined) response.headers.set('X-Request-Id', request);
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}

export const sendFailure = (failure: Failure): Response => send(failureReply(failure));

function describe<P, Q, B>(spec: Spec<P, Q, B>): ReturnType<typeof createRoute> {
  const error = (description: string) => ({ description, content: { 'application/json': { schema: ErrorShape } } });
  const request: Record<string, unknown> = {};
  if (spec.params) request.params = spec.params;
  if (spec.query) request.query = spec.query;
  if (spec.body) request.body = { required: true, content: { 'application/json': { schema: spec.body } } };
  if (spec.key) request.headers = spec.key === 'must' ? IDEMPOTENCY : IDEMPOTENCY.partial();
  return createRoute({
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    ...(spec.token ? { security: [{ token: [] }] } : {}),
    request,
    responses: {
      [spec.status]: { description: spec.summary, content: { 'application/json': { schema: spec.reply } } },
      400: error('Malformed'),
      404: error('Unknown, or this token does not open it'),
      409: error('Stale, with the version the table is at; or the Idempotency-Key was used before'),
      413: error('Too large'),
      422: error('Refused, with a code and the rule'),
      429: error('Too many requests; see Retry-After'),
    },
  });
}
