/** The outbox and the addresses in D1: claim calls, read the present, note what became of the calls. */
import { and, eq, gte, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { actions, addresses, awaited, channels, orders, outbox, seats, tables } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Begun, Call, Level } from './decide/call.ts';
import type { AddressNews, Settlement } from './drain.ts';

const HOUR = 3_600_000;

export type OutboxRow = typeof outbox.$inferSelect;

export function toCall(row: OutboxRow): Call {
  const { key, kind, tableId, seat, params, createdAt, due, attempts } = row;
  const told = Number(params.told ?? 0) as Level;
  const version = Number(params.version ?? -1);
  const played = params.late === 'default' ? Number(params.played ?? version) : null;
  const begun = typeof params.begun === 'string' ? (JSON.parse(params.begun) as Begun) : null;
  return { key, kind, tableId, seat, version, played, told, createdAt, due, attempts, begun };
}

/** A call, and the database it is in. */
export interface Taken {
  db: Database;
  row: OutboxRow;
}

/**
 * Takes all pending calls of an address that nobody holds, if one of them is due, and also those in other databases, so
 * that they can join. Each database runs one statement: of two drains at the same time, the second finds nothing.
 */
export async function claimCalls(
  all: readonly Database[],
  addressHash: string,
  claim: string,
  now: number,
  until: number,
): Promise<Taken[]> {
  const free = sql`${outbox.addressHash} = ${addressHash} and ${outbox.state} = 'pending' and ${outbox.claimedUntil} <= ${now}`;
  const isDue = sql`exists (select 1 from ${outbox} where ${free} and ${outbox.due} <= ${now})`;
  const take = async (db: Database, where: SQL | undefined): Promise<Taken[]> => {
    const rows = await db.update(outbox).set({ claim, claimedUntil: until }).where(where).returning();
    return rows.map((row) => ({ db, row }));
  };
  const taken: Taken[] = [];
  for (const db of all) taken.push(...(await take(db, and(free, isDue))));
  if (taken.length === 0) return [];
  const others = all.filter((db) => !taken.some((one) => one.db === db));
  for (const db of others) taken.push(...(await take(db, free)));
  return taken;
}

/** An address, its seats with their tables, and what those seats were told before. */
export async function readPresent(
  home: Database,
  all: readonly Database[],
  addressHash: string,
  taken: readonly Taken[],
) {
  const [address] = await home.select().from(addresses).where(eq(addresses.hash, addressHash));
  const found = await Promise.all(
    all.map((db) =>
      presentIn(
        db,
        addressHash,
        taken.flatMap((one) => (one.db === db ? [one.row] : [])),
      ),
    ),
  );
  return { address, held: found.flatMap(({ held }) => held), told: found.flatMap(({ told }) => told) };
}

async function presentIn(db: Database, addressHash: string, calls: readonly OutboxRow[]) {
  const acted = sql<number | null>`(
    select ${actions.seq} from ${actions}
    where ${actions.tableId} = ${seats.tableId} and ${actions.seat} = ${seats.seat} and ${actions.actor} = 'player'
    order by ${actions.seq} desc limit 1)`;
  const ordered = sql<number | null>`(
    select ${orders.version} from ${orders}
    where ${orders.tableId} = ${seats.tableId} and ${orders.seat} = ${seats.seat})`;
  const called = sql`exists (
    select 1 from ${outbox}
    where ${outbox.addressHash} = ${addressHash} and ${outbox.state} = 'pending' and ${outbox.tableId} = ${tables.id})`;
  const held = await db
    .select({ seat: seats, table: tables, waiting: awaited.seats, acted, ordered })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .leftJoin(awaited, eq(awaited.tableId, seats.tableId))
    .where(and(heldBy(addressHash), or(ne(tables.status, 'finished'), called)));
  const told = await Promise.all(toldBefore(db, calls));
  return { held: held.map((one) => ({ ...one, db })), told: told.flat() };
}

/** The seats whose players are told at an address, by mail or through another channel. */
const heldBy = (addressHash: string): SQL => sql`(${seats.tableId}, ${seats.seat}) in (
  select table_id, seat from ${seats} where address_hash = ${addressHash}
  union all select table_id, seat from ${channels} where address_hash = ${addressHash})`;

export type Held = Awaited<ReturnType<typeof readPresent>>['held'][number];

/** How many seats one statement asks about. A statement may hold a hundred values. */
const SEATS_A_QUERY = 20;

/** All calls about turns and lateness of some seats, found by the primary key. */
function toldBefore(db: Database, calls: readonly OutboxRow[]) {
  const ranges = [
    ...new Set(calls.flatMap(({ tableId, seat }) => (tableId === null || seat === null ? [] : [`${tableId} ${seat}`]))),
  ].map((pair) => {
    const [tableId, seat] = pair.split(' ');
    return or(...['turn', 'late'].map((kind) => startsWith(`${tableId}/${kind}/${seat}/`)));
  });
  const queries = [];
  for (let from = 0; from < ranges.length; from += SEATS_A_QUERY) {
    queries.push(
      db
        .select()
        .from(outbox)
        .where(or(...ranges.slice(from, from + SEATS_A_QUERY))),
    );
  }
  return queries;
}

/** Keys that begin with a text ending in a slash. `0` is the character after the slash. */
function startsWith(prefix: string) {
  return and(gte(outbox.key, prefix), lt(outbox.key, `${prefix.slice(0, -1)}0`));
}

/** Notes that a message is about to be sent. False where another drain holds one of its calls by now. */
export async function beginCalls(
  claim: string,
  taken: ReadonlyMap<string, Taken>,
  begun: ReadonlyMap<string, Begun>,
): Promise<boolean> {
  for (const db of new Set([...taken.values()].map((one) => one.db))) {
    const updates = [...begun].flatMap(([key, one]) => {
      const held = taken.get(key);
      if (held?.db !== db) return [];
      const params = { ...held.row.params, begun: JSON.stringify(one) };
      return [
        db
          .update(outbox)
          .set({ params })
          .where(and(eq(outbox.key, key), eq(outbox.claim, claim))),
      ];
    });
    const [first, ...rest] = updates;
    if (!first) continue;
    const results = (await db.batch([first, ...rest])) as unknown as D1Result[];
    if (results.some(({ meta }) => meta.changes === 0)) return false;
  }
  return true;
}

export async function settleCalls(
  { home, all }: { home: Database; all: readonly Database[] },
  addressHash: string,
  claim: string,
  taken: ReadonlyMap<string, Taken>,
  settlements: readonly Settlement[],
  news: AddressNews,
  now: number,
): Promise<void> {
  const updates = new Map<Database, BatchItem<'sqlite'>[]>();
  const add = (db: Database, update: BatchItem<'sqlite'>) => updates.set(db, [...(updates.get(db) ?? []), update]);
  for (const { key, state, due, told, attempts, lastError, begun } of settlements) {
    const one = taken.get(key);
    if (!one) continue;
    const { begun: _noted, ...kept } = one.row.params;
    const params = { ...kept, ...(told > 0 ? { told } : {}), ...(begun ? { begun: JSON.stringify(begun) } : {}) };
    // Only the drain that still holds the call may note what became of it.
    const held = and(eq(outbox.key, key), eq(outbox.claim, claim));
    const set = { state, due, attempts, lastError, params, claim: null, claimedUntil: 0 };
    add(one.db, one.db.update(outbox).set(set).where(held));
  }
  const hour = Math.floor(now / HOUR);
  const counted = sql`case when ${addresses.hour} = ${hour} then ${addresses.sentInHour} + 1 else 1 end`;
  const owned = eq(addresses.hash, addressHash);
  const set = news === 'sent' ? { hour, sentInHour: counted } : { fails: true, confirmed: false };
  if (news === 'gone') {
    add(home, home.delete(addresses).where(owned));
    for (const db of all) add(db, db.delete(channels).where(eq(channels.addressHash, addressHash)));
  } else if (news) add(home, home.update(addresses).set(set).where(owned));
  for (const [db, [first, ...rest]] of updates) if (first) await db.batch([first, ...rest]);
}

/** The addresses that have calls of this table that are due. */
export async function dueAddresses(db: Database, tableId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: outbox.addressHash })
    .from(outbox)
    .where(
      and(startsWith(`${tableId}/`), eq(outbox.state, 'pending'), lte(outbox.due, now), lte(outbox.claimedUntil, now)),
    );
  return rows.map(({ hash }) => hash);
}

/** Addresses with calls that were due before this time. */
export async function overdueAddresses(db: Database, before: number, count: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: outbox.addressHash })
    .from(outbox)
    .where(and(eq(outbox.state, 'pending'), lt(outbox.due, before), lt(outbox.claimedUntil, before)))
    .limit(count);
  return rows.map(({ hash }) => hash);
}

/** Calls that are done are kept for as long as a waiting may last, and then deleted. */
export async function forgetOld(db: Database, before: number): Promise<void> {
  await db.delete(outbox).where(and(ne(outbox.state, 'pending'), lt(outbox.due, before)));
}
