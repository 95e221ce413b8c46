/** What the owner of an address can do: confirm it, ask for all links, stop all mail. */
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { addresses, channels, outbox, seats } from '../db/schema.ts';
import { allShards, database, homeDatabase } from '../db/shards.ts';
import { type Env, roomOf } from '../domain/env.ts';
import type { Offer } from '../domain/offer.ts';
import { hashText } from '../domain/tokens.ts';
import type { TableLink } from './say/content.ts';
import { allLinks } from './say/write.ts';
import { type DrainContext, drainAddress, mailroomOptions } from './service.ts';

const HOUR = 3_600_000;

/** False where no table knows the address. `isNew`: it was not confirmed before. */
export async function confirmAddress(
  env: Env,
  hash: string,
  now: number,
): Promise<false | { isNew: boolean; isMail: boolean }> {
  const [before] = await homeDatabase(env).select().from(addresses).where(eq(addresses.hash, hash));
  const known = await change(env, hash, { confirmed: true, fails: false, blocked: false }, now);
  return known && { isNew: before?.confirmed === false, isMail: before?.channel === 'mail' };
}

export async function blockAddress(env: Env, hash: string, now: number): Promise<boolean> {
  return change(env, hash, { confirmed: false, blocked: true }, now);
}

async function change(
  env: Env,
  hash: string,
  set: Partial<typeof addresses.$inferInsert>,
  now: number,
): Promise<boolean> {
  const owned = eq(addresses.hash, hash);
  const known = await homeDatabase(env).update(addresses).set(set).where(owned).returning({ hash: addresses.hash });
  if (known.length === 0) return false;
  for (const { d1 } of allShards(env)) {
    const db = database(d1);
    const [, told, reached] = await db.batch([
      // Calls that waited for this, or that were given up, are looked at again.
      db
        .update(outbox)
        .set({ due: now, state: 'pending', attempts: 0 })
        .where(and(eq(outbox.addressHash, hash), inArray(outbox.state, ['pending', 'dead']))),
      db.selectDistinct({ tableId: seats.tableId }).from(seats).where(eq(seats.addressHash, hash)),
      db.selectDistinct({ tableId: channels.tableId }).from(channels).where(eq(channels.addressHash, hash)),
    ]);
    const at = new Set([...told, ...reached].map(({ tableId }) => tableId));
    await Promise.all([...at].map((tableId) => roomOf(env, tableId).reload()));
  }
  return true;
}

/** All seats of an address, for somebody who has proved to own it. */
export async function linksOf(env: Env, offer: Offer, addressHash: string, now: number): Promise<TableLink[]> {
  const options = mailroomOptions({ env, offer, now: () => now }, addressHash);
  return options ? allLinks(options, now) : [];
}

/**
 * Mails all links to an address, or the request to confirm it. An unknown address gets nothing. The key holds the hour,
 * so this happens at most once an hour. Only the owner of the address finds out what was done.
 */
export async function mailLinks(env: Env, offer: Offer, address: string, now: number): Promise<void> {
  const hash = await hashText(address.toLowerCase());
  const home = homeDatabase(env);
  const [known] = await home.select().from(addresses).where(eq(addresses.hash, hash));
  if (known?.channel !== 'mail') return;
  await callOnce({ env, offer, now: () => now }, known.confirmed ? 'links' : 'confirm', hash);
  await drainAddress({ env, offer, now: Date.now }, hash);
}

/** Sends the proof again if the last one is an hour old. Returns the last call for it, with what came of it. */
export async function askToConfirm(context: DrainContext, hash: string) {
  const last = await lastProof(context.env, hash);
  if (!last || last.createdAt <= context.now() - HOUR) await callOnce(context, 'confirm', hash);
  await drainAddress(context, hash);
  return lastProof(context.env, hash);
}

async function lastProof(env: Env, hash: string) {
  const { createdAt, state, lastError } = getTableColumns(outbox);
  const found = await Promise.all(
    allShards(env).map(({ d1 }) =>
      database(d1)
        .select({ createdAt, state, lastError })
        .from(outbox)
        .where(and(eq(outbox.addressHash, hash), eq(outbox.kind, 'confirm'))),
    ),
  );
  return found.flat().sort((a, b) => b.createdAt - a.createdAt)[0];
}

async function callOnce({ env, now }: DrainContext, kind: 'links' | 'confirm', hash: string): Promise<void> {
  const createdAt = now();
  const key = `mail/${kind}/${hash}/${Math.floor(createdAt / HOUR)}`;
  const call = { key, kind, addressHash: hash, due: createdAt, createdAt };
  await homeDatabase(env).insert(outbox).values(call).onConflictDoNothing();
}
