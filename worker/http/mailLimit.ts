/**
 * Somebody who gives an address makes the service write to it, if only to ask for confirmation. One source may give
 * only so many addresses an hour. Each isolate keeps its own limit. The limit of mails to one address is in the
 * database.
 */
import type { Context } from 'hono';
import { type Env, limit } from '../domain/env.ts';
import { tooMany } from '../domain/failure.ts';
import { RateLimit, sourceOf } from '../domain/rateLimit.ts';
import { failureReply, type Reply } from '../domain/reply.ts';

let named: RateLimit | undefined;

export function mailLimit(c: Context<{ Bindings: Env }>, mail: string | null | undefined): Reply | null {
  if (mail === null || mail === undefined) return null;
  named ??= new RateLimit(limit(c.env, 'LIMIT_ADDRESSES_PER_HOUR'), 3_600_000);
  const wait = named.take(sourceOf(c.req.header('CF-Connecting-IP')), Date.now());
  return wait > 0 ? failureReply(tooMany(wait)) : null;
}
