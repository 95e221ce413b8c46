/** Why a request is not done, as a value. The status and the body are what the caller gets to see. */
import type { Refusal } from '../../engine/core/game.ts';

export interface Failure {
  ok: false;
  status: 400 | 404 | 409 | 413 | 422 | 429 | 503;
  code: string;
  message: string;
  rule?: string;
  params?: Record<string, unknown>;
  version?: number;
  retryAfter?: number;
}

/** What a room answers over the wire between worker and object: a body that is ready to be sent. */
export interface Answer {
  status: number;
  body: string;
  etag?: string;
  retryAfter?: number;
}

/** The same whether the table is unknown, the token wrong or the power lacking: nothing can be probed. */
export const notFound: Failure = { ok: false, status: 404, code: 'not-found', message: 'No such table, or not yours.' };

export function stale(version: number): Failure {
  return { ok: false, status: 409, code: 'stale', message: 'The table has moved on. Look again.', version };
}

export function keyReused(version: number): Failure {
  const message = 'This Idempotency-Key was used for another request.';
  return { ok: false, status: 409, code: 'key-reused', message, version };
}

export function refused(refusal: Refusal): Failure {
  const { code, rule, params } = refusal;
  return { ok: false, status: 422, code, rule, message: 'The rules do not allow this.', ...(params ? { params } : {}) };
}

/** Refused by the service, not by a game's rules. */
export function cannot(code: string, message: string): Failure {
  return { ok: false, status: 422, code: `service/${code}`, rule: 'service', message };
}

export function tooMany(retryAfter: number): Failure {
  return { ok: false, status: 429, code: 'too-many', message: 'Too many requests. Wait a little.', retryAfter };
}

/** The record could not be reached; nothing is known to be done, and asking again with the same key is safe. */
export const unavailable: Failure = {
  ok: false,
  status: 503,
  code: 'unavailable',
  message: 'The record cannot be reached just now. Try again.',
  retryAfter: 1,
};

export function failureBody(failure: Failure): string {
  const { code, message, rule, params, version } = failure;
  return JSON.stringify({ error: { code, message, rule, params, version } });
}

export function failureAnswer(failure: Failure): Answer {
  return {
    status: failure.status,
    body: failureBody(failure),
    ...(failure.retryAfter === undefined ? {} : { retryAfter: failure.retryAfter }),
  };
}
