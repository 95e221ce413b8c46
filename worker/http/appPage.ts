/**
 * All pages of the app are one file. It is the response to every address that is neither a file nor a call of the API.
 * The platform's own rule for this would send it for a deleted file too, and allow the browser to keep it for a year: a
 * browser that asks for a file of another release would then have the page under the name of that file.
 */
import type { Context } from 'hono';
import type { Env } from '../domain/env.ts';

const OURS = /^\/(api|dev|assets)(\/|$)/;

/** Null where the address is not that of a page. */
export async function appPage({ req, env }: Context<{ Bindings: Env }>): Promise<Response | null> {
  const isPage = !OURS.test(req.path) && !req.path.slice(1).includes('.');
  if (!isPage || !env.ASSETS || (req.method !== 'GET' && req.method !== 'HEAD')) return null;
  return env.ASSETS.fetch(new Request(new URL('/', req.url), { method: req.method, headers: req.raw.headers }));
}
