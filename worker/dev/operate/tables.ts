/** What the operator sees of tables, and how one is exported or removed. No command shows a token, a seed or an address. */
import { existsSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { forgetting, removalOf } from '../../db/holdings.ts';
import { actions, awaited, games, outbox, seats, tables } from '../../db/schema.ts';
import { databaseOf, databases, type Place, Refused, type Row, read, readAll, write } from './databases.ts';
import { exported, storedTable } from './stored.ts';

/** A time in the database, in words. */
const when = (at: unknown): string => (typeof at === 'number' ? new Date(at).toISOString().slice(0, 16) : '-');

interface Listed {
  id: string;
  game: string;
  name: string;
  status: string;
  people: string;
  version: number | null;
  last: number | null;
}

/** One line for each table. `name`: only tables where a seat, or the table, has this in its name. */
export function list(place: Place, name: string | undefined): void {
  // A pattern of D1 may have 50 bytes only, so the text is looked for as it is.
  const has = (column: SQLiteColumn) => sql`instr(lower(${column}), ${(name ?? '').toLowerCase()}) > 0`;
  const named = sql`${has(tables.name)} or exists (
    select 1 from ${seats} where table_id = ${tables.id} and ${has(seats.name)})`;
  let count = 0;
  for (const binding of databases()) {
    const rows = read(
      place,
      binding,
      sql`select id, game, name, status, practice, (select group_concat(case kind when 'computer' then '(computer)'
          when 'free' then '(free)' else name end, ', ') from (select * from seats where table_id = tables.id
          order by seat)) as people,
        (select version from ${games} where table_id = ${tables.id}) as version,
        (select max(at) from ${actions} where table_id = ${tables.id}) as last
        from ${tables} where ${name === undefined ? sql`1` : named} order by created_at`,
    ) as unknown as Listed[];
    for (const { id, game, name: title, status, people, version, last } of rows)
      console.log([id, status, game, title, people, `version ${version ?? '-'}`, when(last)].join('\t'));
    count += rows.length;
  }
  console.log(`${count} tables`);
}

export function show(place: Place, id: string): void {
  const one = sql`table_id = ${id}`;
  const [[table], people, [game], [waiting], notices] = readAll(place, databaseOf(id), [
    sql`select id, game, name, status, practice, options, pace, rules, seats, revision, created_at as createdAt,
      started_at as startedAt, finished_at as finishedAt from ${tables} where id = ${id}`,
    sql`select seat, kind, name, language, time_zone as timeZone, autopilot, address_hash is not null as hasAddress
      from ${seats} where ${one} order by seat`,
    sql`select version from ${games} where ${one}`,
    sql`select seats, wake_at as wakeAt from ${awaited} where ${one}`,
    sql`select kind, state, count(*) as count, min(due) as due from ${outbox} where ${one} group by kind, state`,
  ]) as [Row[], Row[], Row[], Row[], Row[]];
  if (!table) throw new Refused(`there is no table ${id}`);
  for (const [key, value] of Object.entries(table)) console.log(`${key}: ${key.endsWith('At') ? when(value) : value}`);
  for (const person of people) console.log(`seat: ${JSON.stringify(person)}`);
  console.log(`version: ${game?.version ?? '-'}`);
  console.log(`awaited: ${waiting?.seats ?? '-'}; alarm: ${when(waiting?.wakeAt)}`);
  for (const { kind, state, count, due } of notices) console.log(`notices: ${count} ${kind} ${state}, ${when(due)}`);
}

/** The file holds the seed, so it is for the operator alone while the game runs. */
export function exportTable(place: Place, id: string, file: string): void {
  if (existsSync(file)) throw new Refused(`${file} exists already`);
  const table = storedTable(place, id);
  if (!table.play) throw new Refused(`the game of table ${id} has not begun`);
  writeFileSync(file, JSON.stringify(exported(table)), { mode: 0o600 });
  console.log(
    `${file}: ${table.entries.length - 1} entries. It holds the seed: give it to nobody before the game is over`,
  );
}

export function remove(place: Place, id: string): void {
  const binding = databaseOf(id);
  const [table] = read(place, binding, sql`select name, status from ${tables} where id = ${id}`);
  if (!table) throw new Refused(`there is no table ${id}`);
  write(place, binding, [...removalOf(id), forgetting(id)]);
  console.log(`removed: ${id} (${table.name}, ${table.status}). The next sweep tells its room, within five minutes`);
}
