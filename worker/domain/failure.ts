/** Why a request is not carried out, as a value. The caller gets the status and the body. */
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

export type Result<T> = { ok: true; value: T } | Failure;

/** The same whether the table is unknown, the token is wrong or its holder lacks the right: nothing can be probed. */
export const notFound: Failure = {
  ok: false,
  status: 404,
  code: 'not-found',
  message: 'There is no such table, or this link does not open it.',
};

export function stale(version: number): Failure {
  return { ok: false, status: 409, code: 'stale', message: 'The table has changed. Load it again.', version };
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

/**
 * The database cannot be reached. Nothing is known to be stored, and repeating the request with the same key is safe.
 */
export const unavailable: Failure = {
  ok: false,
  status: 503,
  code: 'unavailable',
  message: 'The service cannot reach its database right now. Try again.',
  retryAfter: 1,
};
