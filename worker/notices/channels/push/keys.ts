/** The key with which the service signs its requests to push services (RFC 8292). */

import { z } from '@hono/zod-openapi';
import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';
import type { Env } from '../../../domain/env.ts';

const Part = z.string().regex(/^[\w-]{43}$/);
const Jwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: Part, y: Part, d: Part });

export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to when something is wrong. */
  subject: string;
}

/** Null where PUSH_KEY is not set: the service then has no push. */
export function pushKeys({
  PUSH_KEY,
  MAIL_FROM,
  ORIGIN,
}: Pick<Env, 'PUSH_KEY' | 'MAIL_FROM' | 'ORIGIN'>): PushKeys | null {
  if (!PUSH_KEY) return null;
  const { x, y, d } = Jwk.parse(JSON.parse(PUSH_KEY));
  const point = new Uint8Array([4, ...decodeBase64Url(x), ...decodeBase64Url(y)]);
  const publicKey = encodeBase64Url(point.buffer).replaceAll('=', '');
  const subject = MAIL_FROM ? `mailto:${MAIL_FROM}` : (ORIGIN ?? 'mailto:table@commonwealth.example');
  return { publicKey, privateKey: d, subject };
}
