/**
 * The pages of the app are one file: whatever is neither a file nor a call of the API is answered with it. Not by the
 * platform's own rule for this, which answers for a file that is gone too, with leave to keep it for a year: a browser
 * that asks for a file of another release would then have the page under that name.
 */
import type { Context } from 'hono';
import type { Env } from '../domain/env.ts';

const OURS = /^\/(api|dev|assets)(\/|$)/;

/** Null where this is no address of a page. */
export async function appPage({ req, env }: Context<{ Bindings: Env }>): Promise<Response | null> {
  const isPage = !OURS.test(req.path) && !req.path.slice(1).includes('.');
  if (!isPage || !env.ASSETS || (req.method !== 'GET' && req.method !== 'HEAD')) return null;
  return env.ASSETS.fetch(new Request(new URL('/', req.url), { method: req.method, headers: req.raw.headers }));
}
