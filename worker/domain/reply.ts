/** What a room hands back to the worker: a body that is ready to be sent, with its status. */
import type { Failure } from './failure.ts';

export interface Reply {
  status: number;
  body: string;
  etag?: string;
  retryAfter?: number;
}

export const jsonReply = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) });

/** The caller has this reply already. */
export const unchangedReply = (etag: string): Reply => ({ status: 304, body: '', etag });

export function failureReply(failure: Failure): Reply {
  const { status, code, message, rule, params, version, retryAfter } = failure;
  const body = JSON.stringify({ error: { code, message, rule, params, version } });
  return { status, body, ...(retryAfter === undefined ? {} : { retryAfter }) };
}
