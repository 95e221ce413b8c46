/**
 * A backup is a folder: one file of statements for each database, and `backup.json`, which is written last and says
 * which release made the files, what is in them and what their hashes are.
 */
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { OF_ADDRESS, OF_LETTERS, OF_TABLE } from '../../db/holdings.ts';
import { root } from '../setup.mjs';
import { databases, dump, execute, type Place, Refused, read, readAll } from './databases.ts';
import { storedTables, verifyTables } from './stored.ts';

const FORMAT = 'commonwealth-backup-1';
const MANIFEST = 'backup.json';

interface Manifest {
  format: string;
  release: string;
  made: string;
  /** The migrations that the databases have had. */
  migrations: string[];
  files: Record<string, { file: string; sha256: string; rows: Record<string, number> }>;
}

const release = (): string => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;
const ownMigrations = (): string[] =>
  readdirSync(path.join(root, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort();
const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

export function backup(place: Place, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refused(`${folder} is not empty`);
  const migrations = databases().map((binding) => migrationsOf(place, binding));
  const [first = []] = migrations;
  if (migrations.some((one) => one.join() !== first.join()))
    throw new Refused('the databases have had different migrations: apply the missing ones first');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files: Manifest['files'] = {};
  for (const binding of databases()) {
    const name = `${binding}.sql`;
    const file = path.join(folder, name);
    // Rows may be added while the file is written, so it is the file that is counted.
    dump(place, binding, file);
    chmodSync(file, 0o600);
    files[binding] = { file: name, sha256: digest(file), rows: rowsIn(readFileSync(file, 'utf8')) };
  }
  const manifest: Manifest = {
    format: FORMAT,
    release: release(),
    made: new Date().toISOString(),
    migrations: first,
    files,
  };
  writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  const tables = Object.values(files).reduce((sum, { rows }) => sum + (rows.tables ?? 0), 0);
  console.log(`${folder}: ${tables} tables. It holds seeds and addresses: keep it where nobody else can read it`);
}

function migrationsOf(place: Place, binding: string): string[] {
  const [has] = read(place, binding, sql`select count(*) as n from sqlite_master where name = 'd1_migrations'`);
  if (!has?.n) throw new Refused(`${binding} is empty: there is nothing to back up`);
  return read(place, binding, sql`select name from d1_migrations order by name`).map(({ name }) => String(name));
}

/** Each row of an exported database is one statement that begins a line. */
function rowsIn(statements: string): Record<string, number> {
  const rows: Record<string, number> = {};
  for (const name of TABLES) rows[name] = statements.split(`\nINSERT INTO "${name}" `).length - 1;
  return rows;
}

const TABLES = [...OF_TABLE.keys(), ...OF_ADDRESS.keys(), ...OF_LETTERS.keys()]
  .map((table) => getTableName(table))
  .filter((name, index, all) => all.indexOf(name) === index);

/** Everything is checked before anything is written, and the databases must be empty. */
export function restore(place: Place, folder: string): void {
  const { files, migrations, made } = checked(folder);
  for (const binding of databases()) {
    const [found] = read(
      place,
      binding,
      sql`select count(*) as n from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'
        and name not like 'sqlite%'`,
    );
    if (found?.n) throw new Refused(`${binding} is not empty. Restore into a new database, or into a new folder`);
  }
  for (const [binding, { file }] of Object.entries(files)) execute(place, binding, path.resolve(folder, file));
  for (const [binding, { rows }] of Object.entries(files)) compareRows(place, binding, rows);
  const { count, entries, faults } = verifyTables(storedTables(place));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new Refused(`${faults.length} of ${count} restored tables are not as they should be`);
  console.log(`restored: the backup of ${made}, ${migrations.length} migrations, ${count} tables.`);
  console.log(`verified: ${entries} entries played again, every state is as stored`);
}

function checked(folder: string): Manifest {
  const place = path.join(folder, MANIFEST);
  if (!existsSync(place)) throw new Refused(`${folder} has no ${MANIFEST}: this is no backup, or only a part of one`);
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    throw new Refused(`${place} cannot be read`);
  }
  if (manifest.format !== FORMAT) throw new Refused(`${place} has the format ${manifest.format}, not ${FORMAT}`);
  for (const { file, sha256 } of Object.values(manifest.files)) {
    const part = path.join(folder, file);
    if (!existsSync(part)) throw new Refused(`the backup is not complete: ${file} is missing`);
    if (digest(part) !== sha256) throw new Refused(`the backup is damaged: ${file} is not as it was written`);
  }
  const own = ownMigrations();
  if (manifest.migrations.join() !== own.join())
    throw new Refused(
      `the backup was made by release ${manifest.release}, with other migrations (the last is ` +
        `${manifest.migrations.at(-1)}, here ${own.at(-1)}). Restore it with that release, and upgrade then`,
    );
  const bindings = Object.keys(manifest.files);
  if (bindings.sort().join() !== databases().sort().join())
    throw new Refused(
      `the backup has the databases ${bindings.join(', ')}, wrangler.toml has ${databases().join(', ')}`,
    );
  return manifest;
}

function compareRows(place: Place, binding: string, rows: Record<string, number>): void {
  const names = Object.keys(rows);
  const counts = names.map((name): SQL => sql`select count(*) as n from ${sql.identifier(name)}`);
  const found = readAll(place, binding, counts).map(([row]) => Number(row?.n));
  for (const [index, name] of names.entries())
    if (found[index] !== rows[name])
      throw new Refused(`${binding}: ${found[index]} rows of ${name} were restored, the backup has ${rows[name]}`);
}
