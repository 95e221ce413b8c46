/** Plays stored games again, from their set-up and their log, and compares every state. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { keyedChance } from '../../../engine/core/chance.ts';
import type { RuleFlags, StateBase } from '../../../engine/core/game.ts';
import { stateHash } from '../../../engine/core/json.ts';
import type { LogEntry } from '../../../engine/core/replay.ts';
import { type Disagreement, type ExportedGame, isComparable, verify } from '../../../engine/core/verify.ts';
import { games } from '../../../engine/index.ts';
import { actions, games as plays, seats, snapshots, tables } from '../../db/schema.ts';
import { databaseOf, databases, type Place, Refused, read, readAll } from './databases.ts';

interface TableFacts {
  id: string;
  game: string;
  name: string;
  status: 'open' | 'playing' | 'finished';
  options: string;
  seats: number;
  rules: string;
  seed: string;
  seedHash: string;
  practice: number;
}

interface Entry {
  tableId: string;
  seq: number;
  seat: number;
  action: string | null;
  undoTo: number | null;
  hash: string;
}

interface Kept {
  tableId: string;
  version: number;
  state: string;
}

/** A table as it is stored. */
export interface StoredTable extends TableFacts {
  binding: string;
  names: string[];
  entries: Entry[];
  snapshots: Kept[];
  /** Null while the table is open. */
  play: Kept | null;
}

/** How many games are read at a time. */
const AT_ONCE = 20;

const FACTS = sql`select id, game, name, status, options, seats, rules, seed, seed_hash as seedHash, practice from ${tables}`;

/** Tables of one database, some at a time. `which` chooses and sorts them. */
function* tablesIn(place: Place, binding: string, which: SQL): Generator<StoredTable> {
  const all = read(place, binding, sql`${FACTS} ${which}`) as unknown as TableFacts[];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const own = (column: SQL) => sql`${column} in ${some.map(({ id }) => id)}`;
    const id = sql`table_id`;
    const [people, entries, kept, current] = readAll(place, binding, [
      sql`select table_id as tableId, name from ${seats} where ${own(id)} order by table_id, seat`,
      sql`select table_id as tableId, seq, seat, action, undo_to as undoTo, hash from ${actions} where ${own(id)}
        order by table_id, seq`,
      sql`select table_id as tableId, version, state from ${snapshots} where ${own(id)} order by table_id, version`,
      sql`select table_id as tableId, version, state from ${plays} where ${own(id)}`,
    ]) as unknown as [Named[], Entry[], Kept[], Kept[]];
    for (const table of some) {
      const mine = <T extends { tableId: string }>(rows: readonly T[]) =>
        rows.filter(({ tableId }) => tableId === table.id);
      yield {
        ...table,
        binding,
        names: mine(people).map(({ name }) => name),
        entries: mine(entries),
        snapshots: mine(kept),
        play: mine(current)[0] ?? null,
      };
    }
  }
}

interface Named {
  tableId: string;
  name: string;
}

/** All tables, or those that changed last: so many of each database. */
export function* storedTables(place: Place, sample: number | null = null): Generator<StoredTable> {
  const which =
    sample === null ? sql`order by id` : sql`order by status = 'playing' desc, created_at desc limit ${sample}`;
  for (const binding of databases()) if (hasTables(place, binding)) yield* tablesIn(place, binding, which);
}

/** A new database has none before its first migration. */
const hasTables = (place: Place, binding: string): boolean =>
  read(place, binding, sql`select name from sqlite_master where name = ${getTableName(tables)}`).length > 0;

export function storedTable(place: Place, tableId: string): StoredTable {
  const [table] = tablesIn(place, databaseOf(tableId), sql`where id = ${tableId}`);
  if (!table) throw new Refused(`there is no table ${tableId}`);
  return table;
}

/** The table as `npm run verify` and the page /verify take it. */
export function exported(table: StoredTable): ExportedGame & { format: string; seedHash: string; seed: string } {
  const kept = table.snapshots.map(({ version, state }) => ({ from: version, schema: schemaOf(state) }));
  return {
    format: 'commonwealth-table-1',
    game: table.game,
    options: JSON.parse(table.options),
    seats: table.seats,
    ...{ names: table.names },
    rules: JSON.parse(table.rules) as RuleFlags,
    seedHash: table.seedHash,
    seed: table.seed,
    log: table.entries
      .filter(({ seq }) => seq > 0)
      .map(
        ({ seat, action, undoTo }): LogEntry =>
          undoTo === null ? { seat, action: JSON.parse(action ?? 'null') } : { seat, undo: undoTo },
      ),
    hashes: table.entries.map(({ hash }) => hash),
    shapes: kept.filter(({ schema }, i) => schema !== kept[i - 1]?.schema),
  };
}

const schemaOf = (state: string): number => (JSON.parse(state) as StateBase).schema;

/** What is wrong with a stored table, in words. Null if nothing is. */
export function faultOf(table: StoredTable): string | null {
  if (table.status === 'open') return table.play || table.entries.length > 0 ? 'it is open and has a game' : null;
  const game = games.get(table.game);
  if (!game) return `its game ${table.game} is not offered any more`;
  if (!table.play) return 'its game is missing';
  const file = exported(table);
  const last = table.entries.length - 1;
  if (table.entries.some(({ seq }, index) => seq !== index)) return 'its log has a gap';
  if (table.play.version !== last) return `its game is at version ${table.play.version} and its log ends at ${last}`;
  // A practice copy does not begin with a set-up.
  const start = table.practice ? (JSON.parse(table.snapshots[0]?.state ?? 'null') as StateBase) : undefined;
  const found = verify(game, file, keyedChance(hexToBytes(table.seed)), start);
  if (found) return wordsOf(found);
  for (const { version, state } of [...table.snapshots, table.play]) {
    const stored = JSON.parse(state) as StateBase;
    const isToday = isComparable(game, file, version) && stored.schema === game.schema;
    if (isToday && stateHash(stored) !== file.hashes[version]) return `version ${version}: another state is stored`;
  }
  return null;
}

const WHY: Readonly<Record<Disagreement['why'], string>> = {
  options: 'the options are refused',
  shape: 'its states have the shape of another release',
  differs: 'another state comes out',
  refused: 'the log cannot be played',
};

const wordsOf = ({ version, why, detail }: Disagreement): string =>
  `version ${version}: ${WHY[why]}${detail ? ` (${detail})` : ''}`;

/** Plays tables again. Returns a line for each that does not come out as it is stored. */
export function verifyTables(all: Iterable<StoredTable>): { count: number; entries: number; faults: string[] } {
  const found = { count: 0, entries: 0, faults: [] as string[] };
  for (const table of all) {
    const fault = faultOf(table);
    if (fault) found.faults.push(`${table.id} (${table.game}): ${fault}`);
    found.count++;
    found.entries += Math.max(0, table.entries.length - 1);
  }
  return found;
}
