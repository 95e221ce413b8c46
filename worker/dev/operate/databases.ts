/**
 * The service's databases, read and written by wrangler's own commands: those of a folder on this machine, or with
 * `--remote` those of the Cloudflare account that wrangler is logged in to.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { shardOf } from '../../domain/tokens.ts';
import { quietEnv, root, wrangler } from '../setup.mjs';

/** What the operator did wrong, or cannot do. It is told without a stack. */
export class Refused extends Error {}

export interface Place {
  remote: boolean;
  /** The folder of a local run. */
  state: string;
}

const CONFIG = path.join(root, 'wrangler.toml');
/** A reply of wrangler holds whole games. */
const MOST_OUTPUT = 1024 ** 3;

/** The bindings of all databases: DB, DB1, … */
export function databases(): string[] {
  return [...readFileSync(CONFIG, 'utf8').matchAll(/^binding = "(DB\d*)"/gm)].map(([, binding = '']) => binding);
}

/** The database of a table, by the first letter of the table's id. */
export function databaseOf(tableId: string): string {
  if (!/^[0-9a-z]{12}$/.test(tableId)) throw new Refused(`"${tableId}" is not the id of a table`);
  const shard = shardOf(tableId);
  const binding = shard === 0 ? 'DB' : `DB${shard}`;
  if (!databases().includes(binding)) throw new Refused(`there is no table ${tableId}: it would be in ${binding}`);
  return binding;
}

function run(args: string[]): string {
  const done = spawnSync(process.execPath, [wrangler, ...args], {
    cwd: root,
    env: { ...quietEnv, CI: 'true' },
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  if (done.status === 0) return done.stdout;
  const said = `${done.stdout}\n${done.stderr}`.replace(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '');
  throw new Refused(`wrangler ${args[0]} ${args[1]} ${args[2]} failed: ${said.trim().slice(-800)}`);
}

const whereOf = ({ remote, state }: Place): string[] =>
  remote ? ['--remote'] : ['--local', '--persist-to', path.resolve(root, state)];

export type Row = Record<string, unknown>;

/** Runs statements that only read. Returns the rows of each. */
export function readAll(place: Place, binding: string, statements: readonly SQL[]): Row[][] {
  const command = statements.map(textOf).join(';\n');
  const said = run(['d1', 'execute', binding, ...whereOf(place), '--yes', '--json', '--command', command]);
  const replies = JSON.parse(said.slice(said.indexOf('['))) as { results: Row[] }[];
  return replies.map(({ results }) => results);
}

export const read = (place: Place, binding: string, statement: SQL): Row[] =>
  readAll(place, binding, [statement])[0] ?? [];

/** Runs statements that write: all of them, or none. */
export function write(place: Place, binding: string, statements: readonly SQL[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-operate-'));
  try {
    const file = path.join(folder, 'statements.sql');
    writeFileSync(file, `${statements.map(textOf).join(';\n')};\n`, { mode: 0o600 });
    execute(place, binding, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a file of statements: all of them, or none. */
export function execute(place: Place, binding: string, file: string): void {
  run(['d1', 'execute', binding, ...whereOf(place), '--yes', '--file', file]);
}

/** Writes a whole database as a file of statements. */
export function dump(place: Place, binding: string, file: string): void {
  if (place.remote) {
    run(['d1', 'export', binding, '--remote', '--skip-confirmation', '--output', file]);
    return;
  }
  // For a local database the command knows no other folder than the one beside its configuration.
  const folder = mkdtempSync(path.join(tmpdir(), 'commonwealth-operate-'));
  try {
    const config = path.join(folder, 'wrangler.toml');
    writeFileSync(config, readFileSync(CONFIG, 'utf8').replace(/^\[assets\][\s\S]*?(?=^\[)/m, ''));
    mkdirSync(path.join(folder, '.wrangler'));
    symlinkSync(path.resolve(root, place.state), path.join(folder, '.wrangler', 'state'));
    run(['d1', 'export', binding, '--local', '--config', config, '--output', file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const dialect = new SQLiteSyncDialect({ casing: 'snake_case' });

/** Wrangler takes text only, so the values are written into the statement, quoted. */
const textOf = (statement: SQL): string => dialect.sqlToQuery(statement.inlineParams()).sql;
