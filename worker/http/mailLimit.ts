/**
 * Whoever names an address makes the service write to it, if only to ask. One source names so many an hour. Kept by
 * each isolate for itself; what one address may get in an hour is kept in the record.
 */
import type { Context } from 'hono';
import { type Env, limit } from '../domain/env.ts';
import { type Answer, failureAnswer, tooMany } from '../domain/failure.ts';
import { RateLimit, sourceOf } from '../domain/rateLimit.ts';

let named: RateLimit | undefined;

export function mailLimit(c: Context<{ Bindings: Env }>, mail: string | null | undefined): Answer | null {
  if (mail === null || mail === undefined) return null;
  named ??= new RateLimit(limit(c.env, 'LIMIT_ADDRESSES_PER_HOUR'), 3_600_000);
  const wait = named.take(sourceOf(c.req.header('CF-Connecting-IP')), Date.now());
  return wait > 0 ? failureAnswer(tooMany(wait)) : null;
}
