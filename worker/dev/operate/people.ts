/** Erases what the database holds of a person who asks for it. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { erasureOfAddress, erasureOfSeat, OF_ADDRESS, OF_LETTERS } from '../../db/holdings.ts';
import { channels, seats } from '../../db/schema.ts';
import { databaseOf, databases, type Place, Refused, read, readAll, write } from './databases.ts';

const LATER = 'The next sweep tells the rooms, within five minutes';

export function eraseAddress(place: Place, given: string): void {
  if (!/^\S+@\S+$/.test(given)) throw new Refused(`"${given}" is not an e-mail address`);
  const address = given.toLowerCase();
  const hash = createHash('sha256').update(address).digest('hex');
  const held = databases().map((binding) => ({ binding, count: holds(place, binding, address, hash) }));
  if (held.every(({ count }) => count === 0)) throw new Refused('no database holds this address');
  for (const { binding } of held) write(place, binding, erasureOfAddress(address, hash));
  console.log(`erased: the address, at ${held.reduce((sum, { count }) => sum + count, 0)} places. ${LATER}`);
}

function holds(place: Place, binding: string, address: string, hash: string): number {
  const counts = [
    ...[...OF_ADDRESS].map(([table, column]) => sql`select count(*) as n from ${table} where ${column} = ${hash}`),
    ...[...OF_LETTERS].map(
      ([table, column]) => sql`select count(*) as n from ${table} where lower(${column}) = ${address}`,
    ),
    sql`select count(*) as n from ${seats} where address_hash = ${hash}`,
  ];
  return readAll(place, binding, counts).reduce((sum, [row]) => sum + Number(row?.n ?? 0), 0);
}

export function eraseSeat(place: Place, id: string, given: string): void {
  const seat = Number(given);
  const binding = databaseOf(id);
  const isHere = sql`table_id = ${id} and seat = ${/^\d$/.test(given) ? seat : -1}`;
  const [row] = read(place, binding, sql`select kind from ${seats} where ${isHere}`);
  if (!row) throw new Refused(`there is no seat ${given} at a table ${id}. The first seat of a table is 0`);
  // What reaches a browser or a host of this player belongs to the player too, wherever else it is used.
  const hashes = read(place, binding, sql`select address_hash as hash from ${channels} where ${isHere}`);
  for (const { hash } of hashes) for (const one of databases()) write(place, one, erasureOfAddress('', String(hash)));
  write(place, binding, erasureOfSeat(id, seat));
  console.log(`erased: the name, words, notes and address of seat ${seat} of ${id}. ${LATER}`);
}
