/** Mail as the rest of the worker sees it: what is configured, and how to drain an address. */
import { eq } from 'drizzle-orm';
import { mailbox } from '../db/schema.ts';
import { allShards, type Database, database, homeDatabase } from '../db/shards.ts';
import { type Env, limit, roomOf } from '../domain/env.ts';
import type { Offer } from '../domain/offer.ts';
import { report } from '../domain/report.ts';
import { type MailConfig, mailConfig } from './channels/mail/transport/config.ts';
import { transportFor } from './channels/mail/transport/index.ts';
import type { Shelf } from './channels/mail/transport/mailbox.ts';
import type { Delivery } from './channels/mail/transport/transport.ts';
import { drain } from './drain.ts';
import { mailroom } from './mailroom.ts';
import type { MailroomOptions } from './mailroomOptions.ts';

const configs = new WeakMap<Env, MailConfig>();

/** Throws a MailConfigError that tells the operator what is missing when mail is only partly configured. */
export function configOf(env: Env): MailConfig {
  let config = configs.get(env);
  if (!config) {
    config = mailConfig(env);
    configs.set(env, config);
  }
  return config;
}

/** The key that links are sealed with. Null where no mail is sent. */
export function linkKeyOf(env: Env): string | null {
  const config = configOf(env);
  return config.transport === 'none' ? null : config.linkKey;
}

export interface DrainContext {
  env: Env;
  offer: Offer;
  now(): number;
  /** What the caller knows of its own table. Undefined where the table's room must be asked. */
  looking?(tableId: string, seat: number): boolean | undefined;
}

/** Null where no mail is sent. */
export function mailroomOptions(context: DrainContext, addressHash: string): MailroomOptions | null {
  const { env, offer } = context;
  const config = configOf(env);
  if (config.transport === 'none') return null;
  return {
    home: homeDatabase(env),
    all: allShards(env).map(({ d1 }) => database(d1)),
    offer,
    addressHash,
    from: config.from,
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
  const transport = transportFor(configOf(context.env), shelfIn(homeDatabase(context.env)));
  const options = mailroomOptions(context, addressHash);
  return transport && options ? drain(mailroom(options), transport, context.now) : [];
}

function shelfIn(db: Database): Shelf {
  return {
    keep: async (mail) => {
      await db.insert(mailbox).values(mail);
    },
    has: async (messageId) => {
      const found = await db.select({ id: mailbox.id }).from(mailbox).where(eq(mailbox.messageId, messageId)).limit(1);
      return found.length > 0;
    },
  };
}
