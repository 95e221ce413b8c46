/** Notices as the rest of the worker sees them: what is configured, and how to drain an address. */
import { eq } from 'drizzle-orm';
import { addresses } from '../db/schema.ts';
import { allShards, database, homeDatabase } from '../db/shards.ts';
import { type Env, limit, roomOf } from '../domain/env.ts';
import type { Offer } from '../domain/offer.ts';
import { report } from '../domain/report.ts';
import type { Target } from './channels/channel.ts';
import type { Delivery, Sender } from './channels/delivery.ts';
import { channelNamed } from './channels/index.ts';
import { configOf } from './channels/mail/config.ts';
import { drain } from './drain.ts';
import { mailroom } from './mailroom.ts';
import type { MailroomOptions } from './mailroomOptions.ts';
import type { Notice } from './say/content.ts';

/** What links in notices need: where they lead and what they are sealed with. Null where nobody is told anything. */
function linkConfig(env: Env): { origin: string; linkKey: string; domain: string } | null {
  const config = configOf(env);
  if (config.transport !== 'none') return { ...config, domain: config.from.split('@')[1] ?? '' };
  const { ORIGIN, LINK_KEY } = env;
  if (!ORIGIN || !LINK_KEY || LINK_KEY.length < 32) return null;
  const { origin, hostname } = new URL(ORIGIN);
  return { origin, linkKey: LINK_KEY, domain: hostname };
}

/** The key that links are sealed with. Null where nobody is told anything. */
export const linkKeyOf = (env: Env): string | null => linkConfig(env)?.linkKey ?? null;

export interface DrainContext {
  env: Env;
  offer: Offer;
  now(): number;
  /** What the caller knows of its own table. Undefined where the table's room must be asked. */
  looking?(tableId: string, seat: number): boolean | undefined;
}

/** Null where nobody is told anything. */
export function mailroomOptions(context: DrainContext, addressHash: string): MailroomOptions | null {
  const { env, offer } = context;
  const config = linkConfig(env);
  if (!config) return null;
  return {
    home: homeDatabase(env),
    all: allShards(env).map(({ d1 }) => database(d1)),
    offer,
    addressHash,
    domain: config.domain,
    origin: config.origin,
    linkKey: config.linkKey,
    perHour: limit(env, 'LIMIT_MAILS_PER_HOUR'),
    isLooking: async (tableId, seat) => context.looking?.(tableId, seat) ?? isLookingAt(env, tableId, seat),
    onFails: async (tableIds) => {
      await Promise.all([...new Set(tableIds)].map((id) => roomOf(env, id).reload()));
    },
  };
}

/** If another table's room cannot be asked, the mail goes out: it may be about a table that is well. */
async function isLookingAt(env: Env, tableId: string, seat: number): Promise<boolean> {
  try {
    return await roomOf(env, tableId).looking(seat);
  } catch (error) {
    report(error);
    return false;
  }
}

export async function drainAddress(context: DrainContext, addressHash: string): Promise<Delivery[]> {
  const options = mailroomOptions(context, addressHash);
  if (!options) return [];
  const [target] = await options.home.select().from(addresses).where(eq(addresses.hash, addressHash));
  return drain(mailroom(options), senderTo(context, target), context.now);
}

/** How one target is reached. */
export function senderTo(
  { env, now }: Pick<DrainContext, 'env' | 'now'>,
  target: (Target & { channel: string }) | undefined,
): Sender<Notice> {
  const { origin = '' } = linkConfig(env) ?? {};
  if (!target) return unable;
  const context = { env, home: homeDatabase(env), origin, now };
  return channelNamed(target.channel)?.sender(target, context) ?? unable;
}

/** The target is forgotten, or the service no longer has its channel. */
const unable: Sender<Notice> = {
  name: 'none',
  send: async () => ({ outcome: 'deferred', reason: 'this channel is not set up' }),
};
