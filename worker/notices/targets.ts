/**
 * Which addresses a notice may be sent to by HTTP, and how often. Players enter these addresses, so the service must not
 * be led into a private network, and nobody may use it to flood somebody else.
 */
import { sql } from 'drizzle-orm';
import { hosts } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Env } from '../domain/env.ts';
import { isLocal } from './channels/mail/transport/config.ts';

const HOUR = 3_600_000;
const LONGEST = 500;

/** Names that lead into a private network, or to nobody. */
const PRIVATE =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|example|invalid|onion|alt)$/;

/** Requests to one host in an hour, over all tables: to targets that are proven, and to those that are not. */
const MOST_PROVEN = 600;
const MOST_UNPROVEN = 20;

/** Services that carry notices for very many people, and have limits of their own. */
const SHARED = [
  /^(discord|discordapp)\.com$/,
  /^hooks\.slack\.com$/,
  /^ntfy\.sh$/,
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/** Null for an address that nothing may be sent to. */
export function publicUrl(text: string, env: Pick<Env, 'HOOKS_TO_LOCALHOST' | 'ORIGIN'>): URL | null {
  const url = text.length > LONGEST ? null : parsed(text);
  if (!url) return null;
  if (url.username || url.password) return null;
  if (isLocalRun(env) && url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)) return url;
  const isNumber = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname);
  const isOwn = parsed(env.ORIGIN ?? '')?.hostname === url.hostname;
  const isName = /^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z0-9-]{2,}$/.test(url.hostname);
  if (url.protocol !== 'https:' || url.port !== '' || isNumber || isOwn || !isName) return null;
  return PRIVATE.test(url.hostname) ? null : url;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Tests and local runs may send to this machine. A service with a public address never does. */
function isLocalRun({ HOOKS_TO_LOCALHOST, ORIGIN }: Pick<Env, 'HOOKS_TO_LOCALHOST' | 'ORIGIN'>): boolean {
  return HOOKS_TO_LOCALHOST === 'true' && ORIGIN !== undefined && isLocal(new URL(ORIGIN).hostname);
}

/** Counts a request to a host. False where too many went there in this hour. */
export async function mayReach(home: Database, hostname: string, isProven: boolean, now: number): Promise<boolean> {
  if (isProven && SHARED.some((name) => name.test(hostname))) return true;
  const host = isProven ? hostname : `unproven ${hostname}`;
  const hour = Math.floor(now / HOUR);
  const sent = sql`case when ${hosts.hour} = ${hour} then ${hosts.sent} + 1 else 1 end`;
  const [row] = await home
    .insert(hosts)
    .values({ host, hour, sent: 1 })
    .onConflictDoUpdate({ target: hosts.host, set: { hour, sent } })
    .returning({ sent: hosts.sent });
  const isShared = SHARED.some((name) => name.test(hostname));
  return (row?.sent ?? 1) <= (isProven ? MOST_PROVEN : isShared ? MOST_PROVEN : MOST_UNPROVEN);
}
