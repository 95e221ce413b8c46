/** Mail as the rest of the worker sees it: what is configured, and how to drain an address. */
import { mailbox } from '../db/schema.ts';
import { allShards, type Database, database } from '../db/shards.ts';
import type { Env } from '../env.ts';
import type { Offer } from '../offer.ts';
import { drain } from './drain.ts';
import { mailroom } from './mailroom.ts';
import { type MailConfig, mailConfig } from './transport/config.ts';
import { transportFor } from './transport/index.ts';
import type { KeptMail } from './transport/mailbox.ts';
import type { Delivery } from './transport/transport.ts';

const configs = new WeakMap<Env, MailConfig>();

/** Throws a MailConfigError, with words for the operator, when mail is half configured. */
export function configOf(env: Env): MailConfig {
  let config = configs.get(env);
  if (!config) {
    config = mailConfig(env);
    configs.set(env, config);
  }
  return config;
}

/** The key links are sealed with; null where no mail is sent. */
export function linkKeyOf(env: Env): string | null {
  const config = configOf(env);
  return config.transport === 'none' ? null : config.linkKey;
}

export interface DrainContext {
  env: Env;
  offer: Offer;
  db: Database;
  now(): number;
  /** What the caller knows of its own table; undefined where the table's room must be asked. */
  looking?(tableId: string, seat: number): boolean | undefined;
}

export async function drainAddress(context: DrainContext, addressHash: string): Promise<Delivery[]> {
  const { env, offer, db, now } = context;
  const config = configOf(env);
  const transport = transportFor(config, (mail) => keep(database(env.DB), mail));
  if (!transport || config.transport === 'none') return [];
  const room = (tableId: string) => env.GAME_ROOM.get(env.GAME_ROOM.idFromName(tableId));
  const rooms = mailroom({
    db,
    all: allShards(env).map(({ d1 }) => database(d1)),
    offer,
    addressHash,
    from: config.from,
    origin: config.origin,
    linkKey: config.linkKey,
    perHour: Number(env.LIMIT_MAILS_PER_HOUR),
    isLooking: async (tableId, seat) => context.looking?.(tableId, seat) ?? room(tableId).looking(seat),
    onFails: async (tableIds) => {
      await Promise.all([...new Set(tableIds)].map((id) => room(id).reload()));
    },
  });
  return drain(rooms, transport, now);
}

async function keep(db: Database, mail: KeptMail): Promise<void> {
  await db.insert(mailbox).values(mail);
}
