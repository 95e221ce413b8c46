/** Sends a notice to somebody else's server by HTTP. What that server says becomes the result of the try. */

import { mayReach, publicUrl } from '../targets.ts';
import type { ChannelContext, Target } from './channel.ts';
import { cleanReason, type Delivery } from './delivery.ts';

/** Whoever takes longer holds up the other notices of the same reader. */
const PATIENCE = 10_000;
/** Statuses that a later try may change. */
const LATER = new Set([408, 421, 425, 429]);

export interface HttpRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

export async function post(
  request: HttpRequest,
  target: Target,
  { env, home, now }: ChannelContext,
): Promise<Delivery> {
  // What is allowed may have changed since the target was entered.
  const url = publicUrl(request.url, env);
  if (!url) return { outcome: 'refused', reason: 'this address is not allowed' };
  if (!(await mayReach(home, url.hostname, target.confirmed, now()))) {
    return { outcome: 'deferred', reason: 'too many requests went to this host in this hour' };
  }
  const { headers, body } = request;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const reply = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await reply.body?.cancel();
    return judged(reply.status);
  } catch (error) {
    const isTimeout = (error as Error).name === 'TimeoutError';
    // A server that takes the request and does not reply may have acted on it.
    return { outcome: isTimeout ? 'unknown' : 'deferred', reason: cleanReason((error as Error).message) };
  }
}

function judged(status: number): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  const reason =
    status >= 300 && status < 400 ? `it replied ${status}, and redirects are not followed` : `it replied ${status}`;
  if (status === 404 || status === 410) return { outcome: 'gone', reason };
  return { outcome: status >= 500 || LATER.has(status) ? 'deferred' : 'refused', reason };
}
